import InsetBasics
import InsetModel

/// Views, superviews first.
extension ScenarioBuilder {
  /// Reads the root view of a controller and all below it.
  mutating func readViews(from root: Int, controller: Int) {
    var pending: [(node: Int, superview: Int?, place: Int)] = [(root, nil, 0)]
    while let next = pending.popLast() {
      let form = Forms.view
      let index = views.count
      let isRoot = next.superview == nil
      guard let members = try? Members(of: next.node, in: document, table: form.table) else {
        if isRoot { doubtfulControllers.insert(controller) }
        continue
      }
      if isRoot { controllers[controller].view = index }
      let role = ViewRole(
        members, in: document, rootOf: isRoot ? controllers[controller].kind : nil,
        isOwnerDoubtful: isRoot && doubtfulControllers.contains(controller), classes: classes)
      var view = View(
        className: role.className, superview: next.superview, controller: controller, layout: .fill)
      view.baseClassName = role.baseClassName
      view.indexInSuperview = next.place
      if role.isScrollView { view.scroll = ScrollProperties() }
      if role.isTable { view.table = TableProperties() }
      part = .view(index)
      source.record(part, at: document.position(next.node))
      try? form.read(members, into: &view, &self)
      view.layout = viewLayout(members, isRoot: isRoot)
      if let node = members["list"], mayHaveList(view, role, members, node),
        let list = try? Forms.list.form.read(node, &self)
      {
        view.table = list
      }
      views.append(view)
      if let superview = next.superview { views[superview].subviews.append(index) }
      guard let node = members["subviews"], let subviews = try? document.list(node, of: "views")
      else { continue }
      for (place, subview) in subviews.enumerated().reversed() {
        pending.append((subview, index, place))
      }
    }
  }

  /// Whether a view has a list layout; one that cannot be read may be a list.
  private func mayHaveList(_ view: View, _ role: ViewRole, _ members: Members, _ node: Int) -> Bool
  {
    let property = ScrollProperty.collectionLayout
    let layout = view.scroll?.values[property].value ?? nil
    if layout == .list || role.isDoubtful || layout == nil && !members.isMissing(property.row.name)
    {
      return true
    }
    document.fault(
      node, "\"list\" is a key of collection views with a list layout",
      suggestion: "write \"collectionLayout\": \"list\"")
    return false
  }

  private mutating func viewLayout(_ members: Members, isRoot: Bool) -> ViewLayout {
    if isRoot {
      for key in ["frame", "autoresizing", "pins"] {
        guard let value = members[key] else { continue }
        document.fault(
          keyOf: value, in: members.object,
          "a controller's root view has no \(quoted(key)): it fills what its container gives",
          suggestion: "a child of a custom controller has it beside its \"kind\"")
      }
      return .fill
    }
    if let layout = layout(members) { return layout }
    if members.isMissing("frame"), members.isMissing("pins") {
      document.fault(
        members.object, "the view does not say where it is",
        suggestion: "write \"frame\": [x, y, width, height] or \"pins\": \"superview\"")
    }
    return .fill
  }

  /// A wish of the view that is being read; one that names a view is looked up later.
  mutating func want(_ node: Int, at edge: Edge) throws(Refused) -> Want? {
    guard document.kind(node) == .string, case .view(let view) = part else {
      throw document.mismatch(node, expected: "\"edge\", \"belowBars\" or the id of a view")
    }
    switch document.string(node) {
    case ReservedName.edge.rawValue: return .edge
    case ReservedName.belowBars.rawValue: return .belowBars
    default:
      wants.append((view, edge, node))
      return nil
    }
  }
}
