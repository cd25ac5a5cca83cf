import InsetModel

extension Engine {
  /// Decides what checks could not, where it depends on whether content of unknown size scrolls only:
  /// what is found whether it scrolls or fits is found; where the outcomes differ, the check stays
  /// undecided. Source: INS-95, INS-96.
  func settleOpenContent(in evaluation: inout Evaluation, on surroundings: Surroundings) {
    guard evaluation.undecided.contains(where: isOfCheck) else { return }
    let groups = evaluation.screen.openContent
    guard !groups.isEmpty else { return }
    let worlds = outcomes(of: evaluation, on: surroundings, ContentWorld.all(of: groups))
    guard let first = worlds.first else { return }
    func isFound(_ finding: Finding, in world: Evaluation) -> Bool {
      world.findings.contains { $0.isSame(as: finding) && $0.message == finding.message }
    }
    let known = evaluation.findings
    evaluation.findings = first.findings.filter { finding in
      worlds.dropFirst().allSatisfy { isFound(finding, in: $0) }
    }.map { finding in
      // Its summands hold in every world where they were known before.
      known.first { $0.isSame(as: finding) && $0.message == finding.message } ?? finding
    }
    var undecided = evaluation.undecided.filter { !isOfCheck($0) }
    func note(_ rule: UndecidedRule) {
      if !undecided.contains(rule) { undecided.append(rule) }
    }
    for world in worlds {
      for rule in world.undecided where isOfCheck(rule) { note(rule) }
      for finding in world.findings where !evaluation.findings.contains(where: finding.isSame) {
        var open = UndecidedRule(
          rule: finding.rule, node: finding.node, number: "contentSize", supply: "contentSize")
        open.isOneFinding = true
        note(open)
      }
    }
    evaluation.undecided = undecided
  }

  /// Both outcomes for the scroll views of whose content nobody knows whether it scrolls; nil where
  /// it makes no difference.
  func openContent(of evaluation: Evaluation, on surroundings: Surroundings) -> ContestedResult? {
    let views = evaluation.screen.viewsWithOpenContent
    guard !views.isEmpty else { return nil }
    let worlds = ContentWorld.all(of: evaluation.screen.openContent)
    guard let scrolling = worlds.first, let fitting = worlds.last else { return nil }
    let both = outcomes(of: evaluation, on: surroundings, [scrolling, fitting])
    let names = views.map { "\"\(evaluation.screen.scenario.name(ofView: $0))\"" }
    let question = Question(
      id: "contentSize", asks: "Does the content of \(names.joined(separator: ", ")) scroll?",
      options: ["scrolls", "fits"], defaultOption: nil, fact: "INS-95")
    var result = ContestedResult(
      question: question, taken: "scrolls", isChosen: false, other: "fits",
      changes: both[0].screen.changes(to: both[1].screen),
      findings: difference(both[0].findings, both[1].findings))
    result.views = views
    return result
  }

  /// The screen in each world; what they ask counts as asked, what goes wrong as said.
  private func outcomes(
    of evaluation: Evaluation, on surroundings: Surroundings, _ worlds: [ContentWorld]
  ) -> [Evaluation] {
    let before = run
    let outer = context.contents
    var after = run
    let outcomes = worlds.map { world in
      context.contents = world
      let outcome = pass(
        evaluation.screen.scenario, on: surroundings, answers: before.answers)
      after.problems = run.problems
      after.consulted.formUnion(run.consulted)
      for asked in run.asked where !after.asked.contains(where: { $0.id == asked.id }) {
        after.asked.append(asked)
      }
      run.problems = after.problems
      return outcome
    }
    context.contents = outer
    run = after
    return outcomes
  }

  private func isOfCheck(_ rule: UndecidedRule) -> Bool {
    rules.checks.contains { $0.header.id == rule.rule }
  }
}
