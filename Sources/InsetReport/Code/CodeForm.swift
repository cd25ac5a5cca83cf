/// How code to paste is shown.
public enum CodeForm: String, Sendable, Hashable, CaseIterable {
  /// Swift.
  case swift
  /// Objective-C.
  case objc
  /// What to choose in Interface Builder.
  case ib
}
