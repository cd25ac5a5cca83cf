import InsetModel

/// The steps of an edit; each gives the edit back, so that they chain.
enum EditMethod: String, MethodList {
  case set, add, implement, pin, runtime, insertFirstSubview, appearance, refuse

  static let all = allCases

  var declaration: MethodDeclaration {
    let property = [(name: "property", type: "string")]
    return switch self {
    case .set:
      .init(property + [("value", "any")], gives: "edit", doc: "Sets a property to a value.")
    case .add:
      .init(
        property + [("points", "edges")], gives: "edit", doc: "Adds points to insets, by edge.")
    case .implement:
      .init(
        [
          ("method", "delegateMethod"),
          ("returns", "points|\"view\"|nil"), ("where", "\"untitled\"?"),
        ], gives: "edit", doc: "Adds a method to the table's delegate, or changes what it returns.")
    case .pin: .init([("edges", "pins")], gives: "edit", doc: "Ties the named edges.")
    case .runtime:
      .init(
        property + [("edge", "edge"), ("follows", "string")], gives: "edit",
        doc: "Code that keeps an inset after the safe area.")
    case .insertFirstSubview:
      .init([], gives: "edit", doc: "An empty view becomes the view's first subview.")
    case .appearance:
      .init(
        property + [("value", "string")], gives: "edit",
        doc: "Every scroll view without a behaviour of its own gets one.")
    case .refuse:
      .init(
        [("reason", "string")], gives: "edit",
        doc: "Shows the edit with the reason, and keeps it from being applied.")
    }
  }
}
