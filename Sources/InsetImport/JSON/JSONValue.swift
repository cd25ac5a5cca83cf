/// A small JSON value to be written.
indirect enum JSONValue: Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([(key: String, value: JSONValue)])

  /// The value on one line: `[0, 44, 375, 44]`, `{ "top": 88 }`.
  var line: String {
    switch self {
    case .null: return "null"
    case .bool(let value): return value ? "true" : "false"
    case .number(let value): return Self.text(of: value)
    case .string(let value): return Self.text(of: value)
    case .array(let values): return "[" + values.map(\.line).joined(separator: ", ") + "]"
    case .object(let members):
      guard !members.isEmpty else { return "{}" }
      let parts = members.map { Self.text(of: $0.key) + ": " + $0.value.line }
      return "{ " + parts.joined(separator: ", ") + " }"
    }
  }

  /// A finite number in the fewest digits that give it back; whole numbers without a point.
  static func text(of number: Double) -> String {
    if number.magnitude < 1e15 {
      let whole = Int64(number)
      if Double(whole) == number { return String(whole) }
    }
    return "\(number)"
  }

  /// A string in quotes, escaped where JSON asks for it.
  static func text(of string: String) -> String {
    let isPlain = string.utf8.allSatisfy {
      $0 >= 0x20 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\")
    }
    if isPlain { return "\"" + string + "\"" }
    var bytes: [UInt8] = [UInt8(ascii: "\"")]
    for byte in string.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
      case 0x0A: bytes += Array("\\n".utf8)
      case 0x0D: bytes += Array("\\r".utf8)
      case 0x09: bytes += Array("\\t".utf8)
      case 0..<0x20: bytes += Array("\\u00\(JSONText.hex(byte))".utf8)
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
    return String(decoding: bytes, as: UTF8.self)
  }
}
