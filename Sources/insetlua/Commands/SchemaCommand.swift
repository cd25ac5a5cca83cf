internal import InsetReport

/// `insetlua schema`: prints the JSON Schema of scenarios.
struct SchemaCommand: Command {
  static let help = CommandHelp(
    name: "schema", abstract: "prints the JSON Schema of scenarios (draft 2020-12)",
    examples: [("insetlua schema > insetlua.schema.json", "for editors and validators")])

  static var parameters: [Parameter<Self>] { [] }

  func run() -> ExitCode {
    do throws(Problems) {
      Terminal.write(try Session.schema())
      return .success
    } catch {
      CommonOptions().complain(error.all)
      return .unanswered
    }
  }
}
