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
  static func writeControllers(of scenario: Scenario, to emitter: inout JSONEmitter) {
    var steps = [Step.controller(0, key: ScenarioKey.root.name)]
    while let step = steps.popLast() {
      switch step {
      case .end: emitter.end()
      case .list(let key): emitter.beginArray(key: key)
      case .controller(let index, let key):
        let controller = scenario.controllers[index]
        emitter.beginObject(key: key)
        for member in members(of: controller, in: scenario).members {
          emitter.write(member.value, key: member.key)
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
          emitter.write(members.object, key: key)
          continue
        }
        emitter.beginObject(key: key)
        for member in members.members { emitter.write(member.value, key: member.key) }
        steps += [.end, .end]
        for subview in view.subviews.reversed() { steps.append(.view(subview, key: nil)) }
        steps.append(.list(ViewKey.subviews.name))
      }
    }
  }

  private static func members(
    of controller: Controller, in scenario: Scenario
  ) -> MemberList<ControllerKey> {
    var members = MemberList<ControllerKey>()
    members[.kind] = .word(controller.kind)
    members[.id] = controller.id.map(JSONValue.string)
    members[.className] = controller.className.map(JSONValue.string)
    members.set(.edgesForExtendedLayout, controller.edgesForExtendedLayout, unless: .all) { edges in
      edges.isEmpty
        ? .string("none")
        : .array(Edge.allCases.filter { edges.contains($0) }.map { .string($0.name) })
    }
    members.set(
      .extendedLayoutIncludesOpaqueBars, controller.extendedLayoutIncludesOpaqueBars,
      unless: false, as: JSONValue.bool)
    members.set(
      .automaticallyAdjustsScrollViewInsets, controller.automaticallyAdjustsScrollViewInsets,
      unless: true, as: JSONValue.bool)
    members.set(
      .additionalSafeAreaInsets, controller.additionalSafeAreaInsets, unless: .zero,
      as: JSONValue.insetExpressions)
    members.set(
      .hidesBottomBarWhenPushed, controller.hidesBottomBarWhenPushed, unless: false,
      as: JSONValue.bool)
    members[.navigationBar] = controller.navigationBar.map(object)
    members[.toolbar] = controller.toolbar.map(object)
    members[.tabBar] = controller.tabBar.map(object)
    members.set(.selectedIndex, controller.selectedIndex, unless: 0) { .number(Double($0)) }
    members[.display] = controller.splitDisplay.map(JSONValue.word)
    members[.primaryColumnWidth] = controller.primaryColumnWidth.map(JSONValue.number)
    members.set(
      .primaryBackgroundStyle, controller.primaryBackgroundStyle, unless: .sidebar,
      as: JSONValue.word)
    members[.column] = controller.column.map(JSONValue.word)
    members[.presentation] = controller.presentation.map(object)
    members[.preferredContentSize] = controller.preferredContentSize.map(JSONValue.size)
    if let layout = controller.layout {
      (members[.frame], members[.autoresizing], members[.pins]) = place(layout, in: scenario)
    }
    members.set(.inWindow, controller.isInWindow, unless: true, as: JSONValue.bool)
    return members
  }

  private static func object(_ bar: Bar) -> JSONValue {
    var members = MemberList<BarKey>()
    members[.id] = bar.id.map(JSONValue.string)
    members.set(.isHidden, bar.isHidden, unless: false, as: JSONValue.bool)
    members.set(.isTranslucent, bar.isTranslucent, unless: true, as: JSONValue.bool)
    members.set(.appearance, bar.appearance, unless: .default, as: JSONValue.word)
    members[.largeTitle] = bar.largeTitle.map(JSONValue.word)
    members[.prompt] = bar.prompt.map(JSONValue.string)
    members[.searchBar] = bar.search.map(JSONValue.word)
    members.set(.isRefreshing, bar.isRefreshing, unless: false, as: JSONValue.bool)
    members.set(.items, bar.hasItems, unless: true, as: JSONValue.bool)
    members[.height] = bar.height.map(JSONValue.number)
    members[.y] = bar.y.map(JSONValue.number)
    members[.accessoryHeight] = bar.accessoryHeight.map(JSONValue.number)
    members.set(.isMinimized, bar.isMinimized, unless: false, as: JSONValue.bool)
    return members.object
  }

  private static func object(_ presentation: Presentation) -> JSONValue {
    guard presentation.detent != .large else { return .word(presentation.style) }
    var members = MemberList<PresentationKey>()
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
  ) -> (frame: JSONValue?, autoresizing: JSONValue?, pins: JSONValue?) {
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

  private static func object(_ pins: Pins, in scenario: Scenario) -> JSONValue {
    var members = MemberList<PinsKey>()
    for edge in Edge.allCases {
      members[PinsKey.key(of: edge)] = pins.edges[edge].map { pin in
        if pin.target == .superview, pin.edge == edge { return .number(pin.constant) }
        var members = MemberList<PinKey>()
        var standard = edge
        switch pin.target {
        case .superview: members[.to] = .word(ReservedName.superview)
        case .safeArea: members[.to] = .word(ReservedName.safeArea)
        case .sibling(let view):
          members[.to] = .string(scenario.name(ofView: view))
          standard = edge.opposite
        }
        members.set(.edge, pin.edge, unless: standard) { .string($0.name) }
        members.set(.constant, pin.constant, unless: 0, as: JSONValue.number)
        return members.object
      }
    }
    members[.width] = pins.width.map(JSONValue.number)
    members[.height] = pins.height.map(JSONValue.number)
    members[.centerX] = pins.centerX.map(JSONValue.number)
    members[.centerY] = pins.centerY.map(JSONValue.number)
    return members.object
  }
}
