import InsetModel
import InsetXML

/// The views of one controller, as the document nests them.
struct ViewElements {
  /// One view.
  struct Item {
    var element: Int
    /// Its superview among the items; -1 for the root.
    var superview: Int
    var subviews: [Int] = []
    var uikitClass: String
    var customClass: String?
    /// The canvas frame, where the document saved one.
    var frame: Rect?
    /// Whether UIKit's class beneath it scrolls.
    var isScrollView: Bool
  }

  /// What an id in a constraint means.
  enum Target: Hashable {
    case view(Int)
    /// A view's safe area.
    case safeArea(Int)
    case contentGuide(Int)
    case frameGuide(Int)
    case topGuide, bottomGuide
  }

  /// Superviews first; 0 is the root view.
  private(set) var items: [Item] = []
  /// What ids stand for.
  private(set) var targets: [String: Target] = [:]
  /// The installed constraints, with the item that owns each.
  private(set) var constraints: [(element: Int, owner: Int)] = []
  private var itemOfElement: [Int: Int] = [:]

  /// Reads the views at and below `root`, which belongs to `controller`.
  ///
  /// - Parameter safeAreaIsEdge: whether a view's safe area stands for its edges: xibs before iOS 11.
  init(
    root: Int, controller: Int, tree: XMLTree, variations: Variations, safeAreaIsEdge: Bool = false
  ) {
    let guides = tree.child(of: controller, named: "layoutGuides")
    for guide in guides.map({ Array(tree.children(of: $0)) }) ?? [] {
      guard let id = tree.value(guide, "id") else { continue }
      targets[id] = tree.value(guide, "type") == "bottom" ? .bottomGuide : .topGuide
    }
    var excludedViews: Set<String> = []
    var excludedConstraints: [Int: Set<String>] = [:]
    for element in root..<tree.elements[root].end {
      let parent = tree.elements[element].parent
      let name = tree.name(element)
      if element == root || isSubview(parent, tree) {
        if let id = tree.value(element, "id"), excludedViews.contains(id) { continue }
        add(element, isRoot: element == root, tree)
        excludedViews.formUnion(variations.excluded("subviews", of: element))
      } else if name == "viewLayoutGuide", let item = itemOfElement[parent],
        let id = tree.value(element, "id")
      {
        switch tree.value(element, "key") {
        case "contentLayoutGuide": targets[id] = .contentGuide(item)
        case "frameLayoutGuide": targets[id] = .frameGuide(item)
        default: targets[id] = safeAreaIsEdge ? .view(item) : .safeArea(item)
        }
      } else if tree.value(element, "key") == "contentView",
        tree.name(parent) == "visualEffectView", let item = itemOfElement[parent]
      {
        // What an effect shows stands in a view that fills it.
        itemOfElement[element] = item
        if let id = tree.value(element, "id") { targets[id] = .view(item) }
      } else if name == "constraint" {
        let owner = tree.elements[parent].parent
        guard tree.name(parent) == "constraints", let item = itemOfElement[owner] else { continue }
        let excluded = excludedConstraints[owner] ?? variations.excluded("constraints", of: owner)
        excludedConstraints[owner] = excluded
        let isInstalled = tree.value(element, "id").map { !excluded.contains($0) } ?? true
        if isInstalled, tree.value(element, "placeholder") != "YES" {
          constraints.append((element, item))
        }
      }
    }
  }

  private func isSubview(_ parent: Int, _ tree: XMLTree) -> Bool {
    tree.name(parent) == "subviews" && itemOfElement[tree.elements[parent].parent] != nil
  }

  private mutating func add(_ element: Int, isRoot: Bool, _ tree: XMLTree) {
    let index = items.count
    let superview =
      isRoot ? -1 : itemOfElement[tree.elements[tree.elements[element].parent].parent] ?? 0
    let uikitClass = UIKitClass.name(of: tree.name(element))
    items.append(
      Item(
        element: element, superview: superview, uikitClass: uikitClass,
        customClass: tree.value(element, "customClass"), frame: Self.frame(element, tree),
        isScrollView: UIKitClass.scrollViews.contains(uikitClass)))
    if superview >= 0 { items[superview].subviews.append(index) }
    itemOfElement[element] = index
    if let id = tree.value(element, "id") { targets[id] = .view(index) }
  }

  /// The canvas frame of a view.
  static func frame(_ element: Int, _ tree: XMLTree) -> Rect? {
    guard let rect = tree.child(of: element, key: "frame", named: "rect"),
      let x = tree.number(rect, "x"), let y = tree.number(rect, "y"),
      let width = tree.number(rect, "width"), let height = tree.number(rect, "height")
    else { return nil }
    return Rect(x: x, y: y, width: max(0, width), height: max(0, height))
  }

  /// Why nothing can be said of what a scroll view hides: it is a backdrop, or its content begins
  /// with empty space; nil where something can.
  func reasonNotToJudge(_ item: Int, _ tree: XMLTree) -> String? {
    let isTouched = ancestors(of: item).allSatisfy {
      tree.flag(items[$0].element, "userInteractionEnabled") != false
    }
    if !isTouched { return "users cannot touch it: a backdrop" }
    guard items[item].uikitClass == "UIScrollView", let start = firstDrawn(in: item),
      start >= Self.emptyStart
    else { return nil }
    return "its content begins with empty space"
  }

  /// A distance at which text or a control no longer touches what lies over the edge: the lowest
  /// status bar (INS-20).
  private static let emptyStart = 20.0

  /// How far below a scroll view's first content point the first thing is drawn on the canvas.
  private func firstDrawn(in scroll: Int) -> Double? {
    var offsets: [Int: Double] = [scroll: 0]
    var first: Double?
    for index in (scroll + 1)..<max(items.count, scroll + 1) {
      guard let above = offsets[items[index].superview] else { continue }
      guard let frame = items[index].frame else { return nil }
      let y = above + frame.y
      offsets[index] = y
      let isBox = items[index].uikitClass == "UIView" || items[index].uikitClass == "UIStackView"
      if !isBox || items[index].subviews.isEmpty { first = min(first ?? y, y) }
    }
    return first
  }

  /// Whether something around an item scrolls.
  func isInScrollView(_ item: Int) -> Bool {
    ancestors(of: item).dropFirst().contains { items[$0].isScrollView }
  }

  /// Whether `ancestor` is `item` or one of its superviews.
  func isInside(_ item: Int, _ ancestor: Int) -> Bool { ancestors(of: item).contains(ancestor) }

  /// An item and all its superviews, outwards.
  func ancestors(of item: Int) -> some Sequence<Int> {
    sequence(first: item) { items[$0].superview >= 0 ? items[$0].superview : nil }
  }
}

/// UIKit's classes behind the elements.
enum UIKitClass {
  /// Classes with a scroll view's keys in scenarios.
  static let scrollViews = ViewRole.scrollClasses

  /// The class of an element: mostly its name with UI before it.
  static func name(of element: String) -> String {
    if let name = special[element] { return name }
    return "UI" + element.prefix(1).uppercased() + element.dropFirst()
  }

  private static let special = [
    "view": "UIView", "containerView": "UIView", "wkWebView": "WKWebView", "mapView": "MKMapView",
    "glkView": "GLKView", "mtkView": "MTKView", "sceneKitView": "SCNView", "skView": "SKView",
    "arscnView": "ARSCNView", "arskView": "ARSKView", "customView": "UIView",
    "tableViewCellContentView": "UIView", "collectionViewCellContentView": "UIView",
  ]
}
