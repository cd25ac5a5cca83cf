import InsetModel

extension TextReporter {
  /// Where UIKit puts things: every scroll view's inset with its sum in words, else every page's
  /// safe area.
  func placements(_ evaluation: Evaluation, _ words: Phrasing) -> [String] {
    let path = printable(words.scenario.source.name)
    let title = words.scenario.title.map { ": " + printable($0) } ?? ""
    var lines = header(path + title, words.place, indent: 0)
    for scroll in evaluation.screen.scrolls {
      lines += ["   " + words.describe(.view(scroll.view))]
      lines += placement(of: scroll, words)
    }
    if evaluation.screen.scrolls.isEmpty {
      for index in words.scenario.controllers.indices
      where words.scenario.controllers[index].children.isEmpty {
        lines += ["   " + words.describe(.controller(index))]
        lines += placement(ofController: index, words)
      }
    }
    return lines
  }

  /// The same for what something is said of without its sum: a scroll view whose print or expectation
  /// the prediction does not meet, or whose finding is about something else than its inset.
  func placementsOfConcerned(_ evaluation: Evaluation, _ words: Phrasing) -> [String] {
    var views: Set<Int> = []
    var controllers: Set<Int> = []
    // Where a section's blank space ends is seen by the first row's place.
    var tables: Set<Int> = []
    for finding in evaluation.findings {
      if let scroll = words.scroll(of: finding.node) { views.insert(scroll.view) }
      if case .section(let view, _) = finding.node { tables.insert(view) }
    }
    for finding in evaluation.findings {
      if let told = insetBehind(finding, words) { views.remove(told.scroll.view) }
    }
    for observation in evaluation.observations where !observation.isEqual {
      views.insert(observation.view)
    }
    for subject in Set(evaluation.mismatches.map(\.expectation.subject)) {
      let scenario = words.scenario
      if let view = scenario.views.indices.first(where: { scenario.name(ofView: $0) == subject }) {
        views.insert(view)
      } else if let controller = scenario.controllers.indices.first(where: {
        scenario.name(ofController: $0) == subject
      }) {
        controllers.insert(controller)
      }
    }
    var lines: [String] = []
    for controller in controllers.sorted() {
      lines += ["   " + words.describe(.controller(controller))]
      lines += placement(ofController: controller, words)
    }
    for view in views.union(tables).sorted() {
      lines += ["   " + words.describe(.view(view))]
      lines +=
        words.scroll(of: .view(view)).map {
          placement(of: $0, words, isShort: !tables.contains(view))
        }
        ?? placement(
          of: words.screen.views[view].safeArea, words.screen.views[view].isInWindow, words)
    }
    guard !lines.isEmpty else { return [] }
    let title = "\(printable(words.scenario.source.name)): where the numbers come from"
    return header(title, words.place, indent: 0) + lines
  }

  /// The sums of the scroll views of which nothing is said: one warning does not make the others'
  /// numbers less worth knowing.
  func placementsOfOthers(_ evaluation: Evaluation, _ words: Phrasing) -> [String] {
    var told = Set(evaluation.observations.map(\.view))
    for finding in evaluation.findings {
      switch finding.node {
      case .view(let view), .section(let view, _): told.insert(view)
      case .controller, .scenario: break
      }
    }
    let unmet = Set(evaluation.mismatches.map(\.expectation.subject))
    let others = evaluation.screen.scrolls.filter {
      !told.contains($0.view) && !unmet.contains(words.scenario.name(ofView: $0.view))
    }
    guard !others.isEmpty else { return [] }
    let title = "\(printable(words.scenario.source.name)): without findings"
    return header(title, words.place, indent: 0)
      + others.flatMap { scroll in
        ["   " + words.describe(.view(scroll.view))] + placement(of: scroll, words, isShort: true)
      }
  }

  private func placement(
    of scroll: PlacedScroll, _ words: Phrasing, isShort: Bool = false
  ) -> [String] {
    let placed = words.screen.views[scroll.view]
    guard placed.isInWindow else {
      return ["      in no window: safe-area insets are zero, nothing is adjusted   INS-54"]
    }
    let insets = words.written(adjusted: scroll)
    var lines = ["      \(words.adjustedName(nil, of: scroll)) \(insets)"]
    let rows = Edge.allCases.compactMap { edge in
      words.sentence(for: scroll, edge).map { (name: edge.name, text: $0) }
    }
    lines += described(rows, indent: 9)
    if isShort { return lines }
    let offset = scroll.contentOffset
    lines.append("      contentOffset (\(formatted(offset.x)), \(formatted(offset.y))) at rest")
    if let y = scroll.table?.firstRowY {
      let inWindow = placed.windowFrame.y - offset.y + y
      lines.append(
        "      first row at y \(formatted(y)) in the content, "
          + "\(formatted(inWindow)) from the window's top")
    }
    return lines
  }

  private func placement(ofController index: Int, _ words: Phrasing) -> [String] {
    let placed = words.screen.controllers[index]
    return placement(of: placed.safeArea, placed.isInWindow, words)
  }

  private func placement(
    of safeArea: EdgeSums, _ isInWindow: Bool, _ words: Phrasing
  ) -> [String] {
    guard isInWindow else { return ["      in no window: safe-area insets are zero"] }
    let name = words.hasSafeArea ? "safeAreaInsets" : "layout guides"
    let rows = Edge.allCases.compactMap { edge -> (name: String, text: String)? in
      let explanation = Explanation(safeArea[edge], in: words.screen)
      if explanation.parts.isEmpty { return nil }
      return (edge.name, words.written(explanation.points, as: explanation.parts))
    }
    return ["      \(name) \(words.written(safeArea.points))"]
      + described(rows, indent: 9)
  }
}

extension Phrasing {
  /// `88 = 44 status bar and sensor housing + 44 navigation bar, taken in by automatic`; nil where
  /// there is nothing on this edge.
  func sentence(for scroll: PlacedScroll, _ edge: Edge) -> String? {
    let explanation = Explanation(edge, of: scroll, in: screen)
    let safe = screen.views[scroll.view].safeArea[edge]
    let parts = explanation.taken + explanation.own
    let behavior = printable(scroll.adjustment.behavior)
    switch scroll.adjustment.answers[edge] {
    case .leaves where safe.points != 0:
      return written(explanation.points, as: parts)
        + "; "
        + unbroken("\(behavior) leaves \(safeAreaName(edge)) = \(formatted(safe.points)) out")
    case .leaves: return parts.isEmpty ? nil : written(explanation.points, as: parts)
    case .open where safe.points != 0:
      guard let (scrolls, fits) = outcomes(of: scroll, edge) else { return "unknown" }
      return "\(formatted(scrolls)) if the content scrolls, \(formatted(fits)) if it fits"
    case .unknown: return "unknown: \(lackOfAnswer(edge, of: scroll))"
    case .takesSafeArea, .amount, .open:
      if parts.isEmpty { return nil }
      let isTaken = !scroll.system[edge].points.isZero
      let verb = scroll.adjustment.writesContentInset ? "written by" : "taken in by"
      let what = explanation.own.isEmpty ? verb : "the safe area \(verb)"
      let sentence = written(explanation.points, as: parts)
      return isTaken ? sentence + ", " + unbroken("\(what) \(behavior)") : sentence
    }
  }

  /// A number as its sum in words: `88 = 44 status bar + 44 navigation bar`, `34 home indicator`.
  func written(_ points: Double, as parts: [Contribution]) -> String {
    if parts.isEmpty { return formatted(points) }
    let summands = parts.enumerated().map { index, part in
      let sign = part.points < 0 ? "- " : index == 0 ? "" : "+ "
      return unbroken("\(sign)\(formatted(abs(part.points))) \(shortLabel(part))")
    }
    if parts.count == 1, parts[0].points >= 0 { return summands[0] }
    return "\(formatted(points)) = " + summands.joined(separator: " ")
  }

  /// What an edge's adjusted inset comes to where the content scrolls, and where it fits; nil where
  /// that makes no difference.
  func outcomes(of scroll: PlacedScroll, _ edge: Edge) -> (scrolls: Double, fits: Double)? {
    guard let takes = scroll.outcomes(at: edge) else { return nil }
    let own = Explanation(edge, of: scroll, in: screen).own.reduce(0) { $0 + $1.points }
    let taken = own + screen.views[scroll.view].safeArea[edge].points
    return (takes.scrolls ? taken : own, takes.fits ? taken : own)
  }

  /// The adjusted insets; both numbers where they depend on whether the content scrolls:
  /// `{59 or 0, 0, 34 or 0, 0}`.
  func written(adjusted scroll: PlacedScroll) -> String {
    let edges = Edge.allCases.map { edge in
      guard let (scrolls, fits) = outcomes(of: scroll, edge), !scrolls.isNaN, !fits.isNaN else {
        return formatted(scroll.adjustedContentInset[edge].points)
      }
      return "\(formatted(scrolls)) or \(formatted(fits))"
    }
    return "{" + edges.joined(separator: ", ") + "}"
  }

  /// Insets as UIKit's debug descriptions order them: `{88, 0, 34, 0}`.
  func written(_ insets: Insets) -> String {
    "{" + Edge.allCases.map { formatted(insets[$0]) }.joined(separator: ", ") + "}"
  }
}
