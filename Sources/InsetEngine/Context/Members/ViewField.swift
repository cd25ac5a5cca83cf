import InsetModel

/// What a rule can read of a view, besides its properties.
enum ViewField: String, FieldList {
  case id, name, className, frame, windowFrame, bounds, safeAreaInsets, superview, subviews,
    controller, scroll, enclosingScroll, isRoot, isHidden, isInWindow, interactive, decorative,
    isBar, screen

  static let all = allCases
  static let fields = ObjectFields<ViewField>(.view)

  var declaration: (type: String, doc: String) {
    switch self {
    case .id: ("string?", "Its id in the scenario.")
    case .name: ("string", "What findings call it.")
    case .className: ("string", "Its class: the app's or UIKit's.")
    case .frame: ("rect", "Its frame in its superview's coordinates.")
    case .windowFrame: ("rect", "Its frame in the window.")
    case .bounds: ("rect", "Its bounds; a scroll view's begin at its content offset.")
    case .safeAreaInsets: ("insets", "Its safe area, from its own edges.")
    case .superview: ("view?", "Its superview; nil of a root view.")
    case .subviews: ("view[]", "Its subviews, the back one first.")
    case .controller: ("controller", "The controller whose view it is, or is in.")
    case .scroll: ("scroll?", "Itself as a scroll view, or the scroll view that a web view has.")
    case .enclosingScroll: ("scroll?", "The nearest scroll view that it lies in.")
    case .isRoot: ("boolean", "Whether it is a controller's root view.")
    case .isHidden: ("boolean", "Whether it or a view above it is hidden.")
    case .isInWindow: ("boolean", "Whether it is in a window.")
    case .interactive: ("boolean", "Whether it is to be touched: a control.")
    case .decorative: ("boolean", "Whether it may lie under a bar by design: a background.")
    case .isBar: ("boolean", "Whether its class is a bar's.")
    case .screen: ("screen", "The screen.")
    }
  }
}

/// A view's own questions.
enum ViewMethod: String, MethodList {
  case parts, isInside, isSet

  static let all = allCases

  /// Whether it lies in another view.
  static let isInsideDeclaration = MethodDeclaration(
    [("other", "view|scroll")], gives: "boolean", doc: "Whether it is that view, or lies in it.")

  var declaration: MethodDeclaration {
    switch self {
    case .parts:
      .init(
        [("edge", "edge")], gives: "parts", doc: "The summands of its safe area at the edge.")
    case .isInside: Self.isInsideDeclaration
    case .isSet: .isSet
    }
  }
}
