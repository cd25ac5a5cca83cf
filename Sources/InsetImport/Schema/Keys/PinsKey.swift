import InsetModel

/// The keys of pins.
enum PinsKey: Int, ObjectKey {
  case top, left, bottom, right, width, height, centerX, centerY

  static let keys = KeyTable(
    "pins", noun: "pins", doc: "Two of start, end, size and centre on each axis.", specs: specs)

  /// The key of an edge.
  static func key(of edge: Edge) -> PinsKey {
    switch edge {
    case .top: .top
    case .left: .left
    case .bottom: .bottom
    case .right: .right
    }
  }

  var spec: KeySpec {
    switch self {
    case .top: KeySpec("top", .any([.length, .object("pin")]), "The upper edge.")
    case .left: KeySpec("left", .any([.length, .object("pin")]), "The left edge.")
    case .bottom: KeySpec("bottom", .any([.length, .object("pin")]), "The lower edge.")
    case .right: KeySpec("right", .any([.length, .object("pin")]), "The right edge.")
    case .width: KeySpec("width", .extent, "A fixed width.")
    case .height: KeySpec("height", .extent, "A fixed height.")
    case .centerX: KeySpec("centerX", .length, "From the superview's centre, to the right.")
    case .centerY: KeySpec("centerY", .length, "From the superview's centre, downwards.")
    }
  }
}
