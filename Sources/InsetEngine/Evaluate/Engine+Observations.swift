public import InsetModel

extension Engine {
  /// Screens with more views than this are not evaluated again for each supposition.
  private static let viewLimit = 5_000
  /// Differences for which suppositions are tried.
  private static let differenceLimit = 4
  /// Devices and systems that are tried beside the chosen one.
  private static let targetLimit = 16

  /// What was printed of a running screen beside the prediction. Where they differ and nobody knows
  /// which controllers hold the screen, the usual ones are tried.
  func observations(of evaluation: Evaluation, on surroundings: Surroundings) -> [Observation] {
    var observations = evaluation.screen.observations()
    tryHolders(of: evaluation.screen.scenario, on: surroundings, &observations)
    return observations
  }

  /// Tries the other devices and systems that a dump fits, where its numbers differ from the
  /// prediction: one for each set of window insets.
  ///
  /// - Parameters:
  ///   - evaluation: The screen on the device that was chosen; its differing observations get a
  ///     hypothesis for each device that makes them equal.
  ///   - summary: What the dump fits.
  public func tryCandidates(of evaluation: inout Evaluation, _ summary: DumpSummary) {
    let scenario = evaluation.screen.scenario
    let open = evaluation.observations.filter(\.isUnexplained).map(\.view)
    guard scenario.views.count <= Self.viewLimit,
      scenario.controllers.first?.values.plain(ControllerProperty.inWindow) == true,
      !open.isEmpty
    else { return }
    // What a holder explains on the chosen device needs no other one.
    var observations = evaluation.observations.filter { open.contains($0.view) }
    var seen = [evaluation.screen.surroundings.windowSafeArea]
    for candidate in summary.candidates {
      guard let device = catalogue.device(named: candidate.slug) else { continue }
      for major in candidate.majors where seen.count <= Self.targetLimit {
        let target = Resolver.Target(
          device: device, os: max(OSVersion(major), device.earliestOS))
        guard
          let surroundings = try? Resolver.surroundings(
            of: scenario, catalogue: catalogue, target: target),
          !seen.contains(surroundings.windowSafeArea)
        else { continue }
        seen.append(surroundings.windowSafeArea)
        let place = "on \(device.name), iOS \(surroundings.os)"
        note(scenario, on: surroundings, &observations, as: place)
        tryHolders(of: scenario, on: surroundings, &observations, place: place + ", ")
      }
    }
    for changed in observations {
      guard let index = evaluation.observations.firstIndex(where: { $0.view == changed.view })
      else { continue }
      evaluation.observations[index] = changed
    }
  }

  /// Tries the usual holders of a screen whose containment is not known.
  private func tryHolders(
    of scenario: Scenario, on surroundings: Surroundings, _ observations: inout [Observation],
    place: String = ""
  ) {
    guard scenario.containment == .unknown, scenario.views.count <= Self.viewLimit,
      scenario.controllers.first?.values.plain(ControllerProperty.inWindow) == true,
      observations.contains(where: \.isDifferent)
    else { return }
    for supposition in Supposition.usual {
      note(
        scenario.held(as: supposition), on: surroundings, &observations,
        as: "\(place)in \(supposition.text)")
    }
  }

  /// Evaluates a variant, and notes it for every difference that it does away with.
  private func note(
    _ scenario: Scenario, on surroundings: Surroundings, _ observations: inout [Observation],
    as text: String
  ) {
    let kept = run
    defer {
      let problems = run.problems
      run = kept
      run.problems = problems
    }
    let tried = measure(scenario, on: surroundings).screen.observations()
    let open = observations.indices.filter { observations[$0].isDifferent }
    for index in open.prefix(Self.differenceLimit) {
      guard case .different(var hypotheses) = observations[index].verdict,
        let other = tried.first(where: { $0.view == observations[index].view }), !other.isDifferent
      else { continue }
      // Settings alone, which were not tried, come last.
      let place = hypotheses.firstIndex { !$0.isTried } ?? hypotheses.count
      hypotheses.insert(.init(text, isTried: true), at: place)
      observations[index].verdict = .different(hypotheses)
    }
  }
}
