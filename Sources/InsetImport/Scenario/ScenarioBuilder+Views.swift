import InsetModel

/// Views, superviews first.
extension ScenarioBuilder {
  private struct Pending {
    var node: Int
    var superview: Int?
    var place: Int
  }

  /// Reads the root view of a controller and all below it.
  mutating func readViews(from root: Int, controller: Int) throws(Fault) {
    controllers[controller].view = views.count
    var pending = [Pending(node: root, superview: nil, place: 0)]
    while let next = pending.popLast() {
      let index = views.count
      let members = try document.object(next.node, as: ViewKey.self)
      let isRoot = next.superview == nil
      let role = try ViewRole(
        members, in: document, rootOf: isRoot ? controllers[controller].kind : nil)
      var view = View(
        className: role.className, superview: next.superview, controller: controller,
        layout: .fill)
      view.baseClassName = role.baseClassName
      view.indexInSuperview = next.place
      if let node = members[.id] { view.id = try takeID(node, for: .view(index)) }
      view.layout = try viewLayout(members, index, isRoot: isRoot)
      if let node = members[.isHidden] { view.isHidden = try document.flag(node) }
      if let node = members[.interactive] { view.isInteractive = try document.flag(node) }
      if let node = members[.obstructs] { view.obstructs = try document.flag(node) }
      if let node = members[.overridesSafeAreaInsets] {
        view.overridesSafeAreaInsets = try document.flag(node)
      }
      if let node = members[.inWindow] { view.isInWindow = try document.flag(node) }
      if role.isScrollView { view.scroll = try scrollProperties(members, index) }
      if let node = members[.observed] { view.observed = try document.observed(node) }
      record(.view(index), node: next.node, members)
      if role.isTable { view.table = try tableProperties(members[.table], index) }
      if let node = members[.list] {
        guard view.scroll?.collectionLayout == .list else {
          throw document.fault(
            node, "\"list\" is a key of collection views with a list layout",
            suggestion: "write \"collectionLayout\": \"list\"")
        }
        view.table = try listProperties(node, index)
      }
      views.append(view)
      if let superview = next.superview { views[superview].subviews.append(index) }
      if let node = members[.subviews] {
        let subviews = try document.list(node, of: "views")
        for (place, subview) in subviews.enumerated().reversed() {
          pending.append(Pending(node: subview, superview: index, place: place))
        }
      }
    }
  }

  private mutating func viewLayout(
    _ members: Members<ViewKey>, _ index: Int, isRoot: Bool
  ) throws(Fault) -> ViewLayout {
    if isRoot {
      for key in [ViewKey.frame, .autoresizing, .pins] {
        guard let value = members[key] else { continue }
        throw Fault(
          at: document.offset(value - 1), node: members.object,
          "a controller's root view has no \(quoted(key.name)): it fills what its container gives",
          suggestion: "a child of a custom controller has it beside its \"kind\"")
      }
      return .fill
    }
    let nodes = LayoutNodes(
      object: members.object, frame: members[.frame], autoresizing: members[.autoresizing],
      pins: members[.pins])
    guard let layout = try layout(nodes, owner: .view(index)) else {
      throw document.fault(
        members.object, "the view does not say where it is",
        suggestion: "write \"frame\": [x, y, width, height] or \"pins\": \"superview\"")
    }
    return layout
  }

  private mutating func scrollProperties(
    _ members: Members<ViewKey>, _ index: Int
  ) throws(Fault) -> ScrollProperties {
    var scroll = ScrollProperties()
    if let node = members[.contentInset] {
      scroll.contentInset = try document.insetExpressions(node, guides: true)
    }
    if let node = members[.contentSize] {
      scroll.contentSize = try document.size(node, TupleField.contentSize)
    }
    if let node = members[.contentOffset] {
      scroll.contentOffset = try document.contentOffset(node)
    }
    if let node = members[.contentInsetAdjustmentBehavior] {
      scroll.contentInsetAdjustmentBehavior = try document.text(node)
    }
    if let node = members[.alwaysBounceVertical] {
      scroll.alwaysBounceVertical = try document.flag(node)
    }
    if let node = members[.alwaysBounceHorizontal] {
      scroll.alwaysBounceHorizontal = try document.flag(node)
    }
    if let node = members[.isScrollEnabled] { scroll.isScrollEnabled = try document.flag(node) }
    if let node = members[.scrollIndicatorInsets] {
      scroll.scrollIndicatorInsets = try document.insets(node)
    }
    if let node = members[.automaticallyAdjustsScrollIndicatorInsets] {
      scroll.automaticallyAdjustsScrollIndicatorInsets = try document.flag(node)
    }
    if let node = members[.refreshControl] {
      scroll.refreshControl = try document.word(node, RefreshControl.self)
    }
    if let node = members[.sectionInset] { scroll.sectionInset = try document.insets(node) }
    if let node = members[.insetsReference] {
      scroll.insetsReference = try document.word(node, InsetsReference.self)
    }
    if let node = members[.collectionLayout] {
      scroll.collectionLayout = try document.word(node, CollectionLayout.self)
    }
    guard let node = members[.wants] else { return scroll }
    let wanted = try document.edges(node)
    for edge in Edge.allCases {
      guard let value = wanted[edge] else { continue }
      guard document.kind(value) == .string else {
        throw document.mismatch(value, expected: "\"edge\", \"belowBars\" or the id of a view")
      }
      switch document.string(value) {
      case ReservedName.edge.rawValue: scroll.wants[edge] = .edge
      case ReservedName.belowBars.rawValue: scroll.wants[edge] = .belowBars
      default: wants.append(WantReference(view: index, edge: edge, node: value))
      }
    }
    return scroll
  }
}
