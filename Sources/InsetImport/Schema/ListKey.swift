import InsetModel

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
