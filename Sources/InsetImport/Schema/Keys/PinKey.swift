import InsetModel

/// The keys of one pin.
enum PinKey: Int, ObjectKey {
  case to, edge, constant

  static let keys = KeyTable("pin", noun: "a pin", doc: "One tied edge.", specs: specs)

  var spec: KeySpec {
    switch self {
    case .to:
      KeySpec(
        "to", .any([.words(["superview", "safeArea"]), .text]),
        "superview, safeArea or the id of a sibling.", isRequired: true)
    case .edge:
      KeySpec(
        "edge", .words(Edge.allCases.map(\.name)),
        "The target's edge: the same by default, a sibling's opposite one.")
    case .constant:
      KeySpec("constant", .length, "Inwards from there: positive makes the view smaller.")
    }
  }
}
