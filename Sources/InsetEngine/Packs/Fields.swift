internal import InsetModel
internal import LuaHost

/// Reads the keys of one table that a Lua file hands to the program, strictly.
///
/// Every key must be asked for; `finish` refuses the rest with a suggestion. Errors are raised in Lua
/// at the line of the declaration, so they need no place of their own.
struct Fields {
  /// What the table is, for messages: `check "content-shifted"`.
  var what: String
  private let table: LuaTable
  private var asked: [String] = []
  /// Which of the table's fields were asked for, by place.
  private var isRead: [Bool]

  init(_ table: LuaTable, what: String) {
    self.table = table
    self.what = what
    isRead = Array(repeating: false, count: table.fields.count)
  }

  /// The array part.
  var array: [LuaValue] { table.array }

  /// The value of `key`, nil where it is not written.
  mutating func value(_ key: String) -> LuaValue {
    asked.append(key)
    guard let place = table.position(named: key) else { return .nil }
    isRead[place] = true
    return table.fields[place].value
  }

  /// An optional text.
  mutating func text(_ key: String) throws(LuaError) -> String? {
    let value = value(key)
    if value.isNil { return nil }
    guard let text = value.asText else { throw wrong(key, "a string of UTF-8", value) }
    return text
  }

  /// A text that must be there and not be empty.
  mutating func requiredText(_ key: String) throws(LuaError) -> String {
    guard let text = try text(key) else { throw missing(key, "a string") }
    if text.isEmpty { throw LuaError(.runtime, "\(key) of \(what) is empty") }
    return text
  }

  /// An optional number.
  mutating func number(_ key: String) throws(LuaError) -> Double? {
    let value = value(key)
    if value.isNil { return nil }
    guard let number = value.asDouble, number.isFinite else {
      throw wrong(key, "a finite number", value)
    }
    return number
  }

  /// A number that must be there.
  mutating func requiredNumber(_ key: String) throws(LuaError) -> Double {
    guard let number = try number(key) else { throw missing(key, "a number") }
    return number
  }

  /// An optional truth value.
  mutating func flag(_ key: String) throws(LuaError) -> Bool? {
    let value = value(key)
    if value.isNil { return nil }
    guard let flag = value.asBool else { throw wrong(key, "true or false", value) }
    return flag
  }

  /// An optional function.
  mutating func function(_ key: String) throws(LuaError) -> LuaFunction? {
    let value = value(key)
    if value.isNil { return nil }
    guard let function = value.asFunction else { throw wrong(key, "a function", value) }
    return function
  }

  /// A function that must be there.
  mutating func requiredFunction(_ key: String) throws(LuaError) -> LuaFunction {
    guard let function = try function(key) else { throw missing(key, "a function") }
    return function
  }

  /// A list of texts, or one text alone; nil where it is not written.
  mutating func texts(_ key: String) throws(LuaError) -> [String]? {
    let value = value(key)
    if value.isNil { return nil }
    if let only = value.asText { return [only] }
    guard let table = value.asTable, table.fields.isEmpty else {
      throw wrong(key, "a list of strings", value)
    }
    var texts: [String] = []
    for entry in table.array {
      guard let text = entry.asText else { throw wrong(key, "a list of strings", entry) }
      texts.append(text)
    }
    return texts
  }

  /// An optional table, to be read with rules of its own.
  mutating func table(_ key: String) throws(LuaError) -> Fields? {
    let value = value(key)
    if value.isNil { return nil }
    guard let table = value.asTable else { throw wrong(key, "a table", value) }
    return Fields(table, what: "\(key) of \(what)")
  }

  /// An optional word out of a fixed list.
  mutating func word<Word: RawRepresentable & CaseIterable>(
    _ key: String, _ type: Word.Type
  ) throws(LuaError) -> Word? where Word.RawValue == String {
    guard let text = try text(key) else { return nil }
    return try word(text, type, key)
  }

  /// A word out of a fixed list, however it was read.
  func word<Word: RawRepresentable & CaseIterable>(
    _ text: String, _ type: Word.Type, _ key: String
  ) throws(LuaError) -> Word where Word.RawValue == String {
    if let word = Word(rawValue: text) { return word }
    let all = type.allCases.map(\.rawValue)
    throw LuaError(
      .runtime, "\(key) of \(what) cannot be \"\(text)\"",
      hint: nearest(to: text, among: all).map { "did you mean \"\($0)\"?" }
        ?? "it is one of \(all.joined(separator: ", "))")
  }

  /// An optional iOS version.
  mutating func version(_ key: String) throws(LuaError) -> OSVersion? {
    let value = value(key)
    if value.isNil { return nil }
    if let text = value.asText, let version = OSVersion(text) { return version }
    if let number = value.asDouble, let version = OSVersion(formatted(number)) { return version }
    throw wrong(key, "an iOS version such as \"11.2\"", value)
  }

  /// An optional range of major iOS versions.
  mutating func range(_ key: String) throws(LuaError) -> OSRange? {
    guard let text = try text(key) else { return nil }
    guard let range = OSRange(text) else {
      throw LuaError(
        .runtime, "\(key) of \(what) is no range: \"\(text)\"", hint: "write \"7-25\" or \"26-\"")
    }
    return range
  }

  /// Refuses keys that nobody asked for, and values without a key where `list` is false.
  func finish(list: Bool = false) throws(LuaError) {
    if !list, let stray = table.array.first {
      throw LuaError(
        .runtime, "\(what) has a \(stray.typeName) without a key", hint: "write key = value")
    }
    for (place, field) in table.fields.enumerated() where !isRead[place] {
      guard case .string(let name) = field.key, let key = name.text else {
        throw LuaError(.runtime, "\(what) has a key that is no string")
      }
      throw LuaError(
        .unknownField(
          type: what, field: key, suggestion: nearest(to: key, among: asked)),
        "unknown key \"\(key)\" in \(what)",
        hint: nearest(to: key, among: asked).map { "did you mean \"\($0)\"?" }
          ?? "known keys: \(asked.sorted().joined(separator: ", "))")
    }
  }

  private func wrong(_ key: String, _ wanted: String, _ value: LuaValue) -> LuaError {
    LuaError(.runtime, "\(key) of \(what) must be \(wanted), not \(value.typeName)")
  }

  private func missing(_ key: String, _ wanted: String) -> LuaError {
    LuaError(.runtime, "\(what) has no \(key)", hint: "\(key) is \(wanted)")
  }
}
