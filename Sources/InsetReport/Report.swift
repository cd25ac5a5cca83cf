public import InsetModel

/// What came out of one input file.
public struct InputResult: Sendable {
  /// The file as the user named it; `stdin` for standard input.
  public var path: String
  /// What was evaluated: one screen a scenario, several for a file of several.
  public var evaluations: [Evaluation]
  /// Why the input, or a part of it, could not be evaluated.
  public var problems: [Diagnostic]
  /// What else is worth saying of the input.
  public var notes: [InputNote] = []

  /// The outcome of one input.
  public init(path: String, evaluations: [Evaluation] = [], problems: [Diagnostic] = []) {
    self.path = path
    self.evaluations = evaluations
    self.problems = problems
  }
}

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

/// What a report says of the run as a whole.
public struct RunSummary: Sendable, Hashable {
  /// What was counted.
  public var tally: Tally
  /// How many rules were loaded; nil where that is not known.
  public var rules: Int?
  /// How long it took; nil keeps the output the same from run to run.
  public var milliseconds: Double?

  /// A summary.
  public init(tally: Tally, rules: Int? = nil, milliseconds: Double? = nil) {
    self.tally = tally
    self.rules = rules
    self.milliseconds = milliseconds
  }
}

/// How much a report says.
public enum Detail: Sendable, Hashable {
  /// Findings alone, in one line each.
  case quiet
  /// One screen of text for the common case.
  case usual
  /// Everything.
  case verbose
}

/// Writes a report piece by piece, in the order of the inputs, so that memory stays flat however
/// many there are.
public protocol ReportWriter {
  /// What comes before the first input.
  mutating func start() -> String
  /// One input.
  mutating func input(_ result: InputResult) -> String
  /// What comes after the last input.
  mutating func end(_ summary: RunSummary) -> String
}
