import InsetModel

/// `_printHierarchy`: controllers. It prints no frames, so that there are no views.
extension DumpFolder {
  /// The screens: the root's, and one for each presented controller.
  static func hierarchyScreens(_ tree: DumpTree) -> [FoldedScreen] {
    let tops = tree.dump.nodes.filter {
      tree.node($0).parent < 0 || tree.node($0).flags.contains(.presented)
    }
    return tops.map { top in
      var folder = DumpFolder(tree)
      folder.foldControllers(top)
      if tree.node(top).flags.contains(.presented) { folder.screen.title = "presented" }
      return folder.screen
    }
  }

  private mutating func foldControllers(_ top: Int) {
    screen.containment = .known
    var open: [(node: Int, parent: Int?)] = [(top, nil)]
    while let next = open.popLast() {
      let below = tree.children(of: next.node).filter { !tree.node($0).flags.contains(.presented) }
      let kind = Self.kind(of: tree.node(next.node), hasChildren: !below.isEmpty)
      let index = addController(kind: kind, node: -1, parent: next.parent)
      let name = tree.name(next.node)
      screen.controllers[index].className = name == kind.className ? nil : name
      if kind == .tab {
        screen.controllers[index].values.set(
          ControllerProperty.selectedIndex, to: below.firstIndex { !tree.isHidden($0) } ?? 0)
      }
      keepPlace(of: .controller(index), at: next.node)
      for child in below.reversed() { open.append((child, index)) }
    }
  }

  private static func kind(of controller: DumpNode, hasChildren: Bool) -> Controller.Kind {
    let (name, view) = (controller.name, controller.base)
    if view == UIKitNames.splitPanel || name.contains("SplitView") { return .split }
    if view == UIKitNames.pageContent || name.contains("PageView") { return .page }
    if view == UIKitNames.layoutContainer { return name.contains("TabBar") ? .tab : .navigation }
    if name.contains("NavigationController") { return .navigation }
    if name.contains("TabBarController") { return .tab }
    return hasChildren ? .custom : .viewController
  }
}
