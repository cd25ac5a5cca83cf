import InsetModel

/// Frames, autoresizing and pins.
extension ScenarioBuilder {
  /// The values of an object that say where a view is put.
  struct LayoutNodes {
    var object: Int
    var frame: Int?
    var autoresizing: Int?
    var pins: Int?
  }

  /// Where a view is put; nil where the object does not say. Pins are noted and read later, since
  /// they may name siblings that have not been read.
  mutating func layout(_ nodes: LayoutNodes, owner: PinsOwner) throws(Fault) -> ViewLayout? {
    if let node = nodes.pins {
      if let other = nodes.frame ?? nodes.autoresizing {
        throw Fault(
          at: document.offset(max(node, other) - 1), node: nodes.object,
          "a view has either a frame or pins, not both", suggestion: "remove one of them")
      }
      pins.append(PinsReference(owner: owner, node: node))
      return .pins(Pins())
    }
    guard let frameNode = nodes.frame else {
      if let node = nodes.autoresizing {
        throw Fault(
          at: document.offset(node - 1), node: nodes.object, "\"autoresizing\" needs a \"frame\"",
          suggestion: "write the frame on the scenario's own device")
      }
      return nil
    }
    let frame = try document.rect(frameNode)
    guard let node = nodes.autoresizing else { return .frame(frame) }
    var mask: AutoresizingMask = []
    let names = AutoresizingMask.names
    for element in try document.list(node, of: "margins and sizes that stretch") {
      let name = try document.word(element, among: names.map(\.name))
      if let part = names.first(where: { $0.name == name }) { mask.insert(part.mask) }
    }
    return .autoresizing(frame, mask)
  }

  /// Reads the pins whose views are known by now, and the wishes that name views.
  mutating func resolveReferences() throws(Fault) {
    for reference in pins {
      let read = try readPins(reference)
      hasSiblingPins = hasSiblingPins || read.isTiedToSibling
      switch reference.owner {
      case .view(let index): views[index].layout = .pins(read)
      case .controller(let index): controllers[index].layout = .pins(read)
      }
    }
    try refuseCycles()
    for reference in wants {
      let target = try view(named: reference.node)
      views[reference.view].scroll?.wants[reference.edge] = .view(target)
    }
  }

  private func readPins(_ reference: PinsReference) throws(Fault) -> Pins {
    let node = reference.node
    if document.kind(node) == .string {
      _ = try document.word(node, among: ["superview"])
      return .fill
    }
    guard document.kind(node) == .object else {
      throw document.mismatch(node, expected: "\"superview\" or pins: an object")
    }
    let members = try document.object(node, as: PinsKey.self)
    var pins = Pins()
    for edge in Edge.allCases {
      guard let value = members[PinsKey.key(of: edge)] else { continue }
      pins.edges[edge] = try pin(value, edge: edge, owner: reference.owner)
    }
    if let value = members[.width] { pins.width = try document.number(value, in: .extent) }
    if let value = members[.height] { pins.height = try document.number(value, in: .extent) }
    if let value = members[.centerX] { pins.centerX = try document.number(value) }
    if let value = members[.centerY] { pins.centerY = try document.number(value) }
    for axis in Axis.allCases { try checkAxis(axis, members) }
    return pins
  }

  private func pin(_ node: Int, edge: Edge, owner: PinsOwner) throws(Fault) -> Pins.Pin {
    switch document.kind(node) {
    case .number:
      return Pins.Pin(target: .superview, edge: edge, constant: try document.number(node))
    case .object: break
    default: throw document.mismatch(node, expected: "a number of points or a pin: an object")
    }
    let members = try document.object(node, as: PinKey.self)
    guard let to = members[.to] else { throw document.fault(node, "a pin needs the key \"to\"") }
    let target: Pins.Target
    var targetEdge = edge
    switch try document.text(to) {
    case ReservedName.superview.rawValue: target = .superview
    case ReservedName.safeArea.rawValue: target = .safeArea
    default:
      target = .sibling(try sibling(named: to, of: owner))
      targetEdge = edge.opposite
    }
    if let node = members[.edge] {
      let names = edge.axis.edges.map(\.name)
      let name = try document.word(node, among: Edge.allCases.map(\.name))
      guard let named = Edge(name: name), names.contains(name) else {
        throw document.fault(
          node, "the \(edge.name) edge cannot be tied to a \(name) edge",
          suggestion: "expected \(JSONDocument.choice(of: names))")
      }
      targetEdge = named
    }
    var constant = 0.0
    if let node = members[.constant] { constant = try document.number(node) }
    return Pins.Pin(target: target, edge: targetEdge, constant: constant)
  }

  /// Each axis needs two of start, end, size and centre: one leaves it open, three contradict.
  private func checkAxis(_ axis: Axis, _ members: Members<PinsKey>) throws(Fault) {
    let keys: [PinsKey] =
      axis == .vertical ? [.top, .bottom, .height, .centerY] : [.left, .right, .width, .centerX]
    let written = keys.filter { members[$0] != nil }
    guard written.count != 2 else { return }
    let names = written.map { quoted($0.name) }.joined(separator: ", ")
    let all = JSONDocument.choice(of: keys.map(\.name))
    let problem =
      switch written.count {
      case 0: "the pins say nothing of the \(axis.name) axis"
      case 1: "of the \(axis.name) axis, the pins say only \(names)"
      default: "the pins say too much of the \(axis.name) axis: \(names)"
      }
    throw Fault(
      at: document.offset(members.object), node: members.object, problem,
      suggestion: "write two of \(all)")
  }

  /// The view that an id names.
  func view(named node: Int) throws(Fault) -> Int {
    let name = try document.text(node)
    guard let subject = subject(named: name) else { throw unknownName(name, at: node) }
    switch subject {
    case .view(let index): return index
    case .controller(let index):
      if let view = controllers[index].view { return view }
      throw document.fault(node, "the controller \(quoted(name)) has no view in this scenario")
    case .bar(let kind, _):
      throw document.fault(
        node, "\(quoted(name)) is a \(kind.rawValue), not a view", suggestion: "write a view's id")
    }
  }

  private func sibling(named node: Int, of owner: PinsOwner) throws(Fault) -> Int {
    let target = try view(named: node)
    let own: Int?
    let superview: Int?
    switch owner {
    case .view(let index):
      own = index
      superview = views[index].superview
    case .controller(let index):
      own = controllers[index].view
      superview = controllers[index].parent.flatMap { controllers[$0].view }
    }
    let name = quoted(document.string(node))
    guard target != own else {
      throw document.fault(
        node, "the view is tied to itself", suggestion: "write \"superview\" or a sibling's id")
    }
    guard let superview, self.superview(of: target) == superview else {
      throw document.fault(
        node, "\(name) is no sibling of this view",
        suggestion: "pins reach the superview, its safe area and siblings")
    }
    return target
  }

  /// The superview, also across the border between a custom controller and its child.
  private func superview(of view: Int) -> Int? {
    if let superview = views[view].superview { return superview }
    let controller = controllers[views[view].controller]
    guard let parent = controller.parent, controllers[parent].kind == .custom else { return nil }
    return controllers[parent].view
  }
}

extension Pins {
  /// Whether an edge is tied to a sibling.
  fileprivate var isTiedToSibling: Bool {
    Edge.allCases.contains { edge in
      if case .sibling? = edges[edge]?.target { true } else { false }
    }
  }
}

extension Edge {
  /// The edge on the other side.
  var opposite: Edge {
    switch self {
    case .top: .bottom
    case .left: .right
    case .bottom: .top
    case .right: .left
    }
  }
}
