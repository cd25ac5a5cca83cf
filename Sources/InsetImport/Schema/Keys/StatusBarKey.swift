/// The keys of an own device's `statusBarHeight`.
enum StatusBarKey: Int, ObjectKey {
  case portrait, landscape

  static let keys = KeyTable(
    "statusBarHeights", noun: "a device's statusBarHeight", doc: "Heights of the status bar.",
    specs: specs, isNeverEmpty: true)

  var spec: KeySpec {
    switch self {
    case .portrait: KeySpec("portrait", .extent, "In portrait.")
    case .landscape: KeySpec("landscape", .extent, "In either landscape.")
    }
  }
}
