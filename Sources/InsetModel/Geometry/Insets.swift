/// A number for each edge, in the order top, left, bottom, right.
public struct EdgeValues<Value> {
  /// The value for the top edge.
  public var top: Value
  /// The value for the left edge.
  public var left: Value
  /// The value for the bottom edge.
  public var bottom: Value
  /// The value for the right edge.
  public var right: Value

  /// The four values, in edge order.
  public init(top: Value, left: Value, bottom: Value, right: Value) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// The same value on every edge.
  public init(all value: Value) { self.init(top: value, left: value, bottom: value, right: value) }

  /// The value for `edge`.
  public subscript(edge: Edge) -> Value {
    get {
      switch edge {
      case .top: top
      case .left: left
      case .bottom: bottom
      case .right: right
      }
    }
    set {
      switch edge {
      case .top: top = newValue
      case .left: left = newValue
      case .bottom: bottom = newValue
      case .right: right = newValue
      }
    }
  }

  /// The values that `transform` makes of these, edge by edge.
  public func map<Other>(_ transform: (Value) -> Other) -> EdgeValues<Other> {
    EdgeValues<Other>(
      top: transform(top), left: transform(left), bottom: transform(bottom),
      right: transform(right))
  }
}

extension EdgeValues: Sendable where Value: Sendable {}
extension EdgeValues: Equatable where Value: Equatable {}
extension EdgeValues: Hashable where Value: Hashable {}

/// Insets in points; positive numbers move the edge inwards. Source: INS-1.
public typealias Insets = EdgeValues<Double>

extension EdgeValues where Value == Double {
  /// No inset on any edge.
  public static let zero = Insets(all: 0)
}
