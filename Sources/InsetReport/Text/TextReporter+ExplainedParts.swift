import InsetModel

extension TextReporter {
  /// The sums of all edges, aligned under each other; edges without anything in one line.
  func sums(_ explanation: Circumstances, _ explainer: Explainer, isShort: Bool) -> [String] {
    var block = SumBlock()
    var empty: [Edge] = []
    for side in explanation.sides {
      if explanation.absence != nil, side.adjusted?.points ?? 0 == 0 { continue }
      if side.isEmpty, info.edge == nil {
        empty.append(side.edge)
        continue
      }
      if explanation.absence == nil { add(side.safeArea, to: &block, explainer, isShort: isShort) }
      if let adjusted = side.adjusted { add(adjusted, to: &block, explainer, isShort: isShort) }
    }
    var lines = block.isEmpty ? [] : block.lines(indent: 4)
    if explanation.absence != nil {
      let name = explainer.words.hasSafeArea ? "safeAreaInsets" : "layout guides"
      lines.insert("   \(name) {0, 0, 0, 0}: in no window   INS-54", at: 0)
    } else if !empty.isEmpty, !isShort || block.isEmpty {
      let names = listed(empty.map(\.name))
      if !lines.isEmpty { lines.append("") }
      lines.append("   \(names): 0, nothing reaches in and nothing is added")
    }
    return lines
  }

  private func add(
    _ chain: Chain, to block: inout SumBlock, _ explainer: Explainer, isShort: Bool
  ) {
    block.heading(style.strong("\(chain.subject).\(chain.name)"))
    let steps = isShort ? chain.parts.filter { $0.points != 0 } : chain.parts
    for (index, step) in steps.enumerated() {
      var cells = [
        step.label + step.detail, step.who, explainer.words.facts(step.facts, all: false),
        step.confidence?.rawValue ?? info.confidence(of: step.facts) ?? "",
      ]
      cells.append(step.place?.position.map { ":\($0.line)" } ?? "")
      block.add(step.points ?? 0, cells, isFirst: index == 0)
      if detail == .verbose {
        let all = step.facts.count > 1 ? step.facts.joined(separator: ", ") : ""
        block.remark(
          ["step \(printable(step.rule))", all, step.place?.text ?? ""].filter { !$0.isEmpty }
            .joined(separator: "   "))
      }
    }
    if steps.isEmpty {
      block.add(chain.points, ["nothing reaches this edge"], isFirst: true)
    } else {
      block.total(chain.points, chain.name)
    }
    if !isShort { for remark in chain.remarks { block.remark(remark) } }
  }

  /// A table's content, strip by strip.
  func content(of scroll: PlacedScroll, _ explainer: Explainer) -> [String] {
    let strips = explainer.strips(of: scroll)
    guard !strips.isEmpty, let placed = scroll.table else { return [] }
    let decimals = neededDecimals(strips.flatMap { [$0.y, $0.points] } + [placed.contentHeight])
    var table = Table([.left, .left, .right, .right, .left, .left, .left])
    table.add(["", "", "y", "height"])
    for strip in strips {
      table.add([
        strip.section, strip.name, fixed(strip.y, decimals: decimals),
        fixed(strip.points, decimals: decimals), what(strip, explainer),
        explainer.words.facts(strip.facts, all: detail == .verbose),
        strip.confidence?.rawValue ?? info.confidence(of: strip.facts) ?? "",
      ])
    }
    table.add(["", "end", fixed(placed.contentHeight, decimals: decimals)])
    var lines = ["   " + style.strong("content of \(explainer.short(.view(scroll.view)))")]
    lines += table.lines(indent: 6, gap: 2)
    if let y = placed.firstRowY {
      let frame = explainer.screen.views[scroll.view].windowFrame
      lines.append(
        "      first row at y \(formatted(y)), \(formatted(frame.y - scroll.contentOffset.y + y)) pt "
          + "from the window's top at rest")
    }
    if let estimate = placed.estimatedContentHeight, estimate != placed.contentHeight {
      lines.append(
        "      before rows are measured contentSize.height is \(formatted(estimate)): "
          + "rows are estimated   TBL-61, TBL-6")
    }
    if scroll.countsEstimates(in: explainer.scenario) {
      lines.append(
        "      at rest it is \(formatted(scroll.contentSize.height)): rows that were not shown yet "
          + "count their estimate   TBL-61")
    }
    return lines
  }

  /// The rule that gives a strip's height, by its place, or words where none does.
  private func what(_ strip: ContentStrip, _ explainer: Explainer) -> String {
    guard let id = strip.rule, let rule = info.rule(.spacing, id) else { return strip.what }
    // The file bears the rule's name.
    return rule.place + strip.what.dropFirst(printable(id).count)
  }

  /// The rules that did not apply.
  func notApplied(_ explanation: Circumstances) -> [String] {
    var lines = ["   " + style.strong("not applied")]
    let rows = explanation.notApplied.map { entry in
      let facts = entry.facts.joined(separator: ", ")
      let place = entry.rule.map(\.place) ?? ""
      return (
        name: entry.what,
        text: [entry.why, unbroken(facts), unbroken(place)].filter { !$0.isEmpty }
          .joined(separator: "   ")
      )
    }
    lines += described(rows, indent: 6)
    return lines
  }

  /// What UIKit calls when the screen appears.
  func callbacks(_ explanation: Circumstances) -> [String] {
    var table = Table([.left, .left, .left, .left])
    for entry in explanation.callbacks {
      table.add([
        entry.method, entry.receiver, entry.change, entry.fact,
      ])
    }
    var lines = ["   " + style.strong("callbacks, when the page appears")]
    lines += table.lines(indent: 6, gap: 3)
    if explanation.callbacks.contains(where: \.fires) {
      lines.append("      again whenever bars or additionalSafeAreaInsets change them   INS-73")
    }
    return lines
  }

  /// Every fact that was cited, in words.
  func cited(_ explanation: Circumstances, _ explainer: Explainer) -> [String] {
    let ids = explanation.citedFacts(explainer)
    let rows = ids.compactMap { id in
      info.facts[id].map { (name: id, text: "\($0.says) (\($0.confidence.rawValue))") }
    }
    return ["   " + style.strong("facts")] + described(rows, indent: 6)
  }
}
