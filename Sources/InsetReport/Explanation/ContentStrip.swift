import InsetModel

/// One strip of a table's content: a slot, rows, or the table's own header or footer view.
struct ContentStrip {
  /// `section 0`, or `sections 1 to 8, each`; empty after the first strip of a section.
  var section: String
  /// `header`, `rows`, `tableHeaderView`.
  var name: String
  var y: Double
  var points: Double
  /// The rule that gives the height, or words where no rule does.
  var what: String
  var rule: String?
  var facts: [FactID]
  var confidence: Confidence?
}

extension Explainer {
  /// The strips of a table's content from its top; sections that are alike follow in one run.
  func strips(of scroll: PlacedScroll) -> [ContentStrip] {
    guard let table = scroll.table, let own = scenario.views[scroll.view].table else { return [] }
    var strips: [ContentStrip] = []
    if let height = own.values.plain(TableProperty.tableHeaderView) {
      strips.append(
        ContentStrip(
          section: "", name: "tableHeaderView", y: 0, points: height, what: "", facts: []))
    }
    var index = 0
    while index < table.sections.count {
      var end = index + 1
      while end < table.sections.count, table.sections[end].isLike(table.sections[index]) {
        end += 1
      }
      let name =
        end - index == 1 ? "section \(index)" : "sections \(index) to \(end - 1), each"
      strips += self.strips(of: table.sections[index], named: name, rowFacts: table.rowFacts)
      index = end
    }
    if let height = own.values.plain(TableProperty.tableFooterView) {
      strips.append(
        ContentStrip(
          section: "", name: "tableFooterView", y: table.contentHeight - height, points: height,
          what: "", facts: []))
    }
    return strips
  }

  private func strips(
    of section: PlacedSection, named name: String, rowFacts: [FactID]
  ) -> [ContentStrip] {
    let rows = section.rowHeights.reduce(0, +)
    var strips: [ContentStrip] = []
    func add(_ kind: SlotKind, at y: Double) {
      guard let slot = section.slot(kind) else { return }
      // Where no rule speaks of padding or a tail, there is none to tell of.
      if slot.points == 0, kind == .padding || kind == .tail { return }
      strips.append(
        ContentStrip(
          section: "", name: kind.rawValue, y: y, points: slot.points, what: words.label(slot),
          rule: slot.rule, facts: slot.facts, confidence: slot.confidence))
    }
    add(.padding, at: section.y)
    add(.header, at: section.y + section.padding.points)
    if !section.rowHeights.isEmpty {
      strips.append(
        ContentStrip(
          section: "", name: "rows", y: section.rowsY, points: rows,
          what: words.described(section.rowHeights), facts: rowFacts))
    }
    add(.footer, at: section.rowsY + rows)
    add(.tail, at: section.rowsY + rows + section.footer.points)
    if !strips.isEmpty { strips[0].section = name }
    return strips
  }
}

extension PlacedSection {
  /// Whether both come out alike but for their place.
  fileprivate func isLike(_ other: PlacedSection) -> Bool {
    padding.isSame(as: other.padding) && header.isSame(as: other.header)
      && footer.isSame(as: other.footer) && rowHeights == other.rowHeights
      && (tail == nil) == (other.tail == nil)
  }
}

extension PlacedSlot {
  /// Whether both are the same answer; two unknown heights are.
  func isSame(as other: PlacedSlot) -> Bool {
    (points == other.points || points.isNaN && other.points.isNaN)
      && (rule, facts, confidence, text) == (other.rule, other.facts, other.confidence, other.text)
      && range == other.range
  }
}

extension PlacedScroll {
  /// Whether a table's content size is not what its strips add up to: rows that were never shown
  /// count their estimate.
  func countsEstimates(in scenario: Scenario) -> Bool {
    let isGiven = scenario.views[view].scroll?.values.plain(ScrollProperty.contentSize) != nil
    guard let table, isContentSizeKnown, !isGiven, table.estimatedContentHeight != nil else {
      return false
    }
    return abs(contentSize.height - table.contentHeight) > 0.001
  }
}
