/// What a rule can read of something that lies over a part of the window.
enum ObstructionField: String, FieldList {
  case kind, edge, isOpaque, frame, drawnFrame, object, name

  static let all = allCases
  static let fields = ObjectFields<ObstructionField>()

  var declaration: (type: String, doc: String) {
    switch self {
    case .kind:
      (luaUnion(["window", "bar", "view"]), "A strip of the window's insets, a bar, or a view.")
    case .edge: ("edge", "The edge of the window that it belongs to.")
    case .isOpaque: ("boolean", "Whether what lies under it cannot be seen or touched.")
    case .frame: ("rect", "Its frame in the window.")
    case .drawnFrame:
      ("rect", "What it draws over: a navigation bar at the top reaches up to the window's edge.")
    case .object: ("bar|view|nil", "The bar or view; nil for a strip.")
    case .name: ("string", "What messages call it.")
    }
  }
}
