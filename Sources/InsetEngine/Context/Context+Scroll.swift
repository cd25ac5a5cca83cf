import InsetModel
import LuaHost

extension Context {
  /// A scroll view's own fields, and behind them all of its view's.
  func read(_ member: Int, ofScroll index: Int, on shown: ShownScreen) throws(LuaError) -> LuaValue
  {
    let view = shown.screen.scrolls[index].view
    let own = ScrollField.fields.members.count
    if member >= own { return try read(member - own, ofView: view, on: shown) }
    return try read(
      member, in: ScrollField.fields, of: Self.values(ofScroll: index, shown), at: .view(view)
    ) { field throws(LuaError) in try read(field, ofScroll: index, on: shown) }
  }

  private static func values(
    ofScroll index: Int, _ shown: ShownScreen
  ) -> PropertyValues<ScrollProperty> {
    shown.scenario.views[shown.screen.scrolls[index].view].scroll?.values ?? PropertyValues()
  }

  private func read(
    _ field: ScrollField, ofScroll index: Int, on shown: ShownScreen
  ) throws(LuaError) -> LuaValue {
    // Looked up where it is used: a whole element is much to copy.
    var placed: PlacedScroll { shown.screen.scrolls[index] }
    let view = shown.screen.scrolls[index].view
    var node: View { shown.scenario.views[view] }
    switch field {
    case .view: return try self.view(view)
    case .owner: return try controller(placed.owner)
    case .isFirstSubview: return .boolean(node.superview == nil || node.indexInSuperview == 0)
    case .table: return try table(node.table == nil ? nil : index)
    case .contentInset: return try insets(placed.contentInset.points)
    case .setContentInset: return try insets(placed.setContentInset)
    case .systemInset: return try insets(placed.system.points)
    case .adjustedContentInset: return try insets(placed.adjustedContentInset.points)
    case .contentOffset: return try point(placed.contentOffset)
    case .contentSize: return try size(placed.contentSize)
    case .isContentSizeKnown: return .boolean(placed.isContentSizeKnown)
    case .behavior: return .text(placed.adjustment.behavior)
    case .alwaysBounceVertical: return try flag(placed.alwaysBounceVertical, "alwaysBounceVertical")
    case .alwaysBounceHorizontal:
      return try flag(placed.alwaysBounceHorizontal, "alwaysBounceHorizontal")
    case .indicatorInsets: return try insets(placed.indicatorInsets.points)
    case .contentStart: return try insets(placed.contentStart)
    case .wantedStart: return try insets(placed.wantedStart)
    case .contentsEnd: return try number(contentsEnd(of: placed, on: shown), "contentsEnd")
    }
  }

  /// The window's y of the last content point when scrolled to the end; at rest where all fits.
  /// Source: INS-5.
  private func contentsEnd(of scroll: PlacedScroll, on shown: ShownScreen) -> Double {
    let frame = shown.screen.views[scroll.view].windowFrame
    let adjusted = scroll.adjustedContentInset.points
    let least = -adjusted.top
    let most = scroll.contentSize.height + adjusted.bottom - frame.height
    let offset = most.isNaN || least.isNaN ? .nan : max(least, most)
    return frame.y + scroll.contentSize.height - offset
  }

  func call(
    _ method: ScrollMethod?, onScroll index: Int, _ arguments: [LuaValue]
  ) throws(LuaError) -> [LuaValue] {
    let shown = try current()
    let placed = shown.screen.scrolls[index]
    switch method {
    case .scrolls:
      let axis = try axis(arguments, "scrolls")
      let (known, fact) = shown.screen.scrolls(placed, along: axis)
      if let known { return [.boolean(known), text(fact)] }
      return [.boolean(try supposition(of: index, along: axis, on: shown)), .nil]
    case .takesIn:
      let edge = try edge(arguments, "takesIn")
      if case .takesSafeArea = placed.adjustment.answers[edge] { return [true] }
      return [false]
    case .wants:
      let edge = try edge(arguments, "wants")
      switch shown.scenario.views[placed.view].scroll?.wants[edge] ?? nil {
      case nil: return [.nil]
      case .edge?: return ["edge"]
      case .belowBars?: return ["belowBars"]
      case .view(let other)?: return [.text(shown.scenario.name(ofView: other))]
      }
    case .parts:
      let edge = try edge(arguments, "parts")
      return [try list(shown.screen.sums.contributions(of: placed.adjustedContentInset[edge]))]
    case .systemParts:
      let edge = try edge(arguments, "systemParts")
      return [try list(shown.screen.sums.contributions(of: placed.system[edge]))]
    case .isInside: return try call(ViewMethod.isInside, onView: placed.view, arguments)
    case .isRunTime:
      let edge = try edge(arguments, "isRunTime")
      let insets = try known(
        ScrollProperty.contentInset, in: Self.values(ofScroll: index, shown),
        at: .view(placed.view))
      return [.boolean(insets[edge].factor != 0)]
    case .isSet:
      let isOfView = ViewProperty.rows.contains { $0.ruleName == arguments.first?.asText }
      if isOfView { return try call(ViewMethod.isSet, onView: placed.view, arguments) }
      return try isSet(arguments, Self.values(ofScroll: index, shown))
    case nil: throw noMember()
    }
  }

  /// What is supposed of content of which nobody knows whether it scrolls; where nothing is, that ends
  /// the rule as undecided.
  private func supposition(
    of index: Int, along axis: Axis, on shown: ShownScreen
  ) throws(LuaError) -> Bool {
    let group = shown.screen.contentGroup(ofScroll: index, along: axis)
    if let scrolls = contents?.scrolls(group) { return scrolls }
    if let supposed, supposed.scroll == index, supposed.axis == axis {
      isSuppositionUsed = true
      return supposed.scrolls
    }
    let side = axis == .vertical ? "height" : "width"
    let length = shown.screen.views[shown.screen.scrolls[index].view].frame.size[axis]
    let isBounceKnown = shown.screen.scrolls[index].alwaysBounces(along: axis) != nil
    let bounce = axis == .vertical ? "alwaysBounceVertical" : "alwaysBounceHorizontal"
    let name = !isBounceKnown ? bounce : length.isNaN ? "frame" : "contentSize.\(side)"
    throw LuaError(.unknownNumber(name), "\(name) has no known value")
  }
}
