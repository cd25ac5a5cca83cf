import InsetModel

/// The keys of insets: the four edges.
enum EdgesKey: Int, ObjectKey {
  case top, left, bottom, right

  static let keys = KeyTable("insets", noun: "insets", doc: "A value an edge.", specs: specs)

  /// The edge of the key.
  var edge: Edge {
    switch self {
    case .top: .top
    case .left: .left
    case .bottom: .bottom
    case .right: .right
    }
  }

  var spec: KeySpec { KeySpec(edge.name, .length, "The \(edge.name) edge.") }
}
