import InsetModel

/// The summands of a number.
enum PartsField: String, FieldList {
  case count

  static let all = allCases
  static let fields = ObjectFields<PartsField>()
  var declaration: (type: String, doc: String) { ("integer", "How many there are.") }
}

/// What makes them drive a for loop.
enum PartsMethod: String, MethodList {
  case __call

  static let all = allCases

  var declaration: MethodDeclaration {
    .init([("state", "nil"), ("before", "part?")], gives: "part?", doc: "The next summand.")
  }
}

/// One summand.
enum PartField: String, FieldList {
  case edge, points, cause, causeKind, rule, fact, confidence, property

  static let all = allCases
  static let fields = ObjectFields<PartField>()

  var declaration: (type: String, doc: String) {
    switch self {
    case .edge: ("edge", "The edge.")
    case .points: ("points", "How much it adds.")
    case .cause: ("window|bar|controller|view", "Who causes it.")
    case .causeKind:
      (luaUnion(["window", "bar", "controller", "view", "keyboard"]), "What kind of cause it is.")
    case .rule: ("string", "The rule, or the step of the model, that made it.")
    case .fact: ("string?", "The fact behind it.")
    case .confidence: ("string", "How sure it is.")
    case .property: ("string?", "The scenario's key that it comes from.")
    }
  }
}

/// The window, as the cause of a summand.
enum WindowField: String, FieldList {
  case name, frame, safeAreaInsets

  static let all = allCases
  static let fields = ObjectFields<WindowField>()

  var declaration: (type: String, doc: String) {
    switch self {
    case .name: ("string", "\"window\".")
    case .frame: ("rect", "Its frame.")
    case .safeAreaInsets: ("insets", "Its safe area.")
    }
  }
}
