/// An inset that the app sets: a constant, plus a multiple of the view's own safe-area inset.
///
/// The multiple stands for code that runs whenever the safe area changes, such as
/// `contentInset.top = -safeAreaInsets.top`; in a scenario it is written `"-safeAreaInsets.top"`.
/// For `additionalSafeAreaInsets` the safe area meant is the system's part alone, without the
/// addition itself: feeding back the whole would oscillate (F7).
public struct InsetExpression: Sendable, Hashable {
  /// The fixed part, in points.
  public var constant: Double
  /// How many times the safe-area inset of the same edge is added: 0, 1 or -1.
  public var safeAreaFactor: Double

  /// `constant + safeAreaFactor × safeAreaInsets[edge]`.
  public init(constant: Double, safeAreaFactor: Double = 0) {
    self.constant = constant
    self.safeAreaFactor = safeAreaFactor
  }

  /// No inset.
  public static let zero = InsetExpression(constant: 0)

  /// The value where the safe-area inset of the same edge is `safeArea`.
  public func value(safeArea: Double) -> Double {
    safeAreaFactor == 0 ? constant : constant + safeAreaFactor * safeArea
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
