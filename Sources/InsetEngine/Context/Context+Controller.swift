import InsetModel
import LuaHost

extension Context {
  func read(
    _ member: Int, ofController index: Int, on shown: ShownScreen
  ) throws(LuaError) -> LuaValue {
    try read(
      member, in: ControllerField.fields, of: shown.scenario.controllers[index].values,
      at: .controller(index)
    ) { field throws(LuaError) in try read(field, ofController: index, on: shown) }
  }

  private func read(
    _ field: ControllerField, ofController index: Int, on shown: ShownScreen
  ) throws(LuaError) -> LuaValue {
    var node: Controller { shown.scenario.controllers[index] }
    var placed: PlacedController { shown.screen.controllers[index] }
    switch field {
    case .id: return text(node.id)
    case .name: return .text(shown.scenario.name(ofController: index))
    case .className: return .text(shown.scenario.className(ofController: index))
    case .kind: return .text(node.kind.rawValue)
    case .parent: return try controller(node.parent)
    case .children:
      var all: [LuaValue] = []
      for child in node.children { all.append(try controller(child)) }
      return list(all)
    case .view: return try view(node.view)
    case .frame: return try rect(placed.frame)
    case .safeAreaInsets: return try insets(placed.safeArea.points)
    case .inheritedSafeAreaInsets: return try insets(placed.inherited.points)
    case .topLayoutGuide: return try number(placed.safeArea.top.points, "topLayoutGuide")
    case .bottomLayoutGuide: return try number(placed.safeArea.bottom.points, "bottomLayoutGuide")
    case .additionalSafeAreaInsets:
      let added = try known(
        ControllerProperty.additionalSafeAreaInsets, in: node.values, at: .controller(index))
      var values = Insets.zero
      for edge in Edge.allCases {
        values[edge] = added[edge].value(
          safeArea: placed.inherited[edge].points)
      }
      return try insets(values)
    case .contentScrollView:
      return try scroll(placed.contentScrollView.flatMap { shown.screen.views[$0].scroll })
    case .bars:
      var all: [LuaValue] = []
      for bar in shown.screen.bars(over: index) { all.append(try self.bar(bar)) }
      return list(all)
    case .ownBars:
      var all: [LuaValue] = []
      for bar in placed.ownBars { all.append(try self.bar(bar)) }
      return list(all)
    case .isInWindow: return .boolean(placed.isInWindow)
    case .screen: return try screenObject()
    }
  }

  func call(
    _ method: ControllerMethod?, onController index: Int, _ arguments: [LuaValue]
  ) throws(LuaError) -> [LuaValue] {
    let shown = try current()
    let node = Node.controller(index)
    switch method {
    case .inside:
      let kind = try word(arguments, Controller.Kind.self, "inside")
      var above = shown.scenario.controllers[index].parent
      while let parent = above {
        if shown.scenario.controllers[parent].kind == kind { return [true] }
        above = shown.scenario.controllers[parent].parent
      }
      return [false]
    case .directlyInside:
      let kind = try word(arguments, Controller.Kind.self, "directlyInside")
      let parent = shown.scenario.controllers[index].parent
      return [.boolean(parent.map { shown.scenario.controllers[$0].kind == kind } ?? false)]
    case .extends:
      let edge = try edge(arguments, "extends")
      let values = shown.scenario.controllers[index].values
      let edges = try known(ControllerProperty.edgesForExtendedLayout, in: values, at: node)
      return [.boolean(edges.contains(edge))]
    case .parts:
      let edge = try edge(arguments, "parts")
      return [
        try list(
          shown.screen.sums.contributions(of: shown.screen.controllers[index].safeArea[edge]))
      ]
    case .isSet: return try isSet(arguments, shown.scenario.controllers[index].values)
    case nil: throw noMember()
    }
  }
}
