/// Whether content scrolls.
extension Screen {
  /// Whether a scroll view's content is larger than the view along an axis, or always bounces there;
  /// nil where a size that decides is not known. With the fact behind a bounce that nobody set.
  ///
  /// Strictly larger, and contentSize alone. Source: INS-95, INS-96.
  public func scrolls(_ scroll: PlacedScroll, along axis: Axis) -> (scrolls: Bool?, fact: FactID?) {
    let content = scroll.contentSize[axis]
    let length = views[scroll.view].frame.size[axis]
    if content > length { return (true, nil) }
    let bounces = scroll.alwaysBounces(along: axis)
    if bounces == true { return (true, axis == .vertical ? scroll.bounceFact : nil) }
    if bounces == nil { return (nil, nil) }
    // Nothing is larger than no view, however small.
    return (content <= length || content <= 0 ? false : nil, nil)
  }

  /// The key that would supply a number that is not known: of the first that no source gives, else
  /// `contentSize`, where a scroll view has none and no rows that it follows from.
  public var missingKey: String? {
    if let first = unknowns.first { return first.supply }
    return scrolls.contains { !$0.isContentSizeKnown && $0.table == nil } ? "contentSize" : nil
  }

  /// The scroll views, by view, whose insets depend on whether their content scrolls, which is not
  /// known.
  public var viewsWithOpenContent: [Int] {
    scrolls.filter { scroll in
      Edge.allCases.contains { scroll.outcomes(at: $0) != nil }
    }.map(\.view)
  }
}

extension PlacedScroll {
  /// Whether it always bounces along an axis; nil where that is unknown.
  public func alwaysBounces(along axis: Axis) -> Bool? {
    axis == .vertical ? alwaysBounceVertical : alwaysBounceHorizontal
  }

  /// What an edge's answer comes to where the content scrolls, and where it fits: whether the safe
  /// area is taken in. Nil where that makes no difference, or does not depend on it.
  public func outcomes(at edge: Edge) -> (scrolls: Bool, fits: Bool)? {
    guard case .open(let takes) = adjustment.answers[edge], system[edge].isUnknown else {
      return nil
    }
    return (takes, !takes)
  }
}
