import CommandKit
import InsetReport
import InsetSession

/// `insetlua schema`: prints the JSON Schema of scenarios, or of reports.
struct SchemaCommand: Command {
  /// What a schema can be asked of.
  enum Document: String, OptionChoice { case scenario, report }

  private var document = Document.scenario

  static let help = CommandHelp(
    name: "schema", abstract: "prints the JSON Schema of scenarios or reports (draft 2020-12)",
    arguments: "[DOCUMENT]",
    examples: [
      ("insetlua schema > insetlua.schema.json", "of scenarios, for editors and validators"),
      ("insetlua schema report", "of what --format json writes"),
    ])

  static var parameters: [Parameter<Self>] {
    [
      .argument(
        "DOCUMENT", into: \.document, help: "scenario (the usual one) or report")
    ]
  }

  func run(in context: CommandContext) -> ExitCode {
    switch document {
    case .scenario: context.console.write(Session.schema)
    case .report: context.console.write(ReportSchema.text)
    }
    return .success
  }
}
