/// A language that code to paste is written in.
public enum CodeLanguage: String, Sendable, Hashable, CaseIterable {
  case swift, objc
}
