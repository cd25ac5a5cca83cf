import InsetModel
import LuaHost

extension Context {
  func read(_ member: Int, ofView index: Int, on shown: ShownScreen) throws(LuaError) -> LuaValue {
    try read(
      member, in: ViewField.fields, of: shown.scenario.views[index].values, at: .view(index)
    ) { field throws(LuaError) in try read(field, ofView: index, on: shown) }
  }

  private func read(
    _ field: ViewField, ofView index: Int, on shown: ShownScreen
  ) throws(LuaError) -> LuaValue {
    var node: View { shown.scenario.views[index] }
    var placed: PlacedView { shown.screen.views[index] }
    switch field {
    case .id: return text(node.id)
    case .name: return .text(shown.scenario.name(ofView: index))
    case .className: return .text(node.className)
    case .frame: return try rect(placed.frame)
    case .windowFrame: return try rect(placed.windowFrame)
    case .bounds: return try rect(Rect(origin: placed.boundsOrigin, size: placed.frame.size))
    case .safeAreaInsets: return try insets(placed.safeArea.points)
    case .superview: return try view(node.superview)
    case .subviews:
      var all: [LuaValue] = []
      for subview in node.subviews { all.append(try view(subview)) }
      return list(all)
    case .controller: return try controller(node.controller)
    case .scroll: return try scroll(placed.scroll)
    case .enclosingScroll:
      var above = node.superview
      while let superview = above {
        if let found = shown.screen.views[superview].scroll { return try scroll(found) }
        above = shown.scenario.views[superview].superview
      }
      return .nil
    case .isRoot: return .boolean(node.superview == nil)
    case .isHidden: return try flag(placed.isHidden, "isHidden")
    case .isInWindow: return .boolean(placed.isInWindow)
    case .interactive:
      let isSaid = try known(ViewProperty.interactive, in: node.values, at: .view(index))
      return .boolean(isSaid || known(node)?.isInteractive == true)
    case .decorative: return .boolean(known(node)?.isDecorative == true)
    case .isBar: return .boolean(known(node)?.kind == .bar)
    case .screen: return try screenObject()
    }
  }

  private func known(_ node: View) -> ViewClass? {
    catalogue.viewClass(node.className, base: node.baseClassName)
  }

  func call(
    _ method: ViewMethod?, onView index: Int, _ arguments: [LuaValue]
  ) throws(LuaError) -> [LuaValue] {
    let shown = try current()
    switch method {
    case .parts:
      let edge = try edge(arguments, "parts")
      return [
        try list(shown.screen.sums.contributions(of: shown.screen.views[index].safeArea[edge]))
      ]
    case .isInside:
      let types = try types
      guard let object = arguments.first?.asObject,
        [types.view.id, types.scroll.id].contains(object.type)
      else {
        throw LuaError(
          .runtime, "isInside wants a view, not \(arguments.first?.typeName ?? "nil")")
      }
      let given = try fresh(object).index
      let other = object.type == types.view.id ? given : shown.screen.scrolls[given].view
      return [.boolean(shown.scenario.isView(index, inside: other))]
    case .isSet: return try isSet(arguments, shown.scenario.views[index].values)
    case nil: throw noMember()
    }
  }
}
