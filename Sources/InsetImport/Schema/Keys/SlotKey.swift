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
