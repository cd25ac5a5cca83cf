internal import InsetModel

extension Engine {
  /// Screens with more views than this are not evaluated again for each supposition.
  private static let viewLimit = 5_000
  /// Differences for which suppositions are tried.
  private static let differenceLimit = 4

  /// What was printed of a running screen beside the prediction. Where they differ and nobody knows
  /// which controllers hold the screen, the usual ones are tried.
  func observations(of evaluation: Evaluation, on surroundings: Surroundings) -> [Observation] {
    var observations = evaluation.screen.observations()
    let scenario = evaluation.screen.scenario
    guard scenario.containment == .unknown, scenario.views.count <= Self.viewLimit,
      scenario.controllers.first?.isInWindow == true
    else { return observations }
    let open = observations.indices.filter { index in
      if case .different = observations[index].verdict { true } else { false }
    }.prefix(Self.differenceLimit)
    if open.isEmpty { return observations }
    let run = self.run
    defer { self.run = run }
    var found: [Int: [Observation.Hypothesis]] = [:]
    for supposition in Supposition.usual {
      let tried = measure(scenario.held(as: supposition), on: surroundings)
      for other in tried.screen.observations() {
        for index in open where observations[index].view == other.view {
          if case .different = other.verdict { continue }
          found[index, default: []].append(.init("in \(supposition.text)", isTried: true))
        }
      }
    }
    for index in open {
      guard case .different(let others) = observations[index].verdict else { continue }
      observations[index].verdict = .different((found[index] ?? []) + others)
    }
    return observations
  }
}
