import InsetModel

/// What a rule can read of a scroll view, besides its properties and all of a view.
enum ScrollField: String, FieldList {
  case view, owner, isFirstSubview, table, contentInset, setContentInset, systemInset,
    adjustedContentInset, contentOffset, contentSize, isContentSizeKnown, behavior,
    alwaysBounceVertical, alwaysBounceHorizontal, indicatorInsets, contentStart, wantedStart,
    contentsEnd

  static let all = allCases
  static let fields = ObjectFields<ScrollField>(.scroll)

  var declaration: (type: String, doc: String) {
    switch self {
    case .view: ("view", "The view: itself, or the web view that has it inside.")
    case .owner:
      (
        "controller?",
        "The controller that UIKit adjusts it for; nil where it is not one's content."
      )
    case .isFirstSubview:
      ("boolean", "Whether it is its superview's first subview, or a root view.")
    case .table: ("table?", "Itself as a table view or a list.")
    case .contentInset: ("insets", "contentInset as UIKit reads it back; before iOS 11 all of it.")
    case .setContentInset: ("insets", "What the app sets, with what follows the safe area.")
    case .systemInset: ("insets", "What UIKit adds.")
    case .adjustedContentInset: ("insets", "The sum of both.")
    case .contentOffset: ("point", "The content's point at its top left corner, at rest.")
    case .contentSize: ("size", "The content's size.")
    case .isContentSizeKnown: ("boolean", "Whether the scenario or the rows say it.")
    case .behavior: ("string", "The behaviour that answered.")
    case .alwaysBounceVertical: ("boolean", "Set, or the class's or layout's default.")
    case .alwaysBounceHorizontal: ("boolean", "Set; false by default.")
    case .indicatorInsets: ("insets", "The insets of its indicators.")
    case .contentStart: ("insets", "Where content begins at rest, inwards from the window's edges.")
    case .wantedStart: ("insets", "Where it should, as far as `wants` says.")
    case .contentsEnd: ("points", "The window's y of the last content when scrolled to the end.")
    }
  }
}

/// A scroll view's questions.
enum ScrollMethod: String, MethodList {
  case scrolls, takesIn, wants, parts, systemParts, isRunTime, isInside, isSet

  static let all = allCases

  var declaration: MethodDeclaration {
    let edge = [(name: "edge", type: "edge")]
    return switch self {
    case .scrolls:
      .init(
        [("axis", "axis")], gives: "boolean", "string?",
        doc: "Whether content is larger or always bounces; the fact behind a default bounce.")
    case .takesIn: .init(edge, gives: "boolean", doc: "Whether UIKit takes in the safe area there.")
    case .wants:
      .init(edge, gives: "string?", doc: "What the author wants: edge, belowBars, a view's name.")
    case .parts: .init(edge, gives: "parts", doc: "The summands of its adjusted inset.")
    case .systemParts: .init(edge, gives: "parts", doc: "The summands of what UIKit adds.")
    case .isRunTime:
      .init(edge, gives: "boolean", doc: "Whether code keeps contentInset after the safe area.")
    case .isInside: ViewMethod.isInsideDeclaration
    case .isSet: .isSet
    }
  }
}
