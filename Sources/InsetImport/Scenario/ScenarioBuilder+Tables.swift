import InsetModel

/// What a table adds to a scroll view: heights, delegate, sections.
extension ScenarioBuilder {
  /// How many rows a scenario may have in all; memory would not be bounded by the input otherwise.
  static let rowLimit = 1_000_000

  /// Reads the value of `table`.
  mutating func tableProperties(_ node: Int, _ view: Int) throws(Refused) -> TableProperties {
    var table = TableProperties()
    let members = try document.object(node, as: TableKey.self)
    recordKeys(of: members, as: .view(view))
    document.read(members, into: &table.values)
    members.read(.delegate, into: &table.delegate) { try delegate($0, view) }
    members.read(.sections, into: &table.sections) { try sections($0, view) }
    return table
  }

  private mutating func delegate(_ node: Int, _ view: Int) throws(Refused) -> TableDelegate {
    let methods = try document.object(node, as: DelegateKey.self)
    var delegate = TableDelegate()
    recordKeys(of: methods, as: .view(view))
    document.read(methods, into: &delegate.values)
    return delegate
  }

  /// Reads the value of `list`.
  mutating func listProperties(_ node: Int, _ view: Int) throws(Refused) -> TableProperties {
    var list = TableProperties()
    list.isList = true
    let members = try document.object(node, as: ListKey.self)
    recordKeys(of: members, as: .view(view))
    document.read(members, into: &list.values)
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

  /// What a height method returns; it has no nil to return.
  private func returnedHeight(_ node: Int) throws(Refused) -> Returned<Double> {
    guard document.kind(node) != .null else {
      throw document.mismatch(
        node, expected: "a height or \"automaticDimension\"",
        suggestion: "leave the key out where the method is not implemented")
    }
    return .value(try document.height(node))
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
    members.read(.view, into: &slot.view) { Returned(try document.value($0, of: .returnedView)) }
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
