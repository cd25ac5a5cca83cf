import InsetModel

extension TextReporter {
  /// The comparison as text.
  func text(of variants: [ComparedVariant]) -> String {
    let comparison = Comparison(variants, info)
    var paragraphs = [legend(variants)]
    var subjects: [String] = []
    for row in comparison.rows where !subjects.contains(row.subject) {
      subjects.append(row.subject)
    }
    for subject in subjects {
      paragraphs.append(table(comparison.rows.filter { $0.subject == subject }, comparison))
    }
    let notes = notes(on: comparison)
    if !notes.isEmpty { paragraphs.append(notes) }
    paragraphs.append([closing(comparison)])
    return paragraphs.map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
  }

  /// What stands in which column.
  private func legend(_ variants: [ComparedVariant]) -> [String] {
    var lines: [String] = []
    let paths = Set(variants.map(\.path))
    if paths.count == 1, let first = variants.first {
      let title = variants.lazy.compactMap { $0.evaluation?.screen.scenario.title }.first
      lines.append(style.strong(printable(first.path) + (title.map { ": \(printable($0))" } ?? "")))
    }
    let rows = variants.map { variant -> (name: String, text: String) in
      guard let evaluation = variant.evaluation else {
        let problem = variant.problem
        let words = [problem.map { printable($0.message) }, problem?.suggestion.map(printable)]
        return (
          printable(variant.name),
          style.level(.error, "error:") + " " + words.compactMap { $0 }.joined(separator: "; ")
        )
      }
      let words = Phrasing(screen: evaluation.screen)
      var parts = [words.place]
      if paths.count > 1 { parts.append(printable(variant.path)) }
      if let remark = remark(on: evaluation.screen.surroundings) { parts.append(remark) }
      if let remark = variant.remark { parts.append(printable(remark)) }
      return (printable(variant.name), parts.joined(separator: "   "))
    }
    return lines + described(rows, indent: 3)
  }

  /// What is to be known of a device and system.
  private func remark(on surroundings: Surroundings) -> String? {
    if surroundings.isExtrapolated { return "newer than the catalogue" }
    guard let last = surroundings.device.latestOS, surroundings.os.exact.major > last.major else {
      return nil
    }
    return "the device ends with iOS \(last.major)"
  }

  /// The rows of one view: the values side by side, and why under each.
  private func table(_ rows: [Comparison.Row], _ comparison: Comparison) -> [String] {
    let names = comparison.columns.map { printable($0.variant.name) }
    let keyWidth = max(rows.map { displayWidth($0.key) + 3 }.max() ?? 0, 26)
    let texts = rows.map { row in row.values.map(\.text) }
    let widths = names.indices.map { column in
      max(displayWidth(names[column]), texts.map { displayWidth($0[column]) }.max() ?? 0)
    }
    func line(_ first: String, _ cells: [String]) -> String {
      var line = padded("   " + first, to: keyWidth + 3)
      for (column, cell) in cells.enumerated() {
        line += "  " + rightAligned(cell, to: widths[column])
      }
      return line
    }
    var lines = [line("", names)]
    // The name takes the room before the columns where it fits.
    let subject = rows.first?.subject ?? ""
    if displayWidth(subject) <= keyWidth {
      lines[0] =
        "   " + style.strong(subject)
        + String(lines[0].dropFirst(3 + displayWidth(subject)))
    } else {
      lines.insert("   " + style.strong(subject), at: 0)
    }
    for (row, cells) in zip(rows, texts) {
      let values = line("   " + row.key, cells)
      if let follows = row.follows {
        let text = "follows \(follows.key)" + (follows.fact.map { "   \($0)" } ?? "")
        let fits = displayWidth(values) + 3 + displayWidth(text) <= pageWidth
        lines +=
          fits ? [values + "   " + style.faint(text)] : [values, spaces(9) + style.faint(text)]
      } else {
        lines.append(values)
        lines += why(row, comparison)
      }
    }
    return lines
  }

  private func why(_ row: Comparison.Row, _ comparison: Comparison) -> [String] {
    let names = comparison.columns.map { printable($0.variant.name) }
    let reasons = comparison.reasons(of: row)
    let groups = reasons.map { reason in reason.columns.map { names[$0] }.joined(separator: ", ") }
    let nameWidth = groups.map { displayWidth($0) }.max() ?? 0
    let items = reasons.flatMap(\.parts)
    let numbers = items.compactMap(\.points)
    let decimals = neededDecimals(numbers)
    let numberWidth = numbers.map { displayWidth(signed($0, decimals)) }.max() ?? 0
    var lines: [String] = []
    for (group, reason) in zip(groups, reasons) {
      for (index, item) in reason.parts.enumerated() {
        var lead = "         " + padded(index == 0 ? group : "", to: nameWidth) + "   "
        if numberWidth > 0 {
          lead +=
            rightAligned(item.points.map { signed($0, decimals) } ?? "", to: numberWidth) + "  "
        }
        lines += tell(item, behind: lead)
      }
    }
    if let remark = row.remark { lines.append("         " + remark) }
    return lines
  }

  /// A reason: what, whose, by which rule and fact.
  private func tell(_ item: Part, behind lead: String) -> [String] {
    let confidence = item.confidence?.rawValue ?? info.confidence(of: item.facts) ?? ""
    let cited = detail == .verbose ? item.facts : Array(item.facts.prefix(2))
    var parts = [item.label, item.who, cited.joined(separator: ", "), confidence]
    if detail == .verbose, let rule = info.rules.first(where: { $0.id == item.rule }) {
      parts.append(rule.place)
    }
    let text = parts.filter { !$0.isEmpty }.map { unbroken($0) }.joined(separator: "   ")
    let column = displayWidth(lead)
    let wide = max(30, pageWidth - column)
    // A long reason breaks within itself, a short one only between its parts.
    let isLong = displayWidth(item.label) > wide
    let lines = wrapped(
      isLong ? parts.filter { !$0.isEmpty }.joined(separator: "   ") : text, width: wide)
    return lines.enumerated().map { index, line in
      trimmed(index == 0 ? lead + line : spaces(column) + line)
    }
  }

  private func signed(_ points: Double, _ decimals: Int) -> String {
    (points < 0 ? "-" : points.isNaN ? "" : "+") + fixed(abs(points), decimals: decimals)
  }
}

extension Chain.Value {
  /// The value as the table shows it.
  var text: String {
    switch self {
    case .none: "–"
    case .points(let points): points.isNaN ? "unknown" : formatted(points)
    case .word(let word): word
    }
  }
}
