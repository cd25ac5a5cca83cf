import CommandKit
import InsetBasics
import InsetReport

/// The commands, and what happens before one of them is chosen.
enum CommandList {
  static let version = "0.1.0"

  static var all: [AnyCommand] {
    [
      AnyCommand(RunCommand.self), AnyCommand(ExplainCommand.self), AnyCommand(CompareCommand.self),
      AnyCommand(FixCommand.self), AnyCommand(TestCommand.self), AnyCommand(CheckCommand.self),
      AnyCommand(RulesCommand.self), AnyCommand(DevicesCommand.self),
      AnyCommand(ImportCommand.self), AnyCommand(SchemaCommand.self),
    ]
  }

  /// Does what the arguments, without the program's own name, say.
  static func run(_ arguments: [String], in context: CommandContext) -> ExitCode {
    let code: ExitCode
    do throws(UsageError) {
      code = try dispatch(arguments, context)
    } catch {
      context.console.complain(describe(error))
      return .unanswered
    }
    // Whatever the command was about: words that did not arrive are no answer.
    guard case .failed(let reason) = context.console.state else { return code }
    context.console.complain("insetlua: error: standard output cannot be written: \(reason)\n")
    return max(code, .unanswered)
  }

  private static func dispatch(
    _ arguments: [String], _ context: CommandContext
  ) throws(UsageError) -> ExitCode {
    func print(_ text: String) -> ExitCode {
      context.console.write(text)
      return .success
    }
    guard let word = arguments.first else {
      throw UsageError(message: "a command is missing", suggestion: commandWords)
    }
    let rest = Array(arguments.dropFirst())
    switch word {
    case "--help", "-h": return print(helpText)
    case "--version": return print("insetlua \(version)\n")
    case "help":
      guard let name = rest.first else { return print(helpText) }
      return print(try command(named: name, context).helpText())
    default:
      let command = try command(named: word, context)
      guard let work = try command.parse(rest) else { return print(command.helpText()) }
      return work(context)
    }
  }

  private static func command(
    named name: String, _ context: CommandContext
  ) throws(UsageError) -> AnyCommand {
    if let command = all.first(where: { $0.help.name == name }) { return command }
    if name.hasPrefix("-"), name != "-" {
      throw UsageError(
        message: "unknown option \"\(name)\"",
        suggestion: suggestion(for: name, among: ["--help", "--version"])
          ?? "options stand behind a command: insetlua run \(name) …")
    }
    if name == "-" || context.files.kind(of: name) != .missing {
      throw UsageError(
        message: "\"\(name)\" is no command",
        suggestion: "did you mean \(GivenWords().command("run", name))?")
    }
    throw UsageError(
      message: "unknown command \"\(name)\"",
      suggestion: suggestion(for: name, among: all.map(\.help.name) + ["help"]) ?? commandWords)
  }

  private static var commandWords: String {
    "it is one of \(all.map(\.help.name).joined(separator: ", "))"
  }

  private static func describe(_ error: UsageError) -> String {
    let command = error.command.flatMap { name in all.first { $0.help.name == name } }
    var lines = ["insetlua: error: \(printable(error.message))"]
    if let suggestion = error.suggestion { lines.append("   \(printable(suggestion))") }
    lines.append(command?.usage ?? "usage: insetlua COMMAND [options] …")
    lines.append("   insetlua \(command.map { "help \($0.help.name)" } ?? "help") tells more")
    return lines.joined(separator: "\n") + "\n"
  }

  private static var helpText: String {
    var lines = [
      "insetlua: tells where UIKit puts content, why, and what to do about it", "",
      "usage: insetlua COMMAND [options] …", "", "commands:",
    ]
    lines += described(all.map { ($0.help.name, $0.help.abstract) }, indent: 2)
    lines += [
      "", "  insetlua help COMMAND tells about one of them; insetlua --version which this is.", "",
      "examples:", "  insetlua run orders.json",
      "      where the content of a screen starts, the sum behind it, and fixes that were tried",
      "  insetlua run team-rules/ orders.json",
      "      the same, with a team's own Lua rules added",
      "  insetlua test team-rules/", "      runs the tests that stand beside the rules", "",
      "exit status: 0 nothing at or above --fail-on, 1 something is, 2 the question could not be",
      "answered, 3 a rule failed, 70 a bug in insetlua.",
    ]
    return lines.joined(separator: "\n") + "\n"
  }
}
