import InsetModel

extension Shape {
  /// What a property takes.
  init(_ shape: PropertyShape) {
    self =
      switch shape {
      case .flag: .flag
      case .length: .length
      case .extent: .extent
      case .height: .height
      case .count: .count
      case .words(let words): .words(words)
      case .text, .behavior: .text
      case .insets(.nothing): .edges(of: .length)
      case .insets(.safeArea), .insets(.safeAreaAndGuides): .edges(of: .inset)
      case .edges: .any([.words(["all", "none"]), .list(of: .words(Edge.allCases.map(\.name)))])
      case .size: .tuple(TupleField.size)
      case .contentSize: .tuple(TupleField.contentSize)
      case .offset:
        .any([.tuple(TupleField.contentPoint), .words([ContentOffset.atRestWord])])
      case .sizedView: .object("sizedView")
      case .returnedView: .returnedView
      case .follows: .object("loadMore")
      }
  }

  /// The same, or null.
  var orNull: Shape {
    if case .any(let shapes) = self { .any(shapes + [.null]) } else { .any([self, .null]) }
  }
}
