/// How the program ends. docs/exit-codes.md tells users.
package enum ExitCode: Int32, Comparable {
  /// Nothing at or above the level asked for.
  case success = 0
  /// Findings at or above it, an expectation or a rule test that failed.
  case found = 1
  /// The question could not be answered: arguments, input, rule pack, nothing selected.
  case unanswered = 2
  /// A rule failed or hit a limit; the report is written and names it.
  case ruleFailed = 3
  /// A bug in insetlua.
  case internalError = 70
  /// Ctrl-C came before all inputs were evaluated: as shells have it for the signal.
  case interrupted = 130

  /// What the codes mean, for help.
  static let words = """
    0 nothing at or above --fail-on, 1 something is, 2 the question could not be
    answered, 3 a rule failed, 70 a bug in insetlua, 130 Ctrl-C
    came before the end.
    """

  /// The worse one is the larger: 2, 3 and 70 outrank 1.
  package static func < (left: ExitCode, right: ExitCode) -> Bool { left.rawValue < right.rawValue }
}
