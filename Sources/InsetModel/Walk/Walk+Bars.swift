extension Walk {
  /// Places the bars that a container shows. Source: insets.md section 2.2, bars.json.
  mutating func placeBars(of index: Int) {
    let controller = screen.scenario.controllers[index]
    guard screen.controllers[index].isInWindow else { return }
    switch controller.kind {
    case .navigation:
      placeNavigationBar(controller.navigationBar ?? Bar(), of: index)
      if let toolbar = controller.toolbar { placeToolbar(toolbar, of: index) }
    case .tab:
      if !hidesBottomBar(below: index) { placeTabBar(controller.tabBar ?? Bar(), of: index) }
    case .split, .page, .viewController, .tableViewController, .collectionViewController, .custom:
      break
    }
  }

  /// How far a bar reaches into a container's view from the edge that it covers.
  func reach(of bar: Int, into container: Rect) -> Double {
    let placed = screen.bars[bar]
    return placed.edge == .top
      ? placed.frame.maxY - container.y : container.maxY - placed.frame.y
  }

  /// Whether a bar lies over this child. The iPad's top tab bar shares a row with a navigation
  /// bar, so a navigation child gets nothing from it (OUK-3, OUK-4).
  func covers(_ bar: Int, child: Int, of parent: Int) -> Bool {
    let placed = screen.bars[bar]
    return !(placed.kind == .tabBar && placed.edge == .top
      && screen.scenario.controllers[child].kind == .navigation)
  }

  /// Whether a pushed page drops the tab bar. Source: INS-41.
  ///
  /// A scenario often shows only the page on top, so the flag counts for every page on the shown
  /// navigation stack.
  private func hidesBottomBar(below tab: Int) -> Bool {
    let controllers = screen.scenario.controllers
    guard controllers.indices.contains(tab) else { return false }
    let selected = controllers[tab].selectedIndex
    guard controllers[tab].children.indices.contains(selected) else { return false }
    let child = controllers[controllers[tab].children[selected]]
    guard child.kind == .navigation else { return false }
    return child.children.contains { controllers[$0].hidesBottomBarWhenPushed }
  }

  private func place(of index: Int) -> MeasurePlace {
    var place = MeasurePlace()
    place.safeAreaTop = screen.controllers[index].safeArea.top.points
    place.inside = screen.controllers[index].inside
    var above = screen.scenario.controllers[index].parent
    while let parent = above {
      if screen.scenario.controllers[parent].kind == .tab { place.context = "tab" }
      above = screen.scenario.controllers[parent].parent
    }
    return place
  }

  private mutating func placeNavigationBar(_ bar: Bar, of index: Int) {
    if bar.isHidden { return }
    let container = screen.controllers[index].frame
    let node = Node.controller(index)
    var place = place(of: index)
    var origin = bar.y
    var facts: [FactID] = []
    var confidence = Confidence.printed
    func note(_ row: MeasureRow?) {
      guard let row else { return }
      facts.append(row.citation)
      confidence = max(confidence, row.confidence)
    }
    var height: Double
    if let given = bar.height {
      height = given
    } else {
      let bare = measure(
        .navigationBar, "the navigation bar's height", at: place, node: node,
        supply: "navigationBar.height")
      note(bare.row)
      height = bare.points
      // On iOS 26 a sheet's bar is known by its lower edge alone, measured from the sheet's top.
      if bare.row?.isTotal == true { origin = origin ?? 0 }
      place.state = bar.largeTitle?.rawValue
      if bar.largeTitle == .expanded, screen.surroundings.verticalSizeClass == .regular {
        let title = measure(
          .largeTitle, "the large title's height", at: place, node: node,
          supply: "navigationBar.height")
        note(title.row)
        height += title.points
      }
      if bar.prompt != nil {
        let prompt = measure(
          .prompt, "the prompt's height", at: place, node: node, supply: "navigationBar.height")
        note(prompt.row)
        height += prompt.points
      }
      if let search = bar.search, search != .hidden {
        place.state = search.rawValue
        let field = measure(
          .searchBar, "the search field's height", at: place, node: node,
          supply: "navigationBar.height")
        note(field.row)
        height += field.points
      }
      if bar.isRefreshing {
        let refresh = measure(
          .refreshControl, "the refresh control's height", at: place, node: node,
          supply: "navigationBar.height")
        note(refresh.row)
        height += refresh.points
      }
    }
    if origin == nil {
      let start = measure(
        .navigationBarOrigin, "the navigation bar's y", at: place, node: node,
        supply: "navigationBar.y")
      note(start.row)
      origin = start.points
    }
    add(
      bar, .navigationBar, of: index, edge: .top,
      frame: Rect(
        x: container.x, y: container.y + (origin ?? 0), width: container.width, height: height),
      facts: facts, confidence: confidence)
  }

  private mutating func placeToolbar(_ bar: Bar, of index: Int) {
    if bar.isHidden { return }
    var place = place(of: index)
    place.hasItems = bar.hasItems
    placeBottom(
      bar, .toolbar, .toolbar, of: index, place: place, what: "the toolbar's height",
      supply: "toolbar.height")
  }

  private mutating func placeTabBar(_ bar: Bar, of index: Int) {
    let place = place(of: index)
    let surroundings = screen.surroundings
    let row = catalogue.row(.tabBar) { surroundings.matches($0, place) }
    if row?.isAtTop == true {
      placeTopTabBar(bar, of: index, place: place)
    } else {
      placeBottom(
        bar, .tabBar, .tabBar, of: index, place: place, what: "the tab bar's height",
        supply: "tabBar.height")
    }
  }

  /// The iPad's tab bar from iOS 18 on: a strip at the top. Source: OUK-4, Q8.
  private mutating func placeTopTabBar(_ bar: Bar, of index: Int, place: MeasurePlace) {
    let container = screen.controllers[index].frame
    let found = measure(
      .tabBar, "the top tab bar's height", at: place, node: .controller(index),
      supply: "tabBar.height")
    let height = bar.height ?? found.points
    if bar.height != nil, found.points.isNaN { screen.unknowns.removeLast() }
    let y = bar.y ?? place.safeAreaTop
    add(
      bar, .tabBar, of: index, edge: .top,
      frame: Rect(
        x: container.x, y: container.y + y, width: container.width,
        height: height + (found.row?.gapBelow ?? 0)),
      facts: [found.row?.citation ?? "Q8"], confidence: found.row?.confidence ?? .contested)
  }

  private mutating func placeBottom(
    _ bar: Bar, _ kind: Bar.Kind, _ measured: Measure, of index: Int, place: MeasurePlace,
    what: String, supply: String
  ) {
    let container = screen.controllers[index].frame
    let safeBottom = screen.controllers[index].safeArea.bottom.points
    var facts: [FactID] = []
    var confidence = Confidence.printed
    var reach: Double
    if let given = bar.height {
      // A given height is the bar's own frame height, which holds the home indicator (83 = 49 + 34).
      reach = given
      facts = ["INS-30"]
    } else {
      let found = measure(measured, what, at: place, node: .controller(index), supply: supply)
      reach = found.row?.isTotal == true ? found.points : found.points + safeBottom
      if found.points == 0 { return }
      if let row = found.row {
        facts = [row.citation]
        confidence = row.confidence
      }
    }
    reach += bar.accessoryHeight ?? 0
    let y = bar.y ?? (container.height - reach)
    add(
      bar, kind, of: index, edge: .bottom,
      frame: Rect(
        x: container.x, y: container.y + y, width: container.width, height: container.height - y),
      facts: facts, confidence: confidence)
  }

  private mutating func add(
    _ bar: Bar, _ kind: Bar.Kind, of index: Int, edge: Edge, frame: Rect, facts: [FactID],
    confidence: Confidence
  ) {
    screen.bars.append(
      PlacedBar(
        kind: kind, controller: index, bar: bar, frame: frame, edge: edge,
        facts: facts.isEmpty ? ["INS-30"] : facts, confidence: confidence,
        isShown: !bar.isHidden))
  }
}
