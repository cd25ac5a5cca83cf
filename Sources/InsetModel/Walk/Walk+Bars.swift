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
      if let toolbar = controller.toolbar, !toolbar.isHidden {
        placeToolbar(toolbar, of: index)
      } else if let bar = controller.navigationBar {
        placeSearchDock(bar, of: index)
      }
    case .tab:
      if !hidesBottomBar(below: index) { placeTabBar(controller.tabBar ?? Bar(), of: index) }
    case .split, .page, .viewController, .tableViewController, .collectionViewController, .custom:
      break
    }
  }

  /// How far a bar reaches into a container's view from the edge that it covers.
  func reach(of bar: Int, into container: Rect) -> Double {
    let placed = screen.bars[bar]
    if let reach = placed.reach { return reach }
    return placed.edge == .top
      ? placed.frame.maxY - container.y : container.maxY - placed.frame.y
  }

  /// Whether a pushed page drops the tab bar. Source: INS-41.
  ///
  /// A scenario often shows only the page on top, so the flag counts for every page on the shown
  /// navigation stack.
  private func hidesBottomBar(below tab: Int) -> Bool {
    guard let child = screen.scenario.shownChild(of: tab) else { return false }
    let controllers = screen.scenario.controllers
    guard controllers[child].kind == .navigation,
      controllers[child].children.contains(where: { controllers[$0].hidesBottomBarWhenPushed })
    else { return false }
    // iOS 7 and 8: seen to stay in the bottom inset all the same (INS-42).
    return screen.surroundings.os >= OSVersion(9) || policy.answer(to: "INS-42") == "dropped"
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
    var place = place(of: index)
    place.hasItems = bar.hasItems
    placeBottom(bar, .toolbar, .toolbar, of: index, at: place, what: "the toolbar's height")
  }

  private mutating func placeTabBar(_ bar: Bar, of index: Int) {
    var place = place(of: index)
    place.context = nil
    if let child = screen.scenario.shownChild(of: index) {
      let controller = screen.scenario.controllers[child]
      if controller.kind == .navigation, controller.navigationBar?.isHidden != true {
        place.context = .navigationBar
      }
    }
    let surroundings = screen.surroundings
    let row = catalogue.row(.tabBar) { surroundings.matches($0, at: place) }
    if bar.isMinimized, bar.height == nil, surroundings.barOS >= OSVersion(26) {
      screen.unknowns.append(
        Unknown(
          what: "the minimised tab bar's height", fact: "Q9", supply: "tabBar.height",
          node: .controller(index)))
      var unknown = bar
      unknown.height = .nan
      placeBottom(unknown, .tabBar, .tabBar, of: index, at: place, what: "the tab bar's height")
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
    var height = bar.height ?? .nan
    var row = catalogue.row(.tabBar) { surroundings.matches($0, at: place) }
    if bar.height == nil {
      let found = measure(
        .tabBar, "the top tab bar's height", at: place, node: .controller(index),
        supply: "tabBar.height")
      height = found.points
      row = found.row
    }
    let y = bar.y ?? place.safeAreaTop
    let reach = row?.adds.map { place.safeAreaTop + $0 } ?? (y + height + (row?.gap ?? 0))
    add(
      PlacedBar(
        kind: .tabBar, controller: index, bar: bar,
        frame: Rect(
          x: container.x, y: container.y + y, width: container.width, height: height),
        edge: .top, reach: reach, facts: [row?.fact ?? row?.citation ?? "Q8"],
        confidence: row?.confidence ?? .contested, isShown: !bar.isHidden))
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
    if let given = bar.height {
      // A given height is the bar's own frame height, which holds the home indicator.
      reach = given
    } else {
      let found = measure(
        measured, what, at: place, node: .controller(index), supply: "\(kind.rawValue).height")
      if found.points == 0 { return }
      reach = found.row?.isTotal == true ? found.points : found.points + safeBottom
      if let row = found.row {
        facts = [row.citation]
        confidence = row.confidence
      }
    }
    reach += bar.accessoryHeight ?? 0
    let y = bar.y ?? (container.height - reach)
    add(
      PlacedBar(
        kind: kind, controller: index, bar: bar,
        frame: Rect(
          x: container.x, y: container.y + y, width: container.width,
          height: container.height - y),
        edge: .bottom, facts: facts, confidence: confidence, isShown: !bar.isHidden))
  }

  mutating func add(_ bar: PlacedBar) { screen.bars.append(bar) }
}
