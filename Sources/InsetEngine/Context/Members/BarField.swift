import InsetModel

/// What a rule can read of a bar, besides its properties.
enum BarField: String, FieldList {
  case id, name, kind, controller, edge, frame, isShown, obstructs

  static let all = allCases
  static let fields = ObjectFields<BarField>(.bar)

  var declaration: (type: String, doc: String) {
    switch self {
    case .id: ("string?", "Its id in the scenario.")
    case .name: ("string", "What findings call it.")
    case .kind:
      (
        luaUnion([Bar.Kind.navigationBar, .toolbar, .tabBar, .searchBar].map(\.rawValue)),
        "Which bar it is."
      )
    case .controller: ("controller", "The controller that shows it.")
    case .edge: ("edge", "The edge of the controller's view that it covers.")
    case .frame: ("rect", "Its frame in the window.")
    case .isShown: ("boolean", "Whether it is drawn; a bar hidden by hand keeps its place.")
    case .obstructs: ("boolean", "Whether content under it cannot be seen or touched.")
    }
  }
}

/// Questions about a bar.
enum BarMethod: String, MethodList {
  case isSet

  static let all = allCases
  var declaration: MethodDeclaration { .isSet }
}
