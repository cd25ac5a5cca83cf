public import InsetModel

/// What a file of Interface Builder holds.
public struct ImportedDocument: Sendable {
  /// The scenes that can be evaluated, in document order.
  public var scenes: [ImportedScreen]
  /// What cannot be, and why.
  public var notes: [InputNote]
}

/// Finds the storyboards that mention `storyboardName="<name>"`: what holds a scene may stand in another
/// file.
public typealias OtherStoryboards = (_ name: String) -> [(path: String, bytes: [UInt8])]
