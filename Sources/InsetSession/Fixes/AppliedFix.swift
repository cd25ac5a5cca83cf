public import InsetModel

/// What applying a fix to an input comes to.
public enum FixOutcome: Sendable {
  /// No finding has that fix; the input as it is, as it would be written.
  case nothingToFix(unchanged: [UInt8])
  /// The fix, applied.
  case applied(AppliedFix)
}

/// An input with a fix applied to it; nothing is written yet.
public struct AppliedFix: Sendable {
  /// The text before.
  public var before: [UInt8]
  /// The text after.
  public var after: [UInt8]
  /// The fix, as it was tried.
  public var trial: Trial
  /// What it was tried on.
  public var evaluation: Evaluation
  /// What else is worth saying: lower-case, no trailing dot.
  public var notes: [String]
}
