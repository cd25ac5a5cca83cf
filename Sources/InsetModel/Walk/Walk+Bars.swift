extension Walk {
  /// Places the bars that a container shows. Source: insets.md section 2.2, bars.lua.
  mutating func placeBars(of index: Int) {
    let controller = screen.scenario.controllers[index]
    guard screen.controllers[index].isInWindow else { return }
    let first = screen.bars.count
    defer { screen.controllers[index].ownBars = first..<screen.bars.count }
    switch controller.kind {
    case .navigation:
      placeNavigationBar(controller.navigationBar ?? Bar(), of: index)
      if let toolbar = controller.toolbar,
        known(BarProperty.isHidden, toolbar.values, of: .controller(index), in: .toolbar) != true
      {
        placeToolbar(toolbar, of: index)
      } else if let bar = controller.navigationBar {
        placeSearchDock(bar, of: index)
      }
    case .tab:
      let bar = controller.tabBar ?? Bar()
      switch hidesBottomBar(below: index) {
      case true?: break
      case false?: placeTabBar(bar, of: index)
      case nil: placeUnknown(bar, .tabBar, of: index)
      }
    case .split, .page, .viewController, .tableViewController, .collectionViewController, .custom:
      break
    }
  }

  /// How far a bar reaches into a child's view, or a page further in, which has the frame `given` as
  /// long as no bar cuts it.
  ///
  /// It is the bar's depth in its own controller's view, unless a split view's column lies between.
  func reach(of bar: Int, into given: Rect, of index: Int) -> Double {
    let placed = screen.bars[bar]
    if let reach = placed.reach { return reach }
    var child = index
    while let parent = screen.scenario.controllers[child].parent {
      if screen.controllers[child].isColumn {
        return placed.frame.reach(into: given, from: placed.edge)
      }
      if parent == placed.controller { break }
      child = parent
    }
    return placed.depth
  }

  /// Whether a pushed page drops the tab bar. Source: INS-41.
  ///
  /// A scenario often shows only the page on top, so the flag counts for every page on the shown
  /// navigation stack.
  private mutating func hidesBottomBar(below tab: Int) -> Bool? {
    guard let child = screen.scenario.shownChild(of: tab),
      screen.scenario.controllers[child].kind == .navigation
    else { return false }
    var hides: Bool? = false
    for page in screen.scenario.controllers[child].children where hides != true {
      let own = known(
        ControllerProperty.hidesBottomBarWhenPushed, screen.scenario.controllers[page].values,
        of: .controller(page))
      hides = own == true ? true : hides.flatMap { _ in own }
    }
    guard hides != false else { return false }
    guard hides == true else { return nil }
    // iOS 7 and 8: seen to stay in the bottom inset all the same (INS-42).
    return screen.surroundings.os >= OSVersion(9) || policy.answer(to: "INS-42") == "dropped"
  }

  /// A bar that may not be there, or of which nobody knows how high it is: its room is unknown.
  mutating func placeUnknown(_ bar: Bar, _ kind: Bar.Kind, of index: Int, isShown: Bool? = nil) {
    let container = screen.controllers[index].frame
    let isAtTop = kind == .navigationBar || (kind == .tabBar && isTabBarAtTop(of: index))
    let edge: Edge = isAtTop ? .top : .bottom
    add(
      PlacedBar(
        kind: kind, controller: index, bar: bar,
        frame: Rect(
          x: container.x, y: .nan, width: container.width,
          height: .nan),
        edge: edge, depth: .nan, reach: .nan, facts: [edge == .top ? "INS-45" : "INS-30"],
        confidence: .contested, isShown: isShown,
        reachesTop: kind == .navigationBar ? nil : false))
  }

  /// Whether a tab bar stands at the top: an iPad's from iOS 18 on (OUK-3).
  private func isTabBarAtTop(of index: Int) -> Bool {
    var place = place(of: index)
    place.context = nil
    return catalogue.row(.tabBar) { [surroundings = screen.surroundings] in
      surroundings.matches($0, at: place)
    }?.isAtTop == true
  }

  /// Whether everything that decides a bar's room is known; what is not is noted.
  mutating func isKnown(
    _ bar: Bar, _ kind: Bar.Kind, of index: Int, _ rows: PropertyRow...
  ) -> Bool {
    var isKnown = true
    for (row, reason) in bar.values.unknownRows where rows.contains(where: { $0.id == row.id }) {
      note(row, reason, of: .controller(index), in: kind)
      isKnown = false
    }
    return isKnown
  }

  func place(of index: Int) -> MeasurePlace {
    var place = MeasurePlace()
    place.safeAreaTop = screen.controllers[index].safeArea.top.points
    place.inside = screen.controllers[index].inside
    if screen.scenario.controllers[index].parent == nil { place.context = .rootNavigation }
    if screen.controllers[index].isInTab { place.context = .tab }
    return place
  }

  private mutating func placeToolbar(_ bar: Bar, of index: Int) {
    guard
      isKnown(
        bar, .toolbar, of: index, BarProperty.isHidden.row, BarProperty.items.row,
        BarProperty.height.row, BarProperty.y.row)
    else { return placeUnknown(bar, .toolbar, of: index) }
    var place = place(of: index)
    place.hasItems = bar.values.plain(BarProperty.items)
    placeBottom(bar, .toolbar, .toolbar, of: index, at: place, what: "the toolbar's height")
  }

  private mutating func placeTabBar(_ bar: Bar, of index: Int) {
    guard
      isKnown(
        bar, .tabBar, of: index, BarProperty.height.row, BarProperty.y.row,
        BarProperty.accessoryHeight.row, BarProperty.isMinimized.row)
    else { return placeUnknown(bar, .tabBar, of: index) }
    var place = place(of: index)
    place.context = nil
    var row = catalogue.row(.tabBar) { [surroundings = screen.surroundings] in
      surroundings.matches($0, at: place)
    }
    if let child = screen.scenario.shownChild(of: index),
      screen.scenario.controllers[child].kind == .navigation
    {
      let isHidden = isNavigationBarHidden(child)
      if isHidden != true { place.context = .navigationBar }
      let other = catalogue.row(.tabBar) { [surroundings = screen.surroundings] in
        surroundings.matches($0, at: place)
      }
      let isSame =
        other?.value == row?.value && other?.adds == row?.adds && other?.gap == row?.gap
        && other?.isAtTop == row?.isAtTop
      if isHidden == nil, !isSame {
        return placeUnknown(bar, .tabBar, of: index)
      }
      row = other
    }
    if bar.values.plain(BarProperty.isMinimized), bar.values.plain(BarProperty.height) == nil,
      screen.surroundings.barOS >= OSVersion(26)
    {
      var minimized = bar
      let height = unknown(
        "the minimised tab bar's height", fact: "Q9", supply: "tabBar.height",
        node: .controller(index))
      minimized.values.set(BarProperty.height, to: height)
      placeBottom(minimized, .tabBar, .tabBar, of: index, at: place, what: "the tab bar's height")
    } else if row?.isAtTop == true {
      placeTopTabBar(bar, of: index, at: place)
    } else {
      placeBottom(bar, .tabBar, .tabBar, of: index, at: place, what: "the tab bar's height")
    }
  }

  /// The iPad's tab bar from iOS 18 on: a strip at the top. Source: OUK-3, OUK-4, Q8.
  private mutating func placeTopTabBar(_ bar: Bar, of index: Int, at place: MeasurePlace) {
    let container = screen.controllers[index].frame
    let surroundings = screen.surroundings
    var height = bar.values.plain(BarProperty.height) ?? .nan
    var row = catalogue.row(.tabBar) { surroundings.matches($0, at: place) }
    if bar.values.plain(BarProperty.height) == nil {
      let found = measure(
        .tabBar, "the top tab bar's height", at: place, node: .controller(index),
        supply: "tabBar.height")
      height = found.points
      row = found.row
    }
    let y = bar.values.plain(BarProperty.y) ?? place.safeAreaTop
    let reach = row?.adds.map { place.safeAreaTop + $0 } ?? sum(sum(y, height), row?.gap ?? 0)
    add(
      PlacedBar(
        kind: .tabBar, controller: index, bar: bar,
        frame: Rect(
          x: container.x, y: sum(container.y, y), width: container.width, height: height),
        edge: .top, depth: sum(y, height), reach: reach,
        facts: [row?.fact ?? row?.citation ?? "Q8"],
        confidence: row?.confidence ?? .contested, isShown: isShown(bar, .tabBar, of: index)))
  }

  /// A toolbar or tab bar at the bottom. Source: bars.lua `rule.bottom`; 83 = 49 + 34.
  mutating func placeBottom(
    _ bar: Bar, _ kind: Bar.Kind, _ measured: Measure, of index: Int, at place: MeasurePlace,
    what: String
  ) {
    let container = screen.controllers[index].frame
    let safeBottom = screen.controllers[index].safeArea.bottom.points
    var facts: [FactID] = ["INS-30"]
    var confidence = Confidence.documented
    var reach: Double
    if let given = bar.values.plain(BarProperty.height) {
      // A given height is the bar's own frame height, which holds the home indicator.
      reach = given
    } else {
      let found = measure(
        measured, what, at: place, node: .controller(index), supply: "\(kind.rawValue).height")
      if found.points == 0 { return }
      reach = found.row?.isTotal == true ? found.points : sum(found.points, safeBottom)
      if let row = found.row {
        facts = [row.citation]
        confidence = row.confidence
      }
    }
    reach += bar.values.plain(BarProperty.accessoryHeight) ?? 0
    let y = bar.values.plain(BarProperty.y) ?? difference(container.height, reach)
    add(
      PlacedBar(
        kind: kind, controller: index, bar: bar,
        frame: Rect(
          x: container.x, y: sum(container.y, y), width: container.width,
          height: bar.values.plain(BarProperty.y) == nil ? reach : difference(container.height, y)),
        edge: .bottom,
        depth: bar.values.plain(BarProperty.y).map { container.height - $0 } ?? reach, facts: facts,
        confidence: confidence, isShown: isShown(bar, kind, of: index)))
  }

  /// Whether a bar is drawn; nil where that is unknown.
  private mutating func isShown(_ bar: Bar, _ kind: Bar.Kind, of index: Int) -> Bool? {
    known(BarProperty.isHidden, bar.values, of: .controller(index), in: kind).map { !$0 }
  }

  /// Whether a navigation controller hides its bar; nil where that is unknown.
  mutating func isNavigationBarHidden(_ index: Int) -> Bool? {
    guard let bar = screen.scenario.controllers[index].navigationBar else { return false }
    return known(BarProperty.isHidden, bar.values, of: .controller(index), in: .navigationBar)
  }

  mutating func add(_ bar: PlacedBar) { screen.bars.append(bar) }
}
