public import InsetModel

/// What came out of one input file.
public struct InputResult: Sendable {
  /// The file as the user named it; `stdin` for standard input.
  public var path: String
  /// The line of the file that it is, in a file of lines.
  public var line: Int?
  /// What was evaluated: one screen a scenario, several for a file of several.
  public var evaluations: [Evaluation]
  /// Why the input, or a part of it, could not be evaluated.
  public var problems: [Diagnostic]
  /// What else is worth saying of the input.
  public var notes: [InputNote] = []

  /// The outcome of one input.
  public init(
    path: String, line: Int? = nil, evaluations: [Evaluation] = [], problems: [Diagnostic] = []
  ) {
    self.path = path
    self.line = line
    self.evaluations = evaluations
    self.problems = problems
  }
}
