public import InsetModel

/// Renders edits as code.
public enum CodeRenderer {
  /// Swift that does what the edit does.
  ///
  /// - Parameters:
  ///   - edit: The very edit that was tried: the code holds its numbers and no others.
  ///   - scenario: The scenario it was tried on; its ids and class names become identifiers.
  ///   - minimumOS: The oldest iOS that the app runs on. Checks that it does not need are left out.
  public static func swift(
    _ edit: Edit, in scenario: Scenario, minimumOS: OSVersion = OSVersion(7)
  ) -> CodeSnippet {
    snippet(edit, in: scenario, minimumOS: minimumOS, SwiftDialect())
  }

  /// Objective-C that does what the edit does; see `swift`.
  public static func objectiveC(
    _ edit: Edit, in scenario: Scenario, minimumOS: OSVersion = OSVersion(7)
  ) -> CodeSnippet {
    snippet(edit, in: scenario, minimumOS: minimumOS, ObjectiveCDialect())
  }

  /// The edit in the given language.
  public static func code(
    _ edit: Edit, in scenario: Scenario, language: CodeLanguage, minimumOS: OSVersion = OSVersion(7)
  ) -> CodeSnippet {
    switch language {
    case .swift: swift(edit, in: scenario, minimumOS: minimumOS)
    case .objc: objectiveC(edit, in: scenario, minimumOS: minimumOS)
    }
  }

  private static func snippet(
    _ edit: Edit, in scenario: Scenario, minimumOS: OSVersion, _ dialect: some CodeDialect
  ) -> CodeSnippet {
    var plan = CodePlan(scenario: scenario)
    for step in merged(edit).steps { plan.add(step) }
    let pieces = plan.pieces.map { piece in
      let text = CodeWriter(dialect: dialect, minimumOS: minimumOS)
      return CodeSnippet.Piece(
        owner: piece.owner, place: piece.place, outlets: piece.outlets,
        lines: text.lines(of: piece),
        heading: text.heading(of: piece))
    }
    return CodeSnippet(language: dialect.language, pieces: pieces)
  }
}

/// Points as code writes them: as reports do, and exactly where that would lose the number.
func codeNumber(_ points: Double) -> String {
  let text = formatted(points)
  return text == "0" || text == "-0" ? (points == 0 ? "0" : "\(points)") : text
}
