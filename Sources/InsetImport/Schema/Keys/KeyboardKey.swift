/// The keys of `keyboard`.
enum KeyboardKey: Int, ObjectKey {
  case height

  static let keys = KeyTable("keyboard", noun: "a keyboard", doc: "A keyboard.", specs: specs)

  var spec: KeySpec { KeySpec("height", .extent, "Its height; the catalogue's by default.") }
}
