public import InsetModel

/// What a file of Interface Builder holds.
public struct ImportedDocument: Sendable {
  /// The scenes that can be evaluated, in document order.
  public var scenes: [ImportedScreen]
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
