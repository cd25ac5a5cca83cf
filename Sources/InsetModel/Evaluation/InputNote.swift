/// Something worth saying of an input that is no problem: a scene that cannot be evaluated.
public struct InputNote: Sendable, Hashable {
  /// Where; a column of 0 stands for the whole line.
  public var position: SourcePosition?
  /// What: lower-case, no trailing dot.
  public var text: String

  /// A note.
  public init(position: SourcePosition?, text: String) {
    self.position = position
    self.text = text
  }

  /// A note about a line, from 1.
  public init(line: Int, text: String) {
    self.init(position: SourcePosition(line: line, column: 0), text: text)
  }

  /// The line that it is about, 0 where it is about none.
  public var line: Int { position?.line ?? 0 }
}
