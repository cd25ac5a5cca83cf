import InsetModel

/// The keys of a device that the scenario describes itself.
enum DeviceKey: Int, ObjectKey {
  case name, idiom, size, scale, corner, safeAreaInsets, statusBarHeight

  static let keys = KeyTable("device", noun: "a device", doc: "A device of your own.", specs: specs)

  var spec: KeySpec {
    switch self {
    case .name: KeySpec("name", .text, "Its name in reports.")
    case .idiom:
      KeySpec("idiom", .words(of: Idiom.self), "UIUserInterfaceIdiom.", isRequired: true)
    case .size:
      KeySpec(
        "size", .tuple(TupleField.size), "The screen in portrait, in points.", isRequired: true)
    case .scale: KeySpec("scale", .number(.scale), "Pixels a point.", isRequired: true)
    case .corner:
      KeySpec("corner", .words(of: Corner.self), "How the screen ends.", isRequired: true)
    case .safeAreaInsets:
      KeySpec("safeAreaInsets", .object("deviceInsets"), "The window's safe-area insets, no bars.")
    case .statusBarHeight:
      KeySpec("statusBarHeight", .object("statusBarHeights"), "The status bar's heights.")
    }
  }
}
