extension RuleObject {
  /// Values that are copied: rules read their parts, and cannot change them.
  package static let records = [insets, rect, size, point]

  static let insets = RuleObject(
    "insets", "Distances from four edges, inwards.",
    ["top", "left", "bottom", "right"].map { Field($0, "points", "At the \($0) edge.") })
  static let rect = RuleObject(
    "rect", "A rectangle.",
    [
      Field("x", "points", "Its left edge."), Field("y", "points", "Its top edge."),
      Field("width", "points", "Its width."), Field("height", "points", "Its height."),
    ])
  static let size = RuleObject(
    "size", "A size.",
    [Field("width", "points", "Across."), Field("height", "points", "Down.")])
  static let point = RuleObject(
    "point", "A point.",
    [Field("x", "points", "From the left."), Field("y", "points", "From the top.")])
}
