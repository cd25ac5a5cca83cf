/// What a fix can read of the finding it is asked about.
enum FindingField: String, FieldList {
  case rule, edge, points, view, scroll, table, section, controller, screen, key

  static let all = allCases
  static let fields = ObjectFields<FindingField>()

  var declaration: (type: String, doc: String) {
    switch self {
    case .rule: ("string", "The check's id.")
    case .edge: ("edge?", "The edge.")
    case .points: ("points?", "How far in content is; too far in is positive.")
    case .view: ("view?", "The view that it is about.")
    case .scroll: ("scroll?", "The same as a scroll view.")
    case .table: ("table?", "The same as a table.")
    case .section: ("section?", "The section that it is about.")
    case .controller: ("controller?", "The controller that it is about, or the view's.")
    case .screen: ("screen", "The screen.")
    case .key: ("string?", "The key that the check points at.")
    }
  }
}

/// The summands of the finding's number.
enum FindingMethod: String, MethodList {
  case parts

  static let all = allCases

  var declaration: MethodDeclaration {
    .init([], gives: "parts", doc: "The summands that the check gave.")
  }
}
