import InsetBasics

/// What a command works with: a process's own, or a test's.
struct CommandContext: Sendable {
  /// Where files are read and written.
  var files: any FileSystem
  /// Where words go.
  var console: Console
  /// The environment variables.
  var variable: @Sendable (String) -> String?
  /// The running program's file, beside which the standard rules lie.
  var program: String?

  /// What the process has.
  static var process: CommandContext {
    CommandContext(
      files: SystemFiles(), console: Console(output: .descriptor(1), errors: .descriptor(2)),
      variable: { System.variable($0) }, program: System.program)
  }
}
