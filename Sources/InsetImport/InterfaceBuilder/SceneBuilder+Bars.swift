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
      let child = tree.child(of: element, key: "navigationBar", named: "navigationBar")
      let isHidden = tree.flag(element, "navigationBarHidden") ?? false
      let bar = Bar(
        isHidden: isHidden, isTranslucent: child.map { tree.flag($0, "translucent") ?? true })
      if let child { record(.controller(index), key: "navigationBar", child, in: document) }
      if isHidden {
        record(
          .controller(index), key: "navigationBar", element, attribute: "navigationBarHidden",
          in: document)
      }
      if bar != Bar() { controllers[index].navigationBar = bar }
      // A toolbar child alone does not show it (docs/facts/interface-builder.md, section 3).
      if tree.flag(element, "toolbarHidden") == false {
        let child = tree.child(of: element, key: "toolbar", named: "toolbar")
        var toolbar = Bar(isTranslucent: child.flatMap { tree.flag($0, "translucent") } ?? true)
        toolbar.values.set(BarProperty.items, to: false)
        controllers[index].toolbar = toolbar
        record(
          .controller(index), key: "toolbar", element, attribute: "toolbarHidden", in: document)
      }
    case .tab:
      guard let child = tree.child(of: element, key: "tabBar", named: "tabBar") else { return }
      let bar = Bar(
        isHidden: tree.flag(child, "hidden") ?? false,
        isTranslucent: tree.flag(child, "translucent") ?? true)
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
    let element = finder.controller(place).element
    return tree(place).child(of: element, key: "navigationBar", named: "navigationBar")
      .flatMap { tree(place).flag($0, "largeTitles") } ?? false
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
      let bar = Bar(isHidden: !isTop, isTranslucent: isTop ? top.map(isTranslucent) : nil)
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
