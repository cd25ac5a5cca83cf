import InsetModel

extension SourceFacts.Value {
  /// What the expression means for a property; nil where it is not a constant of the right kind.
  func value(as shape: PropertyShape) -> PropertyValue? {
    switch (shape, self) {
    case (.flag, .flag(let flag)): .flag(flag)
    case (.length, .number(let points)): .number(points)
    case (.extent, .number(let points)) where points >= 0: .number(points)
    case (.height, .number(let height))
    where height >= 0 || height == TableProperties.automaticDimension: .number(height)
    case (.behavior, .name(let name)) where UIKitBehavior.names.contains(name): .word(name)
    case (.words(let words), .name(let name)) where words.contains(name): .word(name)
    case (.insets, .insets(let edges)) where edges.count == 4:
      .insets(
        InsetExpressions(Insets(top: edges[0], left: edges[1], bottom: edges[2], right: edges[3])))
    case (.insets, .name("zero")): .insets(.zero)
    case (.edges, .edges(let names)): .edges(EdgeSet(named: names))
    case (.edges, .name(let name)): .edges(name == "all" ? .all : EdgeSet(named: [name]))
    default: nil
    }
  }

  /// What a delegate method returns that ends in the expression; a view of any kind counts as one.
  func returned(as shape: PropertyShape) -> PropertyValue? {
    if shape == .returnedView { return self == .nil ? .nil : .number(0) }
    return value(as: shape)
  }
}
