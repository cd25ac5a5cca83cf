import InsetModel

/// What a rule can read of a table, besides its properties.
enum TableField: String, FieldList {
  case scroll, view, sections, contentHeight, estimatedContentHeight, rowEstimate, firstRowY, os,
    linkedSDK, screen, scale, isList, overflows

  static let all = allCases
  static let fields = ObjectFields<TableField>(.table)

  /// Whether the walk finds it, after spacing rules were asked.
  var isFound: Bool {
    switch self {
    case .contentHeight, .estimatedContentHeight, .rowEstimate, .firstRowY, .overflows: true
    case .scroll, .view, .sections, .os, .linkedSDK, .screen, .scale, .isList: false
    }
  }

  var declaration: (type: String, doc: String) {
    switch self {
    case .scroll: ("scroll", "Itself as a scroll view.")
    case .view: ("view", "Itself as a view.")
    case .sections: ("section[]", "Its sections; empty where nobody said which it has.")
    case .contentHeight: ("points?", "The height of its rows, headers and footers.")
    case .estimatedContentHeight: ("points?", "The same as UIKit estimates it at first.")
    case .rowEstimate: ("points?", "The estimate for one row.")
    case .firstRowY: ("points?", "The first row's y in the content.")
    case .os: ("os", "The version of iOS.")
    case .linkedSDK: ("os", "The SDK that the app was built with.")
    case .screen: ("screen", "The screen.")
    case .scale: ("number", "Pixels a point.")
    case .isList: ("boolean", "Whether it is a collection view with a list layout.")
    case .overflows: ("boolean", "Whether content is higher than the room that it has.")
    }
  }
}

/// A table's questions, by delegate method.
enum TableMethod: String, MethodList {
  case implements, returns, estimates, isSet

  static let all = allCases

  var declaration: MethodDeclaration {
    let method = [(name: "method", type: "delegateMethod")]
    return switch self {
    case .implements: .init(method, gives: "boolean", doc: "Whether its delegate has the method.")
    case .returns:
      .init(method, gives: "points?", doc: "What it returns where a section says nothing.")
    case .estimates:
      .init(
        [("strip", luaUnion(EstimateKind.allCases.map(\.rawValue)))], gives: "boolean",
        doc: "Whether heights of that kind are estimated.")
    case .isSet: .isSet
    }
  }
}
