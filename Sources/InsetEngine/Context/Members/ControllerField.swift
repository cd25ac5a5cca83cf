import InsetModel

/// What a rule can read of a controller, besides its properties. UIKit's spellings.
enum ControllerField: String, FieldList {
  case id, name, className, kind, parent, children, view, frame, safeAreaInsets,
    inheritedSafeAreaInsets, topLayoutGuide, bottomLayoutGuide, additionalSafeAreaInsets,
    contentScrollView, bars, ownBars, isInWindow, screen

  static let all = allCases
  static let fields = ObjectFields<ControllerField>(.controller)

  var declaration: (type: String, doc: String) {
    switch self {
    case .id: ("string?", "Its id in the scenario.")
    case .name: ("string", "What findings call it.")
    case .className: ("string", "Its class: the app's, else UIKit's.")
    case .kind:
      (luaUnion(Controller.Kind.allCases.map(\.rawValue)), "What kind of controller it is.")
    case .parent: ("controller?", "The controller that holds it.")
    case .children:
      ("controller[]", "Its children; the top of a navigation controller is the last.")
    case .view: ("view?", "Its root view.")
    case .frame: ("rect", "Its root view's frame in the window.")
    case .safeAreaInsets: ("insets", "Its root view's safe area; before iOS 11 its layout guides.")
    case .inheritedSafeAreaInsets: ("insets", "The part that its own addition does not make.")
    case .topLayoutGuide: ("points", "topLayoutGuide.length.")
    case .bottomLayoutGuide: ("points", "bottomLayoutGuide.length.")
    case .additionalSafeAreaInsets: ("insets", "Its own addition, with what follows the safe area.")
    case .contentScrollView: ("scroll?", "The scroll view that bars look at.")
    case .bars: ("bar[]", "The bars over it, its own and its containers'.")
    case .ownBars: ("bar[]", "The bars that it shows itself.")
    case .isInWindow: ("boolean", "Whether its view is in a window.")
    case .screen: ("screen", "The screen.")
    }
  }
}

/// Questions about a controller's place.
enum ControllerMethod: String, MethodList {
  case inside, directlyInside, extends, parts, isSet

  static let all = allCases

  var declaration: MethodDeclaration {
    let kind = [(name: "kind", type: luaUnion(Controller.Kind.allCases.map(\.rawValue)))]
    let edge = [(name: "edge", type: "edge")]
    return switch self {
    case .inside:
      .init(kind, gives: "boolean", doc: "Whether such a controller holds it, near or far.")
    case .directlyInside:
      .init(kind, gives: "boolean", doc: "Whether its parent is such a controller.")
    case .extends:
      .init(edge, gives: "boolean", doc: "Whether edgesForExtendedLayout has the edge.")
    case .parts: .init(edge, gives: "parts", doc: "The summands of its safe area at the edge.")
    case .isSet: .isSet
    }
  }
}
