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
