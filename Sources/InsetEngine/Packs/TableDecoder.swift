import InsetBasics
import InsetModel
import LuaHost

/// Reads the keys of one table that a Lua file hands to the program, strictly.
///
/// Every key must be asked for; `finish` refuses the rest with a suggestion. Errors are raised in Lua
/// at the line of the declaration, and say which key is meant, so that its own line can be found.
struct TableDecoder {
  /// What the table is, for messages: `check "content-shifted"`.
  var what: String
  /// What leads to the table in the source: the keys around it, or a text in it that no other has.
  var trail: [LuaError.Written]
  private let table: LuaTable
  private var asked: [String] = []
  /// Which of the table's fields were asked for, by place.
  private var isRead: [Bool]

  init(_ table: LuaTable, what: String, trail: [LuaError.Written] = []) {
    self.table = table
    self.what = what
    self.trail = trail
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
    if text.isEmpty { throw refusal(of: key, "\(key) of \(what) is empty") }
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

  /// An optional whole number.
  mutating func whole(_ key: String) throws(LuaError) -> Int? {
    let value = value(key)
    if value.isNil { return nil }
    guard let number = value.asInt else { throw wrong(key, "a whole number", value) }
    return number
  }

  /// An optional number in points; NaN for the word that says that no source gives it.
  mutating func points(_ key: String) throws(LuaError) -> Double? {
    let value = value(key)
    return value.isNil ? nil : try points(value, key)
  }

  /// The same, of a value of `key` that was read already.
  func points(_ value: LuaValue, _ key: String) throws(LuaError) -> Double {
    if value.asText == "unknown" { return .nan }
    guard let number = value.asDouble, number.isFinite else {
      throw wrong(key, "a number or \"unknown\"", value)
    }
    return number
  }

  /// An optional number within a range.
  mutating func number(
    _ key: String, in range: ClosedRange<Double>
  ) throws(LuaError) -> Double? {
    guard let number = try number(key) else { return nil }
    guard range.contains(number) else {
      throw refusal(
        of: key,
        "\(key) of \(what) must be from \(formatted(range.lowerBound)) to "
          + "\(formatted(range.upperBound)), not \(formatted(number))")
    }
    return number
  }

  /// A number within a range that must be there.
  mutating func requiredNumber(
    _ key: String, in range: ClosedRange<Double>
  ) throws(LuaError) -> Double {
    guard let number = try number(key, in: range) else { throw missing(key, "a number") }
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

  /// An optional list, of whatever it holds.
  mutating func list(_ key: String, of what: String) throws(LuaError) -> [LuaValue]? {
    let value = value(key)
    if value.isNil { return nil }
    guard let table = value.asTable, table.fields.isEmpty else {
      throw wrong(key, "a list of \(what)", value)
    }
    return table.array
  }

  /// The keys, in order: for tables whose keys are names that their author chose.
  func names() throws(LuaError) -> [String] {
    try refuseStray()
    var names: [String] = []
    for field in table.fields { names.append(try name(of: field)) }
    return names
  }

  /// An optional table, to be read with rules of its own.
  mutating func table(_ key: String) throws(LuaError) -> TableDecoder? {
    let value = value(key)
    if value.isNil { return nil }
    guard let table = value.asTable else { throw wrong(key, "a table", value) }
    return TableDecoder(table, what: "\(key) of \(what)", trail: trail + [.key(key)])
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
    throw unknownWord(text, key, among: type.allCases.map(\.rawValue))
  }

  /// An error about a text that must be one of `known`; of too many to list, `otherwise` says where
  /// they are.
  func unknownWord(
    _ text: String, _ key: String, among known: [String], otherwise: String? = nil
  ) -> LuaError {
    refusal(
      of: key, writing: text, "\(key) of \(what) cannot be \"\(text)\"",
      hint: suggestion(for: text, among: known)
        ?? otherwise ?? "it is one of \(known.joined(separator: ", "))")
  }

  /// An optional edge.
  mutating func edge(_ key: String) throws(LuaError) -> Edge? {
    guard let name = try text(key) else { return nil }
    if let edge = Edge(name: name) { return edge }
    let names = Edge.allCases.map(\.name)
    throw refusal(
      of: key, writing: name, "\(what) has no edge \"\(name)\"",
      hint: suggestion(for: name, among: names)
        ?? "an edge is \(names.joined(separator: ", "))")
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
      throw refusal(
        of: key, "\(key) of \(what) is no range: \"\(text)\"", hint: "write \"7-25\" or \"26-\"")
    }
    if let first = range.first, let last = range.last, first > last {
      throw refusal(of: key, "\(key) of \(what) ends before it begins: \"\(text)\"")
    }
    return range
  }

  /// Refuses keys that nobody asked for, and values without a key where `list` is false.
  func finish(list: Bool = false) throws(LuaError) {
    if !list { try refuseStray() }
    for (place, field) in table.fields.enumerated() where !isRead[place] {
      throw unknown(try name(of: field), among: asked)
    }
  }

  private func refuseStray() throws(LuaError) {
    guard let stray = table.array.first else { return }
    throw LuaError(
      .runtime, "\(what) has a \(stray.typeName) without a key", hint: "write key = value",
      written: trail)
  }

  /// Refuses every key but `known`: for tables whose keys need each other, where a misspelled one
  /// would else be told as another that is missing.
  func refuse(allBut known: [String]) throws(LuaError) {
    for field in table.fields {
      let key = try name(of: field)
      if !known.contains(key) { throw unknown(key, among: known) }
    }
  }

  /// An error about the value of a key, to be told at the key's place; of several that are written
  /// so, the one whose line has `text`.
  func refusal(
    of key: String, writing text: String? = nil, _ message: String, hint: String? = nil
  ) -> LuaError {
    let text = text.map { [LuaError.Written.text($0)] } ?? []
    return LuaError(.runtime, message, hint: hint, written: trail + text + [.key(key)])
  }

  private func name(of field: LuaTable.Field) throws(LuaError) -> String {
    guard case .string(let name) = field.key, let key = name.text else {
      throw LuaError(.runtime, "\(what) has a key that is no string", written: trail)
    }
    return key
  }

  private func unknown(_ key: String, among known: [String]) -> LuaError {
    let near = nearest(to: key, among: known)
    return LuaError(
      .runtime, "unknown key \"\(key)\" in \(what)",
      hint: near.map(didYouMean)
        ?? "known keys: \(known.sorted().joined(separator: ", "))",
      written: trail + [.key(key)])
  }

  private func wrong(_ key: String, _ wanted: String, _ value: LuaValue) -> LuaError {
    refusal(of: key, "\(key) of \(what) must be \(wanted), not \(value.told)")
  }

  private func missing(_ key: String, _ wanted: String) -> LuaError {
    // What nobody has asked for yet may be the key, misspelled.
    for (place, field) in table.fields.enumerated() where !isRead[place] {
      guard case .string(let name) = field.key, let found = name.text,
        nearest(to: found, among: [key]) != nil
      else { continue }
      return unknown(found, among: [key])
    }
    return LuaError(.runtime, "\(what) has no \(key)", hint: "\(key) is \(wanted)", written: trail)
  }
}
