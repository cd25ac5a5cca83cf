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
