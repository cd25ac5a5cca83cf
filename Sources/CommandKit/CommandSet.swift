import InsetBasics
import InsetReport

/// The commands of the program, and what happens before one of them is chosen.
package struct CommandSet {
  let commands: [AnyCommand]
  let version: String
  let abstract: String
  let examples: [(line: String, what: String)]

  /// The commands in the order in which help lists them.
  ///
  /// - Parameters:
  ///   - version: What `--version` prints.
  ///   - abstract: What the program does.
  ///   - examples: Command lines, and what each does.
  package init(
    _ commands: [any Command.Type], version: String, abstract: String,
    examples: [(line: String, what: String)]
  ) {
    self.commands = commands.map { AnyCommand($0) }
    self.version = version
    self.abstract = abstract
    self.examples = examples
  }

  /// Does what the arguments, without the program's own name, say.
  package func run(_ arguments: [String], in context: CommandContext) -> ExitCode {
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

  private func dispatch(
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

  private func command(
    named name: String, _ context: CommandContext
  ) throws(UsageError) -> AnyCommand {
    if let command = commands.first(where: { $0.help.name == name }) { return command }
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
      suggestion: suggestion(for: name, among: commands.map(\.help.name) + ["help"])
        ?? commandWords)
  }

  private var commandWords: String {
    "it is one of \(commands.map(\.help.name).joined(separator: ", "))"
  }

  private func describe(_ error: UsageError) -> String {
    let command = error.command.flatMap { name in commands.first { $0.help.name == name } }
    var lines = ["insetlua: error: \(printable(error.message))"]
    if let suggestion = error.suggestion { lines.append("   \(printable(suggestion))") }
    lines.append(command?.usage ?? "usage: insetlua COMMAND [options] …")
    lines.append("   insetlua \(command.map { "help \($0.help.name)" } ?? "help") tells more")
    return lines.joined(separator: "\n") + "\n"
  }

  private var helpText: String {
    var lines = [
      "insetlua: \(abstract)", "", "usage: insetlua COMMAND [options] …", "", "commands:",
    ]
    lines += described(commands.map { ($0.help.name, $0.help.abstract) }, indent: 2)
    lines += [
      "", "  insetlua help COMMAND tells about one of them; insetlua --version which this is.", "",
      "examples:",
    ]
    lines += examples.flatMap { ["  \($0.line)", "      \($0.what)"] }
    lines += ["", "exit status: \(ExitCode.words)"]
    return lines.joined(separator: "\n") + "\n"
  }
}
