import InsetBasics
import InsetModel

/// Values of the kinds that scenarios are made of; everything else is a fault with its place.
extension JSONDocument {
  /// The keys of the object at `node`.
  func object<Key>(_ node: Int, as type: Key.Type) throws(Refused) -> Members<Key> {
    try Members(of: node, in: self)
  }

  /// Notes a key that the object does not have.
  func unknownKey(_ key: Int, of object: Int, noun: String, near: String?, known: [String]) {
    fault(
      at: offset(key), node: object, "unknown key \(quoted(string(key))) in \(noun)",
      suggestion: near.map(didYouMean)
        ?? (known.count <= 8 ? "the keys are " + known.map(quoted).joined(separator: ", ") : nil))
  }

  /// Notes a fault of a value.
  @discardableResult
  func fault(
    _ node: Int, _ message: @autoclosure () -> String,
    suggestion: @autoclosure () -> String? = nil
  ) -> Refused {
    fault(at: offset(node), node: node, message(), suggestion: suggestion())
  }

  /// Notes that the value is of another type than expected.
  func mismatch(
    _ node: Int, expected: @autoclosure () -> String,
    suggestion: @autoclosure () -> String? = nil
  ) -> Refused {
    leaveUnread(node)
    return fault(
      node, "expected \(expected()), found \(kind(node).noun)", suggestion: suggestion())
  }

  /// What can be read of the values; a fault in one does not keep the others from being read.
  func each<Value>(
    of nodes: [Int], _ read: (_ node: Int) throws(Refused) -> Value
  ) throws(Refused) -> [Value] {
    var values: [Value] = []
    values.reserveCapacity(nodes.count)
    for node in nodes {
      do throws(Refused) { values.append(try read(node)) } catch { continue }
    }
    guard values.count == nodes.count else { throw Refused() }
    return values
  }

  /// The values of a list.
  func list(_ node: Int, of what: String) throws(Refused) -> [Int] {
    guard kind(node) == .array else { throw mismatch(node, expected: "a list of \(what)") }
    return elements(of: node)
  }

  /// Text that is more than blanks.
  func text(_ node: Int) throws(Refused) -> String {
    let text = try anyText(node)
    guard text.utf8.contains(where: { $0 > 0x20 }) else {
      throw fault(node, "the text is empty")
    }
    return text
  }

  /// Text that may be empty.
  func anyText(_ node: Int) throws(Refused) -> String {
    guard kind(node) == .string else { throw mismatch(node, expected: "text") }
    return string(node)
  }

  /// True or false.
  func flag(_ node: Int) throws(Refused) -> Bool {
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
  ) throws(Refused) -> Double {
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
  func count(_ node: Int) throws(Refused) -> Int {
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
  ) throws(Refused) -> Word {
    if kind(node) == .string, let word = Word(rawValue: string(node)) { return word }
    let words = Word.allCases.map(\.rawValue)
    guard kind(node) == .string else { throw mismatch(node, expected: Self.choice(of: words)) }
    throw unknownWord(node, among: words)
  }

  /// One of some words that have meanings elsewhere.
  func word(_ node: Int, among words: [String]) throws(Refused) -> String {
    guard kind(node) == .string else { throw mismatch(node, expected: Self.choice(of: words)) }
    let word = string(node)
    guard words.contains(word) else { throw unknownWord(node, among: words) }
    return word
  }

  private func unknownWord(_ node: Int, among words: [String]) -> Refused {
    fault(
      node, "unknown value \(quoted(string(node)))",
      suggestion: suggestion(for: string(node), among: words)
        ?? "expected \(Self.choice(of: words))")
  }

  /// `"a", "b" or "c"`.
  static func choice(of words: [String]) -> String {
    let all = words.map(quoted)
    guard let last = all.last, all.count > 1 else { return all.joined() }
    return all.dropLast().joined(separator: ", ") + " or " + last
  }

  /// Numbers in a fixed order.
  func tuple(_ node: Int, _ fields: [TupleField]) throws(Refused) -> [Double] {
    guard kind(node) == .array else {
      throw mismatch(node, expected: TupleField.form(of: fields))
    }
    let values = elements(of: node)
    guard values.count == fields.count else {
      throw fault(
        node, "expected \(TupleField.form(of: fields)), found \(values.count) values")
    }
    var place = 0
    return try each(of: values) { value throws(Refused) in
      let field = fields[place]
      place += 1
      return try number(
        value, in: field.range, expected: "the \(field.name), a number of points")
    }
  }

  /// `[x, y, width, height]`.
  func rect(_ node: Int) throws(Refused) -> Rect {
    let numbers = try tuple(node, TupleField.rect)
    return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// `[width, height]`.
  func size(_ node: Int, _ fields: [TupleField] = TupleField.size) throws(Refused) -> Size {
    let numbers = try tuple(node, fields)
    return Size(width: numbers[0], height: numbers[1])
  }

  /// `[x, y]`, in content.
  func point(_ node: Int) throws(Refused) -> Point {
    let numbers = try tuple(node, TupleField.contentPoint)
    return Point(x: numbers[0], y: numbers[1])
  }

  /// A point, or the word for code that finds it.
  func contentOffset(_ node: Int) throws(Refused) -> ContentOffset {
    if kind(node) == .array { return .point(try point(node)) }
    guard kind(node) == .string else {
      throw mismatch(node, expected: "[x, y] or \"\(ContentOffset.atRestWord)\"")
    }
    _ = try word(node, among: [ContentOffset.atRestWord])
    return .atRest
  }

  /// Insets; edges that are not written are 0.
  func insets(_ node: Int, in range: NumberRange = .length) throws(Refused) -> Insets {
    let members = try object(node, as: EdgesKey.self)
    var insets = Insets.zero
    for key in EdgesKey.allCases {
      members.read(key, into: &insets[key.edge]) { try number($0, in: range) }
    }
    return insets
  }

  /// Insets of which only the written edges count.
  func partialInsets(_ node: Int) throws(Refused) -> EdgeValues<Double?> {
    let members = try object(node, as: EdgesKey.self)
    var insets = EdgeValues<Double?>(all: nil)
    for key in EdgesKey.allCases { members.read(key, into: &insets[key.edge]) { try number($0) } }
    return insets
  }

  /// A height of a table: a number from 0 on, or automatic.
  func height(_ node: Int) throws(Refused) -> Double {
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
