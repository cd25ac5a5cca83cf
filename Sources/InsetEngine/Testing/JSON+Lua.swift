import InsetBasics
import InsetModel
import LuaHost

extension JSON {
  /// Refuses what JSON has no form for, since a test would lose it without a word.
  ///
  /// - Throws: an error at the innermost named key.
  static func check(_ value: LuaValue, _ trail: [LuaError.Written]) throws(LuaError) {
    func refusal(_ message: String, hint: String? = nil) -> LuaError {
      LuaError(.runtime, message, hint: hint, written: trail)
    }
    switch value {
    case .function, .object, .shared:
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

  /// A Lua value as JSON, so that a test's own scenario goes through the one strict reader.
  init(_ value: LuaValue) {
    switch value {
    case .nil, .function, .object, .shared: self = .null
    case .boolean(let flag): self = .bool(flag)
    case .integer(let number): self = .integer(Int(number))
    case .number(let number): self = .number(number)
    case .string(let string): self = .string(string.text ?? "")
    case .record(let record):
      // Only insets are made by name in tests; their order is UIKit's.
      self = .object(Edge.allCases.enumerated().map { ($1.name, .number(record.values[$0])) })
    case .table(let table):
      if table.fields.isEmpty, !table.array.isEmpty {
        self = .array(table.array.map(JSON.init))
        return
      }
      self = .object(
        table.fields.compactMap { field in
          guard case .string(let name) = field.key else { return nil }
          return (name.text ?? "", JSON(field.value))
        })
    }
  }
}
