import InsetModel
import LuaHost

/// What `yes`, `no`, `inset`, `slot` and `unknown` hand back, and how the engine reads it.
///
/// In Lua an answer is a table with an `answer` key; rules only pass it on.
struct Answer {
  var kind: String
  var facts: [FactID]
  var text: String?
  var points: Double?
  var cause: LuaObject?
  var range: ClosedRange<Double>?

  /// Builds an answer's table. Facts are strings, the deciding one first.
  static func make(
    _ kind: String, facts: ArraySlice<LuaValue>, text: String?, points: Double? = nil,
    extra: (String, LuaValue)? = nil
  ) throws(LuaError) -> LuaValue {
    var names: [LuaValue] = []
    for fact in facts where !fact.isNil {
      guard fact.asText != nil else {
        throw LuaError(
          .runtime, "\(kind) wants fact ids, not a \(fact.typeName)", hint: "\(kind) \"INS-95\"")
      }
      names.append(fact)
    }
    guard !names.isEmpty else {
      throw LuaError(.runtime, "\(kind) wants the fact that says so", hint: "\(kind) \"INS-95\"")
    }
    var table = LuaTable()
    table[.string("answer")] = .text(kind)
    table[.string("facts")] = .table(LuaTable(array: names))
    if let text { table[.string("text")] = .text(text) }
    if let points { table[.string("points")] = .number(points) }
    if let extra { table[.string(LuaString(extra.0))] = extra.1 }
    return .table(table)
  }

  /// The answer in a rule's result, or nil where it is none.
  init?(_ value: LuaValue) {
    guard let table = value.asTable, let kind = table["answer"].asText else { return nil }
    self.kind = kind
    facts = table["facts"].asTable?.array.compactMap(\.asText) ?? []
    text = table["text"].asText
    points = table["points"].asDouble
    cause = table["cause"].asObject
    if let ends = table["range"].asTable?.array.compactMap(\.asDouble), ends.count == 2,
      ends[0] <= ends[1]
    {
      range = ends[0]...ends[1]
    }
  }
}
