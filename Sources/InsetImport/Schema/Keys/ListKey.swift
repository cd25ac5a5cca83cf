import InsetModel

/// The keys of `list` that are not properties of UICollectionLayoutListConfiguration.
enum ListKey: Int, ObjectKey {
  case sections

  static let keys = KeyTable(
    "list", noun: "a list", doc: "What a collection view with a list layout shows.",
    specs: specs(
      with: TableProperty.rows.compactMap { row in row.listKey.map { KeySpec(row, name: $0) } },
      before: .sections))

  var spec: KeySpec { KeySpec("sections", .list(of: .object("section")), "The sections.") }
}
