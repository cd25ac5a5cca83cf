import InsetModel

/// Turns a `_printHierarchy` into controllers. It prints no frames, so that there are no views.
enum HierarchyFolder {
  /// The screens: the root's, and one for each presented controller.
  static func screens(_ text: DumpText, _ dump: Dump) -> [FoldedScreen] {
    var children: [Int: [Int]] = [:]
    var tops: [Int] = []
    for index in dump.controllers {
      let controller = text.controllers[index]
      if controller.parent < 0 || controller.isPresented {
        tops.append(index)
      } else {
        children[Int(controller.parent), default: []].append(index)
      }
    }
    return tops.compactMap { top in
      var folder = Folder(text: text, children: children)
      folder.fold(top)
      if text.controllers[top].isPresented { folder.screen.title = "presented" }
      return folder.screen
    }
  }

  private struct Folder {
    let text: DumpText
    let children: [Int: [Int]]
    var screen = FoldedScreen()

    mutating func fold(_ top: Int) {
      screen.containment = .known
      var open: [(index: Int, parent: Int?)] = [(top, nil)]
      while let next = open.popLast() {
        let printed = text.controllers[next.index]
        let below = children[next.index] ?? []
        let kind = Self.kind(
          text.name(printed.name), text.name(printed.viewName), hasChildren: !below.isEmpty)
        let index = screen.controllers.count
        var controller = Controller(kind: kind, parent: next.parent)
        controller.className = text.name(printed.name)
        if controller.className == kind.className { controller.className = nil }
        if let parent = next.parent {
          controller.indexInParent = screen.controllers[parent].children.count
          screen.controllers[parent].children.append(index)
        }
        if kind == .tab {
          controller.values.set(
            ControllerProperty.selectedIndex,
            to: below.firstIndex { text.controllers[$0].isShown } ?? 0)
        }
        screen.controllers.append(controller)
        screen.rootNodes.append(-1)
        screen.positions.append(
          (
            .controller(index),
            SourcePosition(line: Int(printed.line), column: Int(printed.column))
          ))
        for child in below.reversed() { open.append((child, index)) }
      }
    }

    private static func kind(
      _ name: String, _ view: String, hasChildren: Bool
    ) -> Controller.Kind {
      if view == UIKitNames.splitPanel || name.contains("SplitView") { return .split }
      if view == UIKitNames.pageContent || name.contains("PageView") { return .page }
      if view == UIKitNames.layoutContainer {
        return name.contains("TabBar") ? .tab : .navigation
      }
      if name.contains("NavigationController") { return .navigation }
      if name.contains("TabBarController") { return .tab }
      if hasChildren { return .custom }
      return .viewController
    }
  }
}
