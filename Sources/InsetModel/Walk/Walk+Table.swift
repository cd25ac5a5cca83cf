extension Walk {
  /// Lays a table's content out. Source: table-spacing.md section 0.
  ///
  /// On iOS 26 a slot may depend on whether the rows fit (OUK-95), which is known only after the slots:
  /// where the rows overflow, they are laid out once more.
  mutating func placeTable(ofScroll index: Int) {
    let view = screen.scrolls[index].view
    guard let table = screen.scenario.views[view].table else { return }
    let given = screen.scenario.views[view].scroll?.values[ScrollProperty.contentSize]
    if !screen.scrolls[index].isContentSizeKnown, given?.reason == nil {
      // Whatever its rows are, a table is as wide as they are.
      screen.scrolls[index].contentSize.width = screen.views[view].frame.width
    }
    guard let sections = table.sections else { return }
    let usual = usualRowHeight(of: table, view: view)
    var placed = placeSections(sections, of: table, usual: usual, ofScroll: index)
    let safe = screen.views[view].safeArea
    let room = difference(
      difference(screen.views[view].frame.height, safe.top.points), safe.bottom.points)
    if !(placed.contentHeight <= room) {
      screen.scrolls[index].overflows = placed.contentHeight > room ? true : nil
      if dependsOnFit(view) {
        placed = placeSections(sections, of: table, usual: usual, ofScroll: index)
      }
    }
    placed.rowEstimate = table.isList ? nil : rowEstimate(of: table, view: view)
    placed.estimatedContentHeight = estimatedHeight(of: placed)
    screen.scrolls[index].table = placed
    if !screen.scrolls[index].isContentSizeKnown {
      screen.scrolls[index].contentSize.height =
        shownHeight(of: placed, view: view) ?? placed.contentHeight
      screen.scrolls[index].isContentSizeKnown = !placed.contentHeight.isNaN
    }
  }

  /// Whether slots may come out otherwise where rows overflow: under a search field never used.
  private func dependsOnFit(_ view: Int) -> Bool {
    screen.surroundings.barOS >= OSVersion(26)
      && screen.bars(over: screen.scenario.views[view].controller).contains {
        screen.bars[$0].bar.values.plain(BarProperty.searchBar) == .attached
      }
  }

  private mutating func placeSections(
    _ sections: [TableSection], of table: TableProperties,
    usual: (points: Double, facts: [FactID]), ofScroll index: Int
  ) -> PlacedTable {
    var placed = PlacedTable()
    placed.sections.reserveCapacity(sections.count)
    let hasUsual = sections.contains { $0.rows.contains { $0.map { $0 < 0 } ?? true } }
    if hasUsual { placed.rowFacts = usual.facts }
    let part = Node.view(screen.scrolls[index].view)
    var y = known(TableProperty.tableHeaderView, table.values, of: part).map { $0 ?? 0 } ?? .nan
    for (number, section) in sections.enumerated() {
      let start = y
      let padding = slot(.padding, number, index)
      let header = slot(.header, number, index)
      let rowsY = start + padding.points + header.points
      let heights = section.rows.map { $0.map { $0 < 0 ? usual.points : $0 } ?? usual.points }
      let footer = slot(.footer, number, index)
      let isLast = number == sections.count - 1
      let tail = isLast ? slot(.tail, number, index) : nil
      y = rowsY + heights.reduce(0, +) + footer.points + (tail?.points ?? 0)
      placed.sections.append(
        PlacedSection(
          padding: padding, header: header, footer: footer, tail: tail, y: start, rowsY: rowsY,
          rowHeights: heights, maxY: y))
    }
    let footer = known(TableProperty.tableFooterView, table.values, of: part)
    placed.contentHeight = y + (footer.map { $0 ?? 0 } ?? .nan)
    return placed
  }

  private mutating func slot(_ kind: SlotKind, _ section: Int, _ scroll: Int) -> PlacedSlot {
    policy.slot(kind, ofSection: section, ofScroll: scroll, on: screen)
  }

  /// The height of a row that the scenario gives none: the delegate's, the property's, UIKit's.
  private mutating func usualRowHeight(
    of table: TableProperties, view: Int
  ) -> (points: Double, facts: [FactID]) {
    let part = Node.view(view)
    guard let returned = known(DelegateProperty.heightForRowAt, table.delegate.values, of: part)
    else { return (.nan, []) }
    if let height = returned.value, !(height < 0) { return (height, []) }
    guard let set = known(TableProperty.rowHeight, table.values, of: part) else {
      return (.nan, [])
    }
    if let height = set, !(height < 0) { return (height, []) }
    let found = measure(
      .tableRow, "the default row height", at: MeasurePlace(), node: .view(view),
      supply: "table.rowHeight")
    return (found.points, found.row.map { [$0.citation] } ?? [])
  }

  /// What each row counts until it was measured; nil where rows are not estimated.
  ///
  /// From iOS 11 on the automatic estimate behaves as the height of a row that nobody gave one
  /// (TBL-4, TBL-6); before, only a positive estimate counts (TBL-5).
  private mutating func rowEstimate(of table: TableProperties, view: Int) -> Double? {
    let isAutomatic = screen.surroundings.tableSDK(policy.answer) >= OSVersion(11)
    let part = Node.view(view)
    guard
      let returned = known(
        DelegateProperty.estimatedHeightForRowAt, table.delegate.values, of: part),
      let set = known(TableProperty.estimatedRowHeight, table.values, of: part)
    else { return .nan }
    var estimate =
      returned.value ?? set ?? (isAutomatic ? TableProperties.automaticDimension : 0)
    if estimate == TableProperties.automaticDimension, isAutomatic {
      let surroundings = screen.surroundings
      let row = catalogue.row(.tableRow) { surroundings.matches($0, at: MeasurePlace()) }
      guard case .fixed(let points)? = row?.value else { return nil }
      estimate = points
    }
    return estimate <= 0 ? nil : estimate
  }

  /// The content height before anything was measured. Source: TBL-61.
  ///
  /// Slots count as they come out: no source gives a number for an automatic header or footer
  /// estimate (TBL-7).
  private func estimatedHeight(of placed: PlacedTable) -> Double? {
    guard let estimate = placed.rowEstimate else { return nil }
    var height = placed.contentHeight
    for section in placed.sections {
      for row in section.rowHeights { height += estimate - row }
    }
    return height
  }

  /// The content height that the table reports once its first screen is shown. Source: TBL-61.
  ///
  /// As many rows are measured as fit by the smaller of estimate and height; the others still count
  /// as estimated.
  private func shownHeight(of placed: PlacedTable, view: Int) -> Double? {
    guard let estimate = placed.rowEstimate else { return nil }
    let room = screen.views[view].frame.height
    var filled = 0.0
    var height = placed.contentHeight
    for section in placed.sections {
      for row in section.rowHeights {
        filled += smaller(estimate, row)
        if row == estimate { continue }
        // Which rows are measured is not known where the room or a height is not.
        if room.isNaN || filled.isNaN { return .nan }
        if filled > room { height += estimate - row }
      }
    }
    return height
  }
}
