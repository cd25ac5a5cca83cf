public import InsetModel

/// A language that code to paste is written in.
public enum CodeLanguage: String, Sendable, Hashable, CaseIterable {
  case swift, objc
}

/// Code that does what an edit does, in pieces: one for each method that it belongs into.
public struct CodeSnippet: Sendable, Hashable {
  /// Where a piece belongs.
  public enum Place: Sendable, Hashable {
    /// `viewDidLoad`.
    case load
    /// `viewDidLayoutSubviews`: safe areas of subviews are right from there on (INS-74).
    case layout
    /// `viewSafeAreaInsetsDidChange` (iOS 11).
    case safeAreaChange
    /// Methods of a table's delegate.
    case delegate
    /// Statements for the place where a controller is pushed.
    case push
    /// Statements to be run once, when the content is there.
    case once
    /// Statements for the start of the app.
    case launch
    /// Only words: no code can do it.
    case note
  }

  /// The class that a piece belongs into.
  public struct Owner: Sendable, Hashable {
    /// The app's own class; nil where the scenario names none.
    public var className: String?
    /// UIKit's class under it.
    public var superclassName: String
    /// What a comment calls it.
    public var label: String
  }

  /// A view that a piece speaks of by a property of its class.
  public struct Outlet: Sendable, Hashable {
    /// The property's name.
    public var name: String
    /// UIKit's class.
    public var type: String
  }

  /// One piece.
  public struct Piece: Sendable, Hashable {
    /// The class it belongs into.
    public var owner: Owner
    /// Where in it.
    public var place: Place
    /// The properties it needs.
    public var outlets: [Outlet]
    /// The code, comments and all.
    public var lines: [String]
    /// The comment above it that says where it belongs.
    public var heading: String
  }

  /// The language.
  public var language: CodeLanguage
  /// The pieces, in the order of the edit's steps.
  public var pieces: [Piece]

  /// The whole snippet; ends without a line break.
  public var text: String {
    pieces.map { ([$0.heading] + $0.lines).joined(separator: "\n") }.joined(separator: "\n\n")
  }
}

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
