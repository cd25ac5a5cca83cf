/// The key of a view of which only the height counts.
enum SizedViewKey: Int, ObjectKey {
  case height

  static let keys = KeyTable(
    "sizedView", noun: "a view with a height", doc: "A view of which only the height counts.",
    specs: specs)

  var spec: KeySpec { KeySpec("height", .extent, "Its height.", isRequired: true) }
}
