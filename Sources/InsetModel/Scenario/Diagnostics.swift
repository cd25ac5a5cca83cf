/// Everything that is wrong with an input or with rules, in the order of the text or of finding it.
public struct Diagnostics: Error, Sendable, Hashable {
  /// The problems.
  public let all: [Diagnostic]

  /// Some problems.
  public init(_ all: [Diagnostic]) { self.all = all }

  /// One problem, and those that follow it.
  public init(_ first: Diagnostic, _ others: [Diagnostic] = []) { all = [first] + others }
}
