/// The keys of a size of which only a part is compared.
enum PartialSizeKey: Int, ObjectKey {
  case width, height

  static let keys = KeyTable(
    "partialSize", noun: "a size", doc: "The written parts are compared.", specs: specs,
    isNeverEmpty: true)

  var spec: KeySpec {
    switch self {
    case .width: KeySpec("width", .number(.contentExtent), "The width.")
    case .height: KeySpec("height", .number(.contentExtent), "The height.")
    }
  }
}
