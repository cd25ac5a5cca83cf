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
    let entry = tree.node(top)
    let isWindow = tree.name(top) == "Window"
    guard entry.flags.contains(.hasFrame) else { return }
    if isWindow {
      screen.window = entry.frame.size
    } else {
      screen.extent = Size(width: entry.frame.maxX, height: entry.frame.maxY)
    }
    let bars = ["TabBar", "NavigationBar", "Toolbar"].map { name in
      tree.firstBelow(top) { tree.name($0) == name }
    }
    // Keyboards and alerts have windows of their own, without anything of the app in them.
    guard isWindow || bars.contains(where: { $0 != nil }) else { return }
    var parent: Int?
    if let tab = bars[0] {
      parent = addController(kind: .tab, node: -1, parent: nil, layout: nil)
      addElementBar(tab, .tabBar, of: 0)
    }
    if bars[1] != nil || bars[2] != nil {
      let index = addController(kind: .navigation, node: -1, parent: parent, layout: nil)
      parent = index
      if let bar = bars[1] {
        addElementBar(bar, .navigationBar, of: index)
      } else {
        var hidden = Bar()
        hidden.values.set(BarProperty.isHidden, to: true)
        screen.controllers[index].navigationBar = hidden
      }
      if let toolbar = bars[2] { addElementBar(toolbar, .toolbar, of: index) }
    }
    screen.containment = parent == nil ? .unknown : .known
    let page = addController(kind: .viewController, node: -1, parent: parent, layout: nil)
    let root = addView(
      className: "UIView", node: -1, superview: nil, controller: page, layout: .fill)
    for index in screen.controllers.indices {
      note(position(of: top), of: .controller(index), view: nil)
    }
    note(position(of: top), of: .view(root), view: nil)
    for child in isWindow ? tree.children(of: top) : [] {
      addElements(from: child, root, page, origin: entry.frame.origin)
    }
  }

  private mutating func addElementBar(_ node: Int, _ kind: Bar.Kind, of controller: Int) {
    let bar = Bar()
    switch kind {
    case .navigationBar: screen.controllers[controller].navigationBar = bar
    case .tabBar: screen.controllers[controller].tabBar = bar
    case .toolbar: screen.controllers[controller].toolbar = bar
    case .searchBar: break
    }
    let parts = tree.children(of: node).map { tree.name($0) }
    screen.bars.append(
      PrintedBar(
        controller: controller, kind: kind, frame: tree.node(node).frame,
        hasSearch: parts.contains("SearchField"), position: position(of: node)))
  }

  private mutating func addElements(
    from node: Int, _ root: Int, _ controller: Int, origin: Point
  ) {
    var open = [(node: node, superview: root, origin: origin)]
    while let step = open.popLast() {
      let entry = tree.node(step.node)
      let name = tree.name(step.node)
      if ["NavigationBar", "TabBar", "Toolbar", "Keyboard", "StatusBar"].contains(name) {
        continue
      }
      guard entry.flags.contains(.hasFrame) else { continue }
      let className = Self.uikitClass(of: name)
      let frame = entry.frame.moved(x: -step.origin.x, y: -step.origin.y)
      let index = addView(
        className: className, node: step.node, superview: step.superview, controller: controller,
        layout: .frame(frame.tidy))
      note(position(of: step.node), of: .view(index), view: nil)
      if ViewRole.scrollClasses.contains(className) {
        addElementScroll(index, step.node)
        continue
      }
      for child in tree.children(of: step.node).reversed() {
        open.append((child, index, entry.frame.origin))
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
    if tree.node(node).address != 0 {
      let id = "0x" + String(tree.node(node).address, radix: 16)
      if ids.insert(id).inserted { screen.views[index].id = id }
    }
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

  /// UIKit's class of an element's type.
  private static func uikitClass(of type: String) -> String {
    switch type {
    case "Table": "UITableView"
    case "CollectionView": "UICollectionView"
    case "ScrollView": "UIScrollView"
    case "TextView": "UITextView"
    case "Button": "UIButton"
    case "StaticText": "UILabel"
    case "Image": "UIImageView"
    case "TextField", "SecureTextField": "UITextField"
    case "SearchField": "UISearchTextField"
    case "Switch": "UISwitch"
    case "Slider": "UISlider"
    case "Stepper": "UIStepper"
    case "SegmentedControl": "UISegmentedControl"
    case "PageIndicator": "UIPageControl"
    default: "UIView"
    }
  }
}
