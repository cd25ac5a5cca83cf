extension Walk {
  /// Whether a split view shows this child: collapsed in compact width, it shows one column.
  /// Source: OUK-73, OUK-145.
  func showsColumn(_ child: Int, of split: Int) -> Bool {
    let container = screen.scenario.controllers[split]
    let column = column(of: child, in: split)
    if screen.surroundings.horizontalSizeClass == .compact {
      let hasSecondary = container.children.contains {
        self.column(of: $0, in: split) == .secondary
      }
      return column == (hasSecondary ? .secondary : .primary)
    }
    return column == .secondary
      || container.values.plain(ControllerProperty.display) != .secondaryOnly
  }

  /// A column's frame in the split view, and what it inherits there; nil where it has the split view's
  /// frame and safe area.
  ///
  /// On iOS 26 the primary column floats as a card over the secondary one, which runs under it and
  /// has its width as a left inset (OUK-72, OUK-74); without that background, and before, the columns
  /// stand side by side (OUK-75).
  mutating func placeColumn(_ index: Int, of split: Int) -> (frame: Rect, inherited: EdgeSums)? {
    let container = screen.controllers[split].frame
    let safe = screen.controllers[split].safeArea
    let node = screen.scenario.controllers[split]
    guard screen.surroundings.horizontalSizeClass == .regular,
      node.values.plain(ControllerProperty.display) != .secondaryOnly
    else { return nil }
    let isPrimary = column(of: index, in: split) == .primary
    let isOver = node.values.plain(ControllerProperty.display) == .oneOverSecondary
    if !isPrimary, isOver { return nil }
    let given = known(ControllerProperty.primaryColumnWidth, node.values, of: .controller(split))
    let width =
      given == nil
      ? .nan
      : (given ?? nil)
        ?? columnMeasure(
          .splitPrimaryWidth, "the primary column's width", split, "primaryColumnWidth")
    let isCard =
      screen.surroundings.barOS >= OSVersion(26)
      && node.values.plain(ControllerProperty.primaryBackgroundStyle) == .sidebar
    var frame = container
    if isCard {
      let left = columnMeasure(
        .splitPrimaryLeft, "the primary column's left edge", split, "primaryColumnWidth")
      if isPrimary {
        let bottom = columnMeasure(
          .splitPrimaryBottom, "the primary column's lower edge", split, "primaryColumnWidth")
        let top = safe.top.points
        frame = Rect(
          x: left, y: top, width: width,
          height: difference(difference(container.height, top), bottom)
        ).moved(x: container.x, y: container.y)
      } else {
        // The secondary column keeps its frame; the card lies over it.
        var inherited = safe
        let edge = leading
        inherited[edge] = screen.sums.adding(
          contribution(
            edge, difference(sum(left, width), inherited[edge].points), by: .controller(split),
            origin: .step(.primaryColumn), facts: ["OUK-72", "INS-32b"]), to: inherited[edge])
        return (frame, inherited)
      }
    } else if isPrimary {
      frame.width = width
    } else {
      let separator = columnMeasure(.splitSeparator, "the separator", split, "primaryColumnWidth")
      let taken = sum(width, separator)
      frame.x = sum(frame.x, taken)
      frame.width = difference(frame.width, taken)
    }
    frame = mirrored(frame, in: container)
    var inherited = safe
    for edge in Edge.allCases {
      inherited[edge] = less(
        inherited[edge], by: frame.distance(to: container, at: edge), at: edge,
        cause: .controller(split), origin: .step(.column), facts: ["OUK-72", "INS-50"])
    }
    return (frame, inherited)
  }

  /// What a child says it is; the first unnamed one is the primary column.
  private func column(of child: Int, in split: Int) -> SplitColumn {
    let node = screen.scenario.controllers[child]
    return node.values.plain(ControllerProperty.column)
      ?? (node.indexInParent == 0 ? .primary : .secondary)
  }

  private var leading: Edge {
    screen.scenario.values.plain(WindowProperty.layoutDirection) == .leftToRight ? .left : .right
  }

  private func mirrored(_ frame: Rect, in container: Rect) -> Rect {
    guard leading == .right else { return frame }
    var mirrored = frame
    mirrored.x = container.x + container.maxX - frame.maxX
    return mirrored
  }

  private mutating func columnMeasure(
    _ measured: Measure, _ what: String, _ index: Int, _ supply: String
  ) -> Double {
    measure(measured, what, at: MeasurePlace(), node: .controller(index), supply: supply).points
  }
}
