import InsetModel

extension Engine {
  /// One cell: the page as it is, and with each edit.
  func tryOut(
    _ candidates: [Laboratory.Candidate], _ findings: [Finding], _ portable: Scenario,
    on member: CellGroup.Member
  ) -> Laboratory.CellResult {
    let surroundings = member.surroundings
    remember()
    defer { forget() }
    let base = measure(portable, on: surroundings)
    var problems = base.problems
    var edited = EditedScreens(of: portable)
    let trials = candidates.map { candidate in
      let finding = findings[candidate.finding]
      let after =
        (try? edited.evaluation(of: candidate.edit, by: self, on: surroundings)) ?? base
      problems += after.problems.filter { !problems.contains($0) }
      let left = after.remains(of: finding)
      let isUndecided = left == nil && isUndecided(finding, after)
      let added = after.added(to: base, besides: finding)
      return Laboratory.CellResult.Trial(
        holds: left == nil && !isUndecided, isUndecided: isUndecided, residual: left?.points,
        added: added.map { found in
          MatrixOutcome.Added(
            rule: found.rule, subject: after.screen.scenario.subject(of: found.node),
            level: found.level, message: found.message, cell: member.cell, count: 1)
        })
    }
    return Laboratory.CellResult(trials: trials, problems: problems)
  }
}

extension Engine {
  /// Whether nobody can say that a finding is gone: its check failed, or could not decide.
  func isUndecided(_ finding: Finding, _ after: Evaluation) -> Bool {
    failed.contains("\(RuleInfo.Kind.check.rawValue) \(finding.rule)")
      || after.isUndecided(about: finding)
  }
}

extension Evaluation {
  /// What is left of a finding: itself, or another warning at the same edge of the same view. A fix
  /// that goes past the wish is reported by another check (content-shifted by content-hidden).
  func remains(of finding: Finding) -> Finding? {
    findings.first { $0.isSame(as: finding) }
      ?? findings.first { other in
        finding.edge != nil && other.edge == finding.edge && other.node == finding.node
          && other.level > .note
      }
  }

  /// Findings that were not there before, or that have grown by more than half a point.
  func added(to before: Evaluation, besides finding: Finding) -> [Finding] {
    findings.filter { found in
      if found.isSame(as: finding) { return false }
      guard let known = before.findings.first(where: { $0.isSame(as: found) }) else { return true }
      return abs(found.points ?? 0) > abs(known.points ?? 0) + 0.5
    }
  }

  /// Whether something unknown keeps the finding's check from deciding here; or, where the scenario
  /// leaves an input unknown, another check from saying whether the same edge is wrong (see `remains`).
  fileprivate func isUndecided(about finding: Finding) -> Bool {
    let isInput =
      undecided.contains { $0.property != nil || $0.isSwitch }
      || screen.unknowns.contains { $0.reason != nil }
    let isOpen = undecided.contains { open in
      if open.rule == finding.rule { return !open.isOneFinding || open.node == finding.node }
      return isInput && finding.edge != nil
        && (open.node == finding.node || open.node == .scenario && !open.isOneFinding)
    }
    if isOpen { return true }
    guard case .view(let index) = finding.node, let scroll = screen.views[index].scroll,
      let edge = finding.edge
    else { return false }
    return screen.scrolls[scroll].adjustedContentInset[edge].isUnknown
  }
}

extension Scenario {
  /// The name of what a node is, for messages.
  func subject(of node: Node) -> String {
    switch node {
    case .view(let index), .section(let index, _): name(ofView: index)
    case .controller(let index): name(ofController: index)
    case .scenario: "the screen"
    }
  }
}
