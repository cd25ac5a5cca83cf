import InsetModel
import LuaHost

/// Writes a Lua table as JSON, so that a test's own scenario goes through the one strict reader.
enum JSONFromLua {
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
      let fields = table.fields.map { field in
        switch field.key {
        case .string(let name): "\(quoted(name.text ?? "")): \(text(field.value))"
        case .integer(let number): "\"\(number)\": \(text(field.value))"
        case .number(let number): "\"\(number)\": \(text(field.value))"
        case .boolean(let flag): "\"\(flag)\": \(text(field.value))"
        }
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
