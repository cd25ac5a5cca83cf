/// How what was printed of one view compares with what the model predicts.
public struct Observation: Sendable, Hashable {
  /// One printed value beside the predicted one.
  public struct Comparison: Sendable, Hashable {
    /// UIKit's name of the value: `adjustedContentInset`.
    public var key: String
    /// What was printed.
    public var printed: Expectation.Value
    /// What the model predicts.
    public var predicted: Expectation.Value
    /// Whether they agree within half a pixel.
    public var agrees: Bool
  }

  /// Something that the dump itself shows and that accounts for a difference.
  public enum Explanation: Sendable, Hashable {
    /// A bar of the app's own covers the edge by just what was printed.
    case bar(view: Int, edge: Edge)
    /// A search field is as high as the difference.
    case searchField(view: Int)
    /// A refresh control is as high as the difference.
    case refreshControl(view: Int)
    /// The offset is past the resting one: the content was scrolled by these points.
    case scrolled(Double)
    /// The offset is before the resting one: the content was pulled down by these points.
    case pulled(Double)
  }

  /// Settings that would produce what was printed: supposed, not seen.
  public struct Hypothesis: Sendable, Hashable {
    /// The settings, in UIKit's names.
    public var text: String
    /// Whether the printed number was reached by evaluating the screen with these settings; else it
    /// is the difference written as a setting.
    public var isTried: Bool

    /// A hypothesis.
    public init(_ text: String, isTried: Bool) {
      self.text = text
      self.isTried = isTried
    }
  }

  /// The outcome.
  public enum Verdict: Sendable, Hashable {
    /// Within half a pixel.
    case equal
    /// Different, and the dump shows why.
    case explained([Explanation])
    /// Different; what would give it, as a guess.
    case different([Hypothesis])
  }

  /// The view, by index.
  public var view: Int
  /// What was compared; the value that decides stands first.
  public var comparisons: [Comparison]
  /// The outcome.
  public var verdict: Verdict

  /// Whether the numbers differ and the dump does not show why.
  public var isDifferent: Bool { if case .different = verdict { true } else { false } }

  /// Whether the value that decides is as printed, whatever the offset says.
  public var isEqual: Bool { comparisons.first?.agrees ?? false }

  /// Whether, besides, no supposition that was tried makes them equal.
  public var isUnexplained: Bool {
    if case .different(let hypotheses) = verdict {
      !hypotheses.contains(where: \.isTried)
    } else {
      false
    }
  }

  /// The outcome in one word.
  public var word: String {
    switch verdict {
    case .equal: "equal"
    case .explained: "explained"
    case .different: "different"
    }
  }
}

extension Screen {
  /// Compares what was printed of each view with its measured values.
  public func observations() -> [Observation] {
    guard scenario.views.contains(where: { $0.observed != nil }) else { return [] }
    let comparer = ObservationComparer(screen: self)
    return scenario.views.indices.compactMap { comparer.observation(ofView: $0) }
  }
}
