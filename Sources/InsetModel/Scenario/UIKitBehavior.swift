/// `UIScrollView.ContentInsetAdjustmentBehavior`, in the header's order. Source: INS-91, INS-92.
///
/// A scenario may name a behaviour of a rule pack's own instead, so what it names is a text.
public enum UIKitBehavior: String, Sendable, Hashable, CaseIterable {
  case automatic, scrollableAxes, never, always

  /// Their names.
  public static let names = allCases.map(\.rawValue)
}
