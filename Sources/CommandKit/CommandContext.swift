package import InsetBasics

/// What a command works with: a process's own, or a test's.
package struct CommandContext: Sendable {
  /// Where files are read and written.
  package var files: any FileSystem
  /// Where words go.
  package var console: Console
  /// The environment variables.
  package var variable: @Sendable (String) -> String?
  /// The running program's file, beside which the standard rules lie.
  package var program: String?

  /// A context of parts.
  package init(
    files: any FileSystem, console: Console, variable: @escaping @Sendable (String) -> String?,
    program: String?
  ) {
    self.files = files
    self.console = console
    self.variable = variable
    self.program = program
  }

  /// What the process has.
  package static var process: CommandContext {
    CommandContext(
      files: SystemFiles(), console: Console(output: .descriptor(1), errors: .descriptor(2)),
      variable: { System.variable($0) }, program: System.program)
  }
}
