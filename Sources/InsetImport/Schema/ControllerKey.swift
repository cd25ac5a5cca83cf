import InsetBasics
import InsetModel

/// The keys of a controller.
enum ControllerKey: Int, ObjectKey {
  case kind, id, className, edgesForExtendedLayout, extendedLayoutIncludesOpaqueBars
  case automaticallyAdjustsScrollViewInsets, additionalSafeAreaInsets, hidesBottomBarWhenPushed
  case selectedIndex, display, primaryColumnWidth, primaryBackgroundStyle, column
  case preferredContentSize, inWindow
  case navigationBar, toolbar, tabBar, presentation, frame, autoresizing, pins, view, children

  static let keys = KeyTable(
    "controller", noun: "a controller", doc: "A view controller.", specs: specs,
    rules: JSON.layoutRules + [("dependentSchemas", .object(kindRules))])

  /// For each key that not all kinds have: the kinds.
  private static var kindRules: [(key: String, value: JSON)] {
    allCases.compactMap { key in
      guard let kinds = key.kinds else { return nil }
      let words = JSON.object([("enum", .array(kinds.map(JSON.word)))])
      return (key.spec.name, .object([("properties", .object([("kind", words)]))]))
    }
  }

  /// The kinds of controller that have the key; nil for all.
  var kinds: [Controller.Kind]? {
    switch self {
    case .navigationBar, .toolbar: [.navigation]
    case .tabBar, .selectedIndex: [.tab]
    case .display, .primaryColumnWidth, .primaryBackgroundStyle: [.split]
    case .children: [.navigation, .tab, .split, .page, .custom]
    default: nil
    }
  }

  var spec: KeySpec {
    switch self {
    case .kind:
      KeySpec("kind", .words(of: Controller.Kind.self), "What it is.", isRequired: true)
    case .id: KeySpec("id", .text, "The name that findings, expect and suppress use.")
    case .className: KeySpec("class", .text, "The app's own class.")
    case .edgesForExtendedLayout:
      KeySpec(
        "edgesForExtendedLayout",
        .any([.words(["all", "none"]), .list(of: .words(Edge.allCases.map(\.name)))]),
        "all by default.")
    case .extendedLayoutIncludesOpaqueBars:
      KeySpec("extendedLayoutIncludesOpaqueBars", .flag, "false by default.")
    case .automaticallyAdjustsScrollViewInsets:
      KeySpec("automaticallyAdjustsScrollViewInsets", .flag, "true by default.")
    case .additionalSafeAreaInsets:
      KeySpec(
        "additionalSafeAreaInsets", .edges(of: .inset),
        "Both signs; \"-safeAreaInsets.top\" stands for code that follows the safe area.")
    case .hidesBottomBarWhenPushed: KeySpec("hidesBottomBarWhenPushed", .flag, "false by default.")
    case .navigationBar:
      KeySpec("navigationBar", .object("navigationBar"), "A navigation controller's bar.")
    case .toolbar:
      KeySpec(
        "toolbar", .object("toolbar"), "A navigation controller's toolbar; unwritten: hidden.")
    case .tabBar: KeySpec("tabBar", .object("tabBar"), "A tab bar controller's bar.")
    case .selectedIndex: KeySpec("selectedIndex", .count, "Which child a tab bar controller shows.")
    case .display:
      KeySpec(
        "display", .words(of: SplitDisplay.self), "How a split view controller shows columns.")
    case .primaryColumnWidth:
      KeySpec("primaryColumnWidth", .extent, "The primary column's; the catalogue's by default.")
    case .primaryBackgroundStyle:
      KeySpec(
        "primaryBackgroundStyle", .words(of: SplitBackground.self),
        "sidebar by default; none puts the columns side by side.")
    case .column:
      KeySpec("column", .words(of: SplitColumn.self), "The column that a split view's child fills.")
    case .presentation:
      KeySpec(
        "presentation", .any([.words(of: Presentation.Style.self), .object("presentation")]),
        "How it is presented.")
    case .preferredContentSize:
      KeySpec("preferredContentSize", .tuple(TupleField.size), "For form sheets and popovers.")
    case .frame: KeySpec("frame", .rect, "Where a custom container puts this child's view.")
    case .autoresizing:
      KeySpec("autoresizing", .autoresizing, "autoresizingMask of this child's view.")
    case .pins: KeySpec("pins", .pins, "Where a custom container ties this child's view.")
    case .inWindow: KeySpec("inWindow", .flag, "false where its view is in no window.")
    case .view:
      KeySpec(
        "view", .object("view", "not", .object([("anyOf", .oneOfKeys(["frame", "pins"]))])),
        "The root view.")
    case .children:
      KeySpec(
        "children", .list(of: .object("controller")), "The last one of a navigation is on top.")
    }
  }
}
