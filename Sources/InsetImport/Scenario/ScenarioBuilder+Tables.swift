import InsetModel

/// What a table adds to a scroll view: heights, delegate, sections.
extension ScenarioBuilder {
  /// How many rows a scenario may have in all; memory would not be bounded by the input otherwise.
  static let rowLimit = 1_000_000

  /// Reads the value of `table`; UIKit's defaults where there is none.
  mutating func tableProperties(_ node: Int?, _ view: Int) throws(Refused) -> TableProperties {
    var table = TableProperties()
    guard let node else { return table }
    let members = try document.object(node, as: TableKey.self)
    for (key, value) in members.written {
      record(.view(view), key: key.name, value: value)
      if let property = key.height {
        members.read(key, into: &table[keyPath: property]) { try document.height($0) }
      }
    }
    members.read(.style, into: &table.style) { try document.word($0, TableProperties.Style.self) }
    members.read(.origin, into: &table.origin) {
      try document.word($0, TableProperties.Origin.self)
    }
    members.read(.tableHeaderView, into: &table.tableHeaderViewHeight) { try sizedView($0) }
    members.read(.tableFooterView, into: &table.tableFooterViewHeight) { try sizedView($0) }
    members.read(.delegate, into: &table.delegate) { try delegate($0, view) }
    members.read(.loadMore, into: &table.loadMoreFollowsContentSize) { node throws(Refused) in
      guard let follows = try document.object(node, as: LoadMoreKey.self)[.follows] else {
        throw Refused()
      }
      _ = try document.word(follows, among: ["contentSize"])
      return true
    }
    members.read(.sections, into: &table.sections) { try sections($0, view) }
    return table
  }

  private mutating func delegate(_ node: Int, _ view: Int) throws(Refused) -> TableDelegate {
    let methods = try document.object(node, as: DelegateKey.self)
    var delegate = TableDelegate()
    for (method, value) in methods.written {
      record(.view(view), key: method.name, value: value)
      methods.read(method, into: &delegate[keyPath: method.property]) {
        method.returnsView ? try returnedView($0) : try returnedHeight($0)
      }
    }
    return delegate
  }

  /// Reads the value of `list`.
  mutating func listProperties(_ node: Int, _ view: Int) throws(Refused) -> TableProperties {
    var list = TableProperties()
    list.isList = true
    let members = try document.object(node, as: ListKey.self)
    for (key, value) in members.written { record(.view(view), key: key.name, value: value) }
    members.read(.appearance, into: &list.style) {
      try document.word($0, TableProperties.Style.self)
    }
    members.read(.headerTopPadding, into: &list.sectionHeaderTopPadding) {
      try document.height($0)
    }
    members.read(.sections, into: &list.sections) { try sections($0, view) }
    return list
  }

  private mutating func sections(_ node: Int, _ view: Int) throws(Refused) -> [TableSection] {
    var place = 0
    return try document.each(of: try document.list(node, of: "sections")) {
      section throws(Refused) in
      defer { place += 1 }
      return try self.section(section, .section(view: view, section: place))
    }
  }

  private func sizedView(_ node: Int) throws(Refused) -> Double {
    guard let height = try document.object(node, as: SizedViewKey.self)[.height] else {
      throw Refused()
    }
    return try document.number(height, in: .extent)
  }

  /// What a height method returns; it has no nil to return.
  private func returnedHeight(_ node: Int) throws(Refused) -> Returned<Double> {
    guard document.kind(node) != .null else {
      throw document.mismatch(
        node, expected: "a height or \"automaticDimension\"",
        suggestion: "leave the key out where the method is not implemented")
    }
    return .value(try document.height(node))
  }

  /// What a view method returns: null for nil, `"view"` or an object for a view.
  private func returnedView(_ node: Int) throws(Refused) -> Returned<Double> {
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

  private mutating func section(_ node: Int, _ part: Node) throws(Refused) -> TableSection {
    let members = try document.object(node, as: SectionKey.self)
    record(part, node: node, members)
    var section = TableSection(rows: [])
    members.read(.rows, into: &section.rows) { try rows($0) }
    members.read(.header, into: &section.header) { try slot($0) }
    members.read(.footer, into: &section.footer) { try slot($0) }
    return section
  }

  private func slot(_ node: Int) throws(Refused) -> SectionSlot {
    let members = try document.object(node, as: SlotKey.self)
    var slot = SectionSlot()
    members.read(.title, into: &slot.title) { try document.anyText($0) }
    members.read(.view, into: &slot.view) { try returnedView($0) }
    members.read(.height, into: &slot.height) { try returnedHeight($0) }
    return slot
  }

  private mutating func rows(_ node: Int) throws(Refused) -> [Double?] {
    switch document.kind(node) {
    case .number: return Array(repeating: nil, count: try takeRows(node))
    case .array:
      let heights: [Double?] = try document.each(of: document.elements(of: node)) {
        element throws(Refused) in
        document.kind(element) == .null ? nil : try document.height(element)
      }
      try takeRows(heights.count, at: node)
      return heights
    case .object:
      let members = try document.object(node, as: RowsKey.self)
      var height: Double?
      members.read(.height, into: &height) { try document.height($0) }
      guard let count = members[.count] else { throw Refused() }
      return Array(repeating: height, count: try takeRows(count))
    default:
      throw document.mismatch(node, expected: "a number of rows, a list of heights or an object")
    }
  }

  private mutating func takeRows(_ node: Int) throws(Refused) -> Int {
    let count = try document.count(node)
    try takeRows(count, at: node)
    return count
  }

  private mutating func takeRows(_ count: Int, at node: Int) throws(Refused) {
    guard count <= Self.rowLimit - rowCount else {
      if rowCount > Self.rowLimit { throw Refused() }
      rowCount = .max
      throw document.fault(
        node, "the scenario has more than \(Self.rowLimit) rows",
        suggestion: "a few rows show the same insets")
    }
    rowCount += count
  }
}
