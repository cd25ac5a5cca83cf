import InsetModel

extension TextReporter {
  /// Where the numbers of some views come from, what did not apply, what is called.
  func text(of asked: ExplainedScreen) -> String {
    let evaluation = asked.evaluation
    let words = Phrasing(screen: evaluation.screen)
    let explainer = Explainer(words: words, rules: info.rules)
    var paragraphs = asked.nodes.flatMap { node in
      self.paragraphs(
        for: explainer.explain(node, edge: info.edge), explainer, evaluation,
        isShort: asked.isShort)
    }
    paragraphs += evaluation.contested.map { lines(for: $0, of: evaluation, words) }
    paragraphs += undecided(evaluation, words).map { [$0] }
    if let note = extrapolated(words) { paragraphs.append([note]) }
    if asked.isShort, let first = asked.nodes.first {
      paragraphs.append(["name a view for the rest: insetlua explain … \(words.name(first))"])
    }
    return paragraphs.map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
  }

  private func paragraphs(
    for explanation: Circumstances, _ explainer: Explainer, _ evaluation: Evaluation, isShort: Bool
  ) -> [[String]] {
    let node = explanation.node
    let edge = info.edge
    var paragraphs = [opening(explanation, explainer)]
    if info.showsDrawing, !isShort, let drawing = ScreenDrawing(explainer, node) {
      paragraphs.append(drawing.lines(indent: 3))
    }
    let sums = self.sums(explanation, explainer, isShort: isShort)
    if !sums.isEmpty { paragraphs.append(sums) }
    if isShort { return paragraphs }
    let rest = outcome(explanation, explainer)
    if !rest.isEmpty { paragraphs.append(rest) }
    if edge == nil || edge?.axis == .vertical, let scroll = explainer.scroll(of: node) {
      let content = self.content(of: scroll, explainer)
      if !content.isEmpty { paragraphs.append(content) }
    }
    if !explanation.notApplied.isEmpty { paragraphs.append(notApplied(explanation)) }
    paragraphs.append(callbacks(explanation))
    let findings = evaluation.findings.filter {
      $0.node.isAbout(node) && (edge == nil || $0.edge == nil || $0.edge == edge)
    }
    if !findings.isEmpty {
      paragraphs.append(findings.map { headline($0, explainer.words) })
    }
    if detail == .verbose { paragraphs.append(cited(explanation, explainer)) }
    return paragraphs
  }

  /// What and where it is, and what lies over it.
  private func opening(_ explanation: Circumstances, _ explainer: Explainer) -> [String] {
    let words = explainer.words
    let node = explanation.node
    let title = words.scenario.title.map { " " + printable($0) } ?? ""
    var lines = [style.strong(words.location(of: node).text + ":") + title]
    lines += header(words.describe(node), words.place)
    var rows: [(name: String, text: String)] = []
    if case .view(let index) = node {
      let placed = words.screen.views[index]
      var text = "\(words.written(placed.frame)) in its superview"
      if placed.frame != placed.windowFrame, placed.isInWindow {
        text += ", \(words.written(placed.windowFrame)) in the window"
      }
      rows.append(("frame", text))
      if let scroll = explainer.scroll(of: node), placed.isInWindow {
        let offset = scroll.contentOffset
        let isGiven =
          words.scenario.views[index].scroll?.values.plain(ScrollProperty.contentOffset) != nil
        var why = isGiven ? "as the scenario sets it" : "at rest"
        if offset.x.isNaN || offset.y.isNaN, let missing = words.missing {
          why += ": \(missing)"
        } else if !isGiven {
          why +=
            scroll.isOffsetLeftAlone
            ? ", since scrolling is off   INS-13" : "   \(words.hasSafeArea ? "INS-10" : "INS-9")"
        }
        rows.append(("contentOffset", "(\(formatted(offset.x)), \(formatted(offset.y))) \(why)"))
      }
    }
    if let absence = explanation.absence {
      rows.append(
        (
          "in no window",
          "\(absence.why), so nothing lies over it   \(absence.fact)   \(absence.place.text)"
        ))
    } else {
      rows.append(("covered", covers(explanation)))
    }
    lines += described(rows, indent: 3)
    return lines
  }

  private func covers(_ explanation: Circumstances) -> String {
    let texts = Edge.allCases.compactMap { edge -> String? in
      let covers = explanation.covers.filter { $0.edge == edge }
      if covers.isEmpty { return nil }
      let parts = covers.map { cover in
        unbroken("\(formatted(cover.points)) pt by \(cover.label)")
          + (cover.isApps ? " (the app's own: no safe area knows of it)" : "")
      }
      return "\(edge.name) \(parts.joined(separator: ", "))"
    }
    if texts.isEmpty { return info.edge.map { "nothing lies over its \($0.name)" } ?? "by nothing" }
    return texts.joined(separator: "; ")
  }

  /// What is handed on.
  private func outcome(_ explanation: Circumstances, _ explainer: Explainer) -> [String] {
    guard explanation.absence == nil, case .view(let index) = explanation.node,
      explainer.words.hasSafeArea, info.edge == nil
    else { return [] }
    let placed = explainer.screen.views[index]
    let offered = placed.offered.points
    let taken = Edge.allCases.filter { placed.safeArea[$0].points != offered[$0] }
    var text = explainer.words.written(offered)
    if !taken.isEmpty {
      text +=
        ": what is taken in at \(listed(taken.map(\.name))) is not handed on   INS-80"
    } else if explainer.scroll(of: explanation.node) != nil {
      text += ": nothing is taken in, so all is handed on   INS-81"
    } else {
      text += ": as it is, less each subview's distance   INS-50"
    }
    return described([("to subviews", text)], indent: 3)
  }
}

extension Node {
  /// Whether a finding about this node concerns `other`: itself, or a section of it.
  func isAbout(_ other: Node) -> Bool {
    if case .section(let view, _) = self { return .view(view) == other }
    return self == other
  }
}

extension Phrasing {
  /// A frame as scenarios write it: `[0, 44, 375, 768]`.
  func written(_ rect: Rect) -> String {
    "[" + [rect.x, rect.y, rect.width, rect.height].map { formatted($0) }.joined(separator: ", ")
      + "]"
  }
}
