import InsetModel

/// Folds UIKit's private container views into the controllers that they belong to, and turns what is
/// left into views.
///
/// Hosting is read from classes, frames and bars alone, never from a printed inset: that would make
/// the comparison with the prediction say nothing.
struct DumpFolder {
  let tree: DumpTree
  /// The classes of the controllers of a `_printHierarchy` in the same paste, by the address of their
  /// view.
  let named: [UInt64: String]
  var screen = FoldedScreen()
  /// Controllers still to be placed, the next one last.
  private var pending: [Pending] = []
  var ids: Set<String> = []
  /// Tab bar controllers whose bar is not in the tree.
  var withoutTabBar: Set<Int> = []

  /// A controller to be placed.
  struct Pending {
    /// The node of its view; -1 where there is none.
    var node: Int
    /// The controller that holds it.
    var parent: Int?
    /// Its frame in the parent's root view, where it fills less than that.
    var layout: ViewLayout?
  }

  init(_ tree: DumpTree, named: [UInt64: String] = [:]) {
    self.tree = tree
    self.named = named
  }

  /// The screens of a dump: one for each window, and one for each presented controller.
  static func screens(_ tree: DumpTree, named: [UInt64: String]) -> [FoldedScreen] {
    switch tree.dump.format {
    case .elements: return elementScreens(tree)
    case .printHierarchy: return hierarchyScreens(tree)
    default: break
    }
    var screens: [FoldedScreen] = []
    let windows = tree.roots.filter { tree.text.isWindow($0) }
    for window in windows where !UIKitNames.systemWindows.contains(tree.name(window)) {
      for layer in layers(of: window, in: tree) {
        var folder = DumpFolder(tree, named: named)
        folder.foldLayer(layer, window: window)
        screens.append(folder.screen)
      }
    }
    let others = tree.roots.filter { !tree.text.isWindow($0) }
    if !others.isEmpty {
      var folder = DumpFolder(tree, named: named)
      folder.foldRoots(others)
      screens.append(folder.screen)
    }
    return screens
  }

  // MARK: - Windows

  private struct Layer {
    var node: Int
    var card: Int?
  }

  /// The root controller's view of a window, and what is presented over it.
  private static func layers(of window: Int, in tree: DumpTree) -> [Layer] {
    var layers: [Layer] = []
    func addCard(_ shadow: Int) {
      if let inner = tree.children(of: shadow).last {
        layers.append(Layer(node: inner, card: shadow))
      }
    }
    for child in tree.children(of: window) where !tree.isHidden(child) {
      switch tree.name(child) {
      case UIKitNames.transition:
        for shadow in tree.children(of: child) where !tree.isHidden(shadow) {
          if tree.name(shadow) == UIKitNames.dropShadow {
            addCard(shadow)
          } else if UIKitNames.containers.contains(tree.name(shadow)) {
            layers.append(Layer(node: shadow, card: nil))
          }
        }
      case UIKitNames.dropShadow: addCard(child)
      default:
        // An app may add views of its own to the window, above the root controller's.
        if layers.isEmpty || UIKitNames.containers.contains(tree.name(child)) {
          layers.append(Layer(node: child, card: nil))
        }
      }
    }
    return layers
  }

  private mutating func foldLayer(_ layer: Layer, window: Int) {
    // A trace prints no frames but for the owner of a safe area guide.
    let frame = tree.frame(window)
    let owner = tree.firstBelow(layer.node) { tree.frame($0) != nil }
    screen.window = frame?.size ?? owner.map { tree.node($0).frame.size }
    screen.containment = .known
    fold(from: Pending(node: layer.node))
    guard let card = layer.card, let frame, !screen.controllers.isEmpty else { return }
    let shape = tree.node(card).frame
    guard shape.y > 0.5 || shape.height < frame.height - 0.5 else { return }
    screen.title = "presented"
    screen.controllers[0].presentation =
      shape.width < frame.width - 0.5
      ? Presentation(style: .formSheet)
      : Presentation(style: .pageSheet, detent: .height(shape.height))
    if shape.width < frame.width - 0.5 {
      screen.controllers[0].values.set(ControllerProperty.preferredContentSize, to: shape.size)
    }
  }

  // MARK: - Without a window

  /// Views whose window was not printed.
  private mutating func foldRoots(_ roots: [Int]) {
    var extent = Size.zero
    for frame in roots.compactMap(tree.frame) {
      extent.width = max(extent.width, frame.maxX)
      extent.height = max(extent.height, frame.maxY)
    }
    screen.extent = extent
    if let window = tree.dump.window { screen.window = window }
    // What is above a container only matters where it adds bars of its own, which its frame would show.
    if let container = roots.first(where: { UIKitNames.containerRoots.contains(tree.name($0)) }) {
      screen.containment = .known
      fold(from: Pending(node: container))
      return
    }
    if foldLooseBars(roots) { return }
    addController(kind: .viewController, node: -1, parent: nil)
    let root = addView(className: "UIView", superview: nil, controller: 0, layout: .fill)
    keepPlace(of: .controller(0), at: roots[0])
    keepPlace(of: .view(root), at: roots[0])
    for node in roots { foldViews(from: node, superview: root, controller: 0) }
    observeGuides(among: roots, of: root)
    placePending()
  }

  /// Bars printed without their container: `(UITransitionView, UITabBar)`, or one alone.
  private mutating func foldLooseBars(_ roots: [Int]) -> Bool {
    let bars = roots.filter(tree.isBar)
    guard !bars.isEmpty else { return false }
    let isTab = bars.contains { tree.node($0).isKind(of: "UITabBar") }
    addController(kind: isTab ? .tab : .navigation, node: -1, parent: nil)
    keepPlace(of: .controller(0), at: bars[0])
    for bar in bars { addBar(bar, of: 0) }
    let held = roots.first { UIKitNames.containers.contains(tree.name($0)) }
    if let held, let page = tree.children(of: unwrapped(held)).first {
      fold(from: Pending(node: page, parent: 0))
    } else {
      addController(kind: .viewController, node: -1, parent: 0)
    }
    screen.containment = .known
    return true
  }

  // MARK: - Controllers

  private mutating func fold(from first: Pending) {
    pending.append(first)
    placePending()
  }

  private mutating func placePending() {
    while let next = pending.popLast() { place(next) }
  }

  private mutating func place(_ item: Pending) {
    // Not every container is printed with what it holds.
    let node = item.node < 0 ? -1 : unwrapped(item.node)
    switch node < 0 ? "" : tree.name(node) {
    case UIKitNames.layoutContainer: placeBarContainer(node, item)
    case UIKitNames.splitPanel: placeSplit(node, item)
    case UIKitNames.pageContent: placePages(node, item)
    default: placePage(node, item)
    }
  }

  /// The view inside views that only hold it.
  func unwrapped(_ node: Int) -> Int {
    var current = node
    while UIKitNames.wrappers.contains(tree.name(current)) {
      let children = tree.children(of: current)
      guard let inner = children.last(where: { !tree.isHidden($0) }) ?? children.last else { break }
      current = inner
    }
    return current
  }

  private mutating func placeBarContainer(_ node: Int, _ item: Pending) {
    let children = tree.children(of: node)
    func child(_ name: String) -> Int? { children.first { tree.name($0) == name } }
    let stack = child(UIKitNames.navigationTransition)
    let tabs = child(UIKitNames.transition)
    let bars = children.filter(tree.isBar)
    func has(_ bar: String) -> Bool { bars.contains { tree.node($0).isKind(of: bar) } }
    let isNavigation = stack != nil || has("UINavigationBar")
    guard isNavigation || tabs != nil || has("UITabBar") else {
      note("the container's bars and pages are not in the dump; its kind is not known", at: node)
      screen.containment = .unknown
      placePage(node, item)
      return
    }
    let index = addController(
      kind: isNavigation ? .navigation : .tab, node: node, parent: item.parent, layout: item.layout)
    for bar in bars { addBar(bar, of: index) }
    if !has(isNavigation ? "UINavigationBar" : "UITabBar") {
      addMissingBar(of: index, node, isAlone: bars.isEmpty)
    }
    let pages = (stack ?? tabs).map(tree.children) ?? []
    let page = pages.last { !tree.isHidden($0) } ?? pages.last
    pending.append(Pending(node: page ?? -1, parent: index))
    if pages.count > 1 {
      note("a transition is on its way; the page in front is taken", at: pages[0])
    }
  }

  /// A bar that is not printed is hidden, unless the dump ends before the place where it would stand.
  private mutating func addMissingBar(of index: Int, _ node: Int, isAlone: Bool) {
    if isAlone, tree.mayBeCut(node) || tree.dump.format == .autolayoutTrace {
      note("the dump ends before the container's bars; UIKit's standard bar is assumed", at: node)
    } else if screen.controllers[index].kind == .navigation {
      screen.controllers[index].navigationBar = Bar(isHidden: true)
    } else {
      // A pushed page that hides it takes the tab bar out of the tree (INS-41).
      screen.controllers[index].tabBar = Bar(isHidden: true)
      withoutTabBar.insert(index)
    }
  }

  /// A split view controller: its one visible column stands for it; beside each other, columns have
  /// frames of their own.
  private mutating func placeSplit(_ node: Int, _ item: Pending) {
    var columns: [Int] = []
    for panel in tree.children(of: node) where !tree.isHidden(panel) {
      let inner = tree.name(panel) == UIKitNames.panelContent ? tree.children(of: panel) : [panel]
      columns += inner.filter { !tree.isHidden($0) && tree.frame($0) != nil }
    }
    if columns.count <= 1 {
      note("a split view controller shows one column; its page is taken", at: node)
      pending.append(Pending(node: columns.first ?? -1, parent: item.parent, layout: item.layout))
      return
    }
    let index = addController(kind: .custom, node: node, parent: item.parent, layout: item.layout)
    screen.controllers[index].className = "UISplitViewController"
    for column in columns.reversed() {
      pending.append(
        Pending(node: column, parent: index, layout: .frame(tree.node(column).frame.tidy)))
    }
  }

  private mutating func placePages(_ node: Int, _ item: Pending) {
    let index = addController(kind: .page, node: node, parent: item.parent, layout: item.layout)
    guard let queue = tree.firstBelow(node, where: { tree.name($0) == UIKitNames.queuingScroll })
    else {
      if let page = tree.children(of: node).first {
        pending.append(Pending(node: page, parent: index))
      }
      return
    }
    let scroll = tree.node(queue).scroll
    let offset = scroll < 0 ? nil : tree.text.scrolls[Int(scroll)].observed.contentOffset
    let places = tree.children(of: queue).filter { !tree.children(of: $0).isEmpty }
    let shown = places.first { abs(tree.node($0).frame.x - (offset?.x ?? 0)) < 0.5 } ?? places.first
    if let shown, let page = tree.children(of: shown).first {
      pending.append(Pending(node: page, parent: index))
    }
  }

  /// A controller whose view is no container's.
  private mutating func placePage(_ node: Int, _ item: Pending) {
    let kind: Controller.Kind
    switch node >= 0 ? tree.node(node).uikitName : "" {
    case "UITableView": kind = .tableViewController
    case "UICollectionView": kind = .collectionViewController
    default: kind = .viewController
    }
    let index = addController(kind: kind, node: node, parent: item.parent, layout: item.layout)
    guard node >= 0 else { return }
    foldViews(from: node, superview: nil, controller: index)
  }

  /// Keeps a child controller that was found among the views of another, to be placed after them.
  mutating func postpone(_ child: Pending) { pending.append(child) }
}
