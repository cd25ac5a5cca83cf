extension Walk {
  /// Places one view; its superview was placed before. Source: INS-50..54.
  mutating func placeView(_ index: Int) {
    let node = screen.scenario.views[index]
    let controller = screen.controllers[node.controller]
    var placed = screen.views[index]
    if let superview = node.superview {
      let above = screen.views[superview]
      placed.isInWindow = above.isInWindow && node.values.plain(ViewProperty.inWindow)
      let isHidden = isHidden(index)
      placed.isHidden =
        above.isHidden == true || isHidden == true
        ? true : above.isHidden.flatMap { _ in isHidden }
      placed.windowFrame = placed.frame.moved(
        x: above.windowFrame.x - above.boundsOrigin.x,
        y: above.windowFrame.y - above.boundsOrigin.y)
      if placed.isInWindow {
        let bounds = Rect(origin: above.boundsOrigin, size: above.frame.size)
        for edge in Edge.allCases {
          var distance = placed.frame.distance(to: bounds, at: edge)
          // What is tied in a scroll view is tied to its content.
          if distance.isNaN, above.scroll == nil { distance = node.layout.distance(at: edge) }
          placed.safeArea[edge] = less(
            above.offered[edge], by: distance, at: edge,
            cause: .view(superview), origin: .step(.superview), facts: ["INS-50"])
        }
      }
    } else {
      placed.isInWindow = controller.isInWindow && node.values.plain(ViewProperty.inWindow)
      placed.isHidden = isHidden(index)
      placed.windowFrame = controller.frame
      placed.frame = frameInSuperview(ofRoot: node.controller)
      if placed.isInWindow { placed.safeArea = controller.safeArea }
    }
    if node.values[ViewProperty.overridesSafeAreaInsets] != .known(false) {
      placed.safeArea = overridden(placed.safeArea, by: index)
    }
    placed.offered = placed.safeArea
    screen.views[index] = placed
    if node.scroll != nil { placeScroll(index) }
    placeFrames(ofSubviewsOf: index)
  }

  /// A safe area that a view's class returns as zero, and that its subviews get as zero. Before iOS 11
  /// there is nothing to override. Source: F15.
  mutating func overridden(_ safeArea: EdgeSums, by view: Int) -> EdgeSums {
    guard screen.surroundings.os >= OSVersion(11) else { return safeArea }
    var result = safeArea
    guard
      known(
        ViewProperty.overridesSafeAreaInsets, screen.scenario.views[view].values,
        of: .view(view)) != nil
    else {
      for edge in Edge.allCases where result[edge].points != 0 {
        result[edge] = screen.sums.adding(
          contribution(
            edge, .nan, by: .view(view), origin: .step(.override), facts: ["F15"],
            property: "safeAreaInsets"), to: result[edge])
      }
      return result
    }
    for edge in Edge.allCases {
      if result[edge].isUnknown { result[edge] = .zero }
      result[edge] = screen.sums.adding(
        contribution(
          edge, -result[edge].points, by: .view(view), origin: .step(.override), facts: ["F15"],
          property: "safeAreaInsets"), to: result[edge])
    }
    return result
  }

  /// Whether a view is hidden itself; nil where that is unknown.
  private mutating func isHidden(_ index: Int) -> Bool? {
    known(ViewProperty.isHidden, screen.scenario.views[index].values, of: .view(index))
  }

  /// A root view's frame in the view of the controller that holds it.
  private func frameInSuperview(ofRoot controller: Int) -> Rect {
    let frame = screen.controllers[controller].frame
    guard let parent = screen.scenario.controllers[controller].parent else { return frame }
    let above = screen.controllers[parent].frame
    return frame.moved(x: -above.x, y: -above.y)
  }

  /// Finds the subviews' frames, those first that others are pinned to.
  private mutating func placeFrames(ofSubviewsOf index: Int) {
    let subviews = screen.scenario.views[index].subviews
    if subviews.isEmpty { return }
    let placed = screen.views[index]
    var rect = Rect(origin: .zero, size: placed.frame.size)
    if let scroll = placed.scroll {
      // Edges of a scroll view's subviews are tied to its content.
      rect = Rect(size: screen.scrolls[scroll].contentSize)
    }
    var box = FrameBox(superview: rect, safeArea: placed.safeArea.points, siblings: [:])
    // One axis after the other: the reader refuses rings along one axis only, and a view may be tied
    // to another's side while that one is tied to its top.
    for axis in Axis.allCases {
      var placed: Set<Int> = []
      for subview in subviews {
        // The reader refuses rings, so this chain ends.
        var waiting = [subview]
        while let next = waiting.last {
          if placed.contains(next) {
            waiting.removeLast()
            continue
          }
          let layout = screen.scenario.views[next].layout
          if let missing = layout.siblings(along: axis).first(where: { !placed.contains($0) }) {
            waiting.append(missing)
            continue
          }
          let frame = box.frame(of: layout)
          var known = box.siblings[next] ?? .zero
          if axis == .vertical {
            (known.y, known.height) = (frame.y, frame.height)
          } else {
            (known.x, known.width) = (frame.x, frame.width)
          }
          box.siblings[next] = known
          screen.views[next].frame = known
          placed.insert(next)
          waiting.removeLast()
        }
      }
    }
  }
}

extension ViewLayout {
  /// How far inside the same edge of its superview an edge lies, where the layout says that whatever
  /// the sizes are: of a view that fills its superview, or an edge that is tied there.
  func distance(at edge: Edge) -> Double {
    switch self {
    case .fill: return 0
    case .pins(let pins):
      guard let pin = pins.edges[edge], pin.target == .superview, pin.edge == edge else {
        return .nan
      }
      return pin.constant
    case .frame, .autoresizing, .resizing: return .nan
    }
  }

  /// The siblings that pins name.
  var siblings: [Int] { Axis.allCases.flatMap { siblings(along: $0) } }

  /// The siblings that pins name along an axis.
  func siblings(along axis: Axis) -> [Int] {
    guard case .pins(let pins) = self else { return [] }
    return axis.edges.compactMap { edge in
      if case .sibling(let index)? = pins.edges[edge]?.target { index } else { nil }
    }
  }
}
