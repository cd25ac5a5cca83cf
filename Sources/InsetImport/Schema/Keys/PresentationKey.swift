import InsetModel

/// The keys of a presentation.
enum PresentationKey: Int, ObjectKey {
  case style, detent

  static let keys = KeyTable(
    "presentation", noun: "a presentation", doc: "How a controller is presented.", specs: specs)

  var spec: KeySpec {
    switch self {
    case .style:
      KeySpec(
        "style", .words(of: Presentation.Style.self), "UIModalPresentationStyle.",
        isRequired: true)
    case .detent:
      KeySpec("detent", .any([.words(["large", "medium"]), .extent]), "How high a sheet stands.")
    }
  }
}
