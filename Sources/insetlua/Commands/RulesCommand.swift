import CommandKit
import InsetModel
import InsetReport
import InsetSession

/// `insetlua rules`: lists the loaded rules.
struct RulesCommand: Configurable {
  var common = CommonOptions()
  private var rules: [String] = []

  static let help = CommandHelp(
    name: "rules", abstract: "lists the rules, with what each is about and where it stands",
    arguments: "[RULES...]",
    examples: [
      ("insetlua rules", "the standard rules"),
      ("insetlua rules team-rules/", "a team's too; what replaces what is said beside them"),
    ])

  static var parameters: [Parameter<Self>] {
    [
      .arguments("RULES", into: \.rules, help: "folders of Lua rules, besides the standard ones"),
      .color, .verbose, .standardRules, .limit,
    ]
  }

  func run(in context: CommandContext) -> ExitCode {
    answering(in: context) { () throws(Diagnostics) in
      let session = try session(rules: rules, in: context)
      context.console.write(RuleListReport(detail: common.detail).text(session.rules))
      return session.rules.isEmpty ? .unanswered : .success
    }
  }
}
