/// How much a report says.
public enum Detail: Sendable, Hashable {
  /// Findings alone, in one line each.
  case quiet
  /// One screen of text for the common case.
  case usual
  /// Everything.
  case verbose
}
