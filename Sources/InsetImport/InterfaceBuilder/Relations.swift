import InsetModel
import InsetXML

/// One constraint, read as a statement about one view of a superview.
struct Relation {
  /// What it decides of the view.
  enum Slot: Hashable {
    case edge(Edge)
    case length(Axis)
    case center(Axis)
    case baseline
  }

  /// What it ties the slot to.
  enum Anchor {
    /// A number alone.
    case constant
    case superview(Edge)
    case safeArea(Edge)
    case sibling(Int, Edge)
    /// The superview's length or centre along the slot's axis.
    case superviewAxis
    /// A sibling's centre.
    case siblingCenter(Int)
    /// A sibling's baseline: texts side by side keep the distance that they have on the canvas.
    case siblingBaseline(Int)
  }

  var slot: Slot
  var anchor: Anchor
  /// Points, in the direction of growing coordinates.
  var constant: Double
  var priority: Double
}

extension Relation.Slot {
  var axis: Axis {
    switch self {
    case .edge(let edge): edge.axis
    case .length(let axis), .center(let axis): axis
    case .baseline: .vertical
    }
  }
}

/// Reads constraints as relations of the views they speak of.
struct RelationReader {
  let tree: XMLTree
  let views: ViewElements
  let variations: Variations

  /// One side of a constraint.
  private struct Side {
    var target: ViewElements.Target
    var slot: Relation.Slot
    /// How far a margin lies inside the view's edge, as a coordinate.
    var margin = 0.0
    /// Whether a margin is meant that holds the safe area.
    var isSafe = false
  }

  /// The relations of every view.
  func relations() -> [Int: [Relation]] {
    var found: [Int: [Relation]] = [:]
    for constraint in views.constraints {
      add(constraint.element, owner: constraint.owner, to: &found)
    }
    return found
  }

  private func add(_ element: Int, owner: Int, to found: inout [Int: [Relation]]) {
    guard tree.value(element, "relation") == nil || tree.value(element, "relation") == "equal",
      let first = side(element, "first", owner: owner)
    else { return }
    let priority = variations.value(element, "priority") ?? 1000
    let constant = variations.value(element, "constant") ?? 0
    func note(_ item: Int, _ slot: Relation.Slot, _ anchor: Relation.Anchor, _ points: Double) {
      found[item, default: []].append(
        Relation(slot: slot, anchor: anchor, constant: points, priority: priority))
    }
    guard tree.value(element, "secondItem") != nil || tree.value(element, "secondAttribute") != nil
    else {
      if case .view(let item) = first.target, case .length = first.slot {
        note(item, first.slot, .constant, constant)
      }
      return
    }
    guard let second = side(element, "second", owner: owner), multiplier(element) == 1 else {
      return
    }
    let offset = constant + second.margin - first.margin
    if case .view(let item) = first.target, let anchor = anchor(second, for: first.slot, of: item) {
      note(item, first.slot, anchor, offset)
    }
    if case .view(let item) = second.target, let anchor = anchor(first, for: second.slot, of: item)
    {
      note(item, second.slot, anchor, -offset)
    }
  }

  /// `0.5`, `1:1` and `1/3` are all written; nil for anything else.
  private func multiplier(_ element: Int) -> Double? {
    guard let text = tree.value(element, "multiplier") else { return 1 }
    let parts = text.split { $0 == ":" || $0 == "/" }.map { Double($0) }
    if parts.count == 1 { return parts[0] }
    guard parts.count == 2, let upper = parts[0], let lower = parts[1], lower != 0 else {
      return nil
    }
    return upper / lower
  }

  private func side(_ element: Int, _ prefix: String, owner: Int) -> Side? {
    guard let attribute = tree.value(element, prefix + "Attribute") else { return nil }
    let target = tree.value(element, prefix + "Item").map { views.targets[$0] } ?? .view(owner)
    guard let target else { return nil }
    switch attribute {
    case "width": return Side(target: target, slot: .length(.horizontal))
    case "height": return Side(target: target, slot: .length(.vertical))
    case "centerX": return Side(target: target, slot: .center(.horizontal))
    case "centerY": return Side(target: target, slot: .center(.vertical))
    case "baseline", "firstBaseline", "lastBaseline": return Side(target: target, slot: .baseline)
    default: break
    }
    let isMargin = attribute.hasSuffix("Margin")
    let name = isMargin ? String(attribute.dropLast(6)) : attribute
    guard let edge = Self.edges[name] else { return nil }
    var side = Side(target: target, slot: .edge(edge))
    if isMargin {
      guard case .view(let item) = target else { return nil }
      // Margins lie inside the safe area too, unless the view says otherwise.
      side.isSafe = tree.flag(views.items[item].element, "insetsLayoutMarginsFromSafeArea") != false
      side.margin = (edge.isLeading ? 1 : -1) * margin(of: item, at: edge)
    }
    return side
  }

  private static let edges: [String: Edge] = [
    "top": .top, "bottom": .bottom, "leading": .left, "left": .left, "trailing": .right,
    "right": .right,
  ]

  /// A view's layout margin: what the document writes, else 16 at the sides of a root view and none
  /// above and below, and 8 in other views (UIView's default).
  private func margin(of item: Int, at edge: Edge) -> Double {
    let element = views.items[item].element
    let written =
      tree.child(of: element, key: "layoutMargins")
      ?? tree.child(of: element, key: "directionalLayoutMargins")
    let names = [edge.name, edge == .left ? "leading" : "trailing"]
    for name in names.prefix(edge.axis == .horizontal ? 2 : 1) {
      if let number = written.flatMap({ tree.number($0, name) }) { return number }
    }
    if item == 0 { return edge.axis == .horizontal ? 16 : 0 }
    return 8
  }

  /// What a side is to `item`: its superview, the safe area, a sibling; nil for anything farther.
  private func anchor(_ side: Side, for slot: Relation.Slot, of item: Int) -> Relation.Anchor? {
    let superview = views.items[item].superview
    guard superview >= 0, slot.axis == side.slot.axis else { return nil }
    switch (slot, side.slot) {
    case (.baseline, .baseline):
      guard case .view(let other) = side.target, other != item,
        views.items[other].superview == superview
      else { return nil }
      return .siblingBaseline(other)
    case (.edge, .edge(let edge)): return anchor(side, at: edge, of: item, in: superview)
    case (.center, .center), (.length, .length):
      switch side.target {
      case .view(let other) where other != item && views.items[other].superview == superview:
        if case .center = slot { return .siblingCenter(other) }
        return nil
      case .view(let other) where fills(superview, other): return .superviewAxis
      case .safeArea(let other) where other == superview,
        .frameGuide(let other) where other == superview:
        return .superviewAxis
      default: return nil
      }
    default: return nil
    }
  }

  private func anchor(
    _ side: Side, at edge: Edge, of item: Int, in superview: Int
  ) -> Relation.Anchor? {
    switch side.target {
    case .view(let other):
      if other != item, views.items[other].superview == superview { return .sibling(other, edge) }
      guard fills(superview, other) else { return nil }
      return side.isSafe ? .safeArea(edge) : .superview(edge)
    case .contentGuide(let other), .frameGuide(let other):
      return other == superview ? .superview(edge) : nil
    case .safeArea(let other):
      // A superview inside the safe area's own view has that safe area less the distance (INS-50).
      return views.isInside(superview, other) ? .safeArea(edge) : nil
    case .topGuide: return edge == .bottom ? .safeArea(.top) : .superview(.top)
    case .bottomGuide: return edge == .top ? .safeArea(.bottom) : .superview(.bottom)
    }
  }

  /// Whether `other` is `item`, or a superview that it fills on the canvas.
  private func fills(_ item: Int, _ other: Int) -> Bool {
    guard views.isInside(item, other) else { return false }
    var current = item
    while current != other {
      let above = views.items[current].superview
      guard let frame = views.items[current].frame, let outer = views.items[above].frame,
        frame == Rect(size: outer.size)
      else { return false }
      current = above
    }
    return true
  }
}
