public import InsetModel

/// What a report says of one printed value, or of all those of one view.
enum ObservedOutcome: Equatable {
  case equal, explained, different
  /// What is known of the prediction agrees; the rest is in no public source.
  case notKnown

  /// The outcome in words.
  var word: String {
    switch self {
    case .equal: "equal"
    case .explained: "explained"
    case .different: "different"
    case .notKnown: "not known"
    }
  }
}

extension Screen {
  /// Whether what was printed contradicts the prediction; what is not known contradicts nothing.
  public func contradicts(_ observation: Observation) -> Bool {
    guard let first = observation.comparisons.first else { return false }
    return !first.agrees && !isNotKnown(first)
  }

  /// Whether the known part of a prediction is as printed, and a part is not known.
  fileprivate func isNotKnown(_ comparison: Observation.Comparison) -> Bool {
    let tolerance = surroundings.pixel / 2 + 0.001
    switch (comparison.printed, comparison.predicted) {
    case (.insets(let printed), .insets(let predicted)):
      let numbers = Edge.allCases.map { (printed: printed[$0], predicted: predicted[$0]) }
      return numbers.contains { $0.predicted?.isNaN ?? false }
        && numbers.allSatisfy { number in
          guard let shown = number.printed, let predicted = number.predicted else { return true }
          return predicted.isNaN || abs(shown - predicted) <= tolerance
        }
    case (.number, .number(let predicted)): return predicted.isNaN
    default: return false
    }
  }
}

extension Phrasing {
  /// What to say of one printed value.
  func outcome(
    of comparison: Observation.Comparison, in observation: Observation
  ) -> ObservedOutcome {
    if comparison.agrees { return .equal }
    if case .explained = observation.verdict { return .explained }
    return screen.isNotKnown(comparison) ? .notKnown : .different
  }

  /// What to say of all that was printed of a view.
  func outcome(of observation: Observation) -> ObservedOutcome {
    switch observation.verdict {
    case .equal: return .equal
    case .explained: return .explained
    case .different:
      let outcomes = observation.comparisons.map { outcome(of: $0, in: observation) }
      return outcomes.contains(.different) ? .different : .notKnown
    }
  }

  /// The suppositions that are worth telling: none where nothing known differs, and none that ends in
  /// an unknown number or speaks against a printed one.
  func suppositions(
    _ hypotheses: [Observation.Hypothesis], of observation: Observation
  ) -> [Observation.Hypothesis] {
    if outcome(of: observation) == .notKnown { return [] }
    let isInsetPrinted =
      hasSafeArea && scenario.views[observation.view].observed?.contentInset != nil
    return hypotheses.compactMap { hypothesis in
      // The bare difference, written as settings.
      guard !hypothesis.isTried, hypothesis.text.hasPrefix("contentInset.") else {
        return hypothesis
      }
      if isInsetPrinted { return nil }
      let known = hypothesis.text.split(separator: ",")
        .map { $0.drop { $0 == " " } }.filter { !$0.hasSuffix(" unknown") }
      if known.isEmpty { return nil }
      return .init(known.joined(separator: ", "), isTried: false)
    }
  }
}
