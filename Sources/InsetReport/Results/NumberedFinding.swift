public import InsetModel

/// A finding with the number that people name it by.
public struct NumberedFinding: Sendable {
  /// The number, from 1.
  public var number: Int
  /// The finding, its fixes tried.
  public var finding: Finding
  /// What it was found in.
  public var evaluation: Evaluation

  /// All findings of some evaluations, counted on.
  public static func all(in evaluations: [Evaluation]) -> [NumberedFinding] {
    let pairs = evaluations.flatMap { evaluation in
      evaluation.findings.map { (finding: $0, evaluation: evaluation) }
    }
    return pairs.enumerated().map { index, pair in
      NumberedFinding(number: index + 1, finding: pair.finding, evaluation: pair.evaluation)
    }
  }

  /// The fixes, the best first.
  public var trials: [Trial] { finding.trials.sorted(by: Trial.isBetter) }
}
