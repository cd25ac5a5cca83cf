import InsetModel

/// The keys of `table`.
enum TableKey: Int, ObjectKey {
  case style, origin, sectionHeaderHeight, sectionFooterHeight, estimatedRowHeight
  case estimatedSectionHeaderHeight, estimatedSectionFooterHeight, rowHeight
  case sectionHeaderTopPadding, tableHeaderView, tableFooterView, loadMore, delegate, sections

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
