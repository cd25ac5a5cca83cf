import InsetModel
import InsetXML

/// What scroll views and tables say of themselves.
extension SceneBuilder {
  /// Adds the scroll view's, and the table's, own properties.
  mutating func addScroll(
    to view: inout View, _ number: Int, item: ViewElements.Item, _ contentSize: Size?,
    _ place: IBPlace
  ) {
    let tree = tree(place)
    let element = item.element
    let attributes = RuntimeAttributes(element, tree)
    var scroll = ScrollProperties()
    scroll.contentSize = contentSize
    func flag(_ name: String) -> Bool? { attributes.flag(name) ?? tree.flag(element, name) }
    scroll.alwaysBounceVertical = flag("alwaysBounceVertical")
    if item.uikitClass == "UITableView", scroll.alwaysBounceVertical == true {
      // Written on every table, and a table's default.
      scroll.alwaysBounceVertical = nil
    }
    scroll.alwaysBounceHorizontal = flag("alwaysBounceHorizontal")
    scroll.isScrollEnabled = flag("scrollEnabled") ?? true
    readBehavior(into: &scroll, number, element, attributes, place)
    readInsets(into: &scroll, number, element, attributes, place)
    if item.uikitClass == "UICollectionView" {
      scroll.collectionLayout =
        tree.child(of: element, key: "collectionViewLayout").flatMap { layout in
          tree.name(layout) == "collectionViewFlowLayout" ? .flow : nil
        }
    }
    let isIdle = tree.child(
      of: finder.controller(place).element, key: "refreshControl", named: "refreshControl")
    if isIdle != nil, view.superview == nil { scroll.refreshControl = .idle }
    view.scroll = scroll
    if item.uikitClass == "UITableView" {
      view.table = table(number, element, attributes, place)
      record(.view(number), key: "table", element, in: place.document)
    }
    for other in attributes.others {
      notes.append(
        "\(view.id ?? view.className): the runtime attribute \(other.keyPath) = "
          + "\"\(other.value)\" is not evaluated")
    }
  }

  private mutating func readBehavior(
    into scroll: inout ScrollProperties, _ number: Int, _ element: Int,
    _ attributes: RuntimeAttributes, _ place: IBPlace
  ) {
    let name = "contentInsetAdjustmentBehavior"
    let tree = tree(place)
    if let value = tree.value(element, name) {
      scroll.contentInsetAdjustmentBehavior = value
      record(.view(number), key: name, element, attribute: name, in: place.document)
    }
    // UIScrollView.ContentInsetAdjustmentBehavior's raw values, in the header's order (INS-92).
    let names = UIKitBehavior.names
    if let raw = attributes.number(name), let own = attributes.element(name),
      raw == raw.rounded(), names.indices.contains(Int(raw))
    {
      scroll.contentInsetAdjustmentBehavior = names[Int(raw)]
      record(.view(number), key: name, own, in: place.document)
    }
  }

  private mutating func readInsets(
    into scroll: inout ScrollProperties, _ number: Int, _ element: Int,
    _ attributes: RuntimeAttributes, _ place: IBPlace
  ) {
    let tree = tree(place)
    // `minX minY maxX maxY` are left, top, right, bottom.
    func insets(_ child: Int) -> Insets {
      Insets(
        top: tree.number(child, "minY") ?? 0, left: tree.number(child, "minX") ?? 0,
        bottom: tree.number(child, "maxY") ?? 0, right: tree.number(child, "maxX") ?? 0)
    }
    if let child = tree.child(of: element, key: "contentInset", named: "inset") {
      scroll.contentInset = InsetExpressions(insets(child))
      record(.view(number), key: "contentInset", child, in: place.document)
    }
    if let child = tree.child(of: element, key: "scrollIndicatorInsets", named: "inset") {
      scroll.scrollIndicatorInsets = insets(child)
      record(.view(number), key: "scrollIndicatorInsets", child, in: place.document)
    }
  }

  // MARK: - Tables

  private mutating func table(
    _ number: Int, _ element: Int, _ attributes: RuntimeAttributes, _ place: IBPlace
  ) -> TableProperties {
    let tree = tree(place)
    var table = TableProperties()
    table.origin = .nib
    table.style = tree.value(element, "style").flatMap(TableProperties.Style.init) ?? .plain
    func height(_ name: String) -> Double? {
      let number = attributes.number(name) ?? tree.number(element, name)
      return number.map { $0 < 0 ? TableProperties.automaticDimension : $0 }
    }
    table.rowHeight = height("rowHeight")
    // Not written in a nib: no estimate (docs/facts/interface-builder.md, section 6).
    table.estimatedRowHeight = height("estimatedRowHeight") ?? 0
    table.sectionHeaderHeight = height("sectionHeaderHeight")
    table.sectionFooterHeight = height("sectionFooterHeight")
    table.estimatedSectionHeaderHeight = height("estimatedSectionHeaderHeight")
    table.estimatedSectionFooterHeight = height("estimatedSectionFooterHeight")
    table.sectionHeaderTopPadding = height("sectionHeaderTopPadding")
    func own(_ key: String) -> Double? {
      tree.child(of: element, key: key).map { ViewElements.frame($0, tree)?.height ?? 0 }
    }
    table.tableHeaderViewHeight = own("tableHeaderView")
    table.tableFooterViewHeight = own("tableFooterView")
    if let list = tree.child(of: element, named: "sections") {
      var sections: [TableSection] = []
      for section in tree.children(of: list) where tree.name(section) == "tableViewSection" {
        record(.section(view: number, section: sections.count), section, in: place.document)
        sections.append(self.section(section, tree))
      }
      table.sections = sections
    }
    return table
  }

  private func section(_ element: Int, _ tree: XMLTree) -> TableSection {
    var rows: [Double?] = []
    if let cells = tree.child(of: element, named: "cells") {
      for cell in tree.children(of: cells) where tree.name(cell) == "tableViewCell" {
        let height = tree.number(cell, "rowHeight")
        rows.append(height.map { $0 < 0 ? TableProperties.automaticDimension : $0 })
      }
    }
    var section = TableSection(rows: rows)
    section.header.title = tree.text(element, "headerTitle").flatMap { $0.isEmpty ? nil : $0 }
    section.footer.title = tree.text(element, "footerTitle").flatMap { $0.isEmpty ? nil : $0 }
    return section
  }
}
