/// A JSON value whose keys keep the order in which they were written.
public indirect enum JSON: Sendable {
  /// null.
  case null
  /// true or false.
  case bool(Bool)
  /// A whole number.
  case integer(Int)
  /// A number; null is written where it is not finite.
  case number(Double)
  /// A text.
  case string(String)
  /// A list.
  case array([JSON])
  /// An object.
  case object([(key: String, value: JSON)])

  /// The text or nothing as a string or null.
  public static func optional(_ text: String?) -> JSON { text.map { .string($0) } ?? .null }

  /// The strings as an array.
  public static func strings(_ texts: [String]) -> JSON { .array(texts.map { .string($0) }) }

  /// The value on one line: `[0, 44, 375, 44]`, `{ "top": 88 }`.
  public var line: String { text(width: .max) }

  /// The value as text that begins on a line of its own, without a line break at the end.
  ///
  /// - Parameter width: How many bytes a line may hold, the comma at its end included.
  public func text(width: Int = 100) -> String {
    var writer = JSONWriter(width: width)
    writer.write(self)
    return writer.text
  }

  /// Whether it is a value that holds no others.
  var isScalar: Bool {
    switch self {
    case .array, .object: false
    case .null, .bool, .integer, .number, .string: true
    }
  }

  /// The text of a scalar or an empty container.
  var scalar: String {
    switch self {
    case .null: "null"
    case .bool(let value): value ? "true" : "false"
    case .integer(let value): "\(value)"
    case .number(let value): Self.text(of: value)
    case .string(let value): Self.text(of: value)
    case .array: "[]"
    case .object: "{}"
    }
  }

  /// A number in the fewest digits that give it back, whole numbers without a point; null where it is
  /// not finite.
  public static func text(of number: Double) -> String {
    guard number.isFinite else { return "null" }
    if number.magnitude < 1e15 {
      let whole = Int64(number)
      if Double(whole) == number { return "\(whole)" }
    }
    return "\(number)"
  }

  /// A string in quotes, escaped where JSON asks for it or a reader may take a character for a line's
  /// end.
  public static func text(of string: String) -> String {
    var result = "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case "\u{8}": result += "\\b"
      case "\u{C}": result += "\\f"
      default:
        let value = scalar.value
        if value < 0x20 || value == 0x7F || value == 0x2028 || value == 0x2029 {
          let digits = String(value, radix: 16)
          result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result + "\""
  }
}
