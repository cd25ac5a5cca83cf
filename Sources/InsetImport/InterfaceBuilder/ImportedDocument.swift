public import InsetModel

/// One scene of a file, as a scenario.
public struct ImportedScene: Sendable {
  /// What people call it: its class, its storyboard identifier, or its title.
  public var name: String
  /// The scenario, with places in the file.
  public var scenario: Scenario
  /// What was assumed or left out; each stands in the scenario's notes too.
  public var notes: [String]
}

/// What a file of Interface Builder holds.
public struct ImportedDocument: Sendable {
  /// The scenes that can be evaluated, in document order.
  public var scenes: [ImportedScene]
  /// What cannot be, and why.
  public var notes: [InputNote]
}

/// Finds the storyboards that refer to another: what holds a scene may stand in another file.
public struct OtherStoryboards {
  /// A storyboard's path and bytes.
  public typealias File = (path: String, bytes: [UInt8])
  /// The storyboards that mention `storyboardName="<name>"`.
  let referring: (String) -> [File]

  /// Asks `referring` for the storyboards that mention the one of that name.
  public init(referring: @escaping (String) -> [File]) { self.referring = referring }

  /// No other storyboards.
  public static var none: OtherStoryboards { OtherStoryboards { _ in [] } }
}
