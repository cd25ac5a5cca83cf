import InsetModel

/// What a table adds to a scroll view: heights, delegate, sections.
extension ScenarioBuilder {
  /// How many rows a scenario may have in all; memory would not be bounded by the input otherwise.
  static let rowLimit = 1_000_000

  /// Reads the value of `table`; UIKit's defaults where there is none.
  mutating func tableProperties(_ node: Int?, _ view: Int) throws(Fault) -> TableProperties {
    var table = TableProperties()
    guard let node else { return table }
    let members = try document.object(node, as: TableKey.self)
    for (key, value) in members.written {
      record(.view(view), key: key.name, value: value)
      if let property = key.height { table[keyPath: property] = try document.height(value) }
    }
    if let node = members[.style] {
      table.style = try document.word(node, TableProperties.Style.self)
    }
    if let node = members[.origin] {
      table.origin = try document.word(node, TableProperties.Origin.self)
    }
    if let node = members[.tableHeaderView] { table.tableHeaderViewHeight = try sizedView(node) }
    if let node = members[.tableFooterView] { table.tableFooterViewHeight = try sizedView(node) }
    if let node = members[.delegate] {
      let methods = try document.object(node, as: DelegateKey.self)
      for (method, value) in methods.written {
        record(.view(view), key: method.name, value: value)
        table.delegate[keyPath: method.property] =
          method.returnsView ? try returnedView(value) : try returnedHeight(value)
      }
    }
    if let node = members[.loadMore] {
      guard let follows = try document.object(node, as: LoadMoreKey.self)[.follows] else {
        throw document.fault(node, "loadMore is incomplete")
      }
      _ = try document.word(follows, among: ["contentSize"])
      table.loadMoreFollowsContentSize = true
    }
    if let node = members[.sections] { table.sections = try sections(node, view) }
    return table
  }

  /// Reads the value of `list`.
  mutating func listProperties(_ node: Int, _ view: Int) throws(Fault) -> TableProperties {
    var list = TableProperties()
    list.isList = true
    let members = try document.object(node, as: ListKey.self)
    for (key, value) in members.written { record(.view(view), key: key.name, value: value) }
    if let node = members[.appearance] {
      list.style = try document.word(node, TableProperties.Style.self)
    }
    if let node = members[.headerTopPadding] {
      list.sectionHeaderTopPadding = try document.height(node)
    }
    if let node = members[.sections] { list.sections = try sections(node, view) }
    return list
  }

  private mutating func sections(_ node: Int, _ view: Int) throws(Fault) -> [TableSection] {
    var sections: [TableSection] = []
    for section in try document.list(node, of: "sections") {
      sections.append(try self.section(section, .section(view: view, section: sections.count)))
    }
    return sections
  }

  private func sizedView(_ node: Int) throws(Fault) -> Double {
    guard let height = try document.object(node, as: SizedViewKey.self)[.height] else {
      throw document.fault(node, "the view's height is missing")
    }
    return try document.number(height, in: .extent)
  }

  /// What a height method returns; it has no nil to return.
  private func returnedHeight(_ node: Int) throws(Fault) -> Returned<Double> {
    guard document.kind(node) != .null else {
      throw document.mismatch(
        node, expected: "a height or \"automaticDimension\"",
        suggestion: "leave the key out where the method is not implemented")
    }
    return .value(try document.height(node))
  }

  /// What a view method returns: null for nil, `"view"` or an object for a view.
  private func returnedView(_ node: Int) throws(Fault) -> Returned<Double> {
    switch document.kind(node) {
    case .null: return .nil
    case .object: return .value(try sizedView(node))
    case .string:
      _ = try document.word(node, among: ["view"])
      return .value(0)
    default:
      throw document.mismatch(node, expected: "\"view\", {\"height\": …} or null")
    }
  }

  private mutating func section(_ node: Int, _ part: Node) throws(Fault) -> TableSection {
    let members = try document.object(node, as: SectionKey.self)
    record(part, node: node, members)
    var section = TableSection(rows: [])
    if let node = members[.rows] { section.rows = try rows(node) }
    if let node = members[.header] { section.header = try slot(node) }
    if let node = members[.footer] { section.footer = try slot(node) }
    return section
  }

  private func slot(_ node: Int) throws(Fault) -> SectionSlot {
    let members = try document.object(node, as: SlotKey.self)
    var slot = SectionSlot()
    if let node = members[.title] { slot.title = try document.anyText(node) }
    if let node = members[.view] { slot.view = try returnedView(node) }
    if let node = members[.height] { slot.height = try returnedHeight(node) }
    return slot
  }

  private mutating func rows(_ node: Int) throws(Fault) -> [Double?] {
    switch document.kind(node) {
    case .number: return Array(repeating: nil, count: try takeRows(node))
    case .array:
      var heights: [Double?] = []
      for element in document.elements(of: node) {
        heights.append(document.kind(element) == .null ? nil : try document.height(element))
      }
      try takeRows(heights.count, at: node)
      return heights
    case .object:
      let members = try document.object(node, as: RowsKey.self)
      guard let count = members[.count] else { throw document.fault(node, "the count is missing") }
      var height: Double?
      if let node = members[.height] { height = try document.height(node) }
      return Array(repeating: height, count: try takeRows(count))
    default:
      throw document.mismatch(node, expected: "a number of rows, a list of heights or an object")
    }
  }

  private mutating func takeRows(_ node: Int) throws(Fault) -> Int {
    let count = try document.count(node)
    try takeRows(count, at: node)
    return count
  }

  private mutating func takeRows(_ count: Int, at node: Int) throws(Fault) {
    guard count <= Self.rowLimit - rowCount else {
      throw document.fault(
        node, "the scenario has more than \(Self.rowLimit) rows",
        suggestion: "a few rows show the same insets")
    }
    rowCount += count
  }
}
