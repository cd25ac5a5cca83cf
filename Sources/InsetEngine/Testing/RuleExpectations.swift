import InsetBasics
import InsetModel
import LuaHost

/// What a case of a rule's test expects.
///
/// `expect` lists the rule's findings, wholly; of each the written keys are compared. `values` gives
/// numbers by view. `fixes` lists trials of the rule under test, or of the fix that an entry names.
struct RuleExpectations {
  /// The rule under test.
  let rule: String
  /// The findings, nil where they are not compared.
  let findings: [Entry]?
  /// The trials, each with the fix it is of; nil where they are not compared.
  let fixes: [Entry]?
  /// The numbers.
  let values: [Expectation]

  /// One finding or trial: the keys that are compared, with what they should be.
  struct Entry {
    var keys: [(key: Key, value: LuaValue)] = []

    subscript(key: Key) -> LuaValue { keys.first { $0.key == key }?.value ?? .nil }
  }

  /// What can be compared of a finding or a trial.
  enum Key: String, CaseIterable {
    case view, controller, section, edge, points, message, level
    case fix, finding, holds, residual, adds, problem, edit

    static let ofFinding: [Key] = [.view, .controller, .edge, .points, .message, .level, .section]
    static let ofTrial: [Key] = [
      .fix, .view, .edge, .holds, .residual, .adds, .problem, .finding, .edit, .controller,
      .section,
    ]
  }

  /// Whether nothing would be compared.
  var isEmpty: Bool { findings == nil && fixes == nil && values.isEmpty }

  /// Reads `expect`, `fixes` and `values` of a case.
  ///
  /// - Throws: the first key, value or name that is misspelled or could never be compared.
  init(_ fields: inout TableDecoder, rule: String, among rules: RuleSet) throws(LuaError) {
    self.rule = rule
    findings = try Self.entries(&fields, "expect", Self.Key.ofFinding)
    if findings != nil, !rules.has(.check, rule) {
      throw fields.refusal(
        of: "expect", "expect lists what a check finds, and \"\(rule)\" is not a check",
        hint: "give values = { view = { … } } or fixes = { … }")
    }
    fixes = try Self.entries(&fields, "fixes", Self.Key.ofTrial)
    if let fixes { try Self.check(fixes, of: rule, among: rules, fields) }
    values = try Self.values(&fields)
  }

  // MARK: Findings and trials

  private static func entries(
    _ fields: inout TableDecoder, _ key: String, _ known: [Key]
  ) throws(LuaError) -> [Entry]? {
    guard let list = try fields.list(key, of: "tables") else { return nil }
    var entries: [Entry] = []
    for value in list {
      guard let table = value.asTable else {
        throw fields.refusal(
          of: key, "\(key) of \(fields.what) holds a \(value.typeName) where a table belongs")
      }
      var entry = TableDecoder(
        table, what: "an entry of \(key) of \(fields.what)", trail: fields.trail + [.key(key)])
      try entry.refuse(allBut: known.map(\.rawValue))
      var read = Entry()
      for key in known {
        let value = try entryValue(of: key, &entry)
        if !value.isNil { read.keys.append((key, value)) }
      }
      try entry.finish()
      entries.append(read)
    }
    return entries
  }

  /// The value of a key, in the only form in which it can agree with anything.
  private static func entryValue(
    of key: Key, _ entry: inout TableDecoder
  ) throws(LuaError) -> LuaValue {
    let name = key.rawValue
    switch key {
    case .view, .controller, .message, .fix, .finding, .problem, .edit: _ = try entry.text(name)
    case .section: _ = try entry.whole(name)
    case .edge: _ = try entry.edge(name)
    case .level: _ = try entry.word(name, Level.self)
    case .points, .residual: _ = try entry.number(name)
    case .holds: _ = try entry.flag(name)
    case .adds:
      guard let added = try entry.texts(name) else { return .nil }
      return .table(LuaTable(array: added.map { .text($0) }))
    }
    return entry.value(name)
  }

  /// Refuses what could not fail: an empty list of fixes where the rule proposes none; and names
  /// of fixes and checks that nobody has.
  private static func check(
    _ fixes: [Entry], of rule: String, among rules: RuleSet, _ fields: TableDecoder
  ) throws(LuaError) {
    let isFix = rules.has(.fix, rule)
    if fixes.isEmpty, !isFix {
      throw fields.refusal(
        of: "fixes", "fixes = {} says that the rule proposes nothing, and \"\(rule)\" is not a fix",
        hint: "name a fix: fixes = { { fix = \"…\", holds = false } }")
    }
    let list = TableDecoder(
      LuaTable(), what: "an entry of fixes of \(fields.what)",
      trail: fields.trail + [.key("fixes")])
    for entry in fixes {
      if entry[.fix].isNil, !isFix {
        throw fields.refusal(
          of: "fixes", "\(list.what) does not say which fix, and \"\(rule)\" is not one",
          hint: "write fix = \"…\"")
      }
      for (key, kind) in [(Key.fix, RuleInfo.Kind.fix), (.finding, .check)] {
        guard let name = entry[key].asText, !rules.has(kind, name) else { continue }
        let known = rules.headers.filter { $0.kind == kind }.map(\.id)
        throw list.unknownWord(name, key.rawValue, among: known)
      }
    }
  }

  // MARK: Numbers

  private static func values(_ fields: inout TableDecoder) throws(LuaError) -> [Expectation] {
    guard var subjects = try fields.table("values") else { return [] }
    var expectations: [Expectation] = []
    for id in try subjects.names() {
      guard var keys = try subjects.table(id) else { continue }
      keys.what = "values of \"\(id)\""
      try keys.refuse(allBut: Expectation.Key.allCases.map(\.rawValue))
      let before = expectations.count
      for key in Expectation.Key.allCases {
        guard let value = try expected(of: key, &keys) else { continue }
        expectations.append(
          Expectation(subject: id, key: key, value: value, source: nil, position: nil))
      }
      try keys.finish()
      guard expectations.count > before else {
        throw subjects.refusal(
          of: id, "nothing is expected of \"\(id)\"",
          hint: "write adjustedContentInset, frame or another key")
      }
    }
    return expectations
  }

  /// The value of a key in its one form; nil where it is not written.
  private static func expected(
    of key: Expectation.Key, _ keys: inout TableDecoder
  ) throws(LuaError) -> Expectation.Value? {
    let name = key.rawValue
    switch key {
    case .safeAreaInsets, .contentInset, .adjustedContentInset, .indicatorInsets, .layoutGuides,
      .sectionInsets:
      if let record = keys.value(name).asRecord { return .insets(Insets(record).map { $0 }) }
      return try parts(name, Edge.allCases.map(\.name), &keys).map {
        .insets(EdgeValues(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]))
      }
    case .contentOffset:
      return try pair(name, ["x", "y"], &keys).map { .point(x: $0[0], y: $0[1]) }
    case .contentSize:
      return try pair(name, ["width", "height"], &keys).map { .size(width: $0[0], height: $0[1]) }
    case .frame:
      guard let numbers = try numbers(name, count: 4, &keys) else { return nil }
      return .rect(Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
    case .firstRowY: return try keys.points(name).map { .number($0) }
    case .rows: return try numbers(name, count: nil, &keys).map { .numbers($0) }
    case .slots: return try slots(name, &keys).map { .slots($0) }
    }
  }

  /// The named parts of a table, nil for those that are not written; at least one is.
  private static func parts(
    _ key: String, _ names: [String], _ keys: inout TableDecoder
  ) throws(LuaError) -> [Double?]? {
    guard var table = try keys.table(key) else { return nil }
    table.what = "\(key) of \(keys.what)"
    var parts: [Double?] = []
    for name in names { parts.append(try table.points(name)) }
    try table.finish()
    guard parts.contains(where: { $0 != nil }) else {
      throw keys.refusal(
        of: key, "nothing of \(key) is compared", hint: "write \(names.joined(separator: ", "))")
    }
    return parts
  }

  /// Two numbers, or a table of one or both by name.
  private static func pair(
    _ key: String, _ names: [String], _ keys: inout TableDecoder
  ) throws(LuaError) -> [Double?]? {
    let isNamed = keys.value(key).asTable?.fields.isEmpty == false
    return isNamed ? try parts(key, names, &keys) : try numbers(key, count: 2, &keys)
  }

  private static func numbers(
    _ key: String, count: Int?, _ keys: inout TableDecoder
  ) throws(LuaError) -> [Double]? {
    guard let list = try keys.list(key, of: "numbers") else { return nil }
    if let count, list.count != count {
      throw keys.refusal(
        of: key, "\(key) of \(keys.what) must be \(count) numbers, not \(list.count)")
    }
    var numbers: [Double] = []
    for value in list { numbers.append(try keys.points(value, key)) }
    return numbers
  }

  private static func slots(
    _ key: String, _ keys: inout TableDecoder
  ) throws(LuaError) -> [Expectation.SlotExpectation]? {
    guard let list = try keys.list(key, of: "tables, one a section") else { return nil }
    var slots: [Expectation.SlotExpectation] = []
    for value in list {
      guard let table = value.asTable else {
        throw keys.refusal(
          of: key, "\(key) of \(keys.what) holds a \(value.typeName) where a table belongs")
      }
      var slot = TableDecoder(
        table, what: "an entry of \(key) of \(keys.what)", trail: keys.trail + [.key(key)])
      slots.append(
        Expectation.SlotExpectation(
          header: try slot.points("header"), footer: try slot.points("footer"),
          padding: try slot.points("padding"), headerY: try slot.points("headerY"),
          footerY: try slot.points("footerY")))
      try slot.finish()
    }
    return slots
  }
}
