extension Walk {
  /// Lays a table's content out. Source: table-spacing.md section 0.
  mutating func placeTable(ofScroll index: Int) {
    let view = screen.scrolls[index].view
    guard let table = screen.scenario.views[view].table, let sections = table.sections else {
      return
    }
    let usual = usualRowHeight(of: table, view: view)
    var placed = PlacedTable()
    if sections.contains(where: { $0.rows.contains { $0 == nil } }) { placed.rowFacts = usual.facts }
    var y = table.tableHeaderViewHeight ?? 0
    for (number, section) in sections.enumerated() {
      let start = y
      let padding = slot(.padding, number, index)
      let header = slot(.header, number, index)
      let rowsY = start + padding.points + header.points
      let heights = section.rows.map { $0 ?? usual.points }
      let footer = slot(.footer, number, index)
      let isLast = number == sections.count - 1
      let tail = isLast ? slot(.tail, number, index) : nil
      y = rowsY + heights.reduce(0, +) + footer.points + (tail?.points ?? 0)
      placed.sections.append(
        PlacedSection(
          padding: padding, header: header, footer: footer, tail: tail, y: start, rowsY: rowsY,
          rowHeights: heights, maxY: y))
    }
    placed.contentHeight = y + (table.tableFooterViewHeight ?? 0)
    placed.estimatedContentHeight = estimatedHeight(of: table, placed, view: view)
    screen.scrolls[index].table = placed
    if !screen.scrolls[index].isContentSizeKnown {
      screen.scrolls[index].contentSize = Size(
        width: screen.views[view].frame.width, height: placed.contentHeight)
      screen.scrolls[index].isContentSizeKnown = !placed.contentHeight.isNaN
    }
  }

  private mutating func slot(_ kind: SlotKind, _ section: Int, _ scroll: Int) -> PlacedSlot {
    policy.slot(kind, ofSection: section, ofScroll: scroll, on: screen)
  }

  /// The height of a row that the scenario gives none: the delegate's, the property's, UIKit's.
  private mutating func usualRowHeight(
    of table: TableProperties, view: Int
  ) -> (points: Double, facts: [FactID]) {
    if let height = table.delegate.heightForRowAt.value, height >= 0 { return (height, []) }
    if let height = table.rowHeight, height >= 0 { return (height, []) }
    let found = measure(
      .tableRow, "the default row height", at: MeasurePlace(), node: .view(view),
      supply: "table.rowHeight")
    return (found.points, found.row.map { [$0.citation] } ?? [])
  }

  /// The content height before anything was measured. Source: TBL-4, TBL-6, TBL-61.
  ///
  /// Nil where rows are not estimated. Slots count as they come out: no source gives a number for
  /// an automatic header or footer estimate (TBL-7).
  private func estimatedHeight(
    of table: TableProperties, _ placed: PlacedTable, view: Int
  ) -> Double? {
    let isAutomatic =
      screen.surroundings.sdk >= OSVersion(11) || table.estimatedRowHeight == -1
    var estimate = table.estimatedRowHeight ?? (isAutomatic ? TableProperties.automaticDimension : 0)
    if let returned = table.delegate.estimatedHeightForRowAt.value { estimate = returned }
    // Before iOS 11 only a positive estimate counts (TBL-5).
    if estimate == TableProperties.automaticDimension, screen.surroundings.sdk >= OSVersion(11) {
      estimate = 44  // TBL-6
    }
    guard estimate > 0 else { return nil }
    var rows = 0
    var exact = 0.0
    for section in placed.sections {
      rows += section.rowHeights.count
      exact += section.rowHeights.reduce(0, +)
    }
    return placed.contentHeight - exact + Double(rows) * estimate
  }
}
