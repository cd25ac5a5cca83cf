import InsetModel

extension TextReporter {
  /// An open question that changes the result: both outcomes, the answer taken, how to choose.
  func lines(
    for contested: ContestedResult, of evaluation: Evaluation, _ words: Phrasing
  ) -> [String] {
    let question = contested.question
    let id = printable(question.id)
    let isOpen = !contested.views.isEmpty
    var lines = [
      headline(
        at: words.location(
          of: contested.views.first.map { .view($0) } ?? .scenario, key: isOpen ? nil : "assume"),
        .note,
        isOpen
          ? "whether content scrolls is not known; both outcomes are shown"
          : "public sources leave this open; both outcomes are shown", tag: id),
      "   \(printable(question.asks))" + (question.fact.map { "   \($0)" } ?? ""),
    ]
    let decimals = neededDecimals(contested.changes.flatMap { [$0.taken, $0.other] })
    var table = Table([.left, .right, .right])
    table.add(["", printable(contested.taken), printable(contested.other)])
    for change in contested.changes {
      table.add([
        printable(change.what),
        fixed(change.taken, decimals: decimals), fixed(change.other, decimals: decimals),
      ])
    }
    if !contested.changes.isEmpty { lines += table.lines(indent: 3, gap: 3) }
    if isOpen { return lines + openEnd(contested, evaluation, words) }
    lines += contested.findings.map { "   \(printable($0))" }
    let choice = "\"assume\": { \"\(id)\": \"\(printable(contested.other))\" }"
    lines.append(
      contested.isChosen
        ? "   taken: \(printable(contested.taken)), as the scenario assumes; the other is  \(choice)"
        : "   taken: \(printable(contested.taken)); choose the other with  \(choice)")
    return lines
  }

  /// Where to say whether content scrolls, and what is undecided until then.
  private func openEnd(
    _ contested: ContestedResult, _ evaluation: Evaluation, _ words: Phrasing
  ) -> [String] {
    var lines = contested.views.filter {
      words.scenario.views[$0].scroll?.values.plain(ScrollProperty.contentSize) == nil
    }
    .map { "   give \"contentSize\" at \(words.scenario.pointer(of: .view($0)))" }
    if let left = leftOpen(by: evaluation.undecided.filter(isAboutContent), words) {
      let text = wrapped("undecided without it: \(left)", width: pageWidth - 6)
      lines += text.enumerated().map { index, line in spaces(index == 0 ? 3 : 6) + line }
    }
    return lines
  }

  /// Whether a rule is undecided since nobody knows whether content scrolls.
  private func isAboutContent(_ rule: UndecidedRule) -> Bool {
    rule.supply == "contentSize" && rule.failedRule == nil
  }

  /// The device never ran this system; it is answered as if it did.
  func tooNew(_ words: Phrasing) -> String? {
    let surroundings = words.screen.surroundings
    guard let last = surroundings.device.latestOS, surroundings.os.exact.major > last.major else {
      return nil
    }
    return headline(
      at: words.location(of: .scenario, key: "os"), .note,
      "\(printable(surroundings.device.name)) ends with iOS \(last.major): answered as if it ran "
        + "iOS \(surroundings.os)", tag: "beyond-device")
  }

  /// Views that a frame measured on another device places only by assumption.
  func assumed(_ evaluation: Evaluation, _ words: Phrasing) -> String? {
    guard !evaluation.assumedViews.isEmpty else { return nil }
    let names = evaluation.assumedViews.prefix(4).map { words.name(.view($0)) }
    let more = evaluation.assumedViews.count - names.count
    let list = names.joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
    return headline(
      at: words.location(of: .scenario, key: "device"), .note,
      "the frame of \(list) is of another device: its edges are assumed to be tied",
      tag: "assumed-pins")
  }

  /// Numbers that no public source gives, and rules that ended for want of one; each once.
  func undecided(_ evaluation: Evaluation, _ words: Phrasing) -> [String] {
    var told: Set<String> = []
    var paragraphs: [String] = []
    func tell(_ node: Node, _ message: String, tag: String, supply: String?, end: String = "") {
      var lines = [headline(at: words.location(of: node), .note, message, tag: tag)]
      if let supply {
        let pointer = words.scenario.pointer(of: node)
        lines.append(
          "   give it with \"\(printable(supply))\" at \(pointer.isEmpty ? "/" : pointer)")
      }
      let text = lines.joined(separator: "\n") + end
      if told.insert(text).inserted { paragraphs.append(text) }
    }
    for unknown in evaluation.screen.unknowns {
      tell(
        unknown.node, "\(printable(unknown.what)) \(Phrasing.lack(unknown.reason))",
        tag: printable(unknown.fact.isEmpty ? "unknown" : unknown.fact), supply: unknown.supply)
    }
    // The number's own note says where to give it; rules know only that it is missing.
    let supplies = Set(evaluation.screen.unknowns.map(\.supply))
    func isNoted(_ rule: UndecidedRule) -> Bool {
      rule.failedRule == nil && !supplies.isEmpty && (rule.supply.map(supplies.contains) ?? true)
    }
    if let left = leftOpen(by: evaluation.undecided.filter(isNoted), words), !paragraphs.isEmpty {
      let without = paragraphs.count == 1 ? "it" : "them"
      paragraphs[paragraphs.count - 1] += endOfNote("undecided without \(without): \(left)")
    }
    let others = evaluation.undecided.filter { !isNoted($0) }
    for property in others.compactMap(\.property) {
      let left = leftOpen(by: others.filter { $0.property == property }, words)
      tell(
        property.node,
        "\(printable(property.id.row.ruleName)) \(Phrasing.lack(property.reason))",
        tag: printable(property.id.row.fact ?? "unknown"), supply: property.key,
        end: left.map { endOfNote("undecided without it: \($0)") } ?? "")
    }
    let isContentNoted = evaluation.contested.contains { !$0.views.isEmpty }
    for rule in others
    where rule.property == nil && !(isContentNoted && isAboutContent(rule)) {
      let reason =
        rule.failedRule.map { "is not known, since rule \(printable($0)) failed" }
        ?? (isAboutContent(rule)
          ? "depends on content of unknown size" : Phrasing.lack(nil))
      // The screen has no content of its own to size.
      let isElsewhere = isAboutContent(rule) && words.scroll(of: rule.node) == nil
      tell(
        rule.node,
        "undecided for \(words.name(rule.node)): \(printable(rule.number)) \(reason)",
        tag: printable(rule.rule), supply: isElsewhere ? nil : rule.supply)
    }
    return paragraphs
  }

  /// The last lines of a note.
  private func endOfNote(_ text: String) -> String {
    wrapped(text, width: pageWidth - 6).enumerated().map { index, line in
      "\n" + spaces(index == 0 ? 3 : 6) + line
    }.joined()
  }

  /// The rules that ended for want of a number, by what they were asked about: `content-hidden;
  /// content-shifted and double-inset for orders`.
  private func leftOpen(by rules: [UndecidedRule], _ words: Phrasing) -> String? {
    var groups: [(node: Node, rules: [String])] = []
    for rule in rules {
      let name = printable(rule.rule)
      if let index = groups.firstIndex(where: { $0.node == rule.node }) {
        if !groups[index].rules.contains(name) { groups[index].rules.append(name) }
      } else {
        groups.append((rule.node, [name]))
      }
    }
    if groups.isEmpty { return nil }
    // What the same rules were asked about is told together: the sections of a table.
    var told: [(nodes: [Node], rules: [String])] = []
    for group in groups {
      if let index = told.firstIndex(where: { $0.rules == group.rules }), group.node != .scenario {
        told[index].nodes.append(group.node)
      } else {
        told.append(([group.node], group.rules))
      }
    }
    return told.map { group in
      let names = listed(group.rules)
      if group.nodes == [.scenario] { return names }
      let nodes = group.nodes.prefix(2).map(words.name)
      let more = group.nodes.count - nodes.count
      return "\(names) for \(listed(more > 0 ? nodes + ["\(more) more"] : nodes))"
    }.joined(separator: "; ")
  }

  /// Said once a screen: the system is newer than anything the catalogue knows.
  func extrapolated(_ words: Phrasing) -> String? {
    guard words.screen.surroundings.isExtrapolated else { return nil }
    return headline(
      at: words.location(of: .scenario, key: "os"), .note,
      "iOS \(words.screen.surroundings.os) is newer than the catalogue; "
        + "the newest version it knows answers", tag: "extrapolated")
  }

  /// Findings that the scenario switches off: how many, in verbose which and why.
  func suppressed(_ evaluation: Evaluation, _ words: Phrasing) -> [String] {
    if evaluation.suppressed.isEmpty { return [] }
    if detail != .verbose {
      return ["\(evaluation.suppressed.count) suppressed (reasons with --verbose)"]
    }
    return evaluation.suppressed.map { entry in
      headline(entry.finding, words) + "\n   suppressed: \(printable(entry.reason))"
    }
  }
}
