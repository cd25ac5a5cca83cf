extension Screen {
  /// The scenario, made fit for other devices than its own.
  ///
  /// Pins and autoresizing masks say themselves what they do elsewhere. A plain frame does not, so
  /// its edges are assumed to be tied: to the superview's edge or the safe area's where they meet it
  /// within half a pixel, else at the distance they have, as long as the view is large or tied at
  /// its far side; a small view keeps its size. What rests on such an assumption says so.
  ///
  /// - Returns: the scenario, and the views whose place is assumed.
  public func portable() -> (scenario: Scenario, assumed: Set<Int>) {
    var result = scenario
    var assumed: Set<Int> = []
    result.window = nil
    result.keyboard = scenario.keyboard.map { _ in Keyboard(height: nil) }
    for index in scenario.views.indices {
      let node = scenario.views[index]
      if let superview = node.superview {
        let box = self.box(insideView: superview)
        let layout = portable(
          node.layout, in: box, safeArea: views[superview].safeArea.points, &assumed, index)
        result.views[index].layout = layout
      }
      if let size = node.scroll?.values.plain(ScrollProperty.contentSize),
        abs(size.width - views[index].frame.width) <= surroundings.pixel / 2
      {
        result.views[index].scroll?.contentWidthFollowsFrame = true
      }
    }
    for index in scenario.controllers.indices {
      guard let layout = scenario.controllers[index].layout,
        let parent = scenario.controllers[index].parent
      else { continue }
      let box = Rect(size: controllers[parent].frame.size)
      var own: Set<Int> = []
      result.controllers[index].layout = portable(
        layout, in: box, safeArea: controllers[parent].safeArea.points, &own, 0)
      if !own.isEmpty, let view = scenario.controllers[index].view { assumed.insert(view) }
    }
    return (result, assumed)
  }

  /// What a subview's edges are measured from: the bounds, or a scroll view's content.
  private func box(insideView index: Int) -> Rect {
    if let scroll = views[index].scroll, scrolls[scroll].isContentSizeKnown {
      return Rect(size: scrolls[scroll].contentSize)
    }
    return Rect(size: views[index].frame.size)
  }

  private func portable(
    _ layout: ViewLayout, in box: Rect, safeArea: Insets, _ assumed: inout Set<Int>, _ index: Int
  ) -> ViewLayout {
    switch layout {
    case .fill, .pins, .resizing: return layout
    case .autoresizing(let rect, let mask): return .resizing(rect, mask, from: box.size)
    case .frame(let rect):
      assumed.insert(index)
      return .pins(assumedPins(rect, in: box, safeArea: safeArea))
    }
  }

  /// The ties that a view's plain frame is taken for: an edge on the superview's or the safe area's edge is
  /// tied there. Nil where the view has no frame of its own, or no superview.
  public func assumedPins(ofView index: Int) -> Pins? {
    guard case .frame(let rect) = scenario.views[index].layout,
      let superview = scenario.views[index].superview
    else { return nil }
    return assumedPins(
      rect, in: box(insideView: superview), safeArea: views[superview].safeArea.points)
  }

  private func assumedPins(_ rect: Rect, in box: Rect, safeArea: Insets) -> Pins {
    var pins = Pins()
    let near = surroundings.pixel / 2
    for (leading, trailing) in [(Edge.top, Edge.bottom), (.left, .right)] {
      let first = assumedPin(rect, leading, in: box, safeArea: safeArea)
      let last = assumedPin(rect, trailing, in: box, safeArea: safeArea)
      pins.edges[leading] = first
      let length = rect.size[leading.axis]
      // A large view, or one tied at its far side, is elastic; a small one keeps its size.
      let isTied = abs(last.constant) <= near
      if isTied || length > box.size[leading.axis] / 2 {
        pins.edges[trailing] = last
      } else if leading == .top {
        pins.height = length
      } else {
        pins.width = length
      }
    }
    return pins
  }

  private func assumedPin(_ rect: Rect, _ edge: Edge, in box: Rect, safeArea: Insets) -> Pins.Pin {
    let near = surroundings.pixel / 2
    let distance = rect.distance(to: box, at: edge)
    if abs(distance) <= near { return Pins.Pin(target: .superview, edge: edge) }
    if safeArea[edge] > 0, abs(distance - safeArea[edge]) <= near {
      return Pins.Pin(target: .safeArea, edge: edge)
    }
    return Pins.Pin(target: .superview, edge: edge, constant: distance)
  }

  /// Whether a view's place on another device rests on an assumption: its own, a superview's, or
  /// that of a sibling that it is pinned to.
  public func restsOnAssumption(view index: Int, _ assumed: Set<Int>) -> Bool {
    var waiting = [index]
    var seen: Set<Int> = []
    while let view = waiting.popLast() {
      guard seen.insert(view).inserted else { continue }
      if assumed.contains(view) { return true }
      let node = scenario.views[view]
      waiting += node.layout.siblings
      if let superview = node.superview { waiting.append(superview) }
    }
    return false
  }
}
