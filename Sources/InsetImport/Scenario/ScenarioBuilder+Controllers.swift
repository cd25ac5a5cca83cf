import InsetModel

/// Controllers, parents first.
extension ScenarioBuilder {
  private struct Pending {
    var node: Int
    var parent: Int?
    var place: Int
  }

  /// Reads the controller at `root` and all below it, each with its views.
  mutating func readControllers(from root: Int) throws(Fault) {
    var pending = [Pending(node: root, parent: nil, place: 0)]
    while let next = pending.popLast() {
      let members = try document.object(next.node, as: ControllerKey.self)
      guard let kindNode = members[.kind] else { continue }
      let kind = try document.word(kindNode, Controller.Kind.self)
      var controller = Controller(kind: kind, parent: next.parent)
      controller.indexInParent = next.place
      let index = controllers.count
      try checkKind(of: controller, members)
      if let id = members[.id] { controller.id = try takeID(id, for: .controller(index)) }
      try readSwitches(&controller, members)
      try readPlace(&controller, index, members)
      controllers.append(controller)
      if let parent = next.parent { controllers[parent].children.append(index) }
      record(.controller(index), node: next.node, members)
      try readBars(index, members)
      if let view = members[.view] { try readViews(from: view, controller: index) }
      guard let node = members[.children] else {
        try checkSelection(index, members, children: 0)
        continue
      }
      let children = try document.list(node, of: "controllers")
      try checkSelection(index, members, children: children.count)
      for (place, child) in children.enumerated().reversed() {
        pending.append(Pending(node: child, parent: index, place: place))
      }
    }
  }

  /// Some keys belong to some kinds of controller, or to the children of some.
  private func checkKind(
    of controller: Controller, _ members: Members<ControllerKey>
  ) throws(Fault) {
    for (key, value) in members.written {
      if let kinds = key.kinds, !kinds.contains(controller.kind) {
        throw misplaced(
          key, value, of: members, "a \(controller.kind.rawValue) controller has no key",
          suggestion: "it is a key of "
            + JSONDocument.choice(of: kinds.map(\.rawValue)) + " controllers")
      }
    }
    let parent = controller.parent.map { controllers[$0].kind }
    if let value = members[.column], parent != .split {
      throw misplaced(
        .column, value, of: members, "only a child of a split controller has a",
        suggestion: "remove it")
    }
    for key in [ControllerKey.frame, .autoresizing, .pins] {
      guard let value = members[key], parent != .custom else { continue }
      throw misplaced(
        key, value, of: members, "only a child of a custom controller has a",
        suggestion: "here the container decides where the view goes")
    }
  }

  private func misplaced(
    _ key: ControllerKey, _ value: Int, of members: Members<ControllerKey>, _ message: String,
    suggestion: String
  ) -> Fault {
    Fault(
      at: document.offset(value - 1), node: members.object, "\(message) \(quoted(key.name))",
      suggestion: suggestion)
  }

  private func readSwitches(
    _ controller: inout Controller, _ members: Members<ControllerKey>
  ) throws(Fault) {
    if let node = members[.className] { controller.className = try document.text(node) }
    if let node = members[.edgesForExtendedLayout] {
      controller.edgesForExtendedLayout = try edgeSet(node)
    }
    if let node = members[.extendedLayoutIncludesOpaqueBars] {
      controller.extendedLayoutIncludesOpaqueBars = try document.flag(node)
    }
    if let node = members[.automaticallyAdjustsScrollViewInsets] {
      controller.automaticallyAdjustsScrollViewInsets = try document.flag(node)
    }
    if let node = members[.additionalSafeAreaInsets] {
      controller.additionalSafeAreaInsets = try document.insetExpressions(node, guides: false)
    }
    if let node = members[.hidesBottomBarWhenPushed] {
      controller.hidesBottomBarWhenPushed = try document.flag(node)
    }
    if let node = members[.inWindow] { controller.isInWindow = try document.flag(node) }
  }

  private mutating func readPlace(
    _ controller: inout Controller, _ index: Int, _ members: Members<ControllerKey>
  ) throws(Fault) {
    if let node = members[.display] {
      controller.splitDisplay = try document.word(node, SplitDisplay.self)
    }
    if let node = members[.primaryColumnWidth] {
      controller.primaryColumnWidth = try document.number(node, in: .extent)
    }
    if let node = members[.primaryBackgroundStyle] {
      controller.primaryBackgroundStyle = try document.word(node, SplitBackground.self)
    }
    if let node = members[.column] {
      controller.column = try document.word(node, SplitColumn.self)
    }
    if let node = members[.presentation] { controller.presentation = try presentation(node) }
    if let node = members[.preferredContentSize] {
      controller.preferredContentSize = try document.size(node)
    }
    controller.layout = try layout(
      LayoutNodes(
        object: members.object, frame: members[.frame], autoresizing: members[.autoresizing],
        pins: members[.pins]), owner: .controller(index))
  }

  private mutating func checkSelection(
    _ index: Int, _ members: Members<ControllerKey>, children: Int
  ) throws(Fault) {
    guard let node = members[.selectedIndex] else { return }
    let selected = try document.count(node)
    guard selected < max(children, 1) else {
      throw document.fault(
        node,
        "selectedIndex is \(selected), but the controller has "
          + (children == 1 ? "1 child" : "\(children) children"),
        suggestion: "the first child has index 0")
    }
    controllers[index].selectedIndex = selected
  }

  private func edgeSet(_ node: Int) throws(Fault) -> EdgeSet {
    let names = Edge.allCases.map(\.name)
    switch document.kind(node) {
    case .string: return try document.word(node, among: ["all", "none"]) == "all" ? .all : []
    case .array:
      var edges: EdgeSet = []
      for element in document.elements(of: node) {
        let name = try document.word(element, among: names)
        if let edge = Edge(name: name) { edges.insert(EdgeSet(edge)) }
      }
      return edges
    default:
      throw document.mismatch(node, expected: "\"all\", \"none\" or a list of edges")
    }
  }

  private func presentation(_ node: Int) throws(Fault) -> Presentation {
    guard document.kind(node) == .object else {
      return Presentation(style: try document.word(node, Presentation.Style.self))
    }
    let members = try document.object(node, as: PresentationKey.self)
    guard let style = members[.style] else { throw document.fault(node, "the style is missing") }
    var presentation = Presentation(style: try document.word(style, Presentation.Style.self))
    if let detent = members[.detent] {
      switch document.kind(detent) {
      case .number: presentation.detent = .height(try document.number(detent, in: .extent))
      case .string:
        let word = try document.word(detent, among: ["large", "medium"])
        presentation.detent = word == "large" ? .large : .medium
      default:
        throw document.mismatch(detent, expected: "\"large\", \"medium\" or a height")
      }
    }
    return presentation
  }
}
