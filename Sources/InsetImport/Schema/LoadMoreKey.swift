/// The key of `loadMore`.
enum LoadMoreKey: Int, ObjectKey {
  case follows

  static let keys = KeyTable(
    "loadMore", noun: "loadMore", doc: "A load-more control.", specs: specs)

  var spec: KeySpec {
    KeySpec("follows", .words(["contentSize"]), "What it observes.", isRequired: true)
  }
}
