import InsetModel

/// The numbers of a view, one chain each: what a comparison puts side by side.
extension Explainer {
  /// The key of the number that a table's other numbers follow.
  static let strips = "the strips above"

  /// Whether it is in a window, its insets, and of a scroll view where its content lies.
  func numbers(of view: Int) -> [Chain] {
    let scroll = scroll(of: .view(view))
    var chains = [presence(of: view)]
    for edge in Edge.allCases {
      chains.append(safeArea(edge, ofView: view))
      if let scroll { chains += [contentInset(edge, of: scroll), adjusted(edge, among: scroll)] }
    }
    guard let scroll else { return chains }
    return chains + Axis.allCases.map { offset($0, of: scroll) }
      + Edge.allCases.map { start($0, of: scroll) }
  }

  private func presence(of view: Int) -> Chain {
    let absence = absence(of: .view(view))
    return Chain(
      name: "in a window", value: .word(screen.views[view].isInWindow ? "yes" : "no"),
      parts: absence.map { [Part(label: $0.why, facts: [$0.fact])] } ?? [])
  }

  // MARK: Insets

  private func safeArea(_ edge: Edge, ofView view: Int) -> Chain {
    // Before iOS 11 views have no safe area.
    guard words.hasSafeArea else { return Chain(name: "safeAreaInsets.\(edge.name)", value: .none) }
    var chain = safeArea(edge, of: .view(view))
    chain.parts.removeAll { $0.points == 0 }
    return chain
  }

  private func parts(_ summands: [Contribution], of scroll: PlacedScroll) -> [Part] {
    summands.filter { $0.points != 0 }.map { part($0, of: .view(scroll.view)) }
  }

  private func contentInset(_ edge: Edge, of scroll: PlacedScroll) -> Chain {
    let explanation = Explanation(scroll.contentInset[edge], in: screen)
    return Chain(
      name: "contentInset.\(edge.name)", value: .points(explanation.points),
      parts: (scroll.adjustment.writesContentInset ? answer(edge, of: scroll) : [])
        + parts(explanation.parts, of: scroll))
  }

  /// The adjusted inset with all that is taken in, not in one step as `explain` tells it.
  private func adjusted(_ edge: Edge, among scroll: PlacedScroll) -> Chain {
    let explanation = Explanation(edge, of: scroll, in: screen)
    let set = scroll.contentInset[edge].points
    var chain = Chain(
      name: "adjustedContentInset.\(edge.name)", value: .points(explanation.points),
      parts: answer(edge, of: scroll) + parts(explanation.taken + explanation.own, of: scroll))
    if words.hasSafeArea, case .takesSafeArea = scroll.adjustment.answers[edge],
      explanation.points == set + scroll.system[edge].points
    {
      chain.follows = Chain.Tie(key: "safeAreaInsets.\(edge.name)", fact: "INS-90", rest: set)
    }
    return chain
  }

  /// What the behaviour answered for an edge.
  private func answer(_ edge: Edge, of scroll: PlacedScroll) -> [Part] {
    guard screen.views[scroll.view].isInWindow else { return [] }
    let reason = scroll.adjustment.reasons[edge]
    let why = reason.text.map { ": \(printable($0))" } ?? ""
    return [
      Part(
        label: words.answer(edge, of: scroll) + why, rule: scroll.adjustment.behavior,
        facts: reason.facts)
    ]
  }

  // MARK: Where content lies

  private func offset(_ axis: Axis, of scroll: PlacedScroll) -> Chain {
    let isVertical = axis == .vertical
    let edge: Edge = isVertical ? .top : .left
    let offset = isVertical ? scroll.contentOffset.y : scroll.contentOffset.x
    let rests = isSameNumber(offset, 0 - scroll.adjustedContentInset[edge].points)
    let (why, fact) =
      rests
      ? ("rests at minus its inset", "INS-10")
      : scroll.isOffsetLeftAlone
        ? ("scrolling is off", "INS-13") : ("the app has set it", "INS-3")
    return Chain(
      name: "contentOffset.\(isVertical ? "y" : "x")", value: .points(offset),
      parts: [Part(label: why, facts: [fact])],
      follows: rests ? Chain.Tie(key: insetKey(edge), fact: "INS-10") : nil)
  }

  private func start(_ edge: Edge, of scroll: PlacedScroll) -> Chain {
    let inset = scroll.startInset[edge]
    // The view's own edge, in the window; an unknown inset leaves it known.
    var own = scroll.contentStart[edge] - inset
    if own.isNaN {
      own = screen.views[scroll.view].windowFrame.distance(
        to: Rect(size: screen.surroundings.window.size), at: edge)
    }
    // As everywhere but where scrolling is off.
    let isInset = isSameNumber(inset, scroll.adjustedContentInset[edge].points)
    return Chain(
      name: "contentStart.\(edge.name)", value: .points(scroll.contentStart[edge]),
      parts: [
        Part(
          points: own, label: "the view's own edge, from the window's \(edge.name)",
          facts: ["INS-8"]),
        Part(
          points: inset, label: isInset ? "its inset" : "where contentOffset leaves it",
          facts: ["INS-8"]),
      ], follows: isInset ? Chain.Tie(key: insetKey(edge), fact: "INS-8", rest: own) : nil)
  }

  /// The inset that positions follow: there is no adjusted one before iOS 11.
  private func insetKey(_ edge: Edge) -> String {
    "\(words.hasSafeArea ? "adjustedContentInset" : "contentInset").\(edge.name)"
  }

  // MARK: Content

  /// The heights that a scroll view's content comes to.
  func contentNumbers(of scroll: PlacedScroll) -> [Chain] {
    let table = scroll.table
    let countsEstimates = scroll.countsEstimates(in: scenario)
    let strips = Chain.Tie(key: Self.strips)
    let height = Part(
      label: countsEstimates
        ? "rows that were not shown yet count their estimate"
        : "the strips add up to \(formatted(table?.contentHeight ?? 0))",
      facts: countsEstimates ? ["TBL-61"] : [])
    let isEstimated = table?.estimatedContentHeight != nil
    // What a load-more control sees: the height before rows were measured.
    let first = Part(
      label: isEstimated
        ? "rows are estimated until they were measured" : "rows are not estimated",
      facts: isEstimated ? ["TBL-61", "TBL-6"] : ["TBL-4"])
    return [
      Chain(
        name: "firstRowY", value: table?.firstRowY.map { .points($0) } ?? .none, follows: strips),
      Chain(
        name: "contentSize.height",
        value: .points(scroll.isContentSizeKnown ? scroll.contentSize.height : .nan),
        parts: table == nil ? [] : [height], follows: countsEstimates ? nil : strips),
      Chain(
        name: "contentSize.height at first",
        value: table.map { .points($0.estimatedContentHeight ?? $0.contentHeight) } ?? .none,
        parts: table == nil ? [] : [first],
        follows: table.map { _ in
          Chain.Tie(key: Self.strips, fact: "TBL-61", rest: isEstimated ? 1 : 0)
        }),
    ]
  }

  /// One strip of a section: the slot of that kind, or its rows.
  func strip(_ kind: SlotKind?, of section: PlacedSection, rowFacts: [FactID]) -> Chain {
    guard let kind else {
      return Chain(
        name: "rows", value: .points(section.rowHeights.reduce(0, +)),
        parts: section.rowHeights.isEmpty
          ? [] : [Part(label: words.described(section.rowHeights), facts: rowFacts)])
    }
    let slot = section.slot(kind)
    // No tail is one of no height.
    var chain = Chain(name: kind.rawValue, value: .points(slot?.points ?? 0))
    if let slot, slot.rule != nil || slot.points != 0 {
      chain.parts = [
        Part(
          points: slot.points, label: words.label(slot), rule: slot.rule ?? "none",
          facts: slot.facts, confidence: slot.confidence)
      ]
    }
    return chain
  }
}
