import InsetBasics
import InsetModel
import LuaHost

extension RuleExpectations {
  /// What came out otherwise than expected, a line each.
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
        entry[.fix].isNil ? Entry(keys: entry.keys + [(.fix, .text(rule))]) : entry
      }
      // Trials of other fixes are other tests' matter; an empty list is about the rule's own.
      let named = wanted.isEmpty ? [rule] : Set(wanted.compactMap { $0[.fix].asText })
      failures += compare(
        wanted, actual.filter { named.contains($0[.fix]?.asText ?? "") }, what: "trial")
    }
    if !values.isEmpty {
      var screen = evaluation.screen
      screen.scenario.expectations = values
      failures += screen.mismatches().map { mismatch in
        let expectation = mismatch.expectation
        return "expected \(expectation.subject).\(expectation.key.rawValue) "
          + "\(expectation.value.text), got \(mismatch.actual ?? "no such value")"
      }
    }
    return failures
  }

  private func compare(
    _ wanted: [Entry], _ actual: [[Key: LuaValue]], what: String
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
      let keys = found.sorted { $0.key.rawValue < $1.key.rawValue }
      return "unexpected \(what): \(text(keys.map { ($0.key, $0.value) }))"
    }
    return failures
  }

  private func agrees(_ actual: [Key: LuaValue], _ wanted: Entry) -> Bool {
    wanted.keys.allSatisfy { key, value in
      let found = actual[key] ?? .nil
      if let number = value.asDouble {
        return found.asDouble.map { abs($0 - number) < 0.01 } ?? false
      }
      return found == value
    }
  }

  private func text(_ keys: [(key: Key, value: LuaValue)]) -> String {
    keys.map { "\($0.key.rawValue) = \(JSON($0.value).line)" }.joined(separator: ", ")
  }

  private func description(of finding: Finding, in evaluation: Evaluation) -> [Key: LuaValue] {
    let scenario = evaluation.screen.scenario
    var keys: [Key: LuaValue] = [
      .message: .text(finding.message), .level: .text(finding.level.rawValue),
      .finding: .text(finding.rule),
    ]
    if let edge = finding.edge { keys[.edge] = .text(edge.name) }
    if let points = finding.points { keys[.points] = .number(points) }
    switch finding.node {
    case .view(let index): keys[.view] = .text(scenario.name(ofView: index))
    case .section(let view, let section):
      keys[.view] = .text(scenario.name(ofView: view))
      keys[.section] = .integer(section)
    case .controller(let index): keys[.controller] = .text(scenario.name(ofController: index))
    case .scenario: break
    }
    return keys
  }

  private func description(
    of trial: Trial, for finding: Finding, in evaluation: Evaluation
  ) -> [Key: LuaValue] {
    var keys = description(of: finding, in: evaluation)
    for key in [Key.message, .level, .points] { keys[key] = nil }
    keys[.fix] = .text(trial.fix)
    keys[.edit] = .text(trial.edit.summary(in: evaluation.screen.scenario))
    keys[.holds] = .boolean(trial.holds)
    if let residual = trial.residual { keys[.residual] = .number(residual) }
    if let problem = trial.problem { keys[.problem] = .text(problem) }
    keys[.adds] = .table(LuaTable(array: trial.added.map { .text($0.rule) }))
    return keys
  }
}
