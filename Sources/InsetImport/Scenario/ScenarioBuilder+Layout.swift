import InsetBasics
import InsetModel

/// Frames, autoresizing and pins.
extension ScenarioBuilder {
  /// Where the part that is being read is put; nil where the object does not say. Pins are noted and
  /// read later, since they may name siblings that have not been read.
  mutating func layout(_ members: Members) -> ViewLayout? {
    if let node = members["pins"] {
      if let other = members["frame"] ?? members["autoresizing"] {
        document.fault(
          keyOf: max(node, other), in: members.object,
          "a view has either a frame or pins, not both", suggestion: "remove one of them")
      }
      pins.append((part, node))
      return .pins(Pins())
    }
    let mask = members["autoresizing"]
    guard let node = members["frame"] else {
      guard let mask else { return nil }
      document.fault(
        keyOf: mask, in: members.object, "\"autoresizing\" needs a \"frame\"",
        suggestion: "write the frame on the scenario's own device")
      return .fill
    }
    let frame = try? Forms.frame.read(node, &self)
    let sizing = mask.map { try? Forms.mask.read($0, &self) }
    guard let frame else { return .fill }
    guard let sizing else { return .frame(frame) }
    return .autoresizing(frame, sizing ?? [])
  }

  /// Reads the pins whose views are known by now, and the wishes that name views.
  mutating func resolveReferences() {
    unreadTexts = document.unreadTexts
    var hasSiblingPins = false
    for reference in pins {
      part = reference.owner
      guard let read = try? Forms.pinned.read(reference.node, &self) else { continue }
      hasSiblingPins = hasSiblingPins || !read.siblings(at: Edge.allCases).isEmpty
      switch reference.owner {
      case .view(let index): views[index].layout = .pins(read)
      case .controller(let index): controllers[index].layout = .pins(read)
      case .scenario, .section: break
      }
    }
    if hasSiblingPins { refuseCycles() }
    for reference in wants {
      guard let target = try? view(named: reference.node) else { continue }
      views[reference.view].scroll?.wants[reference.edge] = .view(target)
    }
  }

  /// Each axis needs two of start, end, size and centre: one leaves it open, three contradict.
  func checkAxis(_ axis: Axis, _ members: Members) {
    let keys =
      axis.edges.map(\.name) + (axis == .vertical ? ["height", "centerY"] : ["width", "centerX"])
    let written = keys.filter { members[$0] != nil }
    guard written.count != 2 else { return }
    let names = written.map(quoted).joined(separator: ", ")
    let problem =
      switch written.count {
      case 0: "the pins say nothing of the \(axis.name) axis"
      case 1: "of the \(axis.name) axis, the pins say only \(names)"
      default: "the pins say too much of the \(axis.name) axis: \(names)"
      }
    document.fault(
      members.object, problem, suggestion: "write two of \(JSONDocument.choice(of: keys))")
  }

  /// The view that an id names.
  private func view(named node: Int) throws(Refused) -> Int {
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

  /// The sibling of the part that is being read that an id names.
  func sibling(named node: Int) throws(Refused) -> Int {
    let target = try view(named: node)
    let own: Int?
    let superview: Int?
    switch part {
    case .view(let index):
      own = index
      superview = views[index].superview
    case .controller(let index):
      own = controllers[index].view
      superview = controllers[index].parent.flatMap { controllers[$0].view }
    case .scenario, .section: (own, superview) = (nil, nil)
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
