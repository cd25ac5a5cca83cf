extension Walk {
  /// Places a navigation controller's bar, with all that makes it higher.
  ///
  /// Where a navigation controller stands in another one, as in a collapsed split view, only the
  /// inner one's bar shows (OUK-145).
  mutating func placeNavigationBar(_ bar: Bar, of index: Int) {
    let isHidden = known(
      BarProperty.isHidden, bar.values, of: .controller(index), in: .navigationBar)
    if isHidden == true { return }
    let page = screen.scenario.shownChild(of: index)
    if let page, screen.scenario.controllers[page].kind == .navigation { return }
    let isGiven =
      isKnown(bar, .navigationBar, of: index, BarProperty.height.row, BarProperty.y.row)
      && (bar.values.plain(BarProperty.height) != nil
        || isKnown(
          bar, .navigationBar, of: index, BarProperty.largeTitle.row, BarProperty.prompt.row,
          BarProperty.searchBar.row, BarProperty.isRefreshing.row))
    guard isHidden == false, isGiven else {
      return placeUnknown(bar, .navigationBar, of: index, isShown: isHidden.map { !$0 })
    }
    let container = screen.controllers[index].frame
    var size = BarSize(place: place(of: index), node: .controller(index))
    let isCard = size.place.inside == .sheet
    if let given = bar.values.plain(BarProperty.height) {
      size.height = given
    } else if isCard {
      // A card's bar is known by its lower edge, measured from the card's top.
      grow(&size, .sheetNavigationBar, "the sheet's navigation bar")
    } else {
      grow(&size, .navigationBar, "the navigation bar's height")
    }
    let scroll = page.flatMap { screen.controllers[$0].contentScrollView }
    if bar.values.plain(BarProperty.height) == nil { addExtras(of: bar, above: scroll, to: &size) }
    let y: Double
    if let given = bar.values.plain(BarProperty.y) {
      y = given
    } else if isCard {
      y = 0
    } else {
      let start = measure(
        .navigationBarOrigin, "the navigation bar's y", at: size.place, node: size.node,
        supply: "navigationBar.y")
      size.cite(start.row)
      y = start.points
    }
    fold(&size, y: y, above: scroll)
    add(
      PlacedBar(
        kind: .navigationBar, controller: index, bar: bar,
        frame: Rect(
          x: container.x, y: sum(container.y, y), width: container.width, height: size.height),
        edge: .top, depth: sum(y, size.height), facts: size.facts, confidence: size.confidence,
        isShown: true, reachesTop: reachesTop(sum(container.y, y))))
  }

  /// Whether the background of a navigation bar that starts at `y` of the window reaches up to the
  /// window's edge: it starts no lower than the window's inset ends, or than the catalogue lets one
  /// start there. In landscape on iOS 26 that is below no inset at all (bars/navY.phone.26.compactHeight).
  private func reachesTop(_ y: Double) -> Bool? {
    var place = MeasurePlace()
    place.safeAreaTop = screen.surroundings.windowSafeArea.top
    if y <= place.safeAreaTop { return true }
    if y.isNaN || place.safeAreaTop.isNaN { return nil }
    return number(.navigationBarOrigin, at: place).points.map { y <= $0 } ?? false
  }

  /// Large title, prompt, search field and refresh control make the bar higher. Source: INS-45.
  private mutating func addExtras(of bar: Bar, above scroll: Int?, to size: inout BarSize) {
    let inline = size.height
    if bar.values.plain(BarProperty.largeTitle) == .expanded {
      grow(&size, .largeTitle, "the large title's height")
    }
    size.foldable = size.height - inline
    if bar.values.plain(BarProperty.prompt) != nil { grow(&size, .prompt, "the prompt's height") }
    if let search = bar.values.plain(BarProperty.searchBar), search != .hidden {
      size.place.state = search.state
      let before = size.height
      grow(&size, .searchBar, "the search field's height")
      size.place.state = nil
      if search == .afterCancel { size.foldable += size.height - before }
    }
    let refreshed: Bool? =
      if bar.values.plain(BarProperty.isRefreshing) { true } else if let scroll {
        isRefreshedInBar(scroll)
      } else { false }
    if refreshed == true {
      grow(&size, .refreshControl, "the refresh control's height")
    } else if refreshed == nil {
      size.height = .nan
    }
  }

  /// Whether a scroll view's refresh control is taken into the bar above it. Source: OUK-134, INS-136.
  mutating func isRefreshedInBar(_ view: Int) -> Bool? {
    guard screen.surroundings.barOS >= OSVersion(26),
      let scroll = screen.scenario.views[view].scroll, let owner = owners[view],
      let parent = screen.scenario.controllers[owner].parent,
      screen.scenario.controllers[parent].kind == .navigation
    else { return false }
    let refreshes = known(ScrollProperty.refreshControl, scroll.values, of: .view(view))
    let isHidden = isNavigationBarHidden(parent)
    if isHidden == true || refreshes.map({ $0 == .refreshing }) == false { return false }
    return isHidden == nil || refreshes == nil ? nil : true
  }

  /// Where the app assigned an offset further down than what can fold, it folds in one step, and the
  /// offset grows by as much. Source: OUK-42, OUK-137, OUK-138.
  private mutating func fold(_ size: inout BarSize, y: Double, above view: Int?) {
    guard screen.surroundings.barOS >= OSVersion(26), !(size.foldable <= 0), let view,
      let scroll = screen.scenario.views[view].scroll,
      let set = known(ScrollProperty.contentOffset, scroll.values, of: .view(view)),
      let inset = known(ScrollProperty.contentInset, scroll.values, of: .view(view))
    else {
      let node = view.flatMap { screen.scenario.views[$0].scroll }
      if screen.surroundings.barOS >= OSVersion(26), !(size.foldable <= 0), node != nil {
        // Whether the large title folds away is not known.
        size.height = .nan
      }
      return
    }
    guard case .point(let offset)? = set else { return }
    let rest = -(y + size.height + inset.top.value(safeArea: y + size.height))
    let way = offset.y - rest
    if way < size.foldable { return }
    let gone = way >= size.foldable ? size.foldable : .nan
    size.height -= gone
    size.facts.append("OUK-137")
    folded[view] = gone
  }

  /// iOS 26 phones: the search field of the window's root navigation controller stands at the bottom,
  /// in the place of a toolbar. Source: OUK-133.
  mutating func placeSearchDock(_ bar: Bar, of index: Int) {
    let isHidden = isNavigationBarHidden(index)
    let search = known(
      BarProperty.searchBar, bar.values, of: .controller(index), in: .navigationBar)
    if isHidden == true || search.map({ $0 == nil || $0 == .hidden }) == true { return }
    let surroundings = screen.surroundings
    let place = place(of: index)
    guard catalogue.row(.searchBottomDock, where: { surroundings.matches($0, at: place) }) != nil
    else { return }
    guard isHidden == false, search != nil else {
      return placeUnknown(Bar(), .searchBar, of: index)
    }
    placeBottom(
      Bar(), .searchBar, .searchBottomDock, of: index, at: place, what: "the search field's slot")
  }

  private mutating func grow(_ size: inout BarSize, _ measured: Measure, _ what: String) {
    let found = measure(
      measured, what, at: size.place, node: size.node, supply: "navigationBar.height")
    size.height = sum(size.height, found.points)
    size.cite(found.row)
  }
}

/// A navigation bar's height, as its parts add up.
private struct BarSize {
  var place: MeasurePlace
  var node: Node
  var height = 0.0
  var facts: [FactID] = []
  var confidence = Confidence.printed
  /// What of the height folds away when the content is scrolled.
  var foldable = 0.0

  mutating func cite(_ row: MeasureRow?) {
    guard let row else { return }
    facts.append(row.citation)
    confidence = max(confidence, row.confidence)
  }
}

extension Bar.Search {
  /// The state as the catalogue's rows name it; nil for a field that is not there.
  fileprivate var state: MeasureCondition.State? {
    switch self {
    case .attached: .attached
    case .active: .active
    case .afterCancel: .afterCancel
    case .hidden: nil
    }
  }
}
