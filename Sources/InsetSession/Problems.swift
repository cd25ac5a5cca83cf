public import InsetModel

/// Everything that keeps a session from its work.
public struct Problems: Error, Sendable, Hashable {
  /// What is wrong, in the order in which it was found.
  public var all: [Diagnostic]

  /// Some problems.
  public init(_ all: [Diagnostic]) { self.all = all }
}
