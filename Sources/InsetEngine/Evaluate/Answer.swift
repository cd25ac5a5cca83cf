import InsetModel
import LuaHost

/// What `yes`, `no`, `inset`, `slot` and `unknown` hand back.
///
/// In Lua an answer is a table with a mark; rules only pass it on.
struct Answer {
  /// What is answered.
  enum Verdict {
    /// The axis takes the safe area in.
    case yes
    /// Nothing is taken in.
    case no
    /// So many points, of the controller that causes them.
    case inset(Double, cause: LuaObject?)
    /// So high a strip.
    case slot(Double)
    /// No source says; perhaps between which numbers.
    case unknown(ClosedRange<Double>?)
  }

  /// What is answered.
  var verdict: Verdict
  /// The facts, the deciding one first.
  var facts: [FactID]
  /// The reason, in words.
  var text: String?

  /// The table that stands for the answer in Lua.
  func table(_ context: Context) throws(LuaError) -> LuaValue {
    var table = LuaTable(["facts": .table(LuaTable(array: facts.map { .text($0) }))])
    if let text { table["text"] = .text(text) }
    let mark: Mark
    switch verdict {
    case .yes: mark = .yes
    case .no: mark = .no
    case .inset(let points, let cause):
      mark = .inset
      table["points"] = .number(points)
      if let cause { table["cause"] = .object(cause) }
    case .slot(let points):
      mark = .slot
      table["points"] = .number(points)
    case .unknown(let range):
      mark = .unknown
      if let range {
        table["range"] = .table(
          LuaTable(array: [.number(range.lowerBound), .number(range.upperBound)]))
      }
    }
    return try context.marked(table, mark)
  }

  /// The answer in a rule's result, or nil where it is none, or was changed into none.
  init?(_ value: LuaValue, _ context: Context) {
    guard let table = value.asTable else { return nil }
    let points = table["points"].asDouble.flatMap { $0.isFinite ? $0 : nil }
    switch context.mark(of: table) {
    case .yes: verdict = .yes
    case .no: verdict = .no
    case .inset:
      guard let points else { return nil }
      verdict = .inset(points, cause: table["cause"].asObject)
    case .slot:
      guard let points else { return nil }
      verdict = .slot(points)
    case .unknown: verdict = .unknown(Self.range(table["range"]))
    case .finding, .test, .case, .example, nil: return nil
    }
    facts = table["facts"].asTable?.array.compactMap(\.asText) ?? []
    text = table["text"].asText
  }

  /// An answer.
  init(_ verdict: Verdict, facts: [FactID], text: String? = nil) {
    self.verdict = verdict
    self.facts = facts
    self.text = text
  }

  private static func range(_ value: LuaValue) -> ClosedRange<Double>? {
    guard let ends = value.asTable?.array.compactMap(\.asDouble), ends.count == 2,
      ends[0] <= ends[1]
    else { return nil }
    return ends[0]...ends[1]
  }
}
