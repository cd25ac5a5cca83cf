import CommandKit
import InsetSession

/// `insetlua schema`: prints the JSON Schema of scenarios.
struct SchemaCommand: Command {
  static let help = CommandHelp(
    name: "schema", abstract: "prints the JSON Schema of scenarios (draft 2020-12)",
    examples: [("insetlua schema > insetlua.schema.json", "for editors and validators")])

  static var parameters: [Parameter<Self>] { [] }

  func run(in context: CommandContext) -> ExitCode {
    context.console.write(Session.schema)
    return .success
  }
}
