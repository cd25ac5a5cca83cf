/// The keys of an own device's `safeAreaInsets`.
enum DeviceInsetsKey: Int, ObjectKey {
  case portrait, portraitStatusBarHidden, landscape

  static let keys = KeyTable(
    "deviceInsets", noun: "a device's safeAreaInsets", doc: "A window's safe-area insets, no bars.",
    specs: specs, isNeverEmpty: true)

  var spec: KeySpec {
    switch self {
    case .portrait: KeySpec("portrait", .edges(of: .extent), "In portrait, status bar shown.")
    case .portraitStatusBarHidden:
      KeySpec("portraitStatusBarHidden", .edges(of: .extent), "In portrait, status bar hidden.")
    case .landscape: KeySpec("landscape", .edges(of: .extent), "In either landscape.")
    }
  }
}
