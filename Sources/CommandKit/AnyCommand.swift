/// A command with its type forgotten, so that all of them fit in one list.
package struct AnyCommand {
  package let help: CommandHelp
  /// Reads the arguments and gives back the work, or nothing where they asked for help.
  package let parse: ([String]) throws(UsageError) -> ((CommandContext) -> ExitCode)?
  /// The help, in full.
  package let helpText: () -> String

  package init<Target: Command>(_ type: Target.Type) {
    help = Target.help
    parse = { arguments throws(UsageError) in
      do throws(UsageError) {
        return try ArgumentParser<Target>(arguments).parse().map { command in
          { command.run(in: $0) }
        }
      } catch {
        var error = error
        error.command = Target.help.name
        throw error
      }
    }
    helpText = { ArgumentParser<Target>.helpText }
  }

  /// `usage: insetlua run [options] [RULES...] INPUT...`
  package var usage: String {
    "usage: insetlua \(help.name) [options]" + (help.arguments.isEmpty ? "" : " \(help.arguments)")
  }
}
