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
