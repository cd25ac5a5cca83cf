import InsetModel

/// The kinds of scroll view that have keys of their own; the most special ones first.
enum ScrollKind: Sendable, CaseIterable {
  case table, collection, scroll

  /// The kind that has a property; nil for a property that other views have, too.
  init?(_ row: PropertyRow) {
    guard row.id.owner == .scroll else { return nil }
    self = row.collectionsOnly ? .collection : .scroll
  }

  /// What it is called: `scroll view`.
  var noun: String {
    switch self {
    case .table: "table view"
    case .collection: "collection view"
    case .scroll: "scroll view"
    }
  }

  /// UIKit's class.
  var className: String {
    switch self {
    case .table: "UITableView"
    case .collection: "UICollectionView"
    case .scroll: "UIScrollView"
    }
  }
}
