/// Something that `insetlua` can be told to do. A command lists its parameters in one table; parsing,
/// errors and help all come from it.
package protocol Command {
  /// A command without any arguments given yet.
  init()
  /// What its help says.
  static var help: CommandHelp { get }
  /// Its options, flags and arguments, in the order of the help.
  static var parameters: [Parameter<Self>] { get }
  /// Does it.
  func run(in context: CommandContext) -> ExitCode
}
