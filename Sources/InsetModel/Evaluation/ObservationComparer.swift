/// Compares printed values with measured ones, and looks in the dump for what explains a difference.
struct ObservationComparer {
  let screen: Screen
  /// Views that an app may pad its content for: bars of its own, search fields, refresh controls.
  private let pieces: [Piece]

  private struct Piece {
    var view: Int
    var kind: Kind
    enum Kind { case bar, searchField, refreshControl }
  }

  /// More of them than this are not looked at: each difference would walk through all.
  private static let pieceLimit = 64

  init(screen: Screen) {
    self.screen = screen
    var pieces: [Piece] = []
    for (index, view) in screen.scenario.views.enumerated() {
      guard screen.views[index].isHidden != true, let kind = Self.kind(of: view) else { continue }
      pieces.append(Piece(view: index, kind: kind))
      if pieces.count == Self.pieceLimit { break }
    }
    self.pieces = pieces
  }

  private static func kind(of view: View) -> Piece.Kind? {
    for name in [view.className, view.baseClassName ?? ""] {
      switch name {
      case "UISearchBar": return .searchField
      case "UIRefreshControl": return .refreshControl
      case "UINavigationBar", "UITabBar", "UIToolbar": return .bar
      default: continue
      }
    }
    return view.values.plain(ViewProperty.obstructs) ? .bar : nil
  }

  private var tolerance: Double { screen.surroundings.pixel / 2 + 0.001 }

  /// The comparison of one view, or nil where nothing was printed that can be compared.
  func observation(ofView index: Int) -> Observation? {
    guard let observed = screen.scenario.views[index].observed else { return nil }
    let placed = screen.views[index]
    var comparisons: [Observation.Comparison] = []
    var explanations: [Observation.Explanation] = []
    var hypotheses: [Observation.Hypothesis] = []
    var isExplained = true

    func compare(_ key: String, _ printed: Expectation.Value, _ predicted: Expectation.Value)
      -> Bool
    {
      let agrees = predicted.agrees(with: printed, within: tolerance)
      comparisons.append(
        .init(key: key, printed: printed, predicted: predicted, agrees: agrees))
      return agrees
    }

    if let scroll = placed.scroll.map({ screen.scrolls[$0] }) {
      if let printed = printedInset(observed) {
        let predicted = scroll.adjustedContentInset.points
        if !compare(printed.key, .insets(printed.value.map { $0 }), .insets(predicted.map { $0 })) {
          let found = explain(printed.value, scroll)
          explanations += found.explanations
          isExplained = isExplained && found.isComplete
          hypotheses += suppose(printed.value, scroll)
        }
      }
      if let top = observed.contentTop,
        !compare("contentTop", .number(top), .number(scroll.contentStart.top))
      {
        isExplained = false
      }
      if let offset = observed.contentOffset {
        let reading = read(offset, observed, scroll)
        _ = compare(
          "contentOffset.y", .number(offset.y), .number(scroll.contentOffset.y))
        comparisons[comparisons.count - 1].agrees = reading.isAtRest
        explanations += reading.explanations
        if !reading.isAtRest, reading.explanations.isEmpty {
          isExplained = false
          hypotheses += reading.hypotheses
        }
      }
    }
    if let safe = observed.safeAreaInsets,
      !compare(
        "safeAreaInsets", .insets(safe.map { $0 }), .insets(placed.safeArea.points.map { $0 }))
    {
      isExplained = false
    }
    guard !comparisons.isEmpty else { return nil }
    if observed.isAnimating {
      hypotheses.append(
        .init(
          "an animation was running: the numbers may be those of before or after", isTried: false))
    }
    let verdict: Observation.Verdict =
      comparisons.allSatisfy(\.agrees)
      ? .equal : isExplained ? .explained(explanations) : .different(hypotheses)
    return Observation(view: index, comparisons: comparisons, verdict: verdict)
  }

  /// The printed inset that bars decide: before iOS 11 that is `contentInset` (INS-111).
  private func printedInset(_ observed: Observed) -> (key: String, value: Insets)? {
    if screen.surroundings.os < OSVersion(11) {
      return observed.contentInset.map { ("contentInset", $0) }
    }
    return observed.adjustedContentInset.map { ("adjustedContentInset", $0) }
  }

  // MARK: - Insets

  /// What in the dump accounts for the differing edges.
  private func explain(
    _ printed: Insets, _ scroll: PlacedScroll
  ) -> (explanations: [Observation.Explanation], isComplete: Bool) {
    let frame = screen.views[scroll.view].windowFrame
    let safe = screen.views[scroll.view].safeArea.points
    var found: [Observation.Explanation] = []
    for edge in Edge.allCases {
      let difference = printed[edge] - scroll.adjustedContentInset[edge].points
      if abs(difference) <= tolerance { continue }
      let piece = pieces.first { piece in
        guard piece.view != scroll.view else { return false }
        let other = screen.views[piece.view].windowFrame
        switch piece.kind {
        case .bar:
          return !screen.scenario.isView(piece.view, inside: scroll.view)
            && depth(of: other, at: edge, over: frame, safe: safe[edge])
              .map { abs($0 - printed[edge]) <= tolerance } ?? false
        case .searchField:
          return edge.axis == .vertical && abs(other.height - difference) <= tolerance
        case .refreshControl:
          return edge == .top && screen.scenario.isView(piece.view, inside: scroll.view)
            && abs(other.height - difference) <= tolerance
        }
      }
      guard let piece else { return (found, false) }
      switch piece.kind {
      case .bar: found.append(.bar(view: piece.view, edge: edge))
      case .searchField: found.append(.searchField(view: piece.view))
      case .refreshControl: found.append(.refreshControl(view: piece.view))
      }
    }
    return (found, true)
  }

  /// How far a rectangle over an edge of `frame` reaches in; nil where it touches neither the edge nor
  /// what lies over it anyway, as a bar above the home indicator does.
  private func depth(of other: Rect, at edge: Edge, over frame: Rect, safe: Double) -> Double? {
    let start = other.distance(to: frame, at: edge)
    guard start <= safe + tolerance, other.width > 0, other.height > 0 else { return nil }
    let reach = other.reach(into: frame, from: edge)
    return reach > 0 ? reach : nil
  }

  /// Settings that make the printed insets out of the numbers of this screen.
  private func suppose(_ printed: Insets, _ scroll: PlacedScroll) -> [Observation.Hypothesis] {
    var found: [Observation.Hypothesis] = []
    let safe = screen.views[scroll.view].safeArea.points
    let own = scroll.adjustment.writesContentInset ? .zero : scroll.contentInset.points
    func matches(_ insets: (Edge) -> Double) -> Bool {
      Edge.allCases.allSatisfy { abs(insets($0) - printed[$0]) <= tolerance }
    }
    if screen.surroundings.os >= OSVersion(11) {
      let adjusted = scroll.adjustedContentInset.points
      if matches({ own[$0] }) {
        found.append(.init("contentInsetAdjustmentBehavior = never", isTried: true))
      }
      if matches({ own[$0] + safe[$0] }) {
        found.append(.init("contentInsetAdjustmentBehavior = always", isTried: true))
      }
      if matches({ $0.axis == .vertical ? own[$0] + safe[$0] : adjusted[$0] }) {
        found.append(.init("alwaysBounceVertical = true", isTried: true))
      }
    }
    let parts = Edge.allCases.compactMap { edge -> String? in
      let difference = printed[edge] - scroll.adjustedContentInset[edge].points
      return abs(difference) <= tolerance || difference.isNaN
        ? nil
        : "contentInset.\(edge.name) \(difference < 0 ? "-" : "+")= \(formatted(abs(difference)))"
    }
    if !parts.isEmpty { found.append(.init(parts.joined(separator: ", "), isTried: false)) }
    return found
  }

  // MARK: - Offsets

  private struct Reading {
    var isAtRest = false
    var explanations: [Observation.Explanation] = []
    var hypotheses: [Observation.Hypothesis] = []
  }

  /// Whether a printed offset is the resting one, or what moved it.
  ///
  /// Where the inset was printed too, the offset is measured against that. Before iOS 11 the offset
  /// stands for the inset, so only one that is past the content's own start is plainly scrolled.
  private func read(_ offset: Point, _ observed: Observed, _ scroll: PlacedScroll) -> Reading {
    let printed = printedInset(observed)?.value
    let rest = -(printed?.top ?? scroll.adjustedContentInset.top.points)
    let moved = offset.y - rest
    if abs(moved) <= tolerance { return Reading(isAtRest: true) }
    if moved.isNaN { return Reading() }
    if printed != nil || offset.y > tolerance {
      return Reading(explanations: [moved > 0 ? .scrolled(moved) : .pulled(-moved)])
    }
    if let field = pieces.first(where: {
      $0.kind == .searchField
        && abs(screen.views[$0.view].windowFrame.height - abs(moved)) <= tolerance
    }) {
      return Reading(explanations: [.searchField(view: field.view)])
    }
    var hypotheses: [Observation.Hypothesis] = []
    if abs(offset.y) <= tolerance {
      hypotheses.append(.init("automaticallyAdjustsScrollViewInsets = false", isTried: false))
    }
    hypotheses.append(
      .init(
        "contentInset.top \(moved < 0 ? "+" : "-")= \(formatted(abs(moved))), or the content was moved",
        isTried: false))
    return Reading(hypotheses: hypotheses)
  }
}
