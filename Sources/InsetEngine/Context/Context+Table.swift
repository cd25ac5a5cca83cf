import InsetModel
import LuaHost

/// The strips that a data source or delegate can fill.
private enum Strip: String, CaseIterable { case header, footer }

extension Context {
  private func properties(_ scroll: Int, _ screen: Screen) -> TableProperties {
    screen.scenario.views[screen.scrolls[scroll].view].table ?? TableProperties()
  }

  func read(_ field: TableField?, ofTable index: Int) throws(LuaError) -> LuaValue {
    let screen = try current()
    let table = properties(index, screen)
    let placed = screen.scrolls[index].table
    switch field {
    case .scroll: return try scroll(index)
    case .view: return try view(screen.scrolls[index].view)
    case .style: return .text(table.style.rawValue)
    case .origin: return text(table.origin?.rawValue)
    case .sections:
      var all: [LuaValue] = []
      for number in (table.sections ?? []).indices {
        all.append(try section(number, ofScroll: index))
      }
      return list(all)
    case .estimatedRowHeight: return try number(table.estimatedRowHeight, "estimatedRowHeight")
    case .estimatedSectionHeaderHeight:
      return try number(table.estimatedSectionHeaderHeight, "estimatedSectionHeaderHeight")
    case .estimatedSectionFooterHeight:
      return try number(table.estimatedSectionFooterHeight, "estimatedSectionFooterHeight")
    case .rowHeight: return try number(table.rowHeight, "rowHeight")
    case .sectionHeaderHeight: return try number(table.sectionHeaderHeight, "sectionHeaderHeight")
    case .sectionFooterHeight: return try number(table.sectionFooterHeight, "sectionFooterHeight")
    case .sectionHeaderTopPadding:
      return try number(table.sectionHeaderTopPadding, "sectionHeaderTopPadding")
    case .tableHeaderViewHeight:
      return try number(table.tableHeaderViewHeight, "tableHeaderViewHeight")
    case .tableFooterViewHeight:
      return try number(table.tableFooterViewHeight, "tableFooterViewHeight")
    case .contentHeight: return try number(placed?.contentHeight, "contentHeight")
    case .estimatedContentHeight:
      return try number(placed?.estimatedContentHeight, "estimatedContentHeight")
    case .rowEstimate: return try number(placed?.rowEstimate, "rowEstimate")
    case .loadMoreFollowsContentSize: return .boolean(table.loadMoreFollowsContentSize)
    case .firstRowY: return try number(placed?.firstRowY, "firstRowY")
    case .os: return try version(0)
    case .linkedSDK: return try version(1)
    case .screen: return try screenObject()
    case .scale: return .number(screen.surroundings.device.scale)
    case .isList: return .boolean(table.isList)
    case .overflows:
      guard let overflows = screen.scrolls[index].overflows else {
        throw LuaError(.unknownNumber("contentHeight"), "contentHeight has no known value")
      }
      return .boolean(overflows)
    case nil: throw noMember()
    }
  }

  func call(
    _ method: TableMethod?, onTable index: Int, _ arguments: [LuaValue]
  ) throws(LuaError) -> [LuaValue] {
    let screen = try current()
    let table = properties(index, screen)
    switch method {
    case .implements:
      let name = try word(arguments, Edit.DelegateMethod.self, "implements")
      return [.boolean(table.isImplemented(name))]
    case .returns:
      let name = try word(arguments, Edit.DelegateMethod.self, "returns")
      return [try number(table.delegate[name].value, name.rawValue)]
    case .estimates:
      let strip = try word(arguments, EstimateKind.self, "estimates")
      return [.boolean(table.estimates(strip, sdk: screen.surroundings.tableSDK(answer)))]
    case nil: throw noMember()
    }
  }

  // MARK: Sections

  func read(_ field: SectionField?, ofSection index: Int) throws(LuaError) -> LuaValue {
    let screen = try current()
    let place = SectionIndex(objectIndex: index)
    let (scroll, number) = (place.scroll, place.number)
    let sections = properties(scroll, screen).sections ?? []
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
    let screen = try current()
    let place = SectionIndex(objectIndex: index)
    let (scroll, number) = (place.scroll, place.number)
    let table = properties(scroll, screen)
    let section = (table.sections ?? [])[number]
    if case .slot = method {
      let kind = try word(arguments, SlotKind.self, "slot")
      guard let placed = screen.scrolls[scroll].table, placed.sections.indices.contains(number)
      else { return [.nil] }
      return [try self.number(placed.sections[number].slot(kind)?.points, kind.rawValue)]
    }
    let strip = try word(arguments, Strip.self, method.map { "\($0)" } ?? "section")
    let said = strip == .header ? section.header : section.footer
    let view =
      said.view
      ?? (strip == .header
        ? table.delegate.viewForHeaderInSection : table.delegate.viewForFooterInSection)
    let height =
      said.height
      ?? (strip == .header
        ? table.delegate.heightForHeaderInSection : table.delegate.heightForFooterInSection)
    switch method {
    case .title: return [text(said.title)]
    case .height: return [try self.number(height.value, "height")]
    case .hasView: return [.boolean(view.value != nil)]
    case .viewHeight: return [try self.number(view.value, "viewHeight")]
    case .implements:
      // section:implements("header", "height"), section:implements("header", "view")
      switch arguments.count > 1 ? arguments[1].asText : nil {
      case "height": return [.boolean(height.isImplemented)]
      case "view": return [.boolean(view.isImplemented || table.implementsView(strip == .header))]
      default:
        throw LuaError(.runtime, "implements wants \"height\" or \"view\" after the strip")
      }
    case .slot, nil: throw noMember()
    }
  }
}

/// What a table can estimate.
enum EstimateKind: String, CaseIterable { case row, header, footer }

extension TableProperties {
  /// Whether the delegate has a method: the table's entry says so, or any section's answer does.
  func isImplemented(_ method: Edit.DelegateMethod) -> Bool {
    if delegate[method].isImplemented { return true }
    let sections = sections ?? []
    switch method {
    case .heightForHeaderInSection:
      return sections.contains { $0.header.height?.isImplemented == true }
    case .heightForFooterInSection:
      return sections.contains { $0.footer.height?.isImplemented == true }
    case .viewForHeaderInSection: return implementsView(true)
    case .viewForFooterInSection: return implementsView(false)
    case .estimatedHeightForHeaderInSection, .estimatedHeightForFooterInSection, .heightForRowAt,
      .estimatedHeightForRowAt:
      return false
    }
  }

  /// A delegate has a view method or has not: one section's answer speaks for all.
  func implementsView(_ header: Bool) -> Bool {
    let method = header ? delegate.viewForHeaderInSection : delegate.viewForFooterInSection
    return method.isImplemented
      || (sections ?? []).contains {
        (header ? $0.header.view : $0.footer.view)?.isImplemented == true
      }
  }

  /// Whether heights of this kind are estimated. Source: TBL-4, TBL-5, TBL-18.
  ///
  /// From iOS 11 on, automatic is the default of tables made in code; a nib that stores nothing has 0
  /// for headers and footers. Before, only a positive number counts.
  func estimates(_ kind: EstimateKind, sdk: OSVersion) -> Bool {
    let set: Double?
    let method: Returned<Double>
    switch kind {
    case .row: (set, method) = (estimatedRowHeight, delegate.estimatedHeightForRowAt)
    case .header:
      (set, method) = (estimatedSectionHeaderHeight, delegate.estimatedHeightForHeaderInSection)
    case .footer:
      (set, method) = (estimatedSectionFooterHeight, delegate.estimatedHeightForFooterInSection)
    }
    if method.isImplemented { return method.value != 0 }
    if let set { return set > 0 || (set == Self.automaticDimension && sdk >= OSVersion(11)) }
    return sdk >= OSVersion(11) && (origin != .nib || kind == .row)
  }
}

extension TableDelegate {
  /// A method's answer, by name.
  subscript(method: Edit.DelegateMethod) -> Returned<Double> {
    switch method {
    case .heightForHeaderInSection: heightForHeaderInSection
    case .heightForFooterInSection: heightForFooterInSection
    case .viewForHeaderInSection: viewForHeaderInSection
    case .viewForFooterInSection: viewForFooterInSection
    case .estimatedHeightForHeaderInSection: estimatedHeightForHeaderInSection
    case .estimatedHeightForFooterInSection: estimatedHeightForFooterInSection
    case .heightForRowAt: heightForRowAt
    case .estimatedHeightForRowAt: estimatedHeightForRowAt
    }
  }
}
