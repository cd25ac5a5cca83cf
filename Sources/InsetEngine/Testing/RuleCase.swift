import InsetBasics
import InsetModel
import LuaHost

/// One case of a rule's test, read strictly: what could never fail or be compared is refused.
struct RuleCase {
  /// The case's name.
  let name: String
  /// The line of the case in the file, where it was found.
  let line: Int?
  /// Where the scenario is from.
  let source: Source
  /// Each device, system and orientation that the case is evaluated on.
  let cells: [Cell]
  /// Answers to open questions, by id.
  let assumptions: [String: String]
  /// Whether the rule is asked; false where the case says that it is not.
  let isAsked: Bool
  /// What should come out.
  let expectations: RuleExpectations

  /// A case's scenario.
  enum Source {
    /// `example "s11"`
    case example(String)
    /// A path beside the test.
    case path(String)
    /// A table in the test, as JSON.
    case json(String)
  }

  /// One of a case's combinations.
  struct Cell {
    /// The words of the case, where there are several combinations: `iphone-x, 11.0`.
    var name: String?
    /// What they mean.
    var target: Resolver.Target
  }

  /// Reads what `case "name" { … }` was given.
  init(
    _ body: LuaTable, named name: String, line: Int?, of rule: String, engine: Engine
  ) throws(LuaError) {
    var fields = TableDecoder(body, what: "case \"\(name)\"")
    try fields.refuse(allBut: RuleObject.testCase.fieldNames)
    self.name = name
    self.line = line
    expectations = try RuleExpectations(&fields, rule: rule, among: engine.rules)
    isAsked = try fields.flag("asked") ?? true
    guard !expectations.isEmpty || !isAsked else {
      throw LuaError(
        .runtime, "\(fields.what) expects nothing",
        hint: "give expect = { … }, values = { view = { … } } or fixes = { … }")
    }
    guard isAsked || (expectations.findings == nil && expectations.fixes == nil) else {
      throw fields.refusal(
        of: "asked", "a rule that is not asked finds and proposes nothing",
        hint: "leave out expect and fixes, or asked = false")
    }
    source = try Self.source(&fields, engine)
    cells = try Self.cells(&fields, engine.catalogue)
    assumptions = try Self.assumptions(&fields, engine.catalogue.questions)
    try fields.finish()
  }

  private static func source(
    _ fields: inout TableDecoder, _ engine: Engine
  ) throws(LuaError) -> Source {
    let value = fields.value("scenario")
    if let path = value.asText { return .path(path) }
    guard value.asTable != nil else {
      throw fields.refusal(
        of: "scenario", "\(fields.what) has no scenario",
        hint: "scenario = example \"s11\", a path, or a table as in a scenario file")
    }
    if let name = engine.context.unmarked(value, .example)?["name"].asText {
      return .example(name)
    }
    try JSON.check(value, fields.trail + [.key("scenario")])
    return .json(JSON(value).line)
  }

  // MARK: Cells

  private static func cells(
    _ fields: inout TableDecoder, _ catalogue: Catalogue
  ) throws(LuaError) -> [Cell] {
    let devices = try words(&fields, "device") { name, fields throws(LuaError) in
      guard let device = catalogue.device(named: name) else {
        throw fields.unknownWord(
          name, "device", among: catalogue.devices.map(\.slug),
          otherwise: "insetlua devices lists them all")
      }
      return device
    }
    let systems = try words(&fields, "os") { name, fields throws(LuaError) in
      guard let version = OSVersion(name) else {
        throw fields.refusal(
          of: "os", writing: name, "\"\(name)\" is not an iOS version", hint: "write \"11.2\"")
      }
      if let why = version.impossibility {
        throw fields.refusal(of: "os", writing: name, why)
      }
      return version
    }
    let orientations = try words(&fields, "orientation") { name, fields throws(LuaError) in
      try fields.word(name, Orientation.self, "orientation")
    }
    let isOnly = devices.count * systems.count * orientations.count == 1
    var cells: [Cell] = []
    for device in devices {
      for system in systems {
        for orientation in orientations {
          let words = [device.word, system.word, orientation.word].compactMap(\.self)
          cells.append(
            Cell(
              name: isOnly ? nil : words.joined(separator: ", "),
              target: Resolver.Target(
                device: device.value, os: system.value, orientation: orientation.value)))
        }
      }
    }
    return cells
  }

  /// The words of a key with what each means; one without a word where the key is not written, which
  /// leaves the scenario's own.
  private static func words<Meaning>(
    _ fields: inout TableDecoder, _ key: String,
    _ meaning: (String, TableDecoder) throws(LuaError) -> Meaning
  ) throws(LuaError) -> [(word: String?, value: Meaning?)] {
    guard let words = try fields.texts(key) else { return [(nil, nil)] }
    guard !words.isEmpty else {
      throw fields.refusal(
        of: key, "\(key) of \(fields.what) is empty, so nothing would be evaluated",
        hint: "name one or several, or leave \(key) out")
    }
    var found: [(word: String?, value: Meaning?)] = []
    for word in words { found.append((word, try meaning(word, fields))) }
    return found
  }

  private static func assumptions(
    _ fields: inout TableDecoder, _ questions: [Question]
  ) throws(LuaError) -> [String: String] {
    var assumptions: [String: String] = [:]
    guard var assumed = try fields.table("assume") else { return assumptions }
    for question in questions {
      guard let answer = try assumed.text(question.id) else { continue }
      guard question.options.contains(answer) else {
        throw assumed.unknownWord(answer, question.id, among: question.options)
      }
      assumptions[question.id] = answer
    }
    try assumed.finish()
    return assumptions
  }
}
