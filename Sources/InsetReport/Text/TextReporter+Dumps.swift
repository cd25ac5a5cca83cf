import InsetModel

/// What a view dump told, and how its numbers compare with the prediction.
extension TextReporter {
  /// Devices that are named; the others are counted.
  private static let namedDevices = 4
  /// Hypotheses that are shown; `--verbose` shows all.
  private static let shownHypotheses = 3

  /// Everything about what was printed of a screen, in lines; empty where nothing was.
  func printed(_ evaluation: Evaluation, _ words: Phrasing) -> [String] {
    var lines: [String] = []
    if let dump = evaluation.dump { lines += header(of: dump, words) }
    let path = words.scenario.source.path
    for observation in evaluation.observations {
      lines += self.lines(for: observation, words, isDump: evaluation.dump != nil)
    }
    for note in evaluation.dump?.notes ?? [] {
      lines.append(line(at: path, note.line, "note: \(printable(note.text))"))
    }
    if evaluation.dump?.containment == .unknown,
      evaluation.observations.contains(where: { words.outcome(of: $0) == .different })
    {
      lines.append("   the dump does not show which controllers hold this screen; none is assumed")
    }
    return lines
  }

  /// `stdin: recursiveDescription, 14 views, 1 scroll view; 414 × 896 window: iPhone XS Max, …`
  private func header(of dump: DumpSummary, _ words: Phrasing) -> [String] {
    let path = printable(words.scenario.source.path)
    let place = dump.line > 1 ? "\(path):\(dump.line)" : path
    var text =
      "\(dump.format), \(counted(dump.views, "view")), \(counted(dump.scrollViews, "scroll view"))"
    if let size = dump.size {
      text += "; \(formatted(size.width)) × \(formatted(size.height))"
      text += dump.isWindow ? " window" : ""
    }
    var lines = [style.strong("\(place):") + " " + text]
    let fits: String
    switch dump.basis {
    case .named: fits = "read as named: \(words.place)"
    case .nothing
    where words.scenario.controllers.first?.values.plain(ControllerProperty.inWindow) == false:
      fits = "in no window, so that the device does not matter: read on \(words.place)"
    case .nothing:
      fits =
        "nothing in it tells the device: read on \(words.place), the oldest of "
        + "\(dump.candidates.count) that run \(systems(dump)) (--device and --os decide)"
    case .size, .side:
      let others = dump.candidates.count
      fits =
        others == 1
        ? "read as \(words.place), the only one that fits (\(systems(dump)))"
        : "read as \(words.place), the oldest of \(others) that fit: \(devices(dump)); \(systems(dump))"
          + " (--device and --os decide)"
    }
    lines += wrapped(fits, width: pageWidth - 3).map { "   " + $0 }
    if detail == .verbose {
      lines += dump.marks.map { "   system by: \(printable($0))" }
      lines += dump.setAside.map { "   set aside, for it contradicts these: \(printable($0))" }
    }
    return lines
  }

  private func devices(_ dump: DumpSummary) -> String {
    let named = dump.candidates.prefix(Self.namedDevices).map { printable($0.name) }
    let others = dump.candidates.count - named.count
    return named.joined(separator: ", ") + (others > 0 ? " and \(others) more" : "")
  }

  private func systems(_ dump: DumpSummary) -> String {
    let majors = dump.candidates.flatMap(\.majors)
    guard let first = majors.min(), let last = majors.max() else { return "no iOS" }
    return first == last ? "iOS \(first)" : "iOS \(first)–\(last)"
  }

  // MARK: - Comparisons

  /// `stdin:10: UITableView 0x7f91 printed adjustedContentInset {88, 0, 83, 0}; predicted {88, 0, 83,
  /// 0}: equal`
  private func lines(
    for observation: Observation, _ words: Phrasing, isDump: Bool
  ) -> [String] {
    let view = words.scenario.views[observation.view]
    let name = printable([view.className, view.id].compactMap { $0 }.joined(separator: " "))
    let path = words.scenario.source.path
    let position = words.scenario.source.position(of: .view(observation.view))
    var lines: [String] = []
    // The value that decides; others only where they add something.
    for (index, comparison) in observation.comparisons.enumerated()
    where index == 0 || !comparison.agrees || detail == .verbose {
      let outcome = words.outcome(of: comparison, in: observation).word
      lines.append(
        line(
          at: path, position?.line ?? 0,
          "\(name) printed \(comparison.key) \(comparison.printed.text); "
            + "predicted \(comparison.predicted.text): \(outcome)"))
    }
    switch observation.verdict {
    case .equal: break
    case .explained(let explanations):
      lines += explanations.map { "   " + self.words(for: $0, words) }
    case .different(let hypotheses):
      if words.outcome(of: observation) == .notKnown {
        lines += words.missing.map { ["   \($0)"] } ?? []
      } else {
        lines += suppositions(words.suppositions(hypotheses, of: observation), isDump: isDump)
      }
    }
    if let y = view.observed?.firstRowY, y > 0, y < 1 {
      lines.append(
        line(
          at: path, position?.line ?? 0,
          "note: first row at y \(trimmedSmall(y)): a tiny header height hides a header slot "
            + "[tiny-header-height]"))
    }
    return lines
  }

  /// A height that is far below a pixel keeps its digits.
  private func trimmedSmall(_ y: Double) -> String { y < 0.001 ? "\(y)" : formatted(y) }

  private func suppositions(
    _ hypotheses: [Observation.Hypothesis], isDump: Bool
  ) -> [String] {
    let shown = detail == .verbose ? hypotheses : Array(hypotheses.prefix(Self.shownHypotheses))
    if shown.isEmpty { return ["   nothing that was tried gives the printed numbers"] }
    let seen = isDump ? "seen in the dump" : "observed"
    var lines = ["   supposed, not \(seen); any one of these would give it:"]
    lines += shown.map { hypothesis in
      "      \(printable(hypothesis.text))" + (hypothesis.isTried ? "" : "   (the difference)")
    }
    let others = hypotheses.count - shown.count
    if others > 0 { lines.append("      and \(others) more (--verbose)") }
    return lines
  }

  private func words(for explanation: Observation.Explanation, _ words: Phrasing) -> String {
    func place(_ view: Int) -> String {
      let line = words.scenario.source.position(of: .view(view))?.line
      let name = printable(words.scenario.views[view].className)
      return name + (line.map { " of line \($0)" } ?? "")
    }
    switch explanation {
    case .bar(let view, let edge):
      return "\(edge.name): the app's own \(place(view)) covers just as much"
    case .searchField(let view): return "the \(place(view)) is as high as the difference"
    case .refreshControl(let view): return "the \(place(view)) is as high as the difference"
    case .scrolled(let points): return "scrolled by \(formatted(points)) when it was printed"
    case .pulled(let points):
      return "pulled down by \(formatted(points)) when it was printed: beyond the resting place"
    }
  }

  private func line(at path: String, _ number: Int, _ text: String) -> String {
    let place = number > 0 ? "\(printable(path)):\(number):" : "\(printable(path)):"
    return style.strong(place) + " " + text
  }
}
