import InsetModel
import LuaHost

extension Context {
  private func properties(_ scroll: Int, _ shown: ShownScreen) -> TableProperties {
    shown.scenario.views[shown.screen.scrolls[scroll].view].table ?? TableProperties()
  }

  func read(_ member: Int, ofTable index: Int, on shown: ShownScreen) throws(LuaError) -> LuaValue {
    try read(
      member, in: TableField.fields, of: properties(index, shown).values,
      at: .view(shown.screen.scrolls[index].view)
    ) { field throws(LuaError) in try read(field, ofTable: index, on: shown) }
  }

  private func read(
    _ field: TableField, ofTable index: Int, on shown: ShownScreen
  ) throws(LuaError) -> LuaValue {
    let table = properties(index, shown)
    let placed = shown.screen.scrolls[index].table
    switch field {
    case .scroll: return try scroll(index)
    case .view: return try view(shown.screen.scrolls[index].view)
    case .sections:
      var all: [LuaValue] = []
      for number in (table.sections ?? []).indices {
        all.append(try section(number, ofScroll: index))
      }
      return list(all)
    case .contentHeight: return try number(placed?.contentHeight, "contentHeight")
    case .estimatedContentHeight:
      return try number(placed?.estimatedContentHeight, "estimatedContentHeight")
    case .rowEstimate: return try number(placed?.rowEstimate, "rowEstimate")
    case .firstRowY: return try number(placed?.firstRowY, "firstRowY")
    case .os: return try version(0)
    case .linkedSDK: return try version(1)
    case .screen: return try screenObject()
    case .scale: return .number(shown.surroundings.device.scale)
    case .isList: return .boolean(table.isList)
    case .overflows:
      guard let overflows = shown.screen.scrolls[index].overflows else {
        throw LuaError(.unknownNumber("contentHeight"), "contentHeight has no known value")
      }
      return .boolean(overflows)
    }
  }

  func call(
    _ method: TableMethod?, onTable index: Int, _ arguments: [LuaValue]
  ) throws(LuaError) -> [LuaValue] {
    let shown = try current()
    let table = properties(index, shown)
    let node = Node.view(shown.screen.scrolls[index].view)
    switch method {
    case .implements:
      let row = try property(arguments, of: DelegateProperty.self, "implements")
      return [.boolean(isImplemented(row, byTable: index, table))]
    case .returns:
      let row = try property(arguments, of: DelegateProperty.self, "returns")
      return [try value(of: row, in: table.delegate.values, at: node)]
    case .estimates:
      let kind = try word(arguments, EstimateKind.self, "estimates")
      _ = try known(kind.height, in: table.values, at: node)
      _ = try known(kind.method, in: table.delegate.values, at: node)
      if kind != .row { _ = try known(TableProperty.origin, in: table.values, at: node) }
      return [.boolean(table.estimates(kind, sdk: shown.surroundings.tableSDK(answer)))]
    case .isSet:
      let isOfDelegate = DelegateProperty.rows.contains { $0.ruleName == arguments.first?.asText }
      if isOfDelegate { return try isSet(arguments, table.delegate.values) }
      return try isSet(arguments, table.values)
    case nil: throw noMember()
    }
  }

  // MARK: Sections

  func read(_ field: SectionField?, ofSection index: Int) throws(LuaError) -> LuaValue {
    let shown = try current()
    let place = SectionIndex(objectIndex: index)
    let (scroll, number) = (place.scroll, place.number)
    let sections = properties(scroll, shown).sections ?? []
    switch field {
    case .table: return try table(scroll)
    case .index: return .integer(number)
    case .isFirst: return .boolean(number == 0)
    case .isLast: return .boolean(number == sections.count - 1)
    case .rowCount: return .integer(sections[number].rows.count)
    case .previous: return number == 0 ? .nil : try section(number - 1, ofScroll: scroll)
    case .os: return try version(0)
    case .linkedSDK: return try version(1)
    case .screen: return try screenObject()
    case nil: throw noMember()
    }
  }

  func call(
    _ method: SectionMethod?, onSection index: Int, _ arguments: [LuaValue]
  ) throws(LuaError) -> [LuaValue] {
    let shown = try current()
    let place = SectionIndex(objectIndex: index)
    let (scroll, number) = (place.scroll, place.number)
    let table = properties(scroll, shown)
    let section = (table.sections ?? [])[number]
    if case .slot = method {
      let kind = try word(arguments, SlotKind.self, "slot")
      guard let placed = shown.screen.scrolls[scroll].table,
        placed.sections.indices.contains(number)
      else { return [.nil] }
      return [try self.number(placed.sections[number].slot(kind)?.points, kind.rawValue)]
    }
    let strip = try word(arguments, SectionStrip.self, method?.rawValue ?? "section")
    let said = section[strip]
    let delegate = table.delegate.values
    let node = Node.view(shown.screen.scrolls[scroll].view)
    func view() throws(LuaError) -> Returned<Double> {
      if let view = said.view { return view }
      return try known(
        strip == .header
          ? DelegateProperty.viewForHeaderInSection : DelegateProperty.viewForFooterInSection,
        in: delegate, at: node)
    }
    func height() throws(LuaError) -> Returned<Double> {
      if let height = said.height { return height }
      return try known(
        strip == .header
          ? DelegateProperty.heightForHeaderInSection : DelegateProperty.heightForFooterInSection,
        in: delegate, at: node)
    }
    switch method {
    case .title: return [text(said.title)]
    case .height: return [try self.number(height().value, "height")]
    case .hasView: return [.boolean(try view().value != nil)]
    case .viewHeight: return [try self.number(view().value, "viewHeight")]
    case .implements:
      // section:implements("header", "height"), section:implements("header", "view")
      switch arguments.count > 1 ? arguments[1].asText : nil {
      case "height": return [.boolean(try height().isImplemented)]
      case "view":
        // A delegate has a view method or has not: one section's answer speaks for all.
        let row =
          strip == .header
          ? DelegateProperty.viewForHeaderInSection.row
          : DelegateProperty.viewForFooterInSection.row
        return [
          .boolean(try view().isImplemented || isImplemented(row, byTable: scroll, table))
        ]
      default:
        throw LuaError(.runtime, "implements wants \"height\" or \"view\" after the strip")
      }
    case .slot, nil: throw noMember()
    }
  }

  /// Whether the delegate of the table at a place has a method.
  private func isImplemented(
    _ method: PropertyRow, byTable index: Int, _ table: TableProperties
  ) -> Bool {
    let key = TableMethodKey(table: index, method: method.id)
    if let known = implemented[key] { return known }
    let answer = table.isImplemented(method)
    implemented[key] = answer
    return answer
  }
}

/// A method of the delegate of the table at a place among the scroll views.
struct TableMethodKey: Hashable {
  var table: Int
  var method: PropertyID
}

/// What a table can estimate.
enum EstimateKind: String, CaseIterable {
  case row, header, footer

  /// The table's own estimate.
  var height: Property<TableProperty, Double?> {
    switch self {
    case .row: TableProperty.estimatedRowHeight
    case .header: TableProperty.estimatedSectionHeaderHeight
    case .footer: TableProperty.estimatedSectionFooterHeight
    }
  }

  /// The delegate's method for it.
  var method: Property<DelegateProperty, Returned<Double>> {
    switch self {
    case .row: DelegateProperty.estimatedHeightForRowAt
    case .header: DelegateProperty.estimatedHeightForHeaderInSection
    case .footer: DelegateProperty.estimatedHeightForFooterInSection
    }
  }
}

extension TableProperties {
  /// Whether the delegate has a method: the table's entry says so, or any section's answer does.
  fileprivate func isImplemented(_ method: PropertyRow) -> Bool {
    if delegate.values.isWritten(method) { return true }
    guard let strip = method.strip else { return false }
    return (sections ?? []).contains { section in
      let slot = section[strip]
      return (method.returnsView ? slot.view : slot.height)?.isImplemented == true
    }
  }

  /// Whether heights of this kind are estimated; what is unknown counts as not set. Source: TBL-4,
  /// TBL-5, TBL-18.
  ///
  /// From iOS 11 on, automatic is the default of tables made in code; a nib that stores nothing has 0
  /// for headers and footers. Before, only a positive number counts.
  func estimates(_ kind: EstimateKind, sdk: RunningVersion) -> Bool {
    if case .known(let method) = delegate.values[kind.method], method.isImplemented {
      return method.value != 0
    }
    if case .known(let set?) = values[kind.height] {
      return set > 0 || (set == Self.automaticDimension && sdk >= OSVersion(11))
    }
    return sdk >= OSVersion(11) && (values[TableProperty.origin] != .known(.nib) || kind == .row)
  }
}
