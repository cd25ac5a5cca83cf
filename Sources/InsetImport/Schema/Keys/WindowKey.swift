/// The keys of `window`.
enum WindowKey: Int, ObjectKey {
  case frame, safeAreaInsets

  static let keys = KeyTable(
    "window", noun: "a window", doc: "A window that is not the whole screen.", specs: specs,
    isNeverEmpty: true)

  var spec: KeySpec {
    switch self {
    case .frame: KeySpec("frame", .rect, "Its frame on the screen.")
    case .safeAreaInsets:
      KeySpec("safeAreaInsets", .edges(of: .extent), "Its safe-area insets, where known.")
    }
  }
}
