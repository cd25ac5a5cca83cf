/// The keys of what was printed of a view.
enum ObservedKey: Int, ObjectKey {
  case adjustedContentInset, contentInset, contentOffset, safeAreaInsets, contentTop, firstRowY
  case isAnimating

  static let keys = KeyTable(
    "observed", noun: "what was observed of a view", doc: "Numbers from a running screen.",
    specs: specs, isNeverEmpty: true)

  var spec: KeySpec {
    switch self {
    case .adjustedContentInset:
      KeySpec("adjustedContentInset", .edges(of: .length), "As printed.")
    case .contentInset: KeySpec("contentInset", .edges(of: .length), "As printed.")
    case .contentOffset:
      KeySpec("contentOffset", .tuple(TupleField.contentPoint), "At the moment of the print.")
    case .safeAreaInsets:
      KeySpec("safeAreaInsets", .edges(of: .length), "Before iOS 11 the layout guides' lengths.")
    case .contentTop:
      KeySpec("contentTop", .length, "Where content begins at rest, as y in the window.")
    case .firstRowY:
      KeySpec("firstRowY", .number(.contentLength), "The first row's y in the content.")
    case .isAnimating: KeySpec("isAnimating", .flag, "Whether an animation was running.")
    }
  }
}
