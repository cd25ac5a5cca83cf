import InsetBasics
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
  mutating func layout(_ nodes: LayoutNodes, owner: PinsOwner) -> ViewLayout? {
    if let node = nodes.pins {
      if let other = nodes.frame ?? nodes.autoresizing {
        document.fault(
          at: document.offset(max(node, other) - 1), node: nodes.object,
          "a view has either a frame or pins, not both", suggestion: "remove one of them")
      }
      pins.append(PinsReference(owner: owner, node: node))
      return .pins(Pins())
    }
    guard let frameNode = nodes.frame else {
      guard let node = nodes.autoresizing else { return nil }
      document.fault(
        at: document.offset(node - 1), node: nodes.object, "\"autoresizing\" needs a \"frame\"",
        suggestion: "write the frame on the scenario's own device")
      return .fill
    }
    let frame = try? document.rect(frameNode)
    let mask = nodes.autoresizing.map { node in try? autoresizingMask(node) }
    guard let frame else { return .fill }
    guard let mask else { return .frame(frame) }
    return .autoresizing(frame, mask ?? [])
  }

  private func autoresizingMask(_ node: Int) throws(Refused) -> AutoresizingMask {
    let names = AutoresizingMask.names
    let list = try document.list(node, of: "margins and sizes that stretch")
    let written = try document.each(of: list) { node throws(Refused) in
      try document.word(node, among: names.map(\.name))
    }
    return names.filter { written.contains($0.name) }.reduce(into: []) { $0.insert($1.mask) }
  }

  /// Reads the pins whose views are known by now, and the wishes that name views.
  mutating func resolveReferences() {
    unreadTexts = document.unreadTexts
    for reference in pins {
      guard let read = try? readPins(reference) else { continue }
      hasSiblingPins = hasSiblingPins || read.isTiedToSibling
      switch reference.owner {
      case .view(let index): views[index].layout = .pins(read)
      case .controller(let index): controllers[index].layout = .pins(read)
      }
    }
    refuseCycles()
    for reference in wants {
      guard let target = try? view(named: reference.node) else { continue }
      views[reference.view].scroll?.wants[reference.edge] = .view(target)
    }
  }

  private func readPins(_ reference: PinsReference) throws(Refused) -> Pins {
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
      members.read(PinsKey.key(of: edge), into: &pins.edges[edge]) {
        try pin($0, edge: edge, owner: reference.owner)
      }
    }
    members.read(.width, into: &pins.width) { try document.number($0, in: .extent) }
    members.read(.height, into: &pins.height) { try document.number($0, in: .extent) }
    members.read(.centerX, into: &pins.centerX) { try document.number($0) }
    members.read(.centerY, into: &pins.centerY) { try document.number($0) }
    // An unknown key may have been meant for either axis.
    if !members.hasUnknownKeys { for axis in Axis.allCases { checkAxis(axis, members) } }
    return pins
  }

  private func pin(_ node: Int, edge: Edge, owner: PinsOwner) throws(Refused) -> Pins.Pin {
    switch document.kind(node) {
    case .number:
      return Pins.Pin(target: .superview, edge: edge, constant: try document.number(node))
    case .object: break
    default: throw document.mismatch(node, expected: "a number of points or a pin: an object")
    }
    let members = try document.object(node, as: PinKey.self)
    var constant = 0.0
    members.read(.constant, into: &constant) { try document.number($0) }
    var written: Edge?
    members.read(.edge, into: &written) { try targetEdge($0, of: edge) }
    guard let to = members[.to] else { throw Refused() }
    switch try document.text(to) {
    case ReservedName.superview.rawValue:
      return Pins.Pin(target: .superview, edge: written ?? edge, constant: constant)
    case ReservedName.safeArea.rawValue:
      return Pins.Pin(target: .safeArea, edge: written ?? edge, constant: constant)
    default:
      return Pins.Pin(
        target: .sibling(try sibling(named: to, of: owner)), edge: written ?? edge.opposite,
        constant: constant)
    }
  }

  private func targetEdge(_ node: Int, of edge: Edge) throws(Refused) -> Edge {
    let names = edge.axis.edges.map(\.name)
    let name = try document.word(node, among: Edge.allCases.map(\.name))
    guard let named = Edge(name: name), names.contains(name) else {
      throw document.fault(
        node, "the \(edge.name) edge cannot be tied to a \(name) edge",
        suggestion: "expected \(JSONDocument.choice(of: names))")
    }
    return named
  }

  /// Each axis needs two of start, end, size and centre: one leaves it open, three contradict.
  private func checkAxis(_ axis: Axis, _ members: Members<PinsKey>) {
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
    document.fault(members.object, problem, suggestion: "write two of \(all)")
  }

  /// The view that an id names.
  func view(named node: Int) throws(Refused) -> Int {
    let name = try document.text(node)
    guard let subject = subject(named: name) else { throw unknownName(name, at: node) }
    switch subject {
    case .view(let index): return index
    case .controller(let index):
      if let view = controllers[index].view { return view }
      if doubtfulControllers.contains(index) { throw Refused() }
      throw document.fault(node, "the controller \(quoted(name)) has no view in this scenario")
    case .bar(let kind, _):
      throw document.fault(
        node, "\(quoted(name)) is a \(kind.rawValue), not a view", suggestion: "write a view's id")
    }
  }

  private func sibling(named node: Int, of owner: PinsOwner) throws(Refused) -> Int {
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
