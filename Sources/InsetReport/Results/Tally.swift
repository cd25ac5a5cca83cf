public import InsetModel

/// What is counted over all inputs.
public struct Tally: Sendable, Hashable {
  /// Evaluated scenarios.
  public var scenarios = 0
  /// Findings that are errors.
  public var errors = 0
  /// Findings that are warnings.
  public var warnings = 0
  /// Findings that are notes.
  public var notes = 0
  /// Findings that the scenarios suppress.
  public var suppressed = 0
  /// Expectations that were compared.
  public var expectations = 0
  /// Expectations that did not come true.
  public var mismatches = 0
  /// Results that depend on an open question.
  public var contested = 0
  /// Rules that ended without an answer.
  public var undecided = 0
  /// Inputs that could not be evaluated, or not wholly.
  public var inputProblems = 0
  /// Rules that failed or hit a limit.
  public var ruleProblems = 0

  /// Nothing counted.
  public init() {}

  /// Counts one more input.
  public mutating func add(_ input: InputResult) {
    if !input.problems.isEmpty { inputProblems += 1 }
    for evaluation in input.evaluations {
      scenarios += 1
      errors += evaluation.findings.count { $0.level == .error }
      warnings += evaluation.findings.count { $0.level == .warning }
      notes += evaluation.findings.count { $0.level == .note }
      suppressed += evaluation.suppressed.count
      expectations += evaluation.expectationCount
      mismatches += evaluation.mismatches.count
      contested += evaluation.contested.count
      undecided += evaluation.undecided.count
      ruleProblems += evaluation.problems.count
    }
  }

  /// How many findings stand at `level` or above.
  public func findings(atLeast level: Level) -> Int {
    switch level {
    case .error: errors
    case .warning: errors + warnings
    case .note: errors + warnings + notes
    }
  }
}
