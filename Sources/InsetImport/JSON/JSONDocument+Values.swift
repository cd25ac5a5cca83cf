import InsetModel

/// The written keys of an object, each with its value.
struct Members<Key: ObjectKey> {
  /// The object's node.
  let object: Int
  private var values: [UInt32]

  /// Looks up every key of `object` in `table`; one that is not there is a fault.
  ///
  /// - Parameters:
  ///   - noun: The object with its article, where the table's own is too general.
  ///   - allowing: Which keys of the table this object has.
  init(
    of object: Int, in document: JSONDocument, noun: String? = nil,
    allowing: (Key) -> Bool = { _ in true }
  ) throws(Fault) {
    let table = Key.keys
    let noun = noun ?? table.noun
    self.object = object
    guard document.kind(object) == .object else {
      throw document.mismatch(object, expected: "\(noun): an object")
    }
    values = Array(repeating: 0, count: table.specs.count)
    var node = object + 1
    let end = document.next(object)
    while node < end {
      guard let place = table.names.firstIndex(where: { document.holds(node, $0) }),
        let key = Key(rawValue: place), allowing(key)
      else {
        let known = Key.allCases.filter(allowing).map(\.name)
        throw document.unknownKey(node, of: object, noun: noun, known: known)
      }
      values[place] = UInt32(node + 1)
      node = document.next(node + 1)
    }
    for (place, key) in table.specs.enumerated() where key.isRequired && values[place] == 0 {
      throw Fault(
        at: document.offset(object), node: object, "\(noun) needs the key \(quoted(key.name))"
      )
    }
    if table.isNeverEmpty, document.next(object) == object + 1 {
      throw Fault(
        at: document.offset(object), node: object, "\(noun) must not be empty",
        suggestion: "write one of " + table.specs.map { quoted($0.name) }.joined(separator: ", "))
    }
  }

  /// The value of `key`, or nil where it is not written.
  subscript(key: Key) -> Int? {
    let value = values[key.rawValue]
    return value == 0 ? nil : Int(value)
  }

  /// The written keys in the order of the table.
  var written: [(key: Key, value: Int)] {
    var written: [(key: Key, value: Int)] = []
    forEach { written.append(($0, $1)) }
    return written
  }

  /// Passes each written key and its value, in the order of the table.
  func forEach(_ body: (Key, Int) -> Void) {
    for (place, value) in values.enumerated() where value != 0 {
      if let key = Key(rawValue: place) { body(key, Int(value)) }
    }
  }
}

/// Values of the kinds that scenarios are made of; everything else is a fault with its place.
extension JSONDocument {
  /// The keys of the object at `node`.
  func object<Key>(_ node: Int, as type: Key.Type) throws(Fault) -> Members<Key> {
    try Members(of: node, in: self)
  }

  /// A key that the object does not have.
  func unknownKey(_ key: Int, of object: Int, noun: String, known: [String]) -> Fault {
    let name = string(key)
    let listed =
      known.count <= 8 ? "the keys are " + known.map(quoted).joined(separator: ", ") : nil
    return Fault(
      at: offset(key), node: object, "unknown key \(quoted(name)) in \(noun)",
      suggestion: Spelling.suggestion(for: name, among: known) ?? listed)
  }

  /// A fault that points at the value.
  func fault(_ node: Int, _ message: String, suggestion: String? = nil) -> Fault {
    Fault(at: offset(node), node: node, message, suggestion: suggestion)
  }

  /// The value is of another type than expected.
  func mismatch(_ node: Int, expected: String, suggestion: String? = nil) -> Fault {
    fault(node, "expected \(expected), found \(kind(node).noun)", suggestion: suggestion)
  }

  /// The values of a list.
  func list(_ node: Int, of what: String) throws(Fault) -> [Int] {
    guard kind(node) == .array else { throw mismatch(node, expected: "a list of \(what)") }
    return elements(of: node)
  }

  /// Text that is more than blanks.
  func text(_ node: Int) throws(Fault) -> String {
    let text = try anyText(node)
    guard text.utf8.contains(where: { $0 > 0x20 }) else {
      throw fault(node, "the text is empty")
    }
    return text
  }

  /// Text that may be empty.
  func anyText(_ node: Int) throws(Fault) -> String {
    guard kind(node) == .string else { throw mismatch(node, expected: "text") }
    return string(node)
  }

  /// True or false.
  func flag(_ node: Int) throws(Fault) -> Bool {
    switch kind(node) {
    case .true: true
    case .false: false
    default: throw mismatch(node, expected: "true or false")
    }
  }

  /// A number within `range`.
  func number(
    _ node: Int, in range: NumberRange = .length,
    expected: @autoclosure () -> String = "a number of points"
  ) throws(Fault) -> Double {
    guard kind(node) == .number else { throw mismatch(node, expected: expected()) }
    let value = rawNumber(node)
    if value < range.low, range.low == 0 {
      throw fault(node, "\(numberText(node)) is negative", suggestion: "sizes are 0 or more")
    }
    guard range.low <= value, value <= range.high else {
      throw fault(
        node, "\(numberText(node)) is out of range",
        suggestion: "expected \(Int(range.low)) to \(Int(range.high))")
    }
    return value
  }

  /// A whole number from 0 on.
  func count(_ node: Int) throws(Fault) -> Int {
    guard kind(node) == .number else { throw mismatch(node, expected: "a whole number") }
    let value = rawNumber(node)
    guard value >= 0 else {
      throw fault(node, "\(numberText(node)) is negative", suggestion: "expected 0 or more")
    }
    // Not `Int(exactly:)`: it draws in the C mathematics library.
    guard value <= NumberRange.contentExtent.high, Double(Int(value)) == value else {
      throw fault(node, "\(numberText(node)) is no whole number of a sensible size")
    }
    return Int(value)
  }

  /// One of a type's words.
  func word<Word: CaseIterable & RawRepresentable<String>>(
    _ node: Int, _ type: Word.Type
  ) throws(Fault) -> Word {
    if kind(node) == .string, let word = Word(rawValue: string(node)) { return word }
    let words = Word.allCases.map(\.rawValue)
    guard kind(node) == .string else { throw mismatch(node, expected: Self.choice(of: words)) }
    throw unknownWord(node, among: words)
  }

  /// One of some words that have meanings elsewhere.
  func word(_ node: Int, among words: [String]) throws(Fault) -> String {
    guard kind(node) == .string else { throw mismatch(node, expected: Self.choice(of: words)) }
    let word = string(node)
    guard words.contains(word) else { throw unknownWord(node, among: words) }
    return word
  }

  private func unknownWord(_ node: Int, among words: [String]) -> Fault {
    let word = string(node)
    return fault(
      node, "unknown value \(quoted(word))",
      suggestion: Spelling.suggestion(for: word, among: words)
        ?? "expected \(Self.choice(of: words))")
  }

  /// `"a", "b" or "c"`.
  static func choice(of words: [String]) -> String {
    let all = words.map(quoted)
    guard let last = all.last, all.count > 1 else { return all.joined() }
    return all.dropLast().joined(separator: ", ") + " or " + last
  }

  /// Numbers in a fixed order.
  func tuple(_ node: Int, _ fields: [TupleField]) throws(Fault) -> [Double] {
    guard kind(node) == .array else {
      throw mismatch(node, expected: TupleField.form(of: fields))
    }
    var numbers: [Double] = []
    numbers.reserveCapacity(fields.count)
    let end = next(node)
    var value = node + 1
    while value < end {
      guard numbers.count < fields.count else { break }
      let field = fields[numbers.count]
      numbers.append(
        try number(value, in: field.range, expected: "the \(field.name), a number of points"))
      value = next(value)
    }
    guard numbers.count == fields.count, value == end else {
      throw fault(
        node,
        "expected \(TupleField.form(of: fields)), found \(elements(of: node).count) values")
    }
    return numbers
  }

  /// `[x, y, width, height]`.
  func rect(_ node: Int) throws(Fault) -> Rect {
    let numbers = try tuple(node, TupleField.rect)
    return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// `[width, height]`.
  func size(_ node: Int, _ fields: [TupleField] = TupleField.size) throws(Fault) -> Size {
    let numbers = try tuple(node, fields)
    return Size(width: numbers[0], height: numbers[1])
  }

  /// `[x, y]`, in content.
  func point(_ node: Int) throws(Fault) -> Point {
    let numbers = try tuple(node, TupleField.contentPoint)
    return Point(x: numbers[0], y: numbers[1])
  }

  /// A point, or the word for code that finds it.
  func contentOffset(_ node: Int) throws(Fault) -> ContentOffset {
    if kind(node) == .array { return .point(try point(node)) }
    guard kind(node) == .string else {
      throw mismatch(node, expected: "[x, y] or \"\(ContentOffset.atRestWord)\"")
    }
    _ = try word(node, among: [ContentOffset.atRestWord])
    return .atRest
  }

  /// The written edges of insets.
  func edges(_ node: Int) throws(Fault) -> EdgeValues<Int?> {
    let members = try object(node, as: EdgesKey.self)
    return EdgeValues(
      top: members[.top], left: members[.left], bottom: members[.bottom], right: members[.right])
  }

  /// Insets; edges that are not written are 0.
  func insets(_ node: Int, in range: NumberRange = .length) throws(Fault) -> Insets {
    let written = try edges(node)
    var insets = Insets.zero
    for edge in Edge.allCases {
      if let value = written[edge] { insets[edge] = try number(value, in: range) }
    }
    return insets
  }

  /// Insets of which only the written edges count.
  func partialInsets(_ node: Int) throws(Fault) -> EdgeValues<Double?> {
    let written = try edges(node)
    var insets = EdgeValues<Double?>(all: nil)
    for edge in Edge.allCases {
      if let value = written[edge] { insets[edge] = try number(value) }
    }
    return insets
  }

  /// A height of a table: a number from 0 on, or automatic.
  func height(_ node: Int) throws(Fault) -> Double {
    if kind(node) == .string {
      _ = try word(node, among: [TableProperties.automaticDimensionName])
      return TableProperties.automaticDimension
    }
    guard kind(node) == .number else {
      throw mismatch(node, expected: "a height or \"automaticDimension\"")
    }
    let value = rawNumber(node)
    if value == TableProperties.automaticDimension { return value }
    if value < 0 {
      throw fault(
        node, "\(numberText(node)) is a negative height [TBL-29]",
        suggestion: "heights are 0 or more; -1 is automaticDimension")
    }
    return try number(node, in: .extent)
  }
}
