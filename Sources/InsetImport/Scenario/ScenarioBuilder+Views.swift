import InsetBasics
import InsetModel

/// Views, superviews first.
extension ScenarioBuilder {
  private struct Pending {
    var node: Int
    var superview: Int?
    var place: Int
  }

  /// Reads the root view of a controller and all below it.
  mutating func readViews(from root: Int, controller: Int) {
    var pending = [Pending(node: root, superview: nil, place: 0)]
    while let next = pending.popLast() {
      let index = views.count
      let isRoot = next.superview == nil
      guard let members = try? document.object(next.node, as: ViewKey.self) else {
        if isRoot { doubtfulControllers.insert(controller) }
        continue
      }
      if isRoot { controllers[controller].view = index }
      let role = ViewRole(
        members, in: document, rootOf: isRoot ? controllers[controller].kind : nil,
        isOwnerDoubtful: isRoot && doubtfulControllers.contains(controller), classes: classes)
      var view = View(
        className: role.className, superview: next.superview, controller: controller,
        layout: .fill)
      view.baseClassName = role.baseClassName
      view.indexInSuperview = next.place
      members.read(.id, into: &view.id) { try takeID($0, for: .view(index)) }
      view.layout = viewLayout(members, index, isRoot: isRoot)
      document.read(members, into: &view.values)
      if role.isScrollView { view.scroll = scrollProperties(members, index) }
      members.read(.observed, into: &view.observed) { try document.observed($0) }
      record(.view(index), node: next.node, members)
      if role.isTable {
        view.table = TableProperties()
        members.read(.table, into: &view.table) { try tableProperties($0, index) }
      }
      let property = ScrollProperty.collectionLayout
      let layout = view.scroll?.values[property].value ?? nil
      members.read(.list, into: &view.table) { node throws(Refused) in
        // A layout that cannot be read may be a list.
        guard
          layout == .list || role.isDoubtful
            || layout == nil && !members.isMissing(property.row)
        else {
          throw document.fault(
            node, "\"list\" is a key of collection views with a list layout",
            suggestion: "write \"collectionLayout\": \"list\"")
        }
        return try listProperties(node, index)
      }
      views.append(view)
      if let superview = next.superview { views[superview].subviews.append(index) }
      var subviews: [Int] = []
      members.read(.subviews, into: &subviews) { try document.list($0, of: "views") }
      for (place, subview) in subviews.enumerated().reversed() {
        pending.append(Pending(node: subview, superview: index, place: place))
      }
    }
  }

  private mutating func viewLayout(
    _ members: Members<ViewKey>, _ index: Int, isRoot: Bool
  ) -> ViewLayout {
    if isRoot {
      for key in [ViewKey.frame, .autoresizing, .pins] {
        guard let value = members[key] else { continue }
        document.fault(
          at: document.offset(value - 1), node: members.object,
          "a controller's root view has no \(quoted(key.name)): it fills what its container gives",
          suggestion: "a child of a custom controller has it beside its \"kind\"")
      }
      return .fill
    }
    let nodes = LayoutNodes(
      object: members.object, frame: members[.frame], autoresizing: members[.autoresizing],
      pins: members[.pins])
    if let layout = layout(nodes, owner: .view(index)) { return layout }
    if members.isMissing(.frame), members.isMissing(.pins) {
      document.fault(
        members.object, "the view does not say where it is",
        suggestion: "write \"frame\": [x, y, width, height] or \"pins\": \"superview\"")
    }
    return .fill
  }

  private mutating func scrollProperties(
    _ members: Members<ViewKey>, _ index: Int
  ) -> ScrollProperties {
    var scroll = ScrollProperties()
    document.read(members, into: &scroll.values)
    members.read(.wants, into: &scroll.wants) { try wishes($0, index) }
    return scroll
  }

  /// Reads `wants`; views that it names are looked up later.
  private mutating func wishes(_ node: Int, _ index: Int) throws(Refused) -> EdgeValues<Want?> {
    let members = try document.object(node, as: EdgesKey.self)
    var wishes = EdgeValues<Want?>(all: nil)
    for key in EdgesKey.allCases {
      members.read(key, into: &wishes[key.edge]) { node throws(Refused) in
        guard document.kind(node) == .string else {
          throw document.mismatch(
            node, expected: "\"edge\", \"belowBars\" or the id of a view")
        }
        switch document.string(node) {
        case ReservedName.edge.rawValue: return .edge
        case ReservedName.belowBars.rawValue: return .belowBars
        default:
          wants.append(WantReference(view: index, edge: key.edge, node: node))
          return nil
        }
      }
    }
    return wishes
  }
}
