import InsetModel
import InsetXML

/// Views: what is kept, what they are called, where they are.
extension SceneBuilder {
  /// Adds the views of a controller.
  ///
  /// - Returns: the controllers that its container views embed.
  mutating func addViews(of index: Int, _ place: IBPlace) -> [Pending] {
    let source = finder.controller(place)
    guard let root = source.view else { return [] }
    let tree = tree(place)
    let variations = Variations(tree: tree, width: surface.width, height: surface.height)
    // Without a controller in the file there are no layout guides that could stand for it
    // (docs/facts/interface-builder.md, 4).
    let safeAreaIsEdge =
      !finder.documents[place.document].isStoryboard && surface.os < OSVersion(11)
    let elements = ViewElements(
      root: root, controller: source.element, tree: tree, variations: variations,
      safeAreaIsEdge: safeAreaIsEdge)
    let layouts = Layouts(elements, tree: tree, variations: variations, surface: surface)
    let embedded = source.kind == .viewController ? embeds(in: elements, place) : [:]
    if !embedded.isEmpty { controllers[index].kind = .custom }
    let kept = KeptViews(elements, layouts: layouts, embedding: Set(embedded.keys), tree: tree)
    let viewOfItem = add(kept, of: index, elements, layouts, place)
    setLayouts(of: kept, viewOfItem, elements, layouts)
    if let sources {
      let numbers = kept.order.compactMap { item in
        viewOfItem[item].map { (view: $0, element: elements.items[item].element) }
      }
      apply(sources, to: index, numbers, place)
    }
    return embedded.keys.sorted().compactMap { item -> Pending? in
      guard let segue = embedded[item],
        let child = finder.documents[place.document].controller(id: segue.destination)
      else { return nil }
      return Pending(
        place: IBPlace(document: place.document, controller: child), parent: index,
        layout: layouts.layoutInRoot(of: item))
    }
  }

  /// The segues by which container views embed controllers, by the container view's item.
  private func embeds(in elements: ViewElements, _ place: IBPlace) -> [Int: IBDocument.Segue] {
    var embedded: [Int: IBDocument.Segue] = [:]
    for segue in finder.documents[place.document].segues where segue.kind == "embed" {
      // A child controller's view inside a scroll view has no place in the model.
      if let item = elements.items.firstIndex(where: { $0.element == segue.owner }),
        !elements.isInScrollView(item)
      {
        embedded[item] = segue
      }
    }
    return embedded
  }

  /// Adds the kept items as views, superviews first, not laid out yet.
  ///
  /// - Returns: the views by their items.
  private mutating func add(
    _ kept: KeptViews, of index: Int, _ elements: ViewElements, _ layouts: Layouts, _ place: IBPlace
  ) -> [Int: Int] {
    let tree = tree(place)
    let outlets = outlets(of: finder.controller(place).element, tree)
    var viewOfItem: [Int: Int] = [:]
    for item in kept.order {
      let node = elements.items[item]
      let number = views.count
      let superview = viewOfItem[node.superview]
      viewOfItem[item] = number
      var view = view(node, isRoot: item == 0, of: index, outlets, tree)
      record(number, in: superview.map { .view($0) } ?? .controller(index), node, place)
      read(
        into: &view.values, from: IBProperties(node.element, tree), of: .view(number),
        in: place.document)
      if (tree.number(node.element, "alpha") ?? 1) < 0.01 {
        view.values.set(ViewProperty.isHidden, to: true)
      }
      if let superview {
        view.superview = superview
        view.indexInSuperview = views[superview].subviews.count
        views[superview].subviews.append(number)
      } else {
        controllers[index].view = number
      }
      if node.isScrollView {
        addScroll(to: &view, number, item: node, layouts.contentSize(of: item), place)
        if let reason = elements.reasonNotToJudge(item, tree) {
          suppress("content-hidden", reason, view: view.id)
        }
      }
      views.append(view)
    }
    return viewOfItem
  }

  /// A view with its class and its name, not yet anywhere.
  private mutating func view(
    _ node: ViewElements.Item, isRoot: Bool, of index: Int, _ outlets: [String: String],
    _ tree: XMLTree
  ) -> View {
    var view = View(
      className: node.customClass ?? node.uikitClass, controller: index, layout: .fill)
    if node.customClass != nil, node.uikitClass != "UIView" { view.baseClassName = node.uikitClass }
    let id = tree.value(node.element, "id")
    let standard = isRoot ? Self.rootName(of: node.uikitClass) : nil
    view.id = name([id.flatMap { outlets[$0] }, standard, id ?? node.uikitClass])
    return view
  }

  /// Notes where a view stands in the file, and what it is called there.
  private mutating func record(
    _ number: Int, in above: Node, _ node: ViewElements.Item, _ place: IBPlace
  ) {
    let id = tree(place).value(node.element, "id")
    map.record(
      .view(number), objectPath: "\(map.objectPath(of: above) ?? "")/\(id ?? node.uikitClass)")
    record(.view(number), node.element, in: place.document)
    record(.view(number), key: "frame", node.element, in: place.document)
  }

  /// Lays the views out, now that all are there that others may be tied to.
  private mutating func setLayouts(
    of kept: KeptViews, _ viewOfItem: [Int: Int], _ elements: ViewElements, _ layouts: Layouts
  ) {
    for item in kept.order where item != 0 {
      guard let number = viewOfItem[item] else { continue }
      views[number].layout = layouts.layout(of: item, views: viewOfItem)
    }
    for item in kept.order
    where layouts.guesses.contains(item) && elements.items[item].isScrollView {
      guard let number = viewOfItem[item], let id = views[number].id else { continue }
      notes.append("\(id): constraints leave its place open; taken from the canvas")
    }
  }

  /// Names that code has for views: the controller's outlets, by object id.
  private func outlets(of controller: Int, _ tree: XMLTree) -> [String: String] {
    var found: [String: String] = [:]
    guard let connections = tree.child(of: controller, named: "connections") else { return found }
    for outlet in tree.children(of: connections) where tree.name(outlet) == "outlet" {
      guard let property = tree.value(outlet, "property"),
        let destination = tree.value(outlet, "destination")
      else { continue }
      // `view` names the root; a delegate or data source is not what a view is called.
      if property == "delegate" || property == "dataSource" { continue }
      if found[destination] == nil || found[destination] == "view" { found[destination] = property }
    }
    return found
  }

  private static func rootName(of uikitClass: String) -> String {
    switch uikitClass {
    case "UITableView": "tableView"
    case "UICollectionView": "collectionView"
    default: "view"
    }
  }
}
