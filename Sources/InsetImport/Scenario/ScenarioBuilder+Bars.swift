import InsetModel

/// Navigation bars, toolbars and tab bars.
extension ScenarioBuilder {
  /// Reads the bars of the controller at `index`.
  mutating func readBars(_ index: Int, _ members: Members<ControllerKey>) {
    var controller = controllers[index]
    members.read(.navigationBar, into: &controller.navigationBar) {
      try bar($0, .navigationBar, of: index)
    }
    members.read(.toolbar, into: &controller.toolbar) { try bar($0, .toolbar, of: index) }
    members.read(.tabBar, into: &controller.tabBar) { try bar($0, .tabBar, of: index) }
    controllers[index] = controller
  }

  private mutating func bar(
    _ node: Int, _ kind: Bar.Kind, of controller: Int
  ) throws(Refused) -> Bar {
    let members = try Members<BarKey>(
      of: node, in: document, noun: "a \(kind.rawValue)",
      allowing: { $0.bars?.contains(kind) ?? true })
    var bar = Bar()
    members.read(.id, into: &bar.id) { try takeID($0, for: .bar(kind, controller: controller)) }
    members.read(.isHidden, into: &bar.isHidden) { try document.flag($0) }
    members.read(.isTranslucent, into: &bar.isTranslucent) { try document.flag($0) }
    members.read(.appearance, into: &bar.appearance) {
      try document.word($0, Bar.Appearance.self)
    }
    members.read(.largeTitle, into: &bar.largeTitle) {
      try document.word($0, Bar.LargeTitle.self)
    }
    members.read(.prompt, into: &bar.prompt) { try document.text($0) }
    members.read(.searchBar, into: &bar.search) { try document.word($0, Bar.Search.self) }
    members.read(.isRefreshing, into: &bar.isRefreshing) { try document.flag($0) }
    members.read(.items, into: &bar.hasItems) { try document.flag($0) }
    members.read(.height, into: &bar.height) { try document.number($0, in: .extent) }
    members.read(.y, into: &bar.y) { try document.number($0) }
    members.read(.accessoryHeight, into: &bar.accessoryHeight) {
      try document.number($0, in: .extent)
    }
    members.read(.isMinimized, into: &bar.isMinimized) { try document.flag($0) }
    for (key, value) in members.written {
      record(.controller(controller), key: "\(kind.rawValue).\(key.name)", value: value)
    }
    return bar
  }
}
