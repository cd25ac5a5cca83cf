extension Walk {
  /// Evaluates a scroll view. Source: insets.md section 0, INS-80, INS-90.
  mutating func placeScroll(_ view: Int) {
    let node = screen.scenario.views[view]
    guard let properties = node.scroll else { return }
    // Before iOS 11 there is no such property, and nothing to know of it.
    let isThere = screen.surroundings.os >= OSVersion(11)
    let given =
      isThere
      ? known(ScrollProperty.contentInsetAdjustmentBehavior, properties.values, of: .view(view))
      : UIKitBehavior.automatic.rawValue
    var behavior = given ?? UIKitBehavior.automatic.rawValue
    if behavior == UIKitBehavior.automatic.rawValue,
      let own = catalogue.viewClass(node.className, base: node.baseClassName)?
        .contentInsetAdjustmentBehavior
    {
      behavior = own
    }
    var scroll = PlacedScroll(
      view: view, owner: owners[view],
      adjustment: Adjustment(
        behavior: behavior,
        answers: EdgeValues(all: .leaves), reasons: EdgeValues(all: .init(facts: []))))
    setBounce(of: node, properties, in: &scroll)
    setContentInset(properties, of: view, in: &scroll)
    if let size = known(ScrollProperty.contentSize, properties.values, of: .view(view)) ?? nil {
      scroll.contentSize = size
      if properties.contentWidthFollowsFrame {
        scroll.contentSize.width = screen.views[view].frame.width
      }
      scroll.isContentSizeKnown = true
    }
    let index = screen.scrolls.count
    screen.views[view].scroll = index
    screen.scrolls.append(scroll)
    guard screen.views[view].isInWindow else {
      // INS-54: nothing lies over a view that is in no window; its own inset stays.
      screen.scrolls[index].adjustedContentInset = scroll.contentInset
      rest(index, properties)
      return
    }
    placeTable(ofScroll: index)
    if given == nil {
      for edge in Edge.allCases where screen.views[view].safeArea[edge].points != 0 {
        // Where there is no safe area, every behaviour comes to the same.
        screen.scrolls[index].adjustment.answers[edge] = .unknown
        screen.scrolls[index].adjustment.reasons[edge] = .init(
          facts: ["INS-91"], text: "contentInsetAdjustmentBehavior is not known")
      }
    } else {
      screen.scrolls[index].adjustment = policy.adjustment(ofScroll: index, on: screen)
    }
    adjust(index, properties)
    addRefreshAndKeyboard(index, properties)
    setIndicators(index, properties)
    placeSectionInsets(ofScroll: index, properties)
    rest(index, properties)
    absorb(index)
  }

  private mutating func setBounce(
    of node: View, _ properties: ScrollProperties, in scroll: inout PlacedScroll
  ) {
    let part = Node.view(scroll.view)
    let across = known(ScrollProperty.alwaysBounceHorizontal, properties.values, of: part)
    scroll.alwaysBounceHorizontal = across.map { $0 ?? false }
    guard let set = known(ScrollProperty.alwaysBounceVertical, properties.values, of: part) else {
      scroll.alwaysBounceVertical = nil
      return
    }
    if let set {
      scroll.alwaysBounceVertical = set
      return
    }
    guard let layout = known(ScrollProperty.collectionLayout, properties.values, of: part) else {
      scroll.alwaysBounceVertical = nil
      return
    }
    if let layout = layout.flatMap({ catalogue.layouts[$0] }) {
      // Every print agrees, but the mechanism was observed once (MST-14).
      scroll.alwaysBounceVertical =
        layout.alwaysBounceVertical
        && (layout.confidence != .contested || policy.answer(to: "INS-105") == "bounces")
      scroll.bounceFact = layout.fact
      return
    }
    let known =
      catalogue.viewClass(node.className, base: node.baseClassName)
      ?? (node.table != nil ? catalogue.classes["UITableView"] : nil)
    scroll.alwaysBounceVertical = known?.alwaysBounceVertical ?? false
    scroll.bounceFact = known?.fact
  }

  private mutating func setContentInset(
    _ properties: ScrollProperties, of view: Int, in scroll: inout PlacedScroll
  ) {
    // Code that reads safeAreaInsets does nothing before iOS 11, where there are none.
    let isKnown = screen.surroundings.os >= OSVersion(11)
    let safe = screen.views[view].safeArea
    let guides = screen.controllers[screen.scenario.guideOwner(ofView: view)].safeArea
    let given = known(ScrollProperty.contentInset, properties.values, of: .view(view))
    for edge in Edge.allCases {
      let set =
        given?[edge].value(
          safeArea: isKnown ? safe[edge].points : 0, layoutGuide: guides[edge].points) ?? .nan
      scroll.setContentInset[edge] = set
      scroll.contentInset[edge] = screen.sums.adding(
        contribution(
          edge, set, by: .view(view), origin: .key(.contentInset), facts: ["INS-90"],
          property: "contentInset"),
        to: .zero)
    }
  }

  /// Turns the behaviour's answers into numbers. Source: INS-90; before iOS 11 INS-111, INS-112.
  private mutating func adjust(_ index: Int, _ properties: ScrollProperties) {
    var scroll = screen.scrolls[index]
    let safe = screen.views[scroll.view].safeArea
    for edge in Edge.allCases {
      switch scroll.adjustment.answers[edge] {
      case .leaves: break
      case .takesSafeArea: scroll.system[edge] = safe[edge]
      case .amount(let points, let from):
        scroll.system[edge] = amount(points, from: from, at: edge, scroll)
      case .open where safe[edge].points == 0: break
      case .open, .unknown:
        scroll.system[edge] = screen.sums.adding(
          Contribution(
            edge: edge, points: .nan, cause: .view(scroll.view),
            origin: .rule(scroll.adjustment.behavior),
            facts: scroll.adjustment.reasons[edge].facts, confidence: .contested), to: .zero)
      }
      scroll.adjustedContentInset[edge] = screen.sums.adding(
        scroll.system[edge], to: scroll.contentInset[edge])
    }
    if scroll.adjustment.writesContentInset { scroll.contentInset = scroll.adjustedContentInset }
    screen.scrolls[index] = scroll
  }

  /// A behaviour's own amount: the summands of the layout guide it names, where they add up to it.
  private mutating func amount(
    _ points: Double, from controller: Int?, at edge: Edge, _ scroll: PlacedScroll
  ) -> Sum {
    if let controller {
      let guide = screen.controllers[controller].safeArea[edge]
      if guide.points == points { return guide }
    } else if screen.views[scroll.view].safeArea[edge].points == points {
      return screen.views[scroll.view].safeArea[edge]
    }
    let reason = scroll.adjustment.reasons[edge]
    return screen.sums.adding(
      contribution(
        edge, points, by: controller.map { .controller($0) } ?? .view(scroll.view),
        origin: .rule(scroll.adjustment.behavior), facts: reason.facts), to: .zero)
  }

  private mutating func addRefreshAndKeyboard(_ index: Int, _ properties: ScrollProperties) {
    var scroll = screen.scrolls[index]
    let view = scroll.view
    let controller = screen.scenario.views[view].controller
    let refresh = known(ScrollProperty.refreshControl, properties.values, of: .view(view))
    if refresh.map({ $0 == .refreshing }) ?? true, isRefreshedInBar(view) != true {
      let found: (points: Double, row: MeasureRow?) =
        refresh == nil || isRefreshedInBar(view) == nil
        ? (.nan, nil)
        : measure(
          .refreshControl, "the refreshing control's height", at: MeasurePlace(),
          node: .view(view), supply: "refreshControl")
      let added = contribution(
        .top, found.points, by: .view(view), origin: .key(.refreshControl),
        facts: ["INS-135"] + (found.row.map { [$0.citation] } ?? []),
        confidence: found.row?.confidence)
      scroll.adjustedContentInset.top = screen.sums.adding(
        added, to: scroll.adjustedContentInset.top)
      // Before iOS 13 the control moves contentInset itself (INS-135).
      if screen.surroundings.os < OSVersion(13) {
        scroll.contentInset.top = screen.sums.adding(added, to: scroll.contentInset.top)
      }
    }
    // Only a UITableViewController makes room for the keyboard by itself (INS-137).
    if let keyboard = screen.scenario.keyboard,
      screen.scenario.controllers[controller].kind == .tableViewController,
      countsKeyboard(of: controller)
    {
      let height =
        keyboard.height
        ?? measure(
          .keyboard, "the keyboard's height", at: MeasurePlace(), node: .scenario,
          supply: "keyboard.height"
        ).points
      let top = screen.surroundings.window.height - height
      let overlap = positive(difference(screen.views[view].windowFrame.maxY, top))
      let missing = difference(overlap, scroll.system.bottom.points)
      if missing > 0 || missing.isNaN {
        // A maximum with the safe bottom, never a sum (OUK-58).
        scroll.adjustedContentInset.bottom = screen.sums.adding(
          contribution(
            .bottom, missing, by: .keyboard, origin: .step(.keyboard), facts: ["OUK-58", "INS-137"]),
          to: scroll.adjustedContentInset.bottom)
      }
    }
    screen.scrolls[index] = scroll
  }

  /// Whether the keyboard counts where its field is the bar's: sources disagree on phones.
  /// Source: OUK-59, OUK-139.
  private mutating func countsKeyboard(of controller: Int) -> Bool {
    guard let parent = screen.scenario.controllers[controller].parent,
      let bar = screen.scenario.controllers[parent].navigationBar,
      known(BarProperty.searchBar, bar.values, of: .controller(parent), in: .navigationBar)
        .map({ $0 == .active }) ?? true
    else { return true }
    switch policy.answer(to: "OUK-59") {
    case "counted": return true
    case "not-counted": return false
    default: return screen.surroundings.device.idiom == .pad
    }
  }

  /// Source: INS-130, INS-131; before iOS 11 UIKit writes both insets alike (INS-111).
  private mutating func setIndicators(_ index: Int, _ properties: ScrollProperties) {
    var scroll = screen.scrolls[index]
    let os = screen.surroundings.os
    let safe = screen.views[scroll.view].safeArea
    let part = Node.view(scroll.view)
    let own = known(ScrollProperty.scrollIndicatorInsets, properties.values, of: part)
    let adjusts =
      os < OSVersion(13)
      ? false
      : known(
        ScrollProperty.automaticallyAdjustsScrollIndicatorInsets, properties.values, of: part)
    for edge in Edge.allCases {
      var sum = screen.sums.adding(
        contribution(
          edge, own?[edge].constant ?? .nan, by: .view(scroll.view),
          origin: .key(.scrollIndicatorInsets), facts: ["INS-130"],
          property: "scrollIndicatorInsets"),
        to: .zero)
      if os < OSVersion(11) {
        sum = screen.sums.adding(scroll.system[edge], to: sum)
      } else if os < OSVersion(13) {
        switch scroll.adjustment.answers[edge] {
        case .takesSafeArea: sum = screen.sums.adding(safe[edge], to: sum)
        case .open, .unknown: sum = screen.sums.adding(scroll.system[edge], to: sum)
        case .leaves, .amount: break
        }
      } else if adjusts == true {
        sum = screen.sums.adding(safe[edge], to: sum)
      } else if adjusts == nil, safe[edge].points != 0 {
        sum = screen.sums.adding(
          contribution(
            edge, .nan, by: .view(scroll.view), origin: .key(.scrollIndicatorInsets),
            facts: ["INS-130"]), to: sum)
      }
      scroll.indicatorInsets[edge] = sum
    }
    screen.scrolls[index] = scroll
  }

  /// The offset of a view that was never scrolled. Source: INS-10; INS-13 where scrolling is off.
  private mutating func rest(_ index: Int, _ properties: ScrollProperties) {
    let adjusted = screen.scrolls[index].adjustedContentInset.points
    let part = Node.view(screen.scrolls[index].view)
    let offset: Point
    guard let set = known(ScrollProperty.contentOffset, properties.values, of: part) else {
      setOffset(Point(x: .nan, y: .nan), ofScroll: index)
      return
    }
    if case .point(let given)? = set {
      offset = Point(x: given.x, y: given.y + (folded[screen.scrolls[index].view] ?? 0))
    } else if !screen.views[screen.scrolls[index].view].isInWindow {
      offset = unlaidOffset(index)
    } else if set == nil, let isLeft = isOffsetLeftAlone(properties, part), isLeft {
      offset = limited(.zero, index, screen.scrolls[index].setContentInset)
      screen.scrolls[index].isOffsetLeftAlone = true
    } else if set == nil, isOffsetLeftAlone(properties, part) == nil {
      offset = Point(x: .nan, y: .nan)
    } else {
      // 0 - x, so that no inset gives 0 and not -0.
      offset = Point(x: 0 - adjusted.left, y: 0 - adjusted.top)
    }
    setOffset(offset, ofScroll: index)
  }

  private mutating func setOffset(_ offset: Point, ofScroll index: Int) {
    screen.scrolls[index].contentOffset = offset
    screen.views[screen.scrolls[index].view].boundsOrigin = offset
  }

  /// Where scrolling is off, iOS 11 was seen to leave the offset alone when it takes the safe area in.
  /// Nobody tells it of another version. Source: INS-13 (11.0.2), once.
  private mutating func isOffsetLeftAlone(_ properties: ScrollProperties, _ part: Node) -> Bool? {
    let os = screen.surroundings.os
    guard os >= OSVersion(11), os < OSVersion(12) else { return false }
    return known(ScrollProperty.isScrollEnabled, properties.values, of: part).map { !$0 }
  }

  /// The offset of a view in no window: 0 still, limited as each assignment of contentInset limits it.
  /// Source: MST-7.
  private func unlaidOffset(_ index: Int) -> Point {
    limited(.zero, index, screen.scrolls[index].adjustedContentInset.points)
  }

  /// An offset within what insets and content allow, the lower limit winning. Source: INS-5, INS-12.
  private func limited(_ offset: Point, _ index: Int, _ inset: Insets) -> Point {
    let scroll = screen.scrolls[index]
    let size = screen.views[scroll.view].frame.size
    func limited(_ value: Double, _ low: Double, _ high: Double, _ axis: Axis) -> Double {
      let most = scroll.contentSize[axis] + high - size[axis]
      let least = 0 - low
      return least >= value ? least : larger(least, smaller(value, most))
    }
    return Point(
      x: limited(offset.x, inset.left, inset.right, .horizontal),
      y: limited(offset.y, inset.top, inset.bottom, .vertical))
  }

  /// What is left for the subviews. Source: INS-80, INS-81.
  private mutating func absorb(_ index: Int) {
    let scroll = screen.scrolls[index]
    for edge in Edge.allCases {
      let safe = screen.views[scroll.view].safeArea[edge]
      let taken: Double
      switch scroll.adjustment.answers[edge] {
      case .takesSafeArea: taken = safe.points
      case .amount(let points, _): taken = smaller(positive(points), safe.points)
      case .leaves: taken = 0
      case .open, .unknown: taken = safe.points == 0 ? 0 : .nan
      }
      screen.views[scroll.view].offered[edge] = screen.sums.adding(
        contribution(
          edge, difference(0, taken), by: .view(scroll.view), origin: .step(.absorbed),
          facts: ["INS-80"]),
        to: safe)
    }
  }

  /// Where content starts and where its author wants it. Done last: a wish may name any view.
  mutating func measureWishes() {
    let window = Rect(size: screen.surroundings.window.size)
    let obstructions = screen.systemObstructions
    func depthOfBars(at edge: Edge) -> Double {
      obstructions.filter { $0.edge == edge }.reduce(0) { deepest, obstruction in
        let depth = larger(deepest, obstruction.frame.reach(into: window, from: edge))
        // A bar that may not be there moves nothing that is deeper, and else nobody knows what.
        guard case .bar(let bar) = obstruction.kind, screen.bars[bar].isShown == nil else {
          return depth
        }
        return depth <= deepest ? deepest : .nan
      }
    }
    for index in screen.scrolls.indices {
      let scroll = screen.scrolls[index]
      let frame = screen.views[scroll.view].windowFrame
      let wants = screen.scenario.views[scroll.view].scroll?.wants ?? EdgeValues(all: nil)
      for edge in Edge.allCases {
        let own = frame.distance(to: window, at: edge)
        let inset = startInset(of: scroll, at: edge)
        screen.scrolls[index].startInset[edge] = inset
        screen.scrolls[index].contentStart[edge] = sum(own, inset)
        let wanted: Double
        switch wants[edge] {
        case nil: wanted = screen.scrolls[index].contentStart[edge]
        case .edge?: wanted = own
        case .belowBars?: wanted = larger(own, depthOfBars(at: edge))
        case .view(let other)?:
          wanted = larger(own, screen.views[other].windowFrame.reach(into: window, from: edge))
        }
        screen.scrolls[index].wantedStart[edge] = wanted
      }
    }
  }

  /// Source: INS-8, INS-13.
  private func startInset(of scroll: PlacedScroll, at edge: Edge) -> Double {
    let isEnabled = screen.scenario.views[scroll.view].scroll?.values[
      ScrollProperty.isScrollEnabled]
    let atRest = scroll.adjustedContentInset[edge].points
    guard edge.isLeading, isEnabled != .known(true) else { return atRest }
    let left = 0 - (edge == .top ? scroll.contentOffset.y : scroll.contentOffset.x)
    return isEnabled == .known(false) || left == atRest ? left : .nan
  }
}
