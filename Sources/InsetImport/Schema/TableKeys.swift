import InsetModel

/// The keys of `table`.
enum TableKey: Int, ObjectKey {
  case style, origin, sectionHeaderHeight, sectionFooterHeight, estimatedRowHeight
  case estimatedSectionHeaderHeight, estimatedSectionFooterHeight, rowHeight
  case sectionHeaderTopPadding, tableHeaderView, tableFooterView, delegate, sections, loadMore

  static let keys = KeyTable(
    "table", noun: "a table", doc: "What a table view adds to a scroll view.", specs: specs)

  /// The property that holds the height; nil for a key that is no height.
  var height: WritableKeyPath<TableProperties, Double?>? {
    switch self {
    case .sectionHeaderHeight: \.sectionHeaderHeight
    case .sectionFooterHeight: \.sectionFooterHeight
    case .estimatedRowHeight: \.estimatedRowHeight
    case .estimatedSectionHeaderHeight: \.estimatedSectionHeaderHeight
    case .estimatedSectionFooterHeight: \.estimatedSectionFooterHeight
    case .rowHeight: \.rowHeight
    case .sectionHeaderTopPadding: \.sectionHeaderTopPadding
    default: nil
    }
  }

  var spec: KeySpec {
    switch self {
    case .style:
      KeySpec(
        "style", .words(of: TableProperties.Style.self), "UITableView.Style; plain by default.")
    case .origin:
      KeySpec("origin", .words(of: TableProperties.Origin.self), "code (the default) or nib.")
    case .sectionHeaderHeight: KeySpec("sectionHeaderHeight", .height, "UIKit's by default.")
    case .sectionFooterHeight: KeySpec("sectionFooterHeight", .height, "UIKit's by default.")
    case .estimatedRowHeight: KeySpec("estimatedRowHeight", .height, "0 turns estimates off.")
    case .estimatedSectionHeaderHeight:
      KeySpec("estimatedSectionHeaderHeight", .height, "0 turns estimates off.")
    case .estimatedSectionFooterHeight:
      KeySpec("estimatedSectionFooterHeight", .height, "0 turns estimates off.")
    case .rowHeight: KeySpec("rowHeight", .height, "Of rows that give no height of their own.")
    case .sectionHeaderTopPadding:
      KeySpec("sectionHeaderTopPadding", .height, "iOS 15 and newer.")
    case .tableHeaderView: KeySpec("tableHeaderView", .object("sizedView"), "The table's header.")
    case .tableFooterView: KeySpec("tableFooterView", .object("sizedView"), "The table's footer.")
    case .delegate:
      KeySpec("delegate", .object("delegate"), "Implemented methods, with what they return.")
    case .sections: KeySpec("sections", .list(of: .object("section")), "The sections.")
    case .loadMore: KeySpec("loadMore", .object("loadMore"), "A load-more control.")
    }
  }
}

/// The keys of `list`: UICollectionLayoutListConfiguration's, and what it shows.
enum ListKey: Int, ObjectKey {
  case appearance, headerTopPadding, sections

  static let keys = KeyTable(
    "list", noun: "a list", doc: "What a collection view with a list layout shows.", specs: specs)

  var spec: KeySpec {
    switch self {
    case .appearance:
      KeySpec("appearance", .words(of: TableProperties.Style.self), "plain by default.")
    case .headerTopPadding: KeySpec("headerTopPadding", .height, "iOS 15 and newer.")
    case .sections: KeySpec("sections", .list(of: .object("section")), "The sections.")
    }
  }
}

/// The key of a view of which only the height counts.
enum SizedViewKey: Int, ObjectKey {
  case height

  static let keys = KeyTable(
    "sizedView", noun: "a view with a height", doc: "A view of which only the height counts.",
    specs: specs)

  var spec: KeySpec { KeySpec("height", .extent, "Its height.", isRequired: true) }
}

/// The key of `loadMore`.
enum LoadMoreKey: Int, ObjectKey {
  case follows

  static let keys = KeyTable(
    "loadMore", noun: "loadMore", doc: "A load-more control.", specs: specs)

  var spec: KeySpec {
    KeySpec("follows", .words(["contentSize"]), "What it observes.", isRequired: true)
  }
}

/// The keys of `delegate`: UITableViewDelegate's methods without `tableView(_:` and `:)`.
enum DelegateKey: Int, ObjectKey {
  case heightForHeaderInSection, heightForFooterInSection, viewForHeaderInSection
  case viewForFooterInSection, estimatedHeightForHeaderInSection
  case estimatedHeightForFooterInSection, heightForRowAt, estimatedHeightForRowAt

  static let keys = KeyTable(
    "delegate", noun: "a delegate", doc: "A method that is written here is implemented.",
    specs: specs)

  /// The property that holds what the method returns.
  var property: WritableKeyPath<TableDelegate, Returned<Double>> {
    switch self {
    case .heightForHeaderInSection: \.heightForHeaderInSection
    case .heightForFooterInSection: \.heightForFooterInSection
    case .viewForHeaderInSection: \.viewForHeaderInSection
    case .viewForFooterInSection: \.viewForFooterInSection
    case .estimatedHeightForHeaderInSection: \.estimatedHeightForHeaderInSection
    case .estimatedHeightForFooterInSection: \.estimatedHeightForFooterInSection
    case .heightForRowAt: \.heightForRowAt
    case .estimatedHeightForRowAt: \.estimatedHeightForRowAt
    }
  }

  /// Whether the method returns a view, not a height.
  var returnsView: Bool { self == .viewForHeaderInSection || self == .viewForFooterInSection }

  var spec: KeySpec {
    switch self {
    case .heightForHeaderInSection:
      KeySpec("heightForHeaderInSection", .height, "What the method returns.")
    case .heightForFooterInSection:
      KeySpec("heightForFooterInSection", .height, "What the method returns.")
    case .viewForHeaderInSection:
      KeySpec("viewForHeaderInSection", .returnedView, "\"view\", its height, or null for nil.")
    case .viewForFooterInSection:
      KeySpec("viewForFooterInSection", .returnedView, "\"view\", its height, or null for nil.")
    case .estimatedHeightForHeaderInSection:
      KeySpec("estimatedHeightForHeaderInSection", .height, "What the method returns.")
    case .estimatedHeightForFooterInSection:
      KeySpec("estimatedHeightForFooterInSection", .height, "What the method returns.")
    case .heightForRowAt: KeySpec("heightForRowAt", .height, "What the method returns.")
    case .estimatedHeightForRowAt:
      KeySpec("estimatedHeightForRowAt", .height, "What the method returns.")
    }
  }
}

extension Shape {
  /// What a view method returns: a view, one of a height, or nil.
  static let returnedView = Shape.any([.words(["view"]), .object("sizedView"), .null])
}

/// The keys of a section.
enum SectionKey: Int, ObjectKey {
  case rows, header, footer

  static let keys = KeyTable(
    "section", noun: "a section", doc: "A section of a table.", specs: specs)

  var spec: KeySpec {
    switch self {
    case .rows:
      KeySpec(
        "rows", .any([.count, .list(of: .any([.height, .null])), .object("rows")]),
        "How many, or the height of each; null takes the table's.")
    case .header: KeySpec("header", .object("slot"), "The header.")
    case .footer: KeySpec("footer", .object("slot"), "The footer.")
    }
  }
}

/// The keys of rows that are all of one height.
enum RowsKey: Int, ObjectKey {
  case count, height

  static let keys = KeyTable(
    "rows", noun: "rows", doc: "Rows that are all of one height.", specs: specs)

  var spec: KeySpec {
    switch self {
    case .count: KeySpec("count", .count, "How many.", isRequired: true)
    case .height: KeySpec("height", .height, "The height of each.")
    }
  }
}

/// The keys of a section's header or footer.
enum SlotKey: Int, ObjectKey {
  case title, view, height

  static let keys = KeyTable(
    "slot", noun: "a header or footer", doc: "One section's header or footer.", specs: specs)

  var spec: KeySpec {
    switch self {
    case .title: KeySpec("title", .anyText, "What the data source returns as title; may be empty.")
    case .view: KeySpec("view", .returnedView, "What the delegate's view method returns here.")
    case .height: KeySpec("height", .height, "What the delegate's height method returns here.")
    }
  }
}
