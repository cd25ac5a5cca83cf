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
    var embedded: [Int: IBDocument.Segue] = [:]
    if source.kind == .viewController {
      for segue in finder.documents[place.document].segues where segue.kind == "embed" {
        // A child controller's view inside a scroll view has no place in the model.
        if let item = elements.items.firstIndex(where: { $0.element == segue.owner }),
          !elements.isInScrollView(item)
        {
          embedded[item] = segue
        }
      }
      if !embedded.isEmpty { controllers[index].kind = .custom }
    }
    let kept = KeptViews(elements, layouts: layouts, embedding: Set(embedded.keys), tree: tree)
    let outlets = outlets(of: source.element, tree)
    var viewOfItem: [Int: Int] = [:]
    for item in kept.order {
      let node = elements.items[item]
      let id = tree.value(node.element, "id")
      var view = View(
        className: node.customClass ?? node.uikitClass, controller: index, layout: .fill)
      if node.customClass != nil, node.uikitClass != "UIView" {
        view.baseClassName = node.uikitClass
      }
      let standard = item == 0 ? Self.rootName(of: node.uikitClass) : nil
      view.id = name([id.flatMap { outlets[$0] }, standard, id ?? node.uikitClass])
      view.isHidden =
        tree.flag(node.element, "hidden") == true
        || (tree.number(node.element, "alpha") ?? 1) < 0.01
      let number = views.count
      viewOfItem[item] = number
      let above = viewOfItem[node.superview].map { Node.view($0) } ?? .controller(index)
      map.record(
        .view(number),
        objectPath: "\(map.objectPath(of: above) ?? "")/\(id ?? node.uikitClass)")
      record(.view(number), node.element, in: place.document)
      record(.view(number), key: "frame", node.element, in: place.document)
      if let superview = viewOfItem[node.superview] {
        view.superview = superview
        view.indexInSuperview = views[superview].subviews.count
        views[superview].subviews.append(number)
      } else {
        controllers[index].view = number
      }
      if node.isScrollView {
        let contentSize = layouts.contentSize(of: item)
        addScroll(to: &view, number, item: node, contentSize, place)
        if let reason = elements.reasonNotToJudge(item, tree) {
          suppress("content-hidden", reason, view: view.id)
        }
      }
      views.append(view)
    }
    for item in kept.order where item != 0 {
      guard let number = viewOfItem[item] else { continue }
      views[number].layout = layouts.layout(of: item, views: viewOfItem)
    }
    let guessed = kept.order.filter {
      layouts.guesses.contains($0) && elements.items[$0].isScrollView
    }
    for item in guessed {
      guard let number = viewOfItem[item], let id = views[number].id else { continue }
      notes.append("\(id): constraints leave its place open; taken from the canvas")
    }
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

/// Which views a scenario needs: what scrolls, what users touch, what bars the app draws, and what
/// those are tied to. Labels, images and the insides of scroll views change no inset.
struct KeptViews {
  /// The kept items, superviews first.
  private(set) var order: [Int] = []

  init(
    _ elements: ViewElements, layouts: Layouts, embedding: Set<Int>, tree: XMLTree
  ) {
    var isKept = Array(repeating: false, count: elements.items.count)
    var holdsScroll = Array(repeating: false, count: elements.items.count)
    var isInScroll = Array(repeating: false, count: elements.items.count)
    for (index, item) in elements.items.enumerated() where item.superview >= 0 {
      isInScroll[index] =
        isInScroll[item.superview] || elements.items[item.superview].isScrollView
    }
    isKept[0] = true
    func keep(_ start: Int) {
      var current = start
      while current >= 0, !isKept[current] {
        isKept[current] = true
        current = elements.items[current].superview
      }
    }
    for (index, item) in elements.items.enumerated().reversed() {
      if item.isScrollView { holdsScroll[index] = true }
      if holdsScroll[index], item.superview >= 0 { holdsScroll[item.superview] = true }
      let isWanted =
        item.isScrollView || embedding.contains(index)
        || (!isInScroll[index] && !Self.isIdle(item))
      if isWanted { keep(index) }
    }
    // The first subview decides which scroll view is a controller's content (INS-102).
    for (index, item) in elements.items.enumerated() where isKept[index] && holdsScroll[index] {
      if let first = item.subviews.first, !item.isScrollView { keep(first) }
    }
    // Whatever a kept view is tied to, and what that is tied to.
    var pending = elements.items.indices.filter { isKept[$0] }
    while let next = pending.popLast() {
      for sibling in layouts.siblings(of: next) where !isKept[sibling] {
        keep(sibling)
        pending.append(sibling)
      }
    }
    order = elements.items.indices.filter { isKept[$0] }
  }

  /// Draws, or holds what draws; a class of the app's own may do anything.
  private static func isIdle(_ item: ViewElements.Item) -> Bool {
    idleClasses.contains(item.uikitClass)
      && (item.customClass == nil || item.uikitClass != "UIView" || !item.subviews.isEmpty)
  }

  private static let idleClasses: Set = [
    "UIView", "UILabel", "UIImageView", "UIStackView", "UIVisualEffectView",
    "UIActivityIndicatorView", "UIProgressView",
  ]
}
