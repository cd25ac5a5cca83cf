import InsetBasics
public import InsetModel
import LuaHost

extension Engine {
  /// Evaluates a scenario: the screen, what is wrong with it, what is contested, and what fixes do.
  ///
  /// - Throws: a `Diagnostic` for a device, system or behaviour that does not exist, at its place.
  public func evaluate(
    _ scenario: Scenario, on target: Resolver.Target = Resolver.Target(),
    depth: EvaluationDepth = .fixes
  ) throws(Diagnostic) -> Evaluation {
    try checkNames(in: scenario)
    // What failed before is not asked; each file says so, since its findings are not all there.
    run.path = scenario.source.name
    run.problems = failures.notes.values.sorted { $0.path < $1.path }
    let surroundings = try Resolver.surroundings(
      of: scenario, catalogue: catalogue, target: target)
    var subject = scenario
    var assumed: Set<Int> = []
    if isElsewhere(target, scenario) {
      // Plain frames are said of the scenario's own device: there they are measured first.
      let own = try Resolver.surroundings(of: scenario, catalogue: catalogue)
      (subject, assumed) = measure(scenario, on: own).screen.portable()
    }
    // Fixes and open questions evaluate it again.
    if depth >= .questions { remember() }
    defer { forget() }
    var evaluation = measure(subject, on: surroundings)
    evaluation.assumedViews = assumed.sorted()
    evaluation.mismatches = evaluation.screen.mismatches()
    evaluation.expectationCount = scenario.expectations.count
    if depth >= .questions { evaluation.contested = contested(evaluation, on: surroundings) }
    if depth >= .fixes { tryFixes(of: &evaluation, on: surroundings) }
    evaluation.observations = observations(of: evaluation, on: surroundings)
    suppress(in: &evaluation)
    evaluation.problems = run.problems
    return evaluation
  }

  /// Whether a target is another device than the scenario's own, or holds it otherwise.
  private func isElsewhere(_ target: Resolver.Target, _ scenario: Scenario) -> Bool {
    if let orientation = target.orientation, orientation != scenario.orientation { return true }
    guard let device = target.device else { return false }
    switch scenario.device {
    case .inline(let own): return own != device
    case .named(let name): return catalogue.device(named: name) != device
    }
  }

  /// The screen and what checks find on it; one pass, with the run's answers.
  func measure(
    _ scenario: Scenario, on surroundings: Surroundings, flipping: [String: String] = [:]
  )
    -> Evaluation
  {
    let answers = scenario.assumptions.merging(flipping) { _, flipped in flipped }
    var evaluation = pass(scenario, on: surroundings, answers: answers)
    settleOpenContent(in: &evaluation, on: surroundings)
    evaluation.screen.questions = run.asked
    evaluation.problems = run.problems
    return evaluation
  }

  /// Remembers answers from here on: what is evaluated next is evaluated again with little changed.
  func remember() { memories = isRemembering ? [:] : nil }

  /// Ends that.
  func forget() {
    memories = nil
    memory = nil
  }

  /// One pass over a screen and its checks.
  func pass(
    _ scenario: Scenario, on surroundings: Surroundings, answers: [String: String]
  ) -> Evaluation {
    context.begin(state)
    memory = memories?[context.contents]
    if memories != nil, memory == nil {
      memory = AnswerMemory()
      memories?[context.contents] = memory
    }
    memory?.begin(scenario, on: surroundings)
    run = Run(
      answers: answers, chosen: scenario.assumptions, problems: run.problems,
      path: scenario.source.path)
    let policy = RulePolicy(engine: self)
    var screen = Walk.evaluate(
      scenario, on: surroundings, catalogue: catalogue, policy: policy)
    screen.questions = run.asked
    var evaluation = Evaluation(screen: screen)
    evaluation.findings = findings(on: screen)
    evaluation.screen.questions = run.asked
    evaluation.undecided = run.undecided
    evaluation.problems = run.problems
    return evaluation
  }

  /// Names that only the packs can know.
  private func checkNames(in scenario: Scenario) throws(Diagnostic) {
    let names = context.behaviorNames
    for (index, view) in scenario.views.enumerated() {
      let behavior = view.scroll?.values[ScrollProperty.contentInsetAdjustmentBehavior].value
      guard let name = behavior, !names.contains(name) else { continue }
      throw unknown(
        "contentInsetAdjustmentBehavior", name, "behaviour", among: names, in: scenario,
        at: .view(index))
    }
    let checks = rules.checks.map(\.header.id)
    for (index, suppression) in scenario.suppressions.enumerated()
    where !checks.contains(suppression.rule) {
      throw Diagnostic(
        path: scenario.source.path,
        position: scenario.source.position(of: .scenario, key: "suppress"),
        pointer: "/suppress/\(index)/rule", message: "there is no check \"\(suppression.rule)\"",
        suggestion: suggestion(for: suppression.rule, among: checks))
    }
    for (id, answer) in scenario.assumptions.sorted(by: { $0.key < $1.key }) {
      guard let question = catalogue.questions.first(where: { $0.id == id }) else {
        throw assumption(
          scenario, id, "there is no question \"\(id)\"",
          suggestion(for: id, among: catalogue.questions.map(\.id)))
      }
      guard question.options.contains(answer) else {
        throw assumption(
          scenario, id, "\"\(answer)\" is no answer to \(id)",
          question.options.isEmpty
            ? "it is no choice" : "it is one of \(question.options.joined(separator: ", "))")
      }
    }
  }

  private func assumption(
    _ scenario: Scenario, _ id: String, _ message: String, _ suggestion: String?
  ) -> Diagnostic {
    Diagnostic(
      path: scenario.source.path,
      position: scenario.source.position(of: .scenario, key: "assume"), pointer: "/assume/\(id)",
      message: message, suggestion: suggestion)
  }

  private func unknown(
    _ key: String, _ name: String, _ what: String, among names: [String], in scenario: Scenario,
    at node: Node
  ) -> Diagnostic {
    Diagnostic(
      path: scenario.source.path, position: scenario.source.position(of: node, key: key),
      pointer: "\(scenario.pointer(of: node))/\(key)", message: "unknown \(what) \"\(name)\"",
      suggestion: suggestion(for: name, among: names)
        ?? "known: \(names.joined(separator: ", "))")
  }

  /// Takes out what the scenario suppresses, keeping it with its reason.
  private func suppress(in evaluation: inout Evaluation) {
    let scenario = evaluation.screen.scenario
    var kept: [Finding] = []
    for finding in evaluation.findings {
      let name: String? =
        switch finding.node {
        case .view(let index), .section(let index, _): scenario.name(ofView: index)
        case .controller(let index): scenario.name(ofController: index)
        case .scenario: nil
        }
      if let match = scenario.suppressions.first(where: {
        $0.rule == finding.rule && ($0.view == nil || $0.view == name)
      }) {
        evaluation.suppressed.append((finding, match.reason))
      } else {
        kept.append(finding)
      }
    }
    evaluation.findings = kept
  }
}
