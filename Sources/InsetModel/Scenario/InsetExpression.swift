/// An inset that the app sets: a constant, plus a multiple of the view's own safe-area inset, or of the
/// length of its controller's layout guide (`"topLayoutGuide.length"`, `"bottomLayoutGuide.length"`).
///
/// The multiple stands for code that runs whenever the safe area changes, such as
/// `contentInset.top = -safeAreaInsets.top`; in a scenario it is written `"-safeAreaInsets.top"`.
/// For `additionalSafeAreaInsets` the safe area meant is the system's part alone, without the
/// addition itself: feeding back the whole would oscillate (F7).
public struct InsetExpression: Sendable, Hashable {
  /// What code follows.
  public enum Followed: Sendable, Hashable { case safeAreaInsets, layoutGuide }

  /// The fixed part, in points.
  public var constant: Double
  /// How many times what is followed, at the same edge, is added: 0, 1 or -1.
  public var factor: Double
  /// What is followed where the factor is not 0.
  public var follows: Followed

  /// `constant + factor × safeAreaInsets[edge]`, or times the length of the edge's layout guide.
  public init(constant: Double, factor: Double = 0, follows: Followed = .safeAreaInsets) {
    self.constant = constant
    self.factor = factor
    self.follows = follows
  }

  /// No inset.
  public static let zero = InsetExpression(constant: 0)

  /// The value where the safe-area inset of the same edge is `safeArea` and the layout guide's length
  /// `layoutGuide`.
  public func value(safeArea: Double, layoutGuide: Double = 0) -> Double {
    if factor == 0 { return constant }
    return constant + factor * (follows == .layoutGuide ? layoutGuide : safeArea)
  }
}

/// Insets that the app sets, edge by edge.
public typealias InsetExpressions = EdgeValues<InsetExpression>

extension EdgeValues where Value == InsetExpression {
  /// No inset on any edge.
  public static let zero = InsetExpressions(all: .zero)

  /// Fixed insets.
  public init(_ insets: Insets) { self = insets.map { InsetExpression(constant: $0) } }
}
