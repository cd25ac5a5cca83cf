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
    let properties = IBProperties(element, tree)
    let isTable = item.uikitClass == "UITableView"
    var scroll = ScrollProperties()
    scroll.values.set(ScrollProperty.contentSize, to: contentSize)
    read(into: &scroll.values, from: properties, of: .view(number), in: place.document)
    if isTable, scroll.values[ScrollProperty.alwaysBounceVertical] == .known(true) {
      // Written on every table, and a table's default.
      scroll.values.set(ScrollProperty.alwaysBounceVertical, to: nil)
    }
    if item.uikitClass == "UICollectionView",
      tree.child(of: element, key: "collectionViewLayout").map(tree.name)
        == "collectionViewFlowLayout"
    {
      scroll.values.set(ScrollProperty.collectionLayout, to: .flow)
    }
    let isIdle = tree.child(
      of: finder.controller(place).element, key: "refreshControl", named: "refreshControl")
    if isIdle != nil, view.superview == nil {
      scroll.values.set(ScrollProperty.refreshControl, to: .idle)
    }
    view.scroll = scroll
    if isTable {
      view.table = table(number, element, properties, place)
      record(.view(number), key: "table", element, in: place.document)
    }
    for other in properties.unread {
      notes.append(
        "\(view.id ?? view.className): the runtime attribute \(other.keyPath) = "
          + "\"\(other.value)\" is not evaluated")
    }
  }

  // MARK: - Tables

  private mutating func table(
    _ number: Int, _ element: Int, _ properties: IBProperties, _ place: IBPlace
  ) -> TableProperties {
    let tree = tree(place)
    var table = TableProperties()
    table.values.set(TableProperty.origin, to: .nib)
    read(into: &table.values, from: properties, of: .view(number), in: place.document)
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
