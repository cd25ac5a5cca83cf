import InsetModel

extension Comparison {
  /// A view in the columns that have it.
  private struct Places {
    var views: [Int?]
    var scrolls: [PlacedScroll?]
  }

  /// Compares everything that a view has.
  mutating func compare(view name: String) {
    let views = columns.map { $0.views[name] }
    let subject = title(of: name)
    if views.contains(where: { $0 == nil }) {
      add(
        subject, "in the scenario", views.map { .word($0 == nil ? "no" : "yes") },
        views.map { _ in [] })
    }
    let scrolls = zip(columns, views).map { column, view in
      view.flatMap { column.words.screen.views[$0].scroll }.map { column.words.screen.scrolls[$0] }
    }
    let places = Places(views: views, scrolls: scrolls)
    compareWindow(subject, places)
    for edge in Edge.allCases { compareEdge(edge, subject, places) }
    if scrolls.contains(where: { $0 != nil }) {
      compareOffset(subject, places)
      compareContent(subject, places.scrolls)
    }
  }

  /// A view's name and class.
  func title(of name: String) -> String {
    for column in columns {
      guard let view = column.views[name] else { continue }
      return "\(printable(name)) (\(printable(column.words.scenario.views[view].className)))"
    }
    return printable(name)
  }

  private mutating func compareWindow(_ subject: String, _ places: Places) {
    let values = zip(columns, places.views).map { column, view -> Value in
      guard let view else { return .none }
      return .word(column.words.screen.views[view].isInWindow ? "yes" : "no")
    }
    let items = zip(columns, places.views).map { column, view -> [Item] in
      guard let view, let absence = column.explainer.absence(of: .view(view)) else { return [] }
      return [Item(label: absence.why, facts: [absence.fact])]
    }
    add(subject, "in a window", values, items)
  }

  // MARK: Insets

  private mutating func compareEdge(_ edge: Edge, _ subject: String, _ places: Places) {
    let knowsSafeArea = columns.map(\.words.hasSafeArea)
    // Before iOS 11 views have no safe area.
    let safe = places.views.indices.map { index -> Value in
      guard let view = places.views[index], knowsSafeArea[index] else { return .none }
      return .points(columns[index].words.screen.views[view].safeArea[edge].points)
    }
    let safeItems = places.views.indices.map { index -> [Item] in
      guard let view = places.views[index] else { return [] }
      let screen = columns[index].words.screen
      return items(
        screen.sums.contributions(of: screen.views[view].safeArea[edge]), of: view, index)
    }
    let isNothing = safe.allSatisfy { $0 == .none || $0 == .points(0) }
    // That iOS 10 has no such property is worth a line only where it would not be 0.
    if !isNothing || isSame(safe) {
      add(subject, "safeAreaInsets.\(edge.name)", safe, safeItems)
    }
    guard places.scrolls.contains(where: { $0 != nil }) else { return }

    let set = places.scrolls.map { scroll -> Value in
      scroll.map { .points($0.contentInset[edge].points) } ?? .none
    }
    let setItems = places.scrolls.indices.map { index -> [Item] in
      guard let scroll = places.scrolls[index] else { return [] }
      let parts = columns[index].words.screen.sums.contributions(of: scroll.contentInset[edge])
      let written =
        scroll.adjustment.writesContentInset ? answer(edge, of: scroll, columns[index]) : []
      return written + items(parts, of: scroll.view, index)
    }
    let isLegacyAlone = !knowsSafeArea.contains(true)
    add(
      subject, "contentInset.\(edge.name)", set, setItems,
      remark: isLegacyAlone || !knowsSafeArea.contains(false)
        ? nil : "before iOS 11 UIKit writes into it   INS-111")
    if isLegacyAlone { return }

    let adjusted = places.scrolls.map { scroll -> Value in
      scroll.map { .points($0.adjustedContentInset[edge].points) } ?? .none
    }
    let adjustedItems = places.scrolls.indices.map { index -> [Item] in
      guard let scroll = places.scrolls[index] else { return [] }
      let all = columns[index].words.screen.sums.contributions(of: scroll.system[edge])
      let others = Words.others(scroll, edge, in: columns[index].words.screen)
      return answer(edge, of: scroll, columns[index])
        + items(all + others, of: scroll.view, index)
    }
    let follows = followsSafeArea(edge, places, safe, set)
    add(
      subject, "adjustedContentInset.\(edge.name)", adjusted, adjustedItems,
      follows: follows ? ("safeAreaInsets.\(edge.name)", "INS-90") : nil,
      remark: knowsSafeArea.contains(false)
        ? "before iOS 11: contentInset as UIKit leaves it   INS-111" : nil)
  }

  /// Whether the adjusted inset differs only because the safe area does: all columns take it in.
  private func followsSafeArea(
    _ edge: Edge, _ places: Places, _ safe: [Value], _ set: [Value]
  ) -> Bool {
    guard !safe.contains(.none), isSame(set) else { return false }
    return places.scrolls.allSatisfy { scroll in
      guard let scroll, case .takesSafeArea = scroll.adjustment.answers[edge] else { return false }
      return scroll.adjustedContentInset[edge].points
        == scroll.contentInset[edge].points + scroll.system[edge].points
    }
  }

  /// What the behaviour answered for an edge.
  private func answer(_ edge: Edge, of scroll: PlacedScroll, _ column: Column) -> [Item] {
    let adjustment = scroll.adjustment
    guard column.words.screen.views[scroll.view].isInWindow else { return [] }
    let reason = adjustment.reasons[edge]
    let behavior = printable(adjustment.behavior)
    let verb =
      switch adjustment.answers[edge] {
      case .takesSafeArea: "\(behavior) takes the safe area in"
      case .leaves: "\(behavior) adds nothing"
      case .amount:
        adjustment.writesContentInset
          ? "\(behavior) writes the layout guide's length"
          : "\(behavior) gives an amount of its own"
      case .open(let takesIfScrolling):
        "\(behavior) takes the safe area in if the content "
          + (takesIfScrolling ? "scrolls" : "fits")
      case .unknown: "\(behavior) ended without an answer"
      }
    let why = reason.text.map { ": \(printable($0))" } ?? ""
    return [
      Item(
        label: verb + why, rule: adjustment.behavior, facts: reason.facts,
        confidence: nil)
    ]
  }

  private func items(_ parts: [Contribution], of view: Int, _ column: Int) -> [Item] {
    let column = columns[column]
    return parts.filter { $0.points != 0 }.map { part in
      let step = column.explainer.step(part, of: .view(view))
      return Item(
        points: part.points, label: column.words.label(part, of: .view(view)), who: step.who,
        rule: part.origin.name, facts: part.facts, confidence: part.confidence)
    }
  }

  // MARK: Offset and start

  private mutating func compareOffset(_ subject: String, _ places: Places) {
    for axis in Axis.allCases {
      let edge: Edge = axis == .vertical ? .top : .left
      let name = axis == .vertical ? "y" : "x"
      func offset(_ scroll: PlacedScroll) -> Double {
        axis == .vertical ? scroll.contentOffset.y : scroll.contentOffset.x
      }
      let values = places.scrolls.map { scroll -> Value in
        scroll.map { .points(offset($0)) } ?? .none
      }
      func isAtRest(_ scroll: PlacedScroll) -> Bool {
        isSameNumber(offset(scroll), 0 - scroll.adjustedContentInset[edge].points)
      }
      let rests = places.scrolls.allSatisfy { $0.map(isAtRest) ?? true }
      let items = places.scrolls.map { scroll -> [Item] in
        guard let scroll else { return [] }
        let rests = isAtRest(scroll)
        return [
          Item(
            label: rests
              ? "rests at minus its inset"
              : scroll.isOffsetLeftAlone ? "scrolling is off" : "the app has set it",
            facts: [rests ? "INS-10" : scroll.isOffsetLeftAlone ? "INS-13" : "INS-3"])
        ]
      }
      add(
        subject, "contentOffset.\(name)", values, items,
        follows: rests ? (insetKey(edge), "INS-10") : nil)
    }
    for edge in Edge.allCases { compareStart(subject, edge, places) }
  }

  private mutating func compareStart(_ subject: String, _ edge: Edge, _ places: Places) {
    let values = places.scrolls.map { scroll -> Value in
      scroll.map { .points($0.contentStart[edge]) } ?? .none
    }
    // The view's own edge, in the window.
    let own = zip(columns, places.scrolls).map { column, scroll -> Value in
      guard let scroll else { return .none }
      let distance = scroll.contentStart[edge] - scroll.startInset[edge]
      if !distance.isNaN { return .points(distance) }
      // An unknown inset leaves the edge known.
      let screen = column.words.screen
      return .points(
        screen.views[scroll.view].windowFrame.distance(
          to: Rect(size: screen.surroundings.window.size), at: edge))
    }
    let items = places.scrolls.indices.map { index -> [Item] in
      guard let scroll = places.scrolls[index], case .points(let edgeAt) = own[index] else {
        return []
      }
      return [
        Item(
          points: edgeAt, label: "the view's own edge, from the window's \(edge.name)",
          facts: ["INS-8"]),
        Item(
          points: scroll.startInset[edge],
          label: followsInset(scroll, edge) ? "its inset" : "where contentOffset leaves it",
          facts: ["INS-8"]),
      ]
    }
    add(
      subject, "contentStart.\(edge.name)", values, items,
      follows: isSame(own)
        && places.scrolls.allSatisfy { $0.map { followsInset($0, edge) } ?? true }
        ? (insetKey(edge), "INS-8") : nil)
  }

  /// Whether content starts at the adjusted inset, as everywhere but where scrolling is off.
  private func followsInset(_ scroll: PlacedScroll, _ edge: Edge) -> Bool {
    isSameNumber(scroll.startInset[edge], scroll.adjustedContentInset[edge].points)
  }

  /// The inset that positions follow: there is no adjusted one before iOS 11.
  private func insetKey(_ edge: Edge) -> String {
    let name = columns.contains { $0.words.hasSafeArea } ? "adjustedContentInset" : "contentInset"
    return "\(name).\(edge.name)"
  }
}
