import InsetModel

/// Navigation bars, toolbars and tab bars.
extension ScenarioBuilder {
  /// Reads the bars of the controller at `index`.
  mutating func readBars(_ index: Int, _ members: Members<ControllerKey>) throws(Fault) {
    if let node = members[.navigationBar] {
      controllers[index].navigationBar = try bar(node, .navigationBar, of: index)
    }
    if let node = members[.toolbar] {
      controllers[index].toolbar = try bar(node, .toolbar, of: index)
    }
    if let node = members[.tabBar] {
      controllers[index].tabBar = try bar(node, .tabBar, of: index)
    }
  }

  private mutating func bar(
    _ node: Int, _ kind: Bar.Kind, of controller: Int
  ) throws(Fault) -> Bar {
    let members = try Members<BarKey>(
      of: node, in: document, noun: "a \(kind.rawValue)",
      allowing: { $0.bars?.contains(kind) ?? true })
    var bar = Bar()
    if let node = members[.id] {
      bar.id = try takeID(node, for: .bar(kind, controller: controller))
    }
    if let node = members[.isHidden] { bar.isHidden = try document.flag(node) }
    if let node = members[.isTranslucent] { bar.isTranslucent = try document.flag(node) }
    if let node = members[.appearance] {
      bar.appearance = try document.word(node, Bar.Appearance.self)
    }
    if let node = members[.largeTitle] {
      bar.largeTitle = try document.word(node, Bar.LargeTitle.self)
    }
    if let node = members[.prompt] { bar.prompt = try document.text(node) }
    if let node = members[.searchBar] { bar.search = try document.word(node, Bar.Search.self) }
    if let node = members[.isRefreshing] { bar.isRefreshing = try document.flag(node) }
    if let node = members[.items] { bar.hasItems = try document.flag(node) }
    if let node = members[.height] { bar.height = try document.number(node, in: .extent) }
    if let node = members[.y] { bar.y = try document.number(node) }
    if let node = members[.accessoryHeight] {
      bar.accessoryHeight = try document.number(node, in: .extent)
    }
    if let node = members[.isMinimized] { bar.isMinimized = try document.flag(node) }
    for (key, value) in members.written {
      record(.controller(controller), key: "\(kind.rawValue).\(key.name)", value: value)
    }
    return bar
  }
}
