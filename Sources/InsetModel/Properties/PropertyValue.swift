/// The value of a property whose type is known at run time alone: what loops over properties pass on.
public enum PropertyValue: Sendable, Hashable {
  /// True or false.
  case flag(Bool)
  /// A number, in points where the shape says so.
  case number(Double)
  /// A word, or text.
  case word(String)
  /// Insets in points, edge by edge.
  case insets(InsetExpressions)
  /// A set of edges.
  case edges(EdgeSet)
  /// A size in points.
  case size(Size)
  /// A content offset.
  case offset(ContentOffset)
  /// A view method returns nil.
  case `nil`
}
