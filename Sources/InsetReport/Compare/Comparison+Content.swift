import InsetModel

extension Comparison {
  /// Compares what a scroll view holds: slots, rows, sizes.
  mutating func compareContent(_ subject: String, _ scrolls: [PlacedScroll?]) {
    let before = rows.count
    compareSlots(subject, scrolls.map { $0?.table })
    compareRows(subject, scrolls.map { $0?.table })
    let hasSlots = rows.count > before
    let slotKey = "the strips above"
    let countsEstimates = zip(columns, scrolls).map { column, scroll in
      scroll?.countsEstimates(in: column.words.scenario) ?? false
    }
    add(
      subject, "firstRowY",
      scrolls.map { scroll in scroll?.table?.firstRowY.map { .points($0) } ?? .none },
      scrolls.map { _ in [] }, follows: hasSlots ? (slotKey, nil) : nil)
    add(
      subject, "contentSize.height",
      scrolls.map { scroll in
        scroll.map { .points($0.isContentSizeKnown ? $0.contentSize.height : .nan) } ?? .none
      },
      scrolls.indices.map { index in
        guard let scroll = scrolls[index], let table = scroll.table else { return [] }
        return countsEstimates[index]
          ? [Item(label: "rows that were not shown yet count their estimate", facts: ["TBL-61"])]
          : [Item(label: "the strips add up to \(formatted(table.contentHeight))")]
      }, follows: hasSlots && !countsEstimates.contains(true) ? (slotKey, nil) : nil)
    compareEstimates(subject, scrolls, follows: hasSlots ? slotKey : nil)
  }

  /// The rows of each section; neighbours of one outcome share a row.
  private mutating func compareRows(_ subject: String, _ tables: [PlacedTable?]) {
    let sections = tables.map { $0?.sections.count ?? 0 }.max() ?? 0
    var open: (first: Int, last: Int, values: [Value], items: [[Item]])?
    for section in 0..<sections {
      let placed = tables.map { table in
        table.flatMap { $0.sections.indices.contains(section) ? $0.sections[section] : nil }
      }
      let values = placed.map { section -> Value in
        section.map { .points($0.rowHeights.reduce(0, +)) } ?? .none
      }
      let items = placed.indices.map { index -> [Item] in
        guard let section = placed[index], !section.rowHeights.isEmpty else { return [] }
        return [
          Item(
            label: Explainer.described(section.rowHeights), facts: tables[index]?.rowFacts ?? [])
        ]
      }
      if let current = open, isSameRow(current.values, values), current.items == items {
        open?.last = section
      } else {
        if let open { add(subject, "rows", open) }
        open = (section, section, values, items)
      }
    }
    if let open { add(subject, "rows", open) }
  }

  /// The height that a table reports before its rows were measured: what a load-more control sees.
  private mutating func compareEstimates(
    _ subject: String, _ scrolls: [PlacedScroll?], follows slotKey: String?
  ) {
    let tables = scrolls.map { $0?.table }
    let isEstimated = tables.map { table in table.map { $0.estimatedContentHeight != nil } }
    let isAlike = Set(isEstimated.compactMap { $0 }).count == 1
    add(
      subject, "contentSize.height at first",
      tables.map { table in
        table.map { .points($0.estimatedContentHeight ?? $0.contentHeight) } ?? .none
      },
      tables.map { table in
        guard let table else { return [] }
        return table.estimatedContentHeight == nil
          ? [Item(label: "rows are not estimated", facts: ["TBL-4"])]
          : [
            Item(label: "rows are estimated until they were measured", facts: ["TBL-61", "TBL-6"])
          ]
      }, follows: isAlike ? slotKey.map { ($0, "TBL-61") } : nil)
  }

  /// Slots section by section; neighbours of one outcome share a row.
  private mutating func compareSlots(_ subject: String, _ tables: [PlacedTable?]) {
    let sections = tables.map { $0?.sections.count ?? 0 }.max() ?? 0
    for kind in SlotKind.allCases {
      var open: (first: Int, last: Int, values: [Value], items: [[Item]])?
      for section in 0..<sections {
        let slots = tables.map { table -> PlacedSlot? in
          guard let table, table.sections.indices.contains(section) else { return nil }
          return table.sections[section].slot(kind)
        }
        let values = zip(tables, slots).map { table, slot -> Value in
          guard let table, table.sections.indices.contains(section) else { return .none }
          // No tail is one of no height.
          return .points(slot?.points ?? 0)
        }
        let items = slots.map { slot -> [Item] in
          guard let slot, slot.rule != nil || slot.points != 0 else { return [] }
          return [item(slot)]
        }
        if let current = open, isSameRow(current.values, values), current.items == items {
          open?.last = section
        } else {
          if let open { add(subject, kind.rawValue, open) }
          open = (section, section, values, items)
        }
      }
      if let open { add(subject, kind.rawValue, open) }
    }
  }

  private func isSameRow(_ left: [Value], _ right: [Value]) -> Bool {
    zip(left, right).allSatisfy { isSame([$0, $1]) }
  }

  private func item(_ slot: PlacedSlot) -> Item {
    var label = slot.rule.map(printable) ?? "no rule answers"
    if let text = slot.text { label += ": \(printable(text))" }
    if let range = slot.range {
      label += ", between \(formatted(range.lowerBound)) and \(formatted(range.upperBound))"
    }
    return Item(
      points: slot.points, label: label, rule: slot.rule ?? "none", facts: slot.facts,
      confidence: slot.confidence)
  }

  private mutating func add(
    _ subject: String, _ strip: String,
    _ run: (first: Int, last: Int, values: [Value], items: [[Item]])
  ) {
    let name =
      run.first == run.last ? "section \(run.first)" : "sections \(run.first)–\(run.last)"
    add(subject, "\(name) \(strip)", run.values, run.items)
  }

  // MARK: Findings

  /// Findings that not every column has, or that speak of other points.
  mutating func compareFindings(of named: String?) {
    struct Key: Hashable {
      var view: String?
      var subject: String
      var rule: String
      var edge: Edge?
      var key: String?
      var section: Int?
    }
    var keys: [Key] = []
    var found: [[Key: Finding]] = []
    for column in columns {
      var own: [Key: Finding] = [:]
      for finding in column.evaluation.findings {
        var key = Key(
          subject: column.words.name(finding.node), rule: finding.rule, edge: finding.edge,
          key: finding.key)
        switch finding.node {
        case .view(let view): key.view = column.words.scenario.name(ofView: view)
        case .section(let view, let section):
          key.view = column.words.scenario.name(ofView: view)
          key.section = section
        case .controller, .scenario: break
        }
        own[key] = finding
        if !keys.contains(key) { keys.append(key) }
      }
      found.append(own)
    }
    for key in keys where named == nil || key.view == named {
      let edge = key.edge.map { ".\($0.name)" } ?? ""
      let section = key.section.map { "section \($0) " } ?? ""
      let values = found.map { own -> Value in
        guard let finding = own[key] else { return .word("–") }
        return finding.points.map { .points($0) } ?? .word(finding.level.rawValue)
      }
      let items = found.map { own -> [Item] in
        own[key].map {
          [
            Item(
              label: "\($0.level.rawValue): \(printable($0.message))", rule: $0.rule,
              facts: $0.facts, confidence: $0.confidence)
          ]
        } ?? []
      }
      add(
        key.view.map { title(of: $0) } ?? key.subject,
        "\(section)\(printable(key.rule))\(edge)", values, items)
    }
  }
}
