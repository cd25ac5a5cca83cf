import InsetBasics
import InsetModel

/// Values of the kinds that scenarios are made of; everything else is a fault with its place.
extension JSONDocument {
  /// Notes a fault of a value.
  @discardableResult
  func fault(
    _ node: Int, _ message: @autoclosure () -> String,
    suggestion: @autoclosure () -> String? = nil
  ) -> Refused {
    fault(at: offset(node), node: node, message(), suggestion: suggestion())
  }

  /// Notes a fault of a key in an object.
  ///
  /// - Parameter value: The key's value.
  func fault(
    keyOf value: Int, in object: Int, _ message: @autoclosure () -> String,
    suggestion: @autoclosure () -> String? = nil
  ) {
    fault(at: offset(value - 1), node: object, message(), suggestion: suggestion())
  }

  /// Notes that the value is of another type than expected.
  func mismatch(
    _ node: Int, expected: @autoclosure () -> String, suggestion: @autoclosure () -> String? = nil
  ) -> Refused {
    leaveUnread(node)
    return fault(node, "expected \(expected()), found \(kind(node).noun)", suggestion: suggestion())
  }

  /// What can be read of the values; a fault in one does not keep the others from being read.
  func each<Value>(of nodes: [Int], _ read: (_ node: Int) throws -> Value) throws(Refused)
    -> [Value]
  {
    let values = nodes.compactMap { try? read($0) }
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

  /// One of some words.
  func word(_ node: Int, among words: [String]) throws(Refused) -> String {
    guard kind(node) == .string else { throw mismatch(node, expected: Self.choice(of: words)) }
    let word = string(node)
    guard words.contains(word) else {
      throw fault(
        node, "unknown value \(quoted(word))",
        suggestion: suggestion(for: word, among: words) ?? "expected \(Self.choice(of: words))")
    }
    return word
  }

  /// `"a", "b" or "c"`.
  static func choice(of words: [String]) -> String {
    let all = words.map(quoted)
    guard let last = all.last, all.count > 1 else { return all.joined() }
    return all.dropLast().joined(separator: ", ") + " or " + last
  }
}
