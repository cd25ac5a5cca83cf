import InsetModel

/// The key of `loadMore`.
enum LoadMoreKey: Int, ObjectKey {
  case follows

  static let keys = KeyTable(
    "loadMore", noun: "loadMore", doc: "A load-more control.", specs: specs)

  /// What may be observed.
  private static let observed = TableProperty.rows.compactMap { row in
    if case .follows(let name) = row.shape { name } else { nil }
  }

  var spec: KeySpec {
    KeySpec("follows", .words(Self.observed), "What it observes.", isRequired: true)
  }
}
