import InsetBasics
import InsetModel

extension ScenarioWriter {
  /// What is left to be written, last first.
  private enum Step {
    case controller(Int, key: String?)
    case view(Int, key: String?)
    /// Opens the list of this key.
    case list(String)
    /// Closes what was opened last.
    case end
  }

  /// Writes the root controller with all that stands in it, without recursion.
  static func writeControllers(of scenario: Scenario, to writer: inout JSONWriter) {
    var steps = [Step.controller(0, key: ScenarioKey.root.name)]
    while let step = steps.popLast() {
      switch step {
      case .end: writer.end()
      case .list(let key): writer.beginArray(key: key)
      case .controller(let index, let key):
        let controller = scenario.controllers[index]
        writer.beginObject(key: key)
        for member in members(of: controller, in: scenario).members {
          writer.write(member.value, key: member.key)
        }
        steps.append(.end)
        if !controller.children.isEmpty {
          steps.append(.end)
          for child in controller.children.reversed() { steps.append(.controller(child, key: nil)) }
          steps.append(.list(ControllerKey.children.name))
        }
        if let view = controller.view { steps.append(.view(view, key: ControllerKey.view.name)) }
      case .view(let index, let key):
        let view = scenario.views[index]
        let members = members(of: view, in: scenario)
        guard !view.subviews.isEmpty else {
          writer.write(members.object, key: key)
          continue
        }
        writer.beginObject(key: key)
        for member in members.members { writer.write(member.value, key: member.key) }
        steps += [.end, .end]
        for subview in view.subviews.reversed() { steps.append(.view(subview, key: nil)) }
        steps.append(.list(ViewKey.subviews.name))
      }
    }
  }

  private static func members(
    of controller: Controller, in scenario: Scenario
  ) -> WrittenMembers<ControllerKey> {
    var members = WrittenMembers<ControllerKey>()
    members[.kind] = .word(controller.kind)
    members[.id] = controller.id.map(JSON.string)
    members[.className] = controller.className.map(JSON.string)
    members.set(controller.values)
    members[.navigationBar] = controller.navigationBar.map(object)
    members[.toolbar] = controller.toolbar.map(object)
    members[.tabBar] = controller.tabBar.map(object)
    members[.presentation] = controller.presentation.map(object)
    if let layout = controller.layout {
      (members[.frame], members[.autoresizing], members[.pins]) = place(layout, in: scenario)
    }
    return members
  }

  private static func object(_ bar: Bar) -> JSON {
    var members = WrittenMembers<BarKey>()
    members[.id] = bar.id.map(JSON.string)
    members.set(bar.values)
    return members.object
  }

  private static func object(_ presentation: Presentation) -> JSON {
    guard presentation.detent != .large else { return .word(presentation.style) }
    var members = WrittenMembers<PresentationKey>()
    members[.style] = .word(presentation.style)
    switch presentation.detent {
    case .large: members[.detent] = .string("large")
    case .medium: members[.detent] = .string("medium")
    case .height(let height): members[.detent] = .number(height)
    }
    return members.object
  }

  /// The values of `frame`, `autoresizing` and `pins`.
  static func place(
    _ layout: ViewLayout, in scenario: Scenario
  ) -> (frame: JSON?, autoresizing: JSON?, pins: JSON?) {
    switch layout {
    case .fill: return (nil, nil, nil)
    case .frame(let frame): return (.rect(frame), nil, nil)
    case .autoresizing(let frame, let mask), .resizing(let frame, let mask, _):
      let names = AutoresizingMask.names.filter { mask.contains($0.mask) }
      return (.rect(frame), .array(names.map { .string($0.name) }), nil)
    case .pins(.fill): return (nil, nil, .string("superview"))
    case .pins(let pins): return (nil, nil, object(pins, in: scenario))
    }
  }

  private static func object(_ pins: Pins, in scenario: Scenario) -> JSON {
    var members = WrittenMembers<PinsKey>()
    for edge in Edge.allCases {
      members[PinsKey.key(of: edge)] = pins.edges[edge].map { pin in
        if pin.target == .superview, pin.edge == edge { return .number(pin.constant) }
        var members = WrittenMembers<PinKey>()
        var standard = edge
        switch pin.target {
        case .superview: members[.to] = .word(ReservedName.superview)
        case .safeArea: members[.to] = .word(ReservedName.safeArea)
        case .sibling(let view):
          members[.to] = .string(scenario.name(ofView: view))
          standard = edge.opposite
        }
        members.set(.edge, pin.edge, unless: standard) { .string($0.name) }
        members.set(.constant, pin.constant, unless: 0, as: JSON.number)
        return members.object
      }
    }
    members[.width] = pins.width.map(JSON.number)
    members[.height] = pins.height.map(JSON.number)
    members[.centerX] = pins.centerX.map(JSON.number)
    members[.centerY] = pins.centerY.map(JSON.number)
    return members.object
  }
}
