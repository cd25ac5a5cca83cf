import InsetModel

extension Phrasing {
  /// What a contribution is: `status bar and sensor housing`, `navigation bar (transparent)`.
  ///
  /// `subject` is the view whose number it is part of; with it a frame's distance can be named.
  func label(_ part: Contribution, of subject: Node? = nil) -> String {
    switch part.cause {
    case .window: return screen.words(ofWindowInset: part.edge)
    case .bar(let index): return barLabel(index)
    case .keyboard: return "keyboard"
    case .view, .controller: break
    }
    switch part.origin {
    case .step(.superview): return distanceLabel(part, subject: subject)
    case .step(.override): return "safeAreaInsets, overridden to return 0"
    case .step(.clamp): return "a safe area stops at 0"
    case .step(.absorbed): return "\(owner(part.cause)) has taken it in"
    case .key(.presentation): return "the sheet keeps clear of the window's \(part.edge.name)"
    case .key(.edgesForExtendedLayout): return "the view ends at the bar (edgesForExtendedLayout)"
    case .key(.extendedLayoutIncludesOpaqueBars): return "the view ends at an opaque bar"
    case .key(.contentInset): return contentInsetLabel(part)
    case .key(.refreshControl): return "refreshing control"
    case .key(.additionalSafeAreaInsets), .key(.sectionInset), .key(.scrollIndicatorInsets),
      .step(.window), .step(.keyboard), .step(.primaryColumn), .step(.column), .bar, .rule:
      return part.property.map { "\($0).\(part.edge.name)" } ?? printable(part.origin.name)
    }
  }

  /// The same in a word or two, for a sum inside a sentence.
  func shortLabel(_ part: Contribution) -> String {
    if case .bar(let index) = part.cause { return screen.bars[index].kind.words }
    switch part.origin {
    case .step(.superview): return "distance to its superview's edge"
    case .key(.additionalSafeAreaInsets), .key(.contentInset): return part.origin.name
    case .step, .key, .bar, .rule: return label(part)
    }
  }

  func barLabel(_ index: Int) -> String {
    let placed = screen.bars[index]
    var remarks: [String] = []
    if placed.isShown == false { remarks.append("hidden, keeps its place") }
    if placed.bar.values.plain(BarProperty.appearance) == .transparent {
      remarks.append("transparent")
    }
    if !placed.bar.values.plain(BarProperty.isTranslucent) { remarks.append("opaque") }
    if placed.bar.values.plain(BarProperty.largeTitle) == .expanded {
      remarks.append("large title")
    }
    if placed.bar.values.plain(BarProperty.prompt) != nil { remarks.append("prompt") }
    if let search = placed.bar.values.plain(BarProperty.searchBar), search != .hidden {
      remarks.append("search field")
    }
    if placed.bar.values.plain(BarProperty.isRefreshing) { remarks.append("refreshing") }
    if remarks.isEmpty { return placed.kind.words }
    return "\(placed.kind.words) (\(remarks.joined(separator: ", ")))"
  }

  private func contentInsetLabel(_ part: Contribution) -> String {
    let edge = part.edge
    let name = "contentInset.\(edge.name)"
    guard case .view(let view) = part.cause,
      let set = scenario.views[view].scroll?.values.plain(ScrollProperty.contentInset)[edge],
      set.factor != 0
    else { return name }
    return "\(name) = \(set.code(following: set.followed(at: edge)))"
  }

  private func distanceLabel(_ part: Contribution, subject: Node?) -> String {
    switch part.cause {
    case .controller(let index): distanceLabel(part, ofController: index)
    case .view(let superview): distanceLabel(part, in: superview, subject: subject)
    case .window, .bar, .keyboard: printable(part.origin.name)
    }
  }

  /// `feed starts 44 pt below its superview's edge`.
  private func distanceLabel(_ part: Contribution, in superview: Int, subject: Node?) -> String {
    let fallback = "inside its superview's \(part.edge.name) edge"
    guard case .view(var child)? = subject else { return fallback }
    while let above = scenario.views[child].superview, above != superview { child = above }
    guard scenario.views[child].superview == superview else { return fallback }
    let placed = screen.views[superview]
    let bounds = Rect(origin: placed.boundsOrigin, size: placed.frame.size)
    let distance = screen.views[child].frame.distance(to: bounds, at: part.edge)
    return "\(name(.view(child))) \(Self.lies(distance, part.edge))"
  }

  private func distanceLabel(_ part: Contribution, ofController index: Int) -> String {
    guard let parent = scenario.controllers[index].parent else {
      return "inside its container's \(part.edge.name) edge"
    }
    let outer = screen.controllers[parent].frame
    let distance = screen.controllers[index].frame.distance(to: outer, at: part.edge)
    return "its view \(Self.lies(distance, part.edge))"
  }

  private static func lies(_ distance: Double, _ edge: Edge) -> String {
    let points = "\(formatted(distance)) pt"
    switch edge {
    case .top: return "starts \(points) below its superview's edge"
    case .bottom: return "ends \(points) above its superview's edge"
    case .left: return "starts \(points) from its superview's left edge"
    case .right: return "ends \(points) from its superview's right edge"
    }
  }

  /// The facts behind something: the deciding one, all of them where `all`.
  func facts(_ facts: [FactID], all: Bool) -> String {
    (all ? facts : Array(facts.prefix(1))).joined(separator: ", ")
  }
}
