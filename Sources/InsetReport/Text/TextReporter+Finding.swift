import InsetModel

extension TextReporter {
  /// A finding: where and what, the sum behind the number, the fixes.
  func lines(for finding: Finding, _ words: Phrasing) -> [String] {
    var lines = [headline(finding, words), ""]
    lines += header(words.describe(finding.node), words.place)
    let block = sum(behind: finding, words)
    if !block.isEmpty { lines += block.lines(indent: 4) }
    if detail == .verbose, !finding.facts.isEmpty {
      lines.append("   rests on \(finding.facts.joined(separator: ", ")) (\(finding.confidence))")
    }
    if !finding.trials.isEmpty {
      lines.append("")
      lines += fixes(of: finding, words)
      if let hint = nextSteps(finding, words) { lines.append(hint) }
    } else if !finding.areFixesTried {
      lines += ["", "   \(Phrasing.fixesNotTried)"]
    }
    return lines
  }

  /// The commands that go on from here, with the best fix's name filled in.
  private func nextSteps(_ finding: Finding, _ words: Phrasing) -> String? {
    guard let best = finding.trials.min(by: Trial.isBetter), best.problem == nil,
      best.holds
    else { return nil }
    let source = words.scenario.source
    // What came through a pipe cannot be read again.
    guard source.path != "stdin" else { return nil }
    let command = info.given.command("fix", source.path, line: source.line)
    return "   code: \(command) --apply \(printable(shellWord(best.fix)))"
  }

  private func sum(behind finding: Finding, _ words: Phrasing) -> SumBlock {
    guard let (scroll, edge) = insetBehind(finding, words) else { return partsSum(finding, words) }
    return adjustedSum(of: scroll, edge, words)
  }

  /// The inset that a finding is about; nil where a check brings summands of its own, so that the
  /// view's inset would explain another number.
  func insetBehind(_ finding: Finding, _ words: Phrasing) -> (scroll: PlacedScroll, edge: Edge)? {
    guard let edge = finding.edge, let scroll = words.scroll(of: finding.node) else { return nil }
    let known = Explanation(edge, of: scroll, in: words.screen).parts
    let isKnown = finding.parts.allSatisfy { part in known.contains { $0.isSame(as: part) } }
    return isKnown ? (scroll, edge) : nil
  }

  /// The summands that the check itself gave.
  private func partsSum(_ finding: Finding, _ words: Phrasing) -> SumBlock {
    let explanation = Explanation(finding.parts)
    var block = SumBlock()
    add(explanation.parts, to: &block, subject: finding.node, words)
    if !explanation.parts.isEmpty {
      block.total(
        explanation.points, finding.edge.map { "in all, at the \($0.name) edge" } ?? "in all")
    }
    return block
  }

  /// `adjustedContentInset` of one edge: the safe area, how it is taken in, what the app adds.
  func adjustedSum(of scroll: PlacedScroll, _ edge: Edge, _ words: Phrasing) -> SumBlock {
    let node = Node.view(scroll.view)
    var block = SumBlock()
    let explanation = Explanation(edge, of: scroll, in: words.screen)
    let phrase = intake(of: scroll, edge, words)
    if explanation.taken.isEmpty {
      block.add(scroll.system[edge].points, [phrase.title], isFirst: true)
    } else {
      add(explanation.taken, to: &block, subject: node, words)
      block.total(scroll.system[edge].points, phrase.title)
    }
    if let remark = phrase.remark { block.remark(trimmed(remark)) }
    if explanation.own.isEmpty {
      block.add(0, ["contentInset.\(edge.name)"], isFirst: false)
    } else {
      add(explanation.own, to: &block, subject: node, words, isFirst: false)
    }
    block.total(explanation.points, words.adjustedName(edge, of: scroll))
    if let wish = wish(of: scroll, edge, words) { block.remark(wish) }
    return block
  }

  private func add(
    _ parts: [Contribution], to block: inout SumBlock, subject: Node, _ words: Phrasing,
    isFirst: Bool = true
  ) {
    for (index, part) in parts.enumerated() {
      block.add(
        part.points,
        [
          words.label(part, of: subject), words.owner(part.cause),
          words.facts(part.facts, all: detail == .verbose), part.confidence.rawValue,
        ], isFirst: isFirst && index == 0)
    }
  }

  /// What the behaviour did with the safe area: the subtotal's name, and why.
  private func intake(
    of scroll: PlacedScroll, _ edge: Edge, _ words: Phrasing
  ) -> (title: String, remark: String?) {
    let safe = words.screen.views[scroll.view].safeArea[edge]
    let phrase = words.intake(edge, of: scroll, by: words.behaviorPhrase(of: scroll)) {
      words.name(.controller($0))
    }
    let reason = scroll.adjustment.reasons[edge]
    let facts = words.facts(reason.facts, all: true)
    // The reason goes under the subtotal; without words, the facts alone fit behind it.
    let why = reason.text.map { [printable($0), facts].joined(separator: "   ") }
    let source = why == nil && !facts.isEmpty ? "   \(facts)" : ""
    switch scroll.adjustment.answers[edge] {
    case .takesSafeArea where safe.points == 0, .leaves where safe.points == 0,
      .open where safe.points == 0:
      return (words.safeAreaName(edge), nil)
    case .takesSafeArea, .amount, .open: return (phrase + source, why)
    case .leaves: return ("of \(phrase)\(source)", why)
    case .unknown: return (phrase, nil)
    }
  }

  /// Where content starts, and where its author wants it.
  private func wish(of scroll: PlacedScroll, _ edge: Edge, _ words: Phrasing) -> String? {
    guard let want = words.scenario.views[scroll.view].scroll?.wants[edge] else { return nil }
    let target =
      switch want {
      case .edge: "its own edge \(unbroken("(wants.\(edge.name) = edge)"))"
      case .belowBars: "clear of the bars \(unbroken("(wants.\(edge.name) = belowBars)"))"
      case .view(let index): "clear of \(words.name(.view(index))) (wants.\(edge.name))"
      }
    let start = formatted(scroll.contentStart[edge])
    let wanted = formatted(scroll.wantedStart[edge])
    let from = "from the window's \(edge.name)"
    let verb = edge.isLeading ? "starts" : "ends"
    return "content \(verb) \(start) pt \(from); wanted \(wanted): \(target)"
  }

  /// The fixes that were tried, the best first.
  private func fixes(of finding: Finding, _ words: Phrasing) -> [String] {
    let trials = finding.trials
    let limit = detail == .verbose ? trials.count : 6
    let all = trials.sorted(by: Trial.isBetter)
    // What helps nowhere is worth no more than its name.
    let inVain = detail == .verbose ? [] : all.filter { words.isInVain($0) }
    let ordered = detail == .verbose ? all : all.filter { !words.isInVain($0) }
    let rows = ordered.prefix(limit).enumerated().map { index, trial in
      (
        number: "\(index + 1)", fix: printable(trial.fix),
        outcome: words.outcome(of: trial, for: finding),
        code: printable(trial.edit.summary(in: words.scenario))
      )
    }
    let cells = trials.lazy.compactMap { $0.matrix?.total }.max()
    var lines = [
      cells.map { "   fixes, each tried on \($0) device × OS × orientation cells" }
        ?? "   fixes, each tried by evaluating the edited scenario"
    ]
    let numberWidth = rows.map { $0.number.count }.max() ?? 1
    let fixWidth = rows.map { displayWidth($0.fix) }.max() ?? 0
    let outcomeColumn = 3 + numberWidth + 2 + fixWidth + 3
    // Code stands beside its outcome where the line has room for both, else under it.
    func fits(_ outcomeWidth: Int, _ code: String) -> Bool {
      outcomeColumn + outcomeWidth + 3 + displayWidth(code) <= pageWidth
    }
    let outcomeWidth =
      rows.filter { fits(displayWidth($0.outcome), $0.code) }
      .map { displayWidth($0.outcome) }.max() ?? 0
    for row in rows {
      var line = spaces(3) + rightAligned(row.number, to: numberWidth) + "  "
      line += padded(row.fix, to: fixWidth + 3)
      if displayWidth(row.outcome) <= outcomeWidth, fits(outcomeWidth, row.code) {
        lines.append(trimmed(line + padded(row.outcome, to: outcomeWidth + 3) + row.code))
      } else {
        let outcome = wrapped(row.outcome, width: max(30, pageWidth - outcomeColumn))
        lines.append(trimmed(line + outcome[0]))
        lines += outcome.dropFirst().map { spaces(outcomeColumn) + $0 }
        if !row.code.isEmpty { lines.append(spaces(outcomeColumn) + row.code) }
      }
    }
    if ordered.count > limit { lines.append("   \(ordered.count - limit) more with --verbose") }
    if !inVain.isEmpty {
      let names = inVain.map { printable($0.fix) }.joined(separator: ", ")
      let text = wrapped("tried in vain: \(names)", width: pageWidth - 3)
      lines += text.enumerated().map { spaces($0 == 0 ? 3 : 6) + $1 }
    }
    return lines
  }
}
