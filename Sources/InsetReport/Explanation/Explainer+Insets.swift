import InsetModel

extension Explainer {
  /// The chains of one edge: what the window and the bars leave, and what the scroll view makes of it.
  func side(_ edge: Edge, of node: Node) -> Circumstances.Side {
    var side = Circumstances.Side(edge: edge, safeArea: safeArea(edge, of: node))
    if let scroll = scroll(of: node) { side.adjusted = adjusted(edge, of: scroll) }
    if case .view(let index) = node, words.hasSafeArea {
      side.offered = screen.views[index].offered[edge].points
    }
    return side
  }

  // MARK: Safe area

  func safeArea(_ edge: Edge, of node: Node) -> Chain {
    var subject = node
    let sum: Sum
    switch node {
    case .view(let index):
      sum = screen.views[index].safeArea[edge]
      if !words.hasSafeArea {
        // What acts is the length of a controller's layout guide.
        let controller =
          screen.views[index].scroll.flatMap { screen.scrolls[$0].owner }
          ?? scenario.views[index].controller
        subject = .controller(controller)
        return chain(
          words.safeAreaName(edge), of: subject, screen.controllers[controller].safeArea[edge], edge
        )
      }
    case .controller(let index): sum = screen.controllers[index].safeArea[edge]
    case .section, .scenario: sum = .zero
    }
    return chain(words.safeAreaName(edge), of: subject, sum, edge)
  }

  private func chain(
    _ name: String, of node: Node, _ sum: Sum, _ edge: Edge
  ) -> Chain {
    let summands = Explanation(sum, in: screen).parts
    var parts = summands.map { part($0, of: node) }
    if let index = indexForAddition(in: summands, of: node), let own = page(of: node),
      words.hasSafeArea, screen.controllers[own].isInWindow
    {
      // The property exists on every page; where it adds nothing, say so: it is where to add.
      parts.insert(
        Part(
          points: 0, label: "additionalSafeAreaInsets.\(edge.name) = 0",
          who: short(.controller(own)), rule: "additionalSafeAreaInsets", facts: ["INS-60"]),
        at: index)
    }
    return Chain(name: name, subject: short(node), value: .points(sum.points), parts: parts)
  }

  /// The page that a node belongs to.
  private func page(of node: Node) -> Int? {
    switch node {
    case .view(let index): scenario.views[index].controller
    case .controller(let index): index
    case .section, .scenario: nil
    }
  }

  /// Where the page's own addition would stand among the summands, if it is not there.
  private func indexForAddition(in parts: [Contribution], of node: Node) -> Int? {
    guard let page = page(of: node), !parts.isEmpty else { return nil }
    let isThere = parts.contains {
      $0.origin == .key(.additionalSafeAreaInsets) && $0.cause == .controller(page)
    }
    if isThere { return nil }
    return parts.firstIndex { part in
      if case .view = part.cause { true } else { false }
    } ?? parts.count
  }

  /// One summand, told for the node whose number it is part of.
  func part(_ part: Contribution, of node: Node) -> Part {
    var detail = ""
    var who = words.owner(part.cause)
    switch part.cause {
    case .window: detail = ", \(printable(screen.surroundings.device.name))"
    case .bar(let index):
      // The summand is what the bar's edge adds to what came before, not the bar's height (INS-30a).
      let placed = screen.bars[index]
      let y = placed.edge == .top ? placed.frame.maxY : placed.frame.y
      let side = placed.edge == .top ? "lower" : "upper"
      if placed.reach == nil {
        detail = ", \(side) edge at " + (y.isFinite ? "y \(formatted(y))" : "an unknown y")
      }
    case .controller(let index): who = short(.controller(index))
    case .view(let index): who = short(.view(index))
    case .keyboard: break
    }
    return Part(
      points: part.points, label: words.label(part, of: node), detail: detail, who: who,
      cause: part.cause, rule: part.origin.name, facts: part.facts, confidence: part.confidence,
      property: part.property, place: place(of: part, in: node))
  }

  /// Where the scenario says what a summand comes from.
  func place(of part: Contribution, in node: Node) -> Location? {
    switch part.cause {
    case .window: return words.location(of: .scenario, key: "device")
    case .keyboard: return words.location(of: .scenario, key: "keyboard")
    case .bar(let index):
      let placed = screen.bars[index]
      return words.location(of: .controller(placed.controller), key: placed.kind.rawValue)
    case .controller(let index):
      return words.location(of: .controller(index), key: part.origin.key)
    case .view(let index):
      guard part.origin == .step(.superview) else {
        return words.location(of: .view(index), key: part.origin.key)
      }
      guard let child = child(of: index, towards: node) else { return nil }
      let key =
        switch scenario.views[child].layout {
        case .pins: "pins"
        case .fill, .frame, .autoresizing, .resizing: "frame"
        }
      return words.location(of: .view(child), key: key)
    }
  }

  /// The subview of `superview` on the way down to `node`.
  private func child(of superview: Int, towards node: Node) -> Int? {
    guard case .view(var child) = node else { return nil }
    while let above = scenario.views[child].superview {
      if above == superview { return child }
      child = above
    }
    return nil
  }

  // MARK: Adjusted content inset

  private func adjusted(_ edge: Edge, of scroll: PlacedScroll) -> Chain {
    let node = Node.view(scroll.view)
    let isInWindow = screen.views[scroll.view].isInWindow
    let explanation = Explanation(edge, of: scroll, in: screen)
    var parts = explanation.own.filter { $0.origin == .key(.contentInset) }
      .map { part($0, of: node) }
    if parts.isEmpty {
      parts.append(
        Part(
          points: 0, label: "contentInset.\(edge.name) = 0", who: short(node),
          rule: "contentInset", facts: words.hasSafeArea ? ["INS-90"] : []))
    }
    if isInWindow { parts.append(intake(edge, of: scroll)) }
    parts += explanation.own.filter { $0.origin != .key(.contentInset) }
      .map { part($0, of: node) }
    var name = words.adjustedName(edge, of: scroll)
    if !words.hasSafeArea, case .leaves = scroll.adjustment.answers[edge] {
      name = "contentInset.\(edge.name)"
    }
    return Chain(
      name: name, subject: short(node), value: .points(explanation.points), parts: parts,
      remarks: isInWindow ? remarks(edge, of: scroll) : [])
  }

  /// What the behaviour does with the safe area.
  private func intake(_ edge: Edge, of scroll: PlacedScroll) -> Part {
    let adjustment = scroll.adjustment
    var facts = adjustment.reasons[edge].facts
    let label = words.intake(edge, of: scroll, by: printable(adjustment.behavior)) {
      short(.controller($0))
    }
    if facts.isEmpty, let rule = rule(.behavior, adjustment.behavior) {
      facts = Array(rule.sources.prefix(1))
    }
    let scenarioKey = "contentInsetAdjustmentBehavior"
    let isWritten = words.isWritten(scenarioKey, of: .view(scroll.view))
    return Part(
      points: scroll.system[edge].points, label: label, who: short(.view(scroll.view)),
      rule: adjustment.behavior, facts: facts,
      place: isWritten ? words.location(of: .view(scroll.view), key: scenarioKey) : nil)
  }

  private func remarks(_ edge: Edge, of scroll: PlacedScroll) -> [String] {
    var remarks: [String] = []
    remarks.append(answer(edge, of: scroll))
    for considered in scroll.adjustment.considered
    where considered.holds && considered.edges.contains(edge) {
      remarks.append(
        "\(printable(considered.what)) holds as well   "
          + considered.reason.facts.joined(separator: ", "))
    }
    if let seen = whatScrolls(edge.axis, scroll) { remarks.append(seen) }
    let start = scroll.contentStart[edge]
    let verb = edge.isLeading ? "begins" : "ends"
    let inset = scroll.startInset[edge]
    guard !start.isNaN else {
      let missing = words.missing.map { ": \($0)" } ?? ""
      return remarks + ["where content \(verb) is unknown\(missing)"]
    }
    let isAtOffset =
      edge.isLeading && !isSameNumber(inset, scroll.adjustedContentInset[edge].points)
    remarks.append(
      "content \(verb) \(formatted(start)) pt from the window's \(edge.name): "
        + "the edge of \(short(.view(scroll.view))) at \(formatted(start - inset)), "
        + (isAtOffset
          ? "and where contentOffset leaves it, since scrolling is off   "
            + (scroll.isOffsetLeftAlone ? "INS-13" : "INS-8")
          : "and this inset   INS-8"))
    return remarks
  }

  /// What the behaviour answered, and where its rule stands.
  private func answer(_ edge: Edge, of scroll: PlacedScroll) -> String {
    let adjustment = scroll.adjustment
    let reason = adjustment.reasons[edge]
    let answer =
      switch adjustment.answers[edge] {
      case .takesSafeArea: "yes"
      case .leaves: "no"
      case .amount(let points, _): formatted(points)
      case .open(let takesIfScrolling):
        takesIfScrolling ? "yes if the content scrolls" : "yes if the content fits"
      case .unknown: "nothing"
      }
    let text = reason.text.map { ": \(printable($0))" } ?? ""
    let place = rule(.behavior, adjustment.behavior).map(\.place) ?? ""
    return [
      "\(printable(adjustment.behavior)) answers \(answer)\(text)",
      reason.facts.joined(separator: ", "), place,
    ].filter { !$0.isEmpty }.joined(separator: "   ")
  }

  /// What the rules saw of an axis: the sizes they compare, and bouncing.
  private func whatScrolls(_ axis: Axis, _ scroll: PlacedScroll) -> String? {
    guard words.hasSafeArea else { return nil }
    let property = axis == .vertical ? "height" : "width"
    let content = scroll.isContentSizeKnown ? formatted(scroll.contentSize[axis]) : "not given"
    var text = "contentSize.\(property) \(content), the view's \(property) "
    text += formatted(screen.views[scroll.view].frame.size[axis])
    let bounces =
      axis == .vertical
      ? scroll.alwaysBounceVertical : scroll.alwaysBounceHorizontal
    text += ", alwaysBounce\(axis == .vertical ? "Vertical" : "Horizontal") "
    text += bounces.map { "\($0)" } ?? "not known"
    let isSet =
      scenario.views[scroll.view].scroll?.values.plain(ScrollProperty.alwaysBounceVertical) != nil
    if axis == .vertical, !isSet, let fact = scroll.bounceFact, bounces == true {
      text += " for a \(printable(scenario.views[scroll.view].className))   \(fact)"
    }
    return text
  }
}

extension Phrasing {
  /// Whether the scenario writes a key of a node.
  func isWritten(_ key: String, of node: Node) -> Bool {
    guard let position = scenario.source.position(of: node, key: key) else { return false }
    return position != scenario.source.position(of: node)
  }
}
