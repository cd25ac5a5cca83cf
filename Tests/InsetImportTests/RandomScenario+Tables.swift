import InsetModel

extension SplitMix {
  private mutating func height() -> Double { once(in: 4) ? -1 : number(low: 0) }

  private mutating func returnedHeight() -> Returned<Double> { .value(height()) }

  private mutating func returnedView() -> Returned<Double> {
    once(in: 3) ? .nil : .value(once(in: 2) ? 0 : number(low: 0))
  }

  mutating func list() -> TableProperties {
    var list = TableProperties()
    list.isList = true
    list.style = any(of: TableProperties.Style.self)
    list.sectionHeaderTopPadding = maybe { $0.number(low: 0) }
    list.sections = maybe { random in (0..<random.below(4)).map { _ in random.section() } }
    return list
  }

  mutating func table() -> TableProperties {
    var table = TableProperties()
    table.style = any(of: TableProperties.Style.self)
    table.origin = any(of: TableProperties.Origin.self)
    table.sectionHeaderHeight = maybe { $0.height() }
    table.sectionFooterHeight = maybe { $0.height() }
    table.estimatedRowHeight = maybe { $0.height() }
    table.estimatedSectionHeaderHeight = maybe { $0.height() }
    table.estimatedSectionFooterHeight = maybe { $0.height() }
    table.rowHeight = maybe { $0.height() }
    table.sectionHeaderTopPadding = maybe { $0.height() }
    table.tableHeaderViewHeight = maybe { $0.number(low: 0) }
    table.tableFooterViewHeight = maybe { $0.number(low: 0) }
    if once(in: 2) { table.delegate.heightForHeaderInSection = returnedHeight() }
    if once(in: 2) { table.delegate.heightForFooterInSection = returnedHeight() }
    if once(in: 2) { table.delegate.viewForHeaderInSection = returnedView() }
    if once(in: 2) { table.delegate.viewForFooterInSection = returnedView() }
    if once(in: 2) { table.delegate.estimatedHeightForHeaderInSection = returnedHeight() }
    if once(in: 2) { table.delegate.estimatedHeightForFooterInSection = returnedHeight() }
    if once(in: 2) { table.delegate.heightForRowAt = returnedHeight() }
    if once(in: 2) { table.delegate.estimatedHeightForRowAt = returnedHeight() }
    table.sections = maybe { random in (0..<random.below(4)).map { _ in random.section() } }
    table.loadMoreFollowsContentSize = once(in: 2)
    return table
  }

  private mutating func section() -> TableSection {
    let count = below(5)
    let shared = maybe { $0.height() }
    let same = once(in: 2)
    var section = TableSection(
      rows: (0..<count).map { _ in same ? shared : maybe { $0.height() } })
    section.header = slot()
    section.footer = slot()
    return section
  }

  private mutating func slot() -> SectionSlot {
    var slot = SectionSlot()
    slot.title = maybe { $0.once(in: 4) ? "" : $0.word() }
    slot.view = maybe { $0.returnedView() }
    slot.height = maybe { $0.returnedHeight() }
    return slot
  }

  /// Ties some views to siblings, and lets some wish to clear another view.
  mutating func tie(_ scenario: inout Scenario) {
    for index in scenario.views.indices {
      let view = scenario.views[index]
      if let superview = view.superview, view.indexInSuperview > 0, once(in: 2) {
        let sibling = scenario.views[superview].subviews[view.indexInSuperview - 1]
        var pins = Pins()
        pins.edges.top = Pins.Pin(
          target: .sibling(sibling), edge: once(in: 2) ? .bottom : .top, constant: number())
        pins.height = number(low: 0)
        pins.edges.left = Pins.Pin(target: .sibling(sibling), edge: .left)
        pins.edges.right = Pins.Pin(target: .superview, edge: .right)
        scenario.views[index].layout = .pins(pins)
      }
      if view.scroll != nil, once(in: 3) {
        let target = below(scenario.views.count)
        scenario.views[index].scroll?.wants.bottom = .view(target)
      }
    }
  }

  mutating func addExpectations(to scenario: inout Scenario) {
    for view in scenario.views where once(in: 3) {
      guard let id = view.id else { continue }
      let source = maybe { $0.word() }
      func add(_ key: Expectation.Key, _ value: Expectation.Value) {
        scenario.expectations.append(
          Expectation(subject: id, key: key, value: value, source: source, position: nil))
      }
      add(
        .safeAreaInsets,
        .insets(EdgeValues(top: number(), left: nil, bottom: maybe { $0.number() }, right: 0)))
      if view.scroll != nil {
        add(.contentOffset, .point(x: maybe { $0.number() }, y: number()))
        add(.contentSize, .size(width: number(low: 0), height: maybe { $0.number(low: 0) }))
      }
      add(.frame, .rect(rect()))
      if view.table != nil {
        add(.firstRowY, .number(number()))
        add(.rows, .numbers((0..<below(30)).map { _ in maybe { $0.number() } }))
        add(
          .slots,
          .slots([
            .init(
              header: number(low: 0), footer: nil, padding: maybe { $0.number(low: 0) },
              headerY: maybe { $0.number() }, footerY: maybe { $0.number() })
          ]))
      }
    }
  }
}
