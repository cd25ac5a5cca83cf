import InsetModel
import LuaHost

/// What a case of a rule's test expects.
///
/// `expect` lists the rule's findings, wholly; of each the written keys are compared. `values` gives
/// numbers by view. `fixes` lists trials of the rule under test, or of the fix that an entry names.
struct RuleExpectations {
  private struct Expected {
    var keys: [(name: String, value: LuaValue)]
  }

  private let rule: String
  private var findings: [Expected]?
  private var values: [Expectation] = []
  private var fixes: [Expected]?

  init(_ fields: inout TableDecoder, rule: String) throws(LuaError) {
    self.rule = rule
    if let list = try fields.table("expect") {
      findings = try Self.entries(
        list, known: ["view", "controller", "edge", "points", "message", "level", "section"])
    }
    if let list = try fields.table("fixes") {
      fixes = try Self.entries(
        list,
        known: ["fix", "view", "edge", "holds", "residual", "adds", "problem", "finding", "edit"])
    }
    let table = fields.value("values")
    if !table.isNil {
      guard let subjects = table.asTable else {
        throw fields.refusal(of: "values", "values of \(fields.what) must be a table of views")
      }
      values = try Self.expectations(subjects)
    }
    guard findings != nil || fixes != nil || !values.isEmpty else {
      throw LuaError(
        .runtime, "\(fields.what) expects nothing",
        hint: "give expect = { … }, values = { view = { … } } or fixes = { … }")
    }
  }

  private static func entries(_ list: TableDecoder, known: [String]) throws(LuaError) -> [Expected]
  {
    try list.finish(list: true)
    var entries: [Expected] = []
    for value in list.array {
      guard let table = value.asTable else {
        throw LuaError(
          .runtime, "\(list.what) holds a \(value.typeName) where a table belongs",
          written: list.trail)
      }
      var fields = TableDecoder(table, what: "an entry of \(list.what)", trail: list.trail)
      var keys: [(String, LuaValue)] = []
      for key in known {
        let value = fields.value(key)
        if !value.isNil { keys.append((key, value)) }
      }
      try fields.finish()
      entries.append(Expected(keys: keys))
    }
    return entries
  }

  private static func expectations(_ subjects: LuaTable) throws(LuaError) -> [Expectation] {
    var expectations: [Expectation] = []
    for subject in subjects.fields {
      guard case .string(let name) = subject.key, let id = name.text,
        let keys = subject.value.asTable
      else { throw LuaError(.runtime, "values maps view ids to tables") }
      for field in keys.fields {
        guard case .string(let name) = field.key, let key = name.text else {
          throw LuaError(.runtime, "values of \"\(id)\" has a key that is no string")
        }
        let trail: [LuaError.Written] = [.key("values"), .key(id), .key(key)]
        guard let known = Expectation.Key(rawValue: key),
          let value = try value(field.value, key: key, trail: trail)
        else {
          throw LuaError(
            .runtime, "values cannot compare \(key) of \"\(id)\" with that", written: trail)
        }
        expectations.append(
          Expectation(subject: id, key: known, value: value, source: nil, position: nil))
      }
    }
    return expectations
  }

  /// The value in the form of its key; nil where it has none, and an error for a misspelled part.
  private static func value(
    _ value: LuaValue, key: String, trail: [LuaError.Written]
  ) throws(LuaError) -> Expectation.Value? {
    if let number = number(value) { return .number(number) }
    if let record = value.asRecord { return .insets(Insets(record).map { $0 }) }
    guard let table = value.asTable else { return nil }
    let numbers = table.array.compactMap(\.asDouble)
    switch key {
    case "contentOffset":
      guard numbers.count == 2, table.fields.isEmpty else { return nil }
      return .point(x: numbers[0], y: numbers[1])
    case "contentSize":
      guard numbers.count == 2, table.fields.isEmpty else { return nil }
      return .size(width: numbers[0], height: numbers[1])
    case "frame":
      guard numbers.count == 4 else { return nil }
      return .rect(Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
    case "rows": return .numbers(numbers)
    case "slots":
      return .slots(
        table.array.compactMap(\.asTable).map {
          .init(
            header: number($0["header"]), footer: number($0["footer"]),
            padding: number($0["padding"]))
        })
    default:
      var fields = TableDecoder(table, what: key, trail: trail)
      var insets = EdgeValues<Double?>(all: nil)
      for edge in Edge.allCases { insets[edge] = try fields.number(edge.name) }
      try fields.finish()
      // Nothing written would compare nothing, and never fail.
      return table.isEmpty ? nil : .insets(insets)
    }
  }

  /// A number, or NaN for the word that says that no source gives it.
  private static func number(_ value: LuaValue) -> Double? {
    value.asText == "unknown" ? .nan : value.asDouble
  }

  // MARK: Comparison

  func failures(of evaluation: Evaluation) -> [String] {
    var failures: [String] = []
    if let findings {
      let actual = evaluation.findings.filter { $0.rule == rule }.map {
        description(of: $0, in: evaluation)
      }
      failures += compare(findings, actual, what: "finding")
    }
    if let fixes {
      let actual = evaluation.findings.flatMap { finding in
        finding.trials.map { description(of: $0, for: finding, in: evaluation) }
      }
      let wanted = fixes.map { entry in
        entry.keys.contains { $0.name == "fix" }
          ? entry : Expected(keys: entry.keys + [("fix", .text(rule))])
      }
      // Trials of other fixes are other tests' matter.
      var named = Set(
        wanted.compactMap { entry in entry.keys.first { $0.name == "fix" }?.value.asText })
      // An empty list says that the rule under test proposes nothing.
      if wanted.isEmpty { named.insert(rule) }
      failures += compare(
        wanted, actual.filter { named.contains($0["fix"]?.asText ?? "") }, what: "trial")
    }
    if !values.isEmpty {
      var screen = evaluation.screen
      screen.scenario.expectations = values
      failures += screen.mismatches().map {
        "expected \($0.expectation.subject).\($0.expectation.key) \($0.expectation.value.text), got \($0.actual ?? "no such value")"
      }
    }
    return failures
  }

  private func compare(
    _ wanted: [Expected], _ actual: [[String: LuaValue]], what: String
  ) -> [String] {
    var left = actual
    var failures: [String] = []
    for entry in wanted {
      if let match = left.firstIndex(where: { agrees($0, entry) }) {
        left.remove(at: match)
      } else {
        failures.append("no \(what) with \(text(entry.keys))")
      }
    }
    failures += left.map { found in
      "unexpected \(what): \(text(found.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }))"
    }
    return failures
  }

  private func agrees(_ actual: [String: LuaValue], _ wanted: Expected) -> Bool {
    wanted.keys.allSatisfy { key in
      let found = actual[key.name] ?? .nil
      if let number = key.value.asDouble {
        return found.asDouble.map { abs($0 - number) < 0.01 } ?? false
      }
      if let list = key.value.asTable {
        return found.asTable?.array.compactMap(\.asText) == list.array.compactMap(\.asText)
      }
      return found == key.value
    }
  }

  private func text(_ keys: [(name: String, value: LuaValue)]) -> String {
    keys.map { "\($0.name) = \(JSONFromLua.text($0.value))" }.joined(separator: ", ")
  }

  private func description(
    of finding: Finding, in evaluation: Evaluation
  ) -> [String: LuaValue] {
    let scenario = evaluation.screen.scenario
    var keys: [String: LuaValue] = [
      "message": .text(finding.message), "level": .text(finding.level.rawValue),
      "finding": .text(finding.rule),
    ]
    if let edge = finding.edge { keys["edge"] = .text(edge.name) }
    if let points = finding.points { keys["points"] = .number(points) }
    switch finding.node {
    case .view(let index): keys["view"] = .text(scenario.name(ofView: index))
    case .section(let view, let section):
      keys["view"] = .text(scenario.name(ofView: view))
      keys["section"] = .integer(section)
    case .controller(let index): keys["controller"] = .text(scenario.name(ofController: index))
    case .scenario: break
    }
    return keys
  }

  private func description(
    of trial: Trial, for finding: Finding, in evaluation: Evaluation
  ) -> [String: LuaValue] {
    var keys = description(of: finding, in: evaluation)
    keys["message"] = nil
    keys["level"] = nil
    keys["points"] = nil
    keys["fix"] = .text(trial.fix)
    keys["edit"] = .text(trial.edit.summary(in: evaluation.screen.scenario))
    keys["holds"] = .boolean(trial.holds)
    if let residual = trial.residual { keys["residual"] = .number(residual) }
    if let problem = trial.problem { keys["problem"] = .text(problem) }
    keys["adds"] = .table(LuaTable(array: trial.added.map { .text($0.rule) }))
    return keys
  }
}
