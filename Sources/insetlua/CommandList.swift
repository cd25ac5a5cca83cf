import CommandKit

/// The commands.
enum CommandList {
  static let version = "0.1.0"

  static var all: CommandSet {
    CommandSet(
      [
        RunCommand.self, ExplainCommand.self, CompareCommand.self, FixCommand.self,
        TestCommand.self, CheckCommand.self, RulesCommand.self, DevicesCommand.self,
        ImportCommand.self, SchemaCommand.self,
      ],
      version: version, abstract: "tells where UIKit puts content, why, and what to do about it",
      examples: [
        (
          "insetlua run orders.json",
          "where the content of a screen starts, the sum behind it, and fixes that were tried"
        ),
        ("insetlua run team-rules/ orders.json", "the same, with a team's own Lua rules added"),
        ("insetlua test team-rules/", "runs the tests that stand beside the rules"),
      ])
  }
}
