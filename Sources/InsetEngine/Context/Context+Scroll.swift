import InsetModel
import LuaHost

extension Context {
  func read(_ field: ScrollField?, ofScroll index: Int) throws(LuaError) -> LuaValue {
    let screen = try current()
    let placed = screen.scrolls[index]
    let view = placed.view
    let node = screen.scenario.views[view]
    let properties = node.scroll ?? ScrollProperties()
    switch field {
    case .id: return try read(ViewField.id, ofView: view)
    case .name: return try read(ViewField.name, ofView: view)
    case .className: return try read(ViewField.className, ofView: view)
    case .frame: return try read(ViewField.frame, ofView: view)
    case .windowFrame: return try read(ViewField.windowFrame, ofView: view)
    case .bounds: return try read(ViewField.bounds, ofView: view)
    case .safeAreaInsets: return try read(ViewField.safeAreaInsets, ofView: view)
    case .superview: return try read(ViewField.superview, ofView: view)
    case .subviews: return try read(ViewField.subviews, ofView: view)
    case .controller: return try read(ViewField.controller, ofView: view)
    case .scroll: return try scroll(index)
    case .enclosingScroll: return try read(ViewField.enclosingScroll, ofView: view)
    case .isRoot: return try read(ViewField.isRoot, ofView: view)
    case .isHidden: return try read(ViewField.isHidden, ofView: view)
    case .isInWindow: return try read(ViewField.isInWindow, ofView: view)
    case .interactive: return try read(ViewField.interactive, ofView: view)
    case .decorative: return try read(ViewField.decorative, ofView: view)
    case .obstructs: return try read(ViewField.obstructs, ofView: view)
    case .isBar: return try read(ViewField.isBar, ofView: view)
    case .screen: return try screenObject()
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
    case .contentInsetAdjustmentBehavior: return .text(properties.contentInsetAdjustmentBehavior)
    case .behavior: return .text(placed.adjustment.behavior)
    case .alwaysBounceVertical: return try flag(placed.alwaysBounceVertical, "alwaysBounceVertical")
    case .alwaysBounceHorizontal: return try flag(placed.alwaysBounceHorizontal, "alwaysBounceHorizontal")
    case .isScrollEnabled: return .boolean(properties.isScrollEnabled)
    case .indicatorInsets: return try insets(placed.indicatorInsets.points)
    case .contentStart: return try insets(placed.contentStart)
    case .wantedStart: return try insets(placed.wantedStart)
    case .contentsEnd: return try number(contentsEnd(of: placed, on: screen), "contentsEnd")
    case nil: throw noMember()
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
      let inset = screen.scenario.views[placed.view].scroll?.contentInset[edge]
      return [.boolean((inset?.factor ?? 0) != 0)]
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
