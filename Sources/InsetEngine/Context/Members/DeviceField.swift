import InsetModel

/// What a rule can read of the device.
enum DeviceField: String, FieldList {
  case slug, name, idiom, scale, corner, hasHomeIndicator

  static let all = allCases
  static let fields = ObjectFields<DeviceField>()

  var declaration: (type: String, doc: String) {
    switch self {
    case .slug: ("string", "Its name in scenarios: `iphone-x`.")
    case .name: ("string", "Its name: `iPhone X`.")
    case .idiom: (luaUnion(Idiom.allCases.map(\.rawValue)), "Whether it is a phone or a pad.")
    case .scale: ("number", "Pixels a point.")
    case .corner:
      (
        luaUnion(Corner.allCases.map(\.rawValue)),
        "The kind of its screen's corners and sensor housing."
      )
    case .hasHomeIndicator: ("boolean", "Whether it has a home indicator in place of a button.")
    }
  }
}
