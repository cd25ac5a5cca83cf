import InsetModel
import InsetXML

/// Where the views of one controller are, solved superview by superview.
struct Layouts {
  private let elements: ViewElements
  private let tree: XMLTree
  private let relations: [Int: [Relation]]
  private var pins: [Int: Pins] = [:]
  /// Items whose place rests on the canvas' frame where constraints should say it.
  private(set) var guesses: Set<Int> = []

  init(_ elements: ViewElements, tree: XMLTree, variations: Variations, surface: Surface) {
    self.elements = elements
    self.tree = tree
    relations = RelationReader(tree: tree, views: elements, variations: variations).relations()
    for (index, item) in elements.items.enumerated() where !item.subviews.isEmpty {
      solve(index, item)
    }
  }

  private mutating func solve(_ index: Int, _ item: ViewElements.Item) {
    let size = item.frame?.size
    var subjects: [PinSolver.Subject] = []
    for subview in item.subviews {
      let node = elements.items[subview]
      if !usesConstraints(node.element), item.uikitClass != "UIStackView" {
        pins[subview] = PinSolver.pins(
          frame: node.frame ?? Rect(size: size ?? .zero), mask: mask(node.element),
          in: size ?? .zero)
        continue
      }
      subjects.append(
        PinSolver.Subject(
          item: subview, frame: node.frame, relations: relations[subview] ?? [],
          stretch: stretch(node)))
    }
    let solver = PinSolver(subjects, superview: size)
    for (subject, solved) in zip(subjects, solver.pins) { pins[subject.item] = solved }
    if item.uikitClass != "UIStackView" { guesses.formUnion(solver.guesses) }
  }

  /// Whether constraints place a view; `fixedFrame` has none and gets its frame.
  private func usesConstraints(_ element: Int) -> Bool {
    tree.flag(element, "translatesAutoresizingMaskIntoConstraints") == false
      && tree.flag(element, "fixedFrame") != true
  }

  private func mask(_ element: Int) -> AutoresizingMask {
    guard tree.flag(element, "fixedFrame") != true,
      let child = tree.child(of: element, key: "autoresizingMask")
    else { return [] }
    var mask: AutoresizingMask = []
    let names: [(String, AutoresizingMask)] = [
      ("widthSizable", .flexibleWidth), ("heightSizable", .flexibleHeight),
      ("flexibleMinX", .flexibleLeftMargin), ("flexibleMaxX", .flexibleRightMargin),
      ("flexibleMinY", .flexibleTopMargin), ("flexibleMaxY", .flexibleBottomMargin),
    ]
    for (name, part) in names where tree.flag(child, name) == true { mask.insert(part) }
    return mask
  }

  private func stretch(_ item: ViewElements.Item) -> Int {
    // A text view that does not scroll is as high as its text.
    if item.uikitClass == "UITextView", tree.flag(item.element, "scrollEnabled") == false {
      return 0
    }
    if item.isScrollView { return 2 }
    return ["UIView", "UIStackView", "UIVisualEffectView", "MKMapView"].contains(item.uikitClass)
      ? 1 : 0
  }

  /// The siblings that an item is tied to.
  func siblings(of item: Int) -> [Int] {
    pins[item].map { $0.siblings(at: Edge.allCases) } ?? []
  }

  /// Where an item is, its siblings named by their views.
  func layout(of item: Int, views: [Int: Int]) -> ViewLayout {
    guard var pins = pins[item] else { return .pins(.fill) }
    for edge in Edge.allCases {
      guard case .sibling(let other)? = pins.edges[edge]?.target else { continue }
      pins.edges[edge]?.target = views[other].map { .sibling($0) } ?? .superview
    }
    return .pins(pins)
  }

  /// Where an item is in the root view, for what a container view there embeds: nil where it fills it.
  func layoutInRoot(of item: Int) -> ViewLayout? {
    // What fills its superview is where that is.
    var outer = item
    while outer != 0, pins[outer] == .fill { outer = elements.items[outer].superview }
    if outer == 0 { return nil }
    if elements.items[outer].superview == 0, let own = pins[outer], siblings(of: outer).isEmpty {
      return .pins(own)
    }
    guard var frame = elements.items[item].frame, let root = elements.items[0].frame else {
      return nil
    }
    for above in elements.ancestors(of: item).dropFirst() where above != 0 {
      if let outer = elements.items[above].frame { frame = frame.moved(x: outer.x, y: outer.y) }
    }
    let solver = PinSolver(
      [PinSolver.Subject(item: item, frame: frame, relations: [], stretch: 1)], superview: root.size
    )
    return solver.pins.first.map { .pins($0) }
  }

  /// The content size that constraints give a scroll view, as it was on the canvas; nil where they
  /// do not, or where it follows the scroll view's own size.
  func contentSize(of item: Int) -> Size? {
    let node = elements.items[item]
    guard node.uikitClass == "UIScrollView", let own = node.frame?.size, own.width > 0 else {
      return nil
    }
    var size = Size(width: 0, height: 0)
    for axis in Axis.allCases {
      guard let length = contentLength(of: node, axis) else {
        if axis == .vertical { return nil }
        size.width = own.width
        continue
      }
      if axis == .vertical { size.height = length } else { size.width = length }
    }
    return size
  }

  private func contentLength(of scroll: ViewElements.Item, _ axis: Axis) -> Double? {
    var length: Double?
    for subview in scroll.subviews {
      let node = elements.items[subview]
      guard let frame = node.frame, tree.value(node.element, "misplaced") == nil else { continue }
      for relation in relations[subview] ?? [] where relation.slot.axis == axis {
        switch (relation.slot, relation.anchor) {
        case (.length, .superviewAxis): return nil
        case (.edge(let edge), .superview(let other)) where !edge.isLeading && edge == other:
          length = max(length ?? 0, frame.coordinate(of: edge) - relation.constant)
        default: continue
        }
      }
    }
    // As long as the view itself on the canvas: most likely tied to it, in whatever way.
    guard let found = length, let own = scroll.frame, abs(found - own.size[axis]) >= 1 else {
      return nil
    }
    return max(0, found)
  }
}
