import InsetModel
import LuaHost

extension Context {
  /// A scroll view's own fields, and behind them all of its view's.
  func read(_ member: Int, ofScroll index: Int, on screen: Screen) throws(LuaError) -> LuaValue {
    let view = screen.scrolls[index].view
    let own = ScrollField.fields.members.count
    if member >= own { return try read(member - own, ofView: view, on: screen) }
    return try read(
      member, in: ScrollField.fields, of: Self.values(ofScroll: index, screen), at: .view(view)
    ) { field throws(LuaError) in try read(field, ofScroll: index, on: screen) }
  }

  private static func values(
    ofScroll index: Int, _ screen: Screen
  ) -> PropertyValues<ScrollProperty> {
    screen.scenario.views[screen.scrolls[index].view].scroll?.values ?? PropertyValues()
  }

  private func read(
    _ field: ScrollField, ofScroll index: Int, on screen: Screen
  ) throws(LuaError) -> LuaValue {
    let placed = screen.scrolls[index]
    let view = placed.view
    let node = screen.scenario.views[view]
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
    case .contentsEnd: return try number(contentsEnd(of: placed, on: screen), "contentsEnd")
    }
  }

  /// The window's y of the last content point when scrolled to the end; at rest where all fits.
  /// Source: INS-5.
  private func contentsEnd(of scroll: PlacedScroll, on screen: Screen) -> Double {
    let frame = screen.views[scroll.view].windowFrame
    let adjusted = scroll.adjustedContentInset.points
    let least = -adjusted.top
    let most = scroll.contentSize.height + adjusted.bottom - frame.height
    let offset = most.isNaN || least.isNaN ? .nan : max(least, most)
    return frame.y + scroll.contentSize.height - offset
  }

  func call(
    _ method: ScrollMethod?, onScroll index: Int, _ arguments: [LuaValue]
  ) throws(LuaError) -> [LuaValue] {
    let screen = try current()
    let placed = screen.scrolls[index]
    switch method {
    case .scrolls:
      let axis = try axis(arguments, "scrolls")
      let (known, fact) = screen.scrolls(placed, along: axis)
      if let known { return [.boolean(known), text(fact)] }
      return [.boolean(try supposition(of: index, along: axis, on: screen)), .nil]
    case .takesIn:
      let edge = try edge(arguments, "takesIn")
      if case .takesSafeArea = placed.adjustment.answers[edge] { return [true] }
      return [false]
    case .wants:
      let edge = try edge(arguments, "wants")
      switch screen.scenario.views[placed.view].scroll?.wants[edge] ?? nil {
      case nil: return [.nil]
      case .edge?: return ["edge"]
      case .belowBars?: return ["belowBars"]
      case .view(let other)?: return [.text(screen.scenario.name(ofView: other))]
      }
    case .parts:
      let edge = try edge(arguments, "parts")
      return [try list(screen.sums.contributions(of: placed.adjustedContentInset[edge]))]
    case .systemParts:
      let edge = try edge(arguments, "systemParts")
      return [try list(screen.sums.contributions(of: placed.system[edge]))]
    case .isInside: return try call(ViewMethod.isInside, onView: placed.view, arguments)
    case .isRunTime:
      let edge = try edge(arguments, "isRunTime")
      let insets = try known(
        ScrollProperty.contentInset, in: Self.values(ofScroll: index, screen),
        at: .view(placed.view))
      return [.boolean(insets[edge].factor != 0)]
    case .isSet:
      let isOfView = ViewProperty.rows.contains { $0.ruleName == arguments.first?.asText }
      if isOfView { return try call(ViewMethod.isSet, onView: placed.view, arguments) }
      return try isSet(arguments, Self.values(ofScroll: index, screen))
    case nil: throw noMember()
    }
  }

  /// What is supposed of content of which nobody knows whether it scrolls; where nothing is, that ends
  /// the rule as undecided.
  private func supposition(
    of index: Int, along axis: Axis, on screen: Screen
  ) throws(LuaError) -> Bool {
    let group = screen.contentGroup(ofScroll: index, along: axis)
    if let scrolls = contents?.scrolls(group) { return scrolls }
    if let supposed, supposed.scroll == index, supposed.axis == axis {
      isSuppositionUsed = true
      return supposed.scrolls
    }
    let side = axis == .vertical ? "height" : "width"
    let length = screen.views[screen.scrolls[index].view].frame.size[axis]
    let isBounceKnown = screen.scrolls[index].alwaysBounces(along: axis) != nil
    let bounce = axis == .vertical ? "alwaysBounceVertical" : "alwaysBounceHorizontal"
    let name = !isBounceKnown ? bounce : length.isNaN ? "frame" : "contentSize.\(side)"
    throw LuaError(.unknownNumber(name), "\(name) has no known value")
  }
}
