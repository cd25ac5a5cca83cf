/// Why nobody can tell a value that the app sets.
public enum UnknownReason: Sendable, Hashable {
  /// The scenario says so: `null`.
  case written
  /// Code sets it in a way that was not understood, at this place: `FeedController.swift:12`.
  case setInCode(String)
}
