import InsetModel

/// Files of several scenes: what is right takes one line a scene.
extension TextReporter {
  /// Whether a screen has anything to say but where things are.
  func isWorthAWhole(_ evaluation: Evaluation) -> Bool {
    // What a dump printed is the answer that was asked for.
    if evaluation.dump != nil { return true }
    return !evaluation.findings.isEmpty || !evaluation.mismatches.isEmpty
      || !evaluation.problems.isEmpty
  }

  /// The scenes without findings, each in one line, under the file and what it was evaluated on.
  func folded(_ evaluations: [Evaluation]) -> [String] {
    guard let first = evaluations.first else { return [] }
    let words = Phrasing(screen: first.screen)
    let path = printable(words.scenario.source.name)
    let count = counted(evaluations.count, "scene")
    var lines = header("\(path): \(count) without findings", words.place, indent: 0)
    let rows = evaluations.map { evaluation -> (String, String) in
      let words = Phrasing(screen: evaluation.screen)
      return (printable(words.scenario.title ?? words.name(.controller(0))), summary(of: words))
    }
    let width = min(rows.map { displayWidth($0.0) }.max() ?? 0, 40)
    lines += rows.map { "   \(padded($0.0, to: width))   \($0.1)" }
    return lines
  }

  /// `tableView {88, 0, 34, 0}`, else the innermost controller's safe area.
  private func summary(of words: Phrasing) -> String {
    let screen = words.screen
    let scrolls = screen.scrolls.filter { screen.views[$0.view].isInWindow }
    if scrolls.isEmpty {
      guard let page = words.scenario.controllers.indices.last else { return "" }
      let name = words.hasSafeArea ? "safeAreaInsets" : "layout guides"
      return "\(name) \(words.written(screen.controllers[page].safeArea.points))"
    }
    let shown = scrolls.prefix(3).map { scroll in
      "\(words.name(.view(scroll.view))) \(words.written(adjusted: scroll))"
    }
    let more = scrolls.count > 3 ? ", \(scrolls.count - 3) more" : ""
    return shown.joined(separator: ", ") + more
  }

  /// What is worth saying of a file beside its scenes.
  func notes(of result: InputResult) -> [String] {
    // A file without any scene must not be silent; else notes are for those who ask.
    guard detail == .verbose || (detail == .usual && result.evaluations.isEmpty) else { return [] }
    return result.notes.map { note in
      let place = Location(path: result.path, position: note.position)
      return "\(style.strong(place.text + ":")) \(style.level(.note, "note:")) "
        + printable(note.text)
    }
  }
}
