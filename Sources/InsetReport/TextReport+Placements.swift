internal import InsetModel

extension TextReport {
  /// Where UIKit puts things: every scroll view's inset with its sum in words, else every page's
  /// safe area.
  func placements(_ evaluation: Evaluation, _ words: Words) -> [String] {
    let path = printable(words.scenario.source.path)
    let title = words.scenario.title.map { ": " + printable($0) } ?? ""
    var lines = header(path + title, words.place, indent: 0)
    for scroll in evaluation.screen.scrolls {
      lines += ["   " + words.describe(.view(scroll.view))]
      lines += described(rows(for: scroll, words), indent: 6)
    }
    if evaluation.screen.scrolls.isEmpty {
      for index in words.scenario.controllers.indices
      where words.scenario.controllers[index].children.isEmpty {
        lines += ["   " + words.describe(.controller(index))]
        lines += described(rows(forController: index, words), indent: 6)
      }
    }
    return lines
  }

  private func rows(for scroll: PlacedScroll, _ words: Words) -> [(name: String, text: String)] {
    let placed = words.screen.views[scroll.view]
    guard placed.isInWindow else {
      return [("in no window", "safe-area insets are zero, nothing is adjusted (INS-54)")]
    }
    var rows: [(name: String, text: String)] = []
    for edge in Edge.allCases {
      if let text = words.sentence(for: scroll, edge) {
        rows.append((words.adjustedName(edge, of: scroll), text))
      }
    }
    if rows.isEmpty {
      rows.append((words.adjustedName(nil, of: scroll), "0 on every edge"))
    }
    let offset = scroll.contentOffset
    rows.append(("contentOffset at rest", "(\(formatted(offset.x)), \(formatted(offset.y)))"))
    if let y = scroll.table?.firstRowY {
      let inWindow = placed.windowFrame.y - offset.y + y
      rows.append(
        (
          "first row",
          "y \(formatted(y)) in the content, \(formatted(inWindow)) from the window's top"
        ))
    }
    return rows
  }

  private func rows(
    forController index: Int, _ words: Words
  ) -> [(name: String, text: String)] {
    let placed = words.screen.controllers[index]
    guard placed.isInWindow else { return [("in no window", "safe-area insets are zero (S-3)")] }
    let rows = Edge.allCases.compactMap { edge -> (name: String, text: String)? in
      let parts = words.screen.sums.contributions(of: placed.safeArea[edge])
      if parts.isEmpty { return nil }
      return (
        words.safeAreaName(edge), words.written(placed.safeArea[edge].points, as: parts)
      )
    }
    if !rows.isEmpty { return rows }
    return [(words.hasSafeArea ? "safeAreaInsets" : "layout guides", "0 on every edge")]
  }
}

extension Words {
  /// `88 = 44 status bar and sensor housing + 44 navigation bar, taken in by automatic`; nil where
  /// there is nothing on this edge.
  func sentence(for scroll: PlacedScroll, _ edge: Edge) -> String? {
    let sum = scroll.adjustedContentInset[edge]
    let safe = screen.views[scroll.view].safeArea[edge]
    let others = Words.others(scroll, edge, in: screen)
    let parts = screen.sums.contributions(of: scroll.system[edge]) + others
    let behavior = printable(scroll.adjustment.behavior)
    switch scroll.adjustment.answers[edge] {
    case .leaves where safe.points != 0:
      return written(sum.points, as: parts)
        + "; \(behavior) leaves \(safeAreaName(edge)) = \(formatted(safe.points)) out"
    case .leaves: return parts.isEmpty ? nil : written(sum.points, as: parts)
    case .unknown: return "unknown: \(behavior) ended without an answer"
    case .takesSafeArea, .amount:
      if parts.isEmpty { return nil }
      let isTaken = !scroll.system[edge].points.isZero
      let what = others.isEmpty ? ", taken in by " : ", the safe area taken in by "
      return written(sum.points, as: parts) + (isTaken ? what + behavior : "")
    }
  }

  /// A number as its sum in words: `88 = 44 status bar + 44 navigation bar`.
  func written(_ points: Double, as parts: [Contribution]) -> String {
    var text = formatted(points)
    if parts.isEmpty { return text }
    text += " = "
    for (index, part) in parts.enumerated() {
      let sign = part.points < 0 ? "- " : index == 0 ? "" : "+ "
      text += "\(index == 0 ? "" : " ")\(sign)\(formatted(abs(part.points))) \(shortLabel(part))"
    }
    return text
  }
}
