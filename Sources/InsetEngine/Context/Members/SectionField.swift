import InsetModel

/// What a rule can read of a section.
enum SectionField: String, FieldList {
  case table, index, isFirst, isLast, rowCount, previous, os, linkedSDK, screen

  static let all = allCases
  static let fields = ObjectFields<SectionField>()

  var declaration: (type: String, doc: String) {
    switch self {
    case .table: ("table", "The table.")
    case .index: ("integer", "Its number, from 0.")
    case .isFirst: ("boolean", "Whether it is the first.")
    case .isLast: ("boolean", "Whether it is the last.")
    case .rowCount: ("integer", "How many rows it has.")
    case .previous: ("section?", "The section before it.")
    case .os: ("os", "The version of iOS.")
    case .linkedSDK: ("os", "The SDK that the app was built with.")
    case .screen: ("screen", "The screen.")
    }
  }
}

/// A section's questions about one strip: `section:title "header"`.
enum SectionMethod: String, MethodList {
  case title, height, hasView, viewHeight, implements, slot

  static let all = allCases

  var declaration: MethodDeclaration {
    let strip = [(name: "strip", type: "strip")]
    return switch self {
    case .title: .init(strip, gives: "string?", doc: "The title that the data source gives.")
    case .height: .init(strip, gives: "points?", doc: "What the height method returns.")
    case .hasView: .init(strip, gives: "boolean", doc: "Whether the view method returns a view.")
    case .viewHeight: .init(strip, gives: "points?", doc: "That view's height.")
    case .implements:
      .init(
        strip + [("what", "\"height\"|\"view\"")], gives: "boolean",
        doc: "Whether the delegate has that method for the strip.")
    case .slot:
      .init(
        [("slot", "slotKind")], gives: "points?",
        doc: "What a spacing rule gave it.")
    }
  }
}
