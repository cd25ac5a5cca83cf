/// All problems of one input, in the order of its text.
public struct Diagnostics: Error, Sendable, Hashable {
  /// The first problem.
  public let first: Diagnostic
  /// The problems after it.
  public let others: [Diagnostic]

  /// All problems, the first one first.
  public var all: [Diagnostic] { [first] + others }

  /// One problem, and those that follow it.
  public init(_ first: Diagnostic, _ others: [Diagnostic] = []) {
    self.first = first
    self.others = others
  }
}
