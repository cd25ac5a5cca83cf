/// A JSON value whose keys keep the order in which they were written.
indirect enum JSON {
  case null
  case bool(Bool)
  case integer(Int)
  case number(Double)
  case string(String)
  case array([JSON])
  case object([(key: String, value: JSON)])

  /// The text or nothing as a string or null.
  static func optional(_ text: String?) -> JSON { text.map { .string($0) } ?? .null }

  /// The strings as an array.
  static func strings(_ texts: [String]) -> JSON { .array(texts.map { .string($0) }) }

  /// The value as text: what fits on a line stays on it, the rest is indented by two.
  func text(indent: Int = 0) -> String {
    var result = ""
    write(to: &result, indent: indent)
    return result
  }

  private func write(to result: inout String, indent: Int, column: Int? = nil) {
    // A short container reads better on one line; the limit keeps the search for it cheap.
    if let line = inline(limit: pageWidth - (column ?? indent)) {
      result += line
      return
    }
    switch self {
    case .array(let values):
      result += "[\n"
      for (index, value) in values.enumerated() {
        result += spaces(indent + 2)
        value.write(to: &result, indent: indent + 2)
        result += index + 1 < values.count ? ",\n" : "\n"
      }
      result += spaces(indent) + "]"
    case .object(let members):
      result += "{\n"
      for (index, member) in members.enumerated() {
        let key = "\(jsonString(member.key)): "
        result += spaces(indent + 2) + key
        member.value.write(
          to: &result, indent: indent + 2, column: indent + 2 + key.utf8.count)
        result += index + 1 < members.count ? ",\n" : "\n"
      }
      result += spaces(indent) + "}"
    case .null, .bool, .integer, .number, .string: result += scalar ?? ""
    }
  }

  /// The value on one line, or nil where that takes more than `limit` characters.
  private func inline(limit: Int) -> String? {
    if limit < 0 { return nil }
    if let scalar { return scalar }
    var result: String
    let end: String
    switch self {
    case .array(let values):
      result = "["
      end = "]"
      for (index, value) in values.enumerated() {
        guard let text = value.inline(limit: limit - result.utf8.count) else { return nil }
        result += (index > 0 ? ", " : "") + text
        if result.utf8.count > limit { return nil }
      }
    case .object(let members):
      if members.isEmpty { return "{}" }
      result = "{ "
      end = " }"
      for (index, member) in members.enumerated() {
        guard let text = member.value.inline(limit: limit - result.utf8.count) else { return nil }
        result += "\(index > 0 ? ", " : "")\(jsonString(member.key)): \(text)"
        if result.utf8.count > limit { return nil }
      }
    case .null, .bool, .integer, .number, .string: return nil
    }
    result += end
    return result.utf8.count > limit ? nil : result
  }

  private var scalar: String? {
    switch self {
    case .null: "null"
    case .bool(let value): value ? "true" : "false"
    case .integer(let value): "\(value)"
    case .number(let value): jsonNumber(value)
    case .string(let value): jsonString(value)
    case .array, .object: nil
    }
  }
}

/// A number as JSON writes it, the shortest text that reads back as the same; null where it is none.
///
/// The one place where reports turn numbers into JSON.
func jsonNumber(_ value: Double) -> String {
  guard value.isFinite else { return "null" }
  if value == value.rounded(), abs(value) < 1e15 { return "\(Int(value))" }
  return "\(value)"
}

/// A string as JSON writes it, quotes included.
func jsonString(_ text: String) -> String {
  var result = "\""
  for scalar in text.unicodeScalars {
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
