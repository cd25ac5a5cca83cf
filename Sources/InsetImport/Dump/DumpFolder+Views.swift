import InsetModel

extension DumpFolder {
  /// Adds a controller.
  ///
  /// - Parameter node: Its view; -1 where none was printed.
  @discardableResult
  mutating func addController(
    kind: Controller.Kind, node: Int, parent: Int?, layout: ViewLayout? = nil
  ) -> Int {
    let index = screen.controllers.count
    var controller = Controller(kind: kind, parent: parent)
    if let parent {
      controller.indexInParent = screen.controllers[parent].children.count
      screen.controllers[parent].children.append(index)
      if screen.controllers[parent].kind == .custom { controller.layout = layout }
      if let holder = screen.controllers[parent].parent, withoutTabBar.contains(holder) {
        controller.values.set(
          ControllerProperty.hidesBottomBarWhenPushed,
          to: screen.controllers[parent].kind == .navigation)
      }
    }
    screen.rootNodes.append(node)
    if node >= 0 {
      controller.className = named[tree.node(node).address]
      keepPlace(of: .controller(index), at: node)
    }
    screen.controllers.append(controller)
    return index
  }

  /// Keeps where a part stands.
  mutating func keepPlace(of part: Node, at node: Int) {
    screen.positions.append((part, tree.position(node)))
  }

  /// Adds a note about a node.
  mutating func note(_ text: String, at node: Int) {
    screen.note(text, line: Int(tree.node(node).line))
  }

  /// Adds a bar of a container.
  mutating func addBar(_ node: Int, of controller: Int) {
    let kind: Bar.Kind
    switch tree.node(node).uikitName {
    case "UINavigationBar": kind = .navigationBar
    case "UITabBar": kind = .tabBar
    default: kind = .toolbar
    }
    // A controller has one bar of a kind: the one that is shown.
    if let known = screen.controllers[controller][kind] {
      guard known.values.plain(BarProperty.isHidden), !tree.isHidden(node) else { return }
      screen.bars.lastIndex { $0.controller == controller && $0.kind == kind }
        .map { _ = screen.bars.remove(at: $0) }
    }
    screen.controllers[controller][kind] = Bar(isHidden: tree.isHidden(node))
    func shows(_ word: String) -> Bool {
      tree.firstBelow(node) { part in
        part != node && tree.name(part).contains(word) && tree.node(part).frame.height > 0
      } != nil
    }
    screen.bars.append(
      PrintedBar(
        controller: controller, kind: kind, frame: tree.frame(node),
        hasLargeTitle: shows("LargeTitleView"), hasSearch: shows("SearchBar"),
        hasPrompt: shows("PromptView")))
  }

  // MARK: - Views

  /// Adds a view.
  @discardableResult
  mutating func addView(
    className: String, superview: Int?, controller: Int, layout: ViewLayout
  ) -> Int {
    let index = screen.views.count
    var view = View(
      className: className, superview: superview, controller: controller, layout: layout)
    if let superview {
      view.indexInSuperview = screen.views[superview].subviews.count
      screen.views[superview].subviews.append(index)
    } else {
      screen.controllers[controller].view = index
    }
    screen.views.append(view)
    return index
  }

  private struct Step {
    var node: Int
    var superview: Int?
    /// What folded views between it and `superview` add to its place.
    var offset: Point
    /// The origin of `superview` in the controller's root view.
    var origin: Point
  }

  /// Adds a node and what is below it; views that only hold others are passed through.
  mutating func foldViews(from node: Int, superview: Int?, controller: Int) {
    var open = [Step(node: node, superview: superview, offset: .zero, origin: .zero)]
    var children: [Pending] = []
    while let step = open.popLast() {
      let entry = tree.node(step.node)
      let name = tree.name(step.node)
      let frame = entry.frame.moved(x: step.offset.x, y: step.offset.y)
      let isRoot = step.superview == nil
      if !isRoot, isChildContainer(name, step.node) {
        let place = frame.moved(x: step.origin.x, y: step.origin.y)
        let layout = tree.frame(step.node).map { _ in ViewLayout.frame(place.tidy) }
        children.append(Pending(node: step.node, parent: controller, layout: layout))
        continue
      }
      let isFolded = !isRoot && (isPassedThrough(name) || !entry.flags.contains(.hasFrame))
      var next = Step(node: 0, superview: step.superview, offset: .zero, origin: step.origin)
      if isFolded {
        if entry.scroll >= 0, !isPassedThrough(name), tree.dump.format != .autolayoutTrace {
          note("\(name) has no frame of numbers and is left out", at: step.node)
        }
        next.offset = frame.origin
      } else {
        let index = add(step.node, frame: frame, superview: step.superview, controller: controller)
        next.superview = index
        if !isRoot { next.origin = Point(x: step.origin.x + frame.x, y: step.origin.y + frame.y) }
        if tree.isBar(step.node) { continue }
      }
      for child in tree.children(of: step.node).reversed() {
        next.node = child
        open.append(next)
      }
    }
    guard !children.isEmpty else { return }
    switch screen.controllers[controller].kind {
    case .viewController: screen.controllers[controller].kind = .custom
    case .custom: break
    default:
      note("a controller inside a table or collection view is left out", at: children[0].node)
      return
    }
    for child in children.reversed() { postpone(child) }
  }

  private func isPassedThrough(_ name: String) -> Bool {
    name == UIKitNames.tableWrapper || UIKitNames.wrappers.contains(name)
  }

  private func isChildContainer(_ name: String, _ node: Int) -> Bool {
    UIKitNames.containerRoots.contains(name)
      && (name != UIKitNames.layoutContainer || !tree.children(of: node).isEmpty)
  }

  /// Adds one printed view.
  private mutating func add(_ node: Int, frame: Rect, superview: Int?, controller: Int) -> Int {
    let entry = tree.node(node)
    var layout = ViewLayout.fill
    if superview != nil {
      layout =
        entry.mask == 0
        ? .frame(frame.tidy) : .autoresizing(frame.tidy, AutoresizingMask(rawValue: entry.mask))
    }
    let index = addView(
      className: entry.name.isEmpty ? "UIScrollView" : entry.name, superview: superview,
      controller: controller, layout: layout)
    if !entry.base.isEmpty, entry.base != entry.name {
      screen.views[index].baseClassName = entry.base
    }
    screen.views[index].values.set(ViewProperty.isHidden, to: tree.isHidden(node))
    keepPlace(of: .view(index), at: node)
    screen.views[index].values.set(
      ViewProperty.obstructs, to: tree.isBar(node) && !tree.isHidden(node))
    if entry.scroll >= 0 { addScroll(index, node) }
    if screen.views[index].scroll == nil { takeClass(index, node) }
    if superview == nil { observeGuides(among: tree.children(of: node), of: index) }
    return index
  }

  /// From iOS 7 to 10 a controller's layout guides are views: the first is as high as the top guide is
  /// long, the second as the bottom guide.
  mutating func observeGuides(among nodes: [Int], of view: Int) {
    let guides = nodes.filter { tree.name($0) == "_UILayoutGuide" }
    guard guides.count == 2, screen.views[view].observed?.safeAreaInsets == nil else { return }
    var observed = screen.views[view].observed ?? Observed()
    observed.safeAreaInsets = Insets(
      top: tree.node(guides[0]).frame.height, left: 0,
      bottom: tree.node(guides[1]).frame.height, right: 0)
    screen.views[view].observed = observed
  }

  /// What a scroll view's own fields say.
  private mutating func addScroll(_ index: Int, _ node: Int) {
    let printed = tree.text.scrolls[Int(tree.node(node).scroll)]
    var observed = printed.observed
    observed.isAnimating = tree.node(node).flags.contains(.animating)
    if observed.contentOffset != nil || observed.adjustedContentInset != nil
      || observed.contentInset != nil
    {
      nameScroll(index)
      var scroll = ScrollProperties()
      let size = printed.contentSize.map {
        Size(width: max(0, $0.width), height: max(0, $0.height))
      }
      scroll.values.set(ScrollProperty.contentSize, to: size)
      if let behavior = printed.behavior {
        scroll.values.set(ScrollProperty.contentInsetAdjustmentBehavior, to: behavior)
      }
      if tree.children(of: node).contains(where: { tree.node($0).isKind(of: "UIRefreshControl") }) {
        scroll.values.set(ScrollProperty.refreshControl, to: .idle)
      }
      if screen.views[index].isKind(of: "UICollectionView") {
        scroll.values.set(ScrollProperty.collectionLayout, to: collectionLayout(printed.layout))
      }
      screen.views[index].scroll = scroll
      if screen.views[index].isKind(of: "UITableView") {
        screen.views[index].table = TableProperties()
        observed.firstRowY = firstRow(of: node, printed)
      }
      nameByAddress(index, node)
    }
    if observed != Observed() { screen.views[index].observed = observed }
  }

  /// Names a view by its address, the first that has it.
  mutating func nameByAddress(_ index: Int, _ node: Int) {
    let id = "0x" + String(tree.node(node).address, radix: 16)
    if tree.node(node).address != 0, ids.insert(id).inserted { screen.views[index].id = id }
  }

  /// A scroll view is one by its class, whether its fields were printed or not. A web view is none
  /// where the scroll view inside it was printed: that one stands for it.
  private mutating func takeClass(_ index: Int, _ node: Int) {
    let view = screen.views[index]
    guard
      let name = [view.className, view.baseClassName].lazy.compactMap({ $0 })
        .first(where: { ViewRole.scrollClasses.contains($0) })
    else { return }
    if name == "WKWebView", tree.children(of: node).contains(where: { tree.node($0).scroll >= 0 }) {
      screen.views[index].baseClassName = "UIView"
      return
    }
    screen.views[index].scroll = ScrollProperties()
    if view.isKind(of: "UITableView") { screen.views[index].table = TableProperties() }
  }

  /// Says what a scroll view of an app's own class is, where its line does not.
  private mutating func nameScroll(_ index: Int) {
    let view = screen.views[index]
    let known = [view.className, view.baseClassName ?? ""]
    if known.contains(where: ViewRole.scrollClasses.contains) { return }
    let name = view.className
    screen.views[index].baseClassName =
      name.contains("TableView")
      ? "UITableView" : name.contains("CollectionView") ? "UICollectionView" : "UIScrollView"
  }

  private func collectionLayout(_ name: String) -> CollectionLayout? {
    if name.contains("FlowLayout") { return .flow }
    return name.contains("Compositional") ? .compositional : nil
  }

  /// The y of the topmost cell, where the content has not been scrolled up.
  private func firstRow(of node: Int, _ printed: DumpScroll) -> Double? {
    guard let offset = printed.observed.contentOffset,
      offset.y <= -(printed.observed.adjustedContentInset?.top ?? offset.y)
    else { return nil }
    var first: Double?
    for child in tree.children(of: node) {
      let wrapped = tree.name(child) == UIKitNames.tableWrapper ? tree.children(of: child) : [child]
      for cell in wrapped
      where tree.node(cell).isKind(of: "UITableViewCell") && !tree.isHidden(cell) {
        first = min(first ?? .infinity, tree.node(cell).frame.y)
      }
    }
    return first
  }
}

extension Rect {
  /// The rectangle as a scenario may have it: sizes are not negative.
  var tidy: Rect { Rect(x: x, y: y, width: max(0, width), height: max(0, height)) }
}
