/// The keys of a point of which only a part is compared.
enum PartialPointKey: Int, ObjectKey {
  case x, y

  static let keys = KeyTable(
    "partialPoint", noun: "a point", doc: "The written parts are compared.", specs: specs,
    isNeverEmpty: true)

  var spec: KeySpec {
    switch self {
    case .x: KeySpec("x", .number(.contentLength), "The horizontal part.")
    case .y: KeySpec("y", .number(.contentLength), "The vertical part.")
    }
  }
}
