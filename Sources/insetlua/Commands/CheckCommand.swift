import CommandKit
import InsetModel
import InsetReport
import InsetSession

/// `insetlua check`: loads packs and says what is wrong with them.
struct CheckCommand: Configurable {
  var common = CommonOptions()
  private var rules: [String] = []

  static let help = CommandHelp(
    name: "check", abstract: "loads rule packs and says what is wrong with them",
    arguments: "RULES...",
    examples: [("insetlua check team-rules/", "every problem of every file, with its line")])

  static var parameters: [Parameter<Self>] {
    [
      .arguments("RULES", into: \.rules, help: "folders of Lua rules", isRequired: true),
      .color, .quiet, .verbose, .standardRules, .limit,
    ]
  }

  func run(in context: CommandContext) -> ExitCode {
    answering(in: context) { () throws(Diagnostics) in
      let session = try session(rules: rules, in: context)
      guard common.detail != .quiet else { return .success }
      context.console.write(
        "\(rules.map(printable).joined(separator: ", ")): \(session.rules.count) rules load, "
          + "the standard ones among them\n")
      return .success
    }
  }
}
