import InsetModel
import InsetXML

/// Bars of containers, and what the page says of them.
extension SceneBuilder {
  /// The bars as the container's element has them.
  mutating func readBars(_ index: Int, _ place: IBPlace) {
    let tree = tree(place)
    let element = finder.controller(place).element
    let document = place.document
    switch controllers[index].kind {
    case .navigation:
      var bar = Bar()
      bar.values.set(BarProperty.isHidden, to: tree.flag(element, "navigationBarHidden") ?? false)
      if let child = tree.child(of: element, key: "navigationBar", named: "navigationBar") {
        bar.values.set(BarProperty.isTranslucent, to: tree.flag(child, "translucent") ?? true)
        record(.controller(index), key: "navigationBar", child, in: document)
      }
      if bar.values.plain(BarProperty.isHidden) {
        record(
          .controller(index), key: "navigationBar", element, attribute: "navigationBarHidden",
          in: document)
      }
      if bar != Bar() { controllers[index].navigationBar = bar }
      // A toolbar child alone does not show it (docs/facts/interface-builder.md, section 3).
      if tree.flag(element, "toolbarHidden") == false {
        var toolbar = Bar()
        let child = tree.child(of: element, key: "toolbar", named: "toolbar")
        toolbar.values.set(
          BarProperty.isTranslucent, to: child.flatMap { tree.flag($0, "translucent") } ?? true)
        toolbar.values.set(BarProperty.items, to: false)
        controllers[index].toolbar = toolbar
        record(
          .controller(index), key: "toolbar", element, attribute: "toolbarHidden", in: document)
      }
    case .tab:
      guard let child = tree.child(of: element, key: "tabBar", named: "tabBar") else { return }
      var bar = Bar()
      bar.values.set(BarProperty.isTranslucent, to: tree.flag(child, "translucent") ?? true)
      bar.values.set(BarProperty.isHidden, to: tree.flag(child, "hidden") ?? false)
      record(.controller(index), key: "tabBar", child, in: document)
      if bar != Bar() { controllers[index].tabBar = bar }
    case .split, .page, .viewController, .tableViewController, .collectionViewController, .custom:
      break
    }
  }

  /// What the page's navigation item and toolbar items add to the bars of the stack it is in.
  mutating func setBars(for scene: SceneContainment.Level) {
    let tree = tree(scene.place)
    let element = finder.controller(scene.place).element
    guard let page = controllers.indices.first(where: { places[$0] == scene.place }),
      let stack = controllers[page].parent, controllers[stack].kind == .navigation
    else { return }
    let item = tree.child(of: element, key: "navigationItem", named: "navigationItem")
    var bar = controllers[stack].navigationBar ?? Bar()
    let mode = item.flatMap { tree.value($0, "largeTitleDisplayMode") }
    if prefersLargeTitles(stack), mode != "never" {
      bar.values.set(BarProperty.largeTitle, to: .expanded)
    }
    bar.values.set(BarProperty.prompt, to: item.flatMap { tree.text($0, "prompt") })
    if bar != Bar() || controllers[stack].navigationBar != nil {
      controllers[stack].navigationBar = bar
    }
    if let items = tree.child(of: element, named: "toolbarItems"),
      tree.elements[items].firstChild >= 0
    {
      controllers[stack].toolbar?.values.set(BarProperty.items, to: true)
    }
  }

  private func prefersLargeTitles(_ stack: Int) -> Bool {
    guard let place = places[stack] else { return false }
    let tree = tree(place)
    let element = finder.controller(place).element
    return tree.child(of: element, key: "navigationBar", named: "navigationBar")
      .flatMap { tree.flag($0, "largeTitles") } ?? false
  }

  /// Containers that only the simulated metrics speak of: a hint where nothing leads to a scene.
  ///
  /// - Returns: the innermost container added, or nil.
  mutating func addHints(_ place: IBPlace, _ containment: SceneContainment) -> Int? {
    let tree = tree(place)
    let controller = finder.controller(containment.levels.first?.place ?? place)
    if controller.kind.handsBarsOn { return nil }
    func metrics(_ key: String) -> Int? {
      tree.child(of: controller.element, key: key)
        ?? controller.view.flatMap { tree.child(of: $0, key: key) }
    }
    let top = metrics("simulatedTopBarMetrics")
    let bottom = metrics("simulatedBottomBarMetrics")
    var parent: Int?
    var words: [String] = []
    func add(_ kind: Controller.Kind) -> Int {
      var container = Controller(kind: kind, parent: parent)
      if let parent {
        container.indexInParent = controllers[parent].children.count
        controllers[parent].children.append(controllers.count)
      }
      container.id = name([kind == .tab ? "simulatedTabBar" : "simulatedNavigation"])
      controllers.append(container)
      return controllers.count - 1
    }
    func isTranslucent(_ element: Int) -> Bool { tree.flag(element, "translucent") ?? true }
    if let bottom, tree.name(bottom) == "simulatedTabBarMetrics" {
      let index = add(.tab)
      if !isTranslucent(bottom) { controllers[index].tabBar = Bar(isTranslucent: false) }
      parent = index
      words.append("a tab bar")
    }
    let isTop = top.map { tree.name($0) == "simulatedNavigationBarMetrics" } ?? false
    let isToolbar = bottom.map { tree.name($0) == "simulatedToolbarMetrics" } ?? false
    if isTop || isToolbar {
      let index = add(.navigation)
      var bar = Bar()
      bar.values.set(BarProperty.isHidden, to: !isTop)
      if isTop, let top {
        bar.values.set(BarProperty.isTranslucent, to: isTranslucent(top))
      }
      if bar != Bar() { controllers[index].navigationBar = bar }
      if isToolbar, let bottom {
        controllers[index].toolbar = Bar(isTranslucent: isTranslucent(bottom))
        words.append("a toolbar")
      }
      if isTop { words.insert("a navigation bar", at: 0) }
      parent = index
    }
    if parent != nil {
      notes.append(
        "nothing in the files leads to this scene; the bars are those it was drawn with in "
          + "Interface Builder (simulated metrics: \(words.joined(separator: ", ")))")
    }
    return parent
  }
}

extension Bar {
  /// A bar that may be opaque.
  fileprivate init(isTranslucent: Bool) {
    self.init()
    self.values.set(BarProperty.isTranslucent, to: isTranslucent)
  }
}
