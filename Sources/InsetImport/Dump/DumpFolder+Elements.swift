import InsetModel

/// Accessibility trees: frames of the screen, types instead of classes.
extension DumpFolder {
  /// The screens of an element tree: one for each window, or one for what was printed of it.
  static func elementScreens(_ tree: DumpTree) -> [FoldedScreen] {
    var tops: [Int] = []
    for root in tree.roots {
      let windows =
        tree.name(root) == "Application"
        ? tree.children(of: root).filter { tree.name($0) == "Window" } : []
      tops += windows.isEmpty ? [root] : windows
    }
    return tops.compactMap { top in
      var folder = DumpFolder(tree)
      folder.foldElements(top)
      return folder.screen.controllers.isEmpty ? nil : folder.screen
    }
  }

  private mutating func foldElements(_ top: Int) {
    let isWindow = tree.name(top) == "Window"
    guard let frame = tree.frame(top) else { return }
    if isWindow {
      screen.window = frame.size
    } else {
      screen.extent = Size(width: frame.maxX, height: frame.maxY)
    }
    let bars = ["TabBar", "NavigationBar", "Toolbar"].map { name in
      tree.firstBelow(top) { tree.name($0) == name }
    }
    // Keyboards and alerts have windows of their own, without anything of the app in them.
    guard isWindow || bars.contains(where: { $0 != nil }) else { return }
    var parent: Int?
    if let tab = bars[0] {
      parent = addController(kind: .tab, node: -1, parent: nil)
      addElementBar(tab, .tabBar, of: 0)
    }
    if bars[1] != nil || bars[2] != nil {
      let index = addController(kind: .navigation, node: -1, parent: parent)
      parent = index
      if let bar = bars[1] {
        addElementBar(bar, .navigationBar, of: index)
      } else {
        screen.controllers[index].navigationBar = Bar(isHidden: true)
      }
      if let toolbar = bars[2] { addElementBar(toolbar, .toolbar, of: index) }
    }
    screen.containment = parent == nil ? .unknown : .known
    let page = addController(kind: .viewController, node: -1, parent: parent)
    let root = addView(className: "UIView", superview: nil, controller: page, layout: .fill)
    for index in screen.controllers.indices { keepPlace(of: .controller(index), at: top) }
    keepPlace(of: .view(root), at: top)
    for child in isWindow ? tree.children(of: top) : [] {
      addElements(from: child, root, page, origin: frame.origin)
    }
  }

  private mutating func addElementBar(_ node: Int, _ kind: Bar.Kind, of controller: Int) {
    screen.controllers[controller][kind] = Bar()
    screen.bars.append(
      PrintedBar(
        controller: controller, kind: kind, frame: tree.node(node).frame,
        hasSearch: tree.children(of: node).contains { tree.name($0) == "SearchField" }))
  }

  private mutating func addElements(from node: Int, _ root: Int, _ controller: Int, origin: Point) {
    var open = [(node: node, superview: root, origin: origin)]
    while let step = open.popLast() {
      let name = tree.name(step.node)
      guard !["NavigationBar", "TabBar", "Toolbar", "Keyboard", "StatusBar"].contains(name),
        let frame = tree.frame(step.node)
      else { continue }
      let className = Self.uikitClasses[name] ?? "UIView"
      let index = addView(
        className: className, superview: step.superview, controller: controller,
        layout: .frame(frame.moved(x: -step.origin.x, y: -step.origin.y).tidy))
      keepPlace(of: .view(index), at: step.node)
      if ViewRole.scrollClasses.contains(className) {
        addElementScroll(index, step.node)
        continue
      }
      for child in tree.children(of: step.node).reversed() {
        open.append((child, index, frame.origin))
      }
    }
  }

  /// A scroll element: its children are drawn where they stand on the screen, so that the topmost
  /// shows where content begins at rest.
  private mutating func addElementScroll(_ index: Int, _ node: Int) {
    screen.views[index].scroll = ScrollProperties()
    if screen.views[index].className == "UITableView" {
      screen.views[index].table = TableProperties()
    }
    nameByAddress(index, node)
    let frame = tree.node(node).frame
    var top: Double?
    for child in tree.children(of: node) {
      let place = tree.node(child).frame
      // Backgrounds reach far beyond; a cell above the view's edge says that it was scrolled.
      if tree.name(child) == "Cell", place.y < frame.y - 0.5 { return }
      guard place.y >= frame.y - 0.5, place.height > 0 else { continue }
      top = min(top ?? .infinity, place.y)
    }
    guard let top else { return }
    screen.views[index].observed = Observed()
    screen.views[index].observed?.contentTop = top
  }

  /// UIKit's classes of elements' types; others are plain views.
  private static let uikitClasses = [
    "Table": "UITableView", "CollectionView": "UICollectionView", "ScrollView": "UIScrollView",
    "TextView": "UITextView", "Button": "UIButton", "StaticText": "UILabel",
    "Image": "UIImageView", "TextField": "UITextField", "SecureTextField": "UITextField",
    "SearchField": "UISearchTextField", "Switch": "UISwitch", "Slider": "UISlider",
    "Stepper": "UIStepper", "SegmentedControl": "UISegmentedControl",
    "PageIndicator": "UIPageControl",
  ]
}
