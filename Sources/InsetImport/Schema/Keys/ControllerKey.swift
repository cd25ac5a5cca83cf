import InsetBasics
import InsetModel

/// The keys of a controller that are not properties.
enum ControllerKey: Int, ObjectKey {
  case kind, id, className, navigationBar, toolbar, tabBar, presentation, frame, autoresizing, pins
  case view, children

  static let keys: KeyTable = {
    let all = specs(
      with: ControllerProperty.rows.map { KeySpec($0) }, before: .navigationBar)
    return KeyTable(
      "controller", noun: "a controller", doc: "A view controller.", specs: all,
      rules: JSON.layoutRules + [("dependentSchemas", .object(kindRules(of: all)))])
  }()

  /// For each key that not all kinds have: the kinds.
  private static func kindRules(of specs: [KeySpec]) -> [(key: String, value: JSON)] {
    specs.compactMap { spec in
      guard let kinds = spec.controllers else { return nil }
      let words = JSON.object([("enum", .array(kinds.map(JSON.word)))])
      return (spec.name, .object([("properties", .object([("kind", words)]))]))
    }
  }

  var spec: KeySpec {
    switch self {
    case .kind:
      KeySpec("kind", .words(of: Controller.Kind.self), "What it is.", isRequired: true)
    case .id: KeySpec("id", .text, "The name that findings, expect and suppress use.")
    case .className: KeySpec("class", .text, "The app's own class.")
    case .navigationBar:
      KeySpec(
        "navigationBar", .object("navigationBar"), "A navigation controller's bar.",
        controllers: [.navigation])
    case .toolbar:
      KeySpec(
        "toolbar", .object("toolbar"), "A navigation controller's toolbar; unwritten: hidden.",
        controllers: [.navigation])
    case .tabBar:
      KeySpec("tabBar", .object("tabBar"), "A tab bar controller's bar.", controllers: [.tab])
    case .presentation:
      KeySpec(
        "presentation", .any([.words(of: Presentation.Style.self), .object("presentation")]),
        "How it is presented.")
    case .frame: KeySpec("frame", .rect, "Where a custom container puts this child's view.")
    case .autoresizing:
      KeySpec("autoresizing", .autoresizing, "autoresizingMask of this child's view.")
    case .pins: KeySpec("pins", .pins, "Where a custom container ties this child's view.")
    case .view:
      KeySpec(
        "view", .object("view", "not", .object([("anyOf", .oneOfKeys(["frame", "pins"]))])),
        "The root view.")
    case .children:
      KeySpec(
        "children", .list(of: .object("controller")), "The last one of a navigation is on top.",
        controllers: [.navigation, .tab, .split, .page, .custom])
    }
  }
}
