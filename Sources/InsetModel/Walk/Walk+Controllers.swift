extension Walk {
  /// Places a controller's root view and finds its safe area. Source: insets.md section 0.
  mutating func placeController(_ index: Int) {
    let controller = screen.scenario.controllers[index]
    guard let parent = controller.parent else {
      placeRoot(index)
      return
    }
    let above = screen.controllers[parent]
    screen.controllers[index].inside = above.inside
    screen.controllers[index].isInTab =
      above.isInTab || screen.scenario.controllers[parent].kind == .tab
    screen.controllers[index].isInWindow =
      above.isInWindow && controller.values.plain(ControllerProperty.inWindow)
      && isShown(child: index, of: parent)
    if screen.scenario.controllers[parent].kind.handsBarsOn {
      placeUnderBars(index, of: parent)
    } else {
      placeInside(index, of: parent)
    }
  }

  /// Whether a container shows this child, or keeps it out of the window (S-3).
  private func isShown(child: Int, of parent: Int) -> Bool {
    switch screen.scenario.controllers[parent].kind {
    case .navigation, .tab, .page: return screen.scenario.shownChild(of: parent) == child
    case .split: return showsColumn(child, of: parent)
    case .viewController, .tableViewController, .collectionViewController, .custom:
      return true
    }
  }

  /// The window's root: the whole window, or what its presentation leaves it.
  private mutating func placeRoot(_ index: Int) {
    let surroundings = screen.surroundings
    let window = Rect(size: surroundings.window.size)
    var distances = Insets.zero
    let controller = screen.scenario.controllers[index]
    screen.controllers[index].frame = window
    if let presentation = controller.presentation {
      let place = presentedPlace(presentation, of: index, in: window)
      screen.controllers[index].frame = place.frame
      distances = place.distances
    }
    screen.controllers[index].isInWindow = controller.values.plain(ControllerProperty.inWindow)
    guard controller.values.plain(ControllerProperty.inWindow) else { return }
    let isStatusBarKnown =
      known(WindowProperty.statusBarHidden, screen.scenario.values, of: .scenario) != nil
    var insets = surroundings.windowSafeArea
    if isStatusBarKnown, Edge.allCases.contains(where: { insets[$0].isNaN }) {
      let held = surroundings.orientation.rawValue
      let missing = unknown(
        "the window's insets in \(held)", fact: surroundings.device.fact,
        supply: "device.safeAreaInsets.\(held)", node: .scenario)
      insets = insets.map { $0.isNaN ? missing : $0 }
    }
    var inherited = EdgeSums.zero
    for edge in Edge.allCases {
      let device = surroundings.device
      inherited[edge] = screen.sums.adding(
        contribution(
          edge, insets[edge], by: .window, origin: .step(.window),
          facts: [device.fact], confidence: surroundings.confidence), to: .zero)
      inherited[edge] = presentedInset(
        inherited[edge], at: edge, of: index, distance: distances[edge])
    }
    finish(index, inherited: inherited)
  }

  /// A child of a navigation, tab or split view controller. Source: INS-30, INS-30a, INS-33, INS-34.
  private mutating func placeUnderBars(_ index: Int, of parent: Int) {
    let controller = screen.scenario.controllers[index]
    let above = screen.controllers[parent]
    var frame = above.frame
    var inherited = above.safeArea
    if screen.scenario.controllers[parent].kind == .split {
      if let column = placeColumn(index, of: parent) {
        (frame, inherited) = column
        screen.controllers[index].isColumn = true
      }
    }
    let given = frame
    for bar in above.ownBars {
      let placed = screen.bars[bar]
      let reach = reach(of: bar, into: above.frame, of: index)
      let facts =
        placed.kind == .navigationBar ? ["INS-30a"] + placed.facts : placed.facts + ["INS-30"]
      inherited[placed.edge] = screen.sums.adding(
        contribution(
          placed.edge, difference(reach, inherited[placed.edge].points), by: .bar(bar),
          origin: .bar(placed.kind), facts: facts, confidence: placed.confidence),
        to: inherited[placed.edge])
    }
    if !controller.kind.handsBarsOn {
      let bars = screen.bars(over: index)
      for edge in [Edge.top, .bottom] {
        cut(index, at: edge, bars: bars, container: given, frame: &frame, &inherited[edge])
      }
    }
    screen.controllers[index].frame = frame
    if screen.controllers[index].isInWindow { finish(index, inherited: inherited) }
  }

  /// Ends a page's view at a bar that it does not run under. Source: INS-33, INS-34.
  private mutating func cut(
    _ index: Int, at edge: Edge, bars: [Int], container: Rect, frame: inout Rect,
    _ inherited: inout Sum
  ) {
    let values = screen.scenario.controllers[index].values
    let edges = known(ControllerProperty.edgesForExtendedLayout, values, of: .controller(index))
    let extends = edges?.contains(edge) ?? true
    var depth = 0.0
    for bar in bars where screen.bars[bar].edge == edge {
      let reach = reach(of: bar, into: container, of: index)
      switch runsUnder(index, extends: edges?.contains(edge), bar) {
      case false?: depth = larger(depth, reach)
      // Whether the page ends there is not known.
      case nil where reach != 0: depth = .nan
      case nil, true?: break
      }
    }
    guard depth != 0 else { return }
    screen.controllers[index].isCut.insert(EdgeSet(edge))
    if edge == .top { frame.y = sum(frame.y, depth) }
    frame.height = difference(frame.height, depth)
    inherited = less(
      inherited, by: depth, at: edge, cause: .controller(index),
      origin: .key(extends ? .extendedLayoutIncludesOpaqueBars : .edgesForExtendedLayout),
      facts: ["INS-34", "INS-33"])
  }

  /// Whether a page runs under a bar; nil where what decides it is unknown.
  private mutating func runsUnder(_ page: Int, extends: Bool?, _ bar: Int) -> Bool? {
    if extends == false { return false }
    let values = screen.scenario.controllers[page].values
    let includes = known(
      ControllerProperty.extendedLayoutIncludesOpaqueBars, values, of: .controller(page))
    let runs = includes == true ? true : isOpaque(bar).flatMap { $0 ? includes : true }
    guard let runs else { return nil }
    return runs ? extends : false
  }

  /// Whether pages stop at a bar; nil where what decides it is unknown. isTranslucent decides; what an opaque appearance object does is
  /// open (INS-38, Q6).
  private mutating func isOpaque(_ index: Int) -> Bool? {
    let bar = screen.bars[index]
    let node = Node.controller(bar.controller)
    let isTranslucent = known(BarProperty.isTranslucent, bar.bar.values, of: node, in: bar.kind)
    if isTranslucent == false { return true }
    guard screen.surroundings.os >= OSVersion(13) else { return isTranslucent.map { !$0 } }
    let appearance = known(BarProperty.appearance, bar.bar.values, of: node, in: bar.kind)
    let stops =
      appearance.map { $0 == .opaque } ?? true
      ? policy.answer(to: "Q6") == "stops-extension" : false
    if stops { return appearance == nil ? nil : true }
    return isTranslucent.map { !$0 }
  }

  /// A child of a controller that is no bar container: its view is a subview of the parent's.
  /// Source: INS-56.
  private mutating func placeInside(_ index: Int, of parent: Int) {
    let above = screen.controllers[parent]
    let bounds = Rect(size: above.frame.size)
    let layout = screen.scenario.controllers[index].layout ?? .fill
    let box = FrameBox(superview: bounds, safeArea: above.safeArea.points, siblings: [:])
    let frame = box.frame(of: layout)
    screen.controllers[index].frame = frame.moved(x: above.frame.x, y: above.frame.y)
    guard screen.controllers[index].isInWindow else { return }
    var inherited = above.safeArea
    if let view = screen.scenario.controllers[parent].view,
      screen.scenario.views[view].values[ViewProperty.overridesSafeAreaInsets] != .known(false)
    {
      inherited = overridden(inherited, by: view)
    }
    for edge in Edge.allCases {
      var distance = frame.distance(to: bounds, at: edge)
      if distance.isNaN { distance = layout.distance(at: edge) }
      inherited[edge] = less(
        inherited[edge], by: distance, at: edge,
        cause: .controller(index), origin: .step(.superview), facts: ["INS-56", "INS-50"])
    }
    finish(index, inherited: inherited)
  }

  /// Adds the controller's own addition. Source: INS-60, INS-62, Q1.
  private mutating func finish(_ index: Int, inherited: EdgeSums) {
    screen.controllers[index].inherited = inherited
    var safe = inherited
    // The property came with iOS 11; before, only the guides' lengths are left.
    if screen.surroundings.os >= OSVersion(11) {
      let added = known(
        ControllerProperty.additionalSafeAreaInsets, screen.scenario.controllers[index].values,
        of: .controller(index))
      for edge in Edge.allCases {
        safe[edge] = screen.sums.adding(
          contribution(
            edge, added?[edge].value(safeArea: inherited[edge].points) ?? .nan,
            by: .controller(index),
            origin: .key(.additionalSafeAreaInsets), facts: ["INS-60"],
            property: "additionalSafeAreaInsets"), to: safe[edge])
        if safe[edge].points < 0, policy.answer(to: "Q1") == "clamped" {
          safe[edge] = screen.sums.adding(
            contribution(
              edge, -safe[edge].points, by: .controller(index), origin: .step(.clamp),
              facts: ["INS-66", "Q1"]), to: safe[edge])
        }
      }
    }
    screen.controllers[index].safeArea = safe
  }

  /// The sum less a distance, never below zero; a negative distance adds nothing (INS-51).
  mutating func less(
    _ sum: Sum, by distance: Double, at edge: Edge, cause: Cause, origin: Contribution.Origin,
    facts: [FactID]
  ) -> Sum {
    // Where there is nothing, nothing is taken, however far the edge lies.
    let most = positive(sum.points)
    let taken = distance <= 0 || most == 0 ? 0 : smaller(distance, most)
    return screen.sums.adding(
      contribution(edge, difference(0, taken), by: cause, origin: origin, facts: facts), to: sum)
  }
}
