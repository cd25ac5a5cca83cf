import InsetModel

/// The keys of `table` that are not properties.
enum TableKey: Int, ObjectKey {
  case delegate, sections

  static let keys = KeyTable(
    "table", noun: "a table", doc: "What a table view adds to a scroll view.",
    specs: specs(with: TableProperty.rows.map { KeySpec($0) }, before: .delegate))

  var spec: KeySpec {
    switch self {
    case .delegate:
      KeySpec("delegate", .object("delegate"), "Implemented methods, with what they return.")
    case .sections: KeySpec("sections", .list(of: .object("section")), "The sections.")
    }
  }
}
