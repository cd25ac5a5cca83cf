import InsetModel
import LuaHost

/// Writes a Lua table as JSON, so that a test's own scenario goes through the one strict reader.
enum JSONFromLua {
  /// Refuses what JSON has no form for, since a test would lose it without a word.
  ///
  /// - Throws: an error at the innermost named key.
  static func check(_ value: LuaValue, _ trail: [LuaError.Written]) throws(LuaError) {
    func refusal(_ message: String, hint: String? = nil) -> LuaError {
      LuaError(.runtime, message, hint: hint, written: trail)
    }
    switch value {
    case .function, .object:
      throw refusal("a scenario cannot hold a \(value.typeName)")
    case .integer, .number:
      guard value.asDouble?.isFinite == true else {
        throw refusal("a scenario cannot hold \(value.told)")
      }
    case .string(let string):
      if string.text == nil { throw refusal("a text of the scenario is not UTF-8") }
    case .table(let table):
      if !table.fields.isEmpty, let stray = table.array.first {
        throw refusal(
          "a table of the scenario has keys and a \(stray.typeName) without one",
          hint: "write key = value, or a list")
      }
      for entry in table.array { try check(entry, trail) }
      for field in table.fields {
        guard case .string(let name) = field.key, let key = name.text else {
          throw refusal("a table of the scenario has a key that is not a string")
        }
        try check(field.value, trail + [.key(key)])
      }
    case .nil, .boolean, .record: break
    }
  }

  /// The value as JSON.
  static func text(_ value: LuaValue) -> String {
    switch value {
    case .nil: return "null"
    case .boolean(let flag): return flag ? "true" : "false"
    case .integer(let number): return "\(number)"
    case .number(let number): return "\(number)"
    case .string(let string): return quoted(string.text ?? "")
    case .record(let record):
      // Only insets are made by name in tests; their order is UIKit's.
      let names = ["top", "left", "bottom", "right"]
      return "{"
        + names.enumerated().map { "\"\($1)\": \(record.values[$0])" }.joined(separator: ", ") + "}"
    case .table(let table):
      if table.fields.isEmpty, !table.array.isEmpty {
        return "[" + table.array.map(text).joined(separator: ", ") + "]"
      }
      let fields = table.fields.compactMap { field -> String? in
        guard case .string(let name) = field.key else { return nil }
        return "\(quoted(name.text ?? "")): \(text(field.value))"
      }
      return "{" + fields.joined(separator: ", ") + "}"
    case .function, .object: return "null"
    }
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\r": result += "\\r"
      default:
        if scalar.value < 0x20 {
          let hex = String(scalar.value, radix: 16)
          result += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result + "\""
  }
}
