import InsetModel

/// A name for a type in the declarations of objects, tables and words.
package struct RuleType: Sendable {
  /// Its name.
  package let name: String
  /// The types that it stands for; nil of what only the program looks into.
  package let type: String?
  /// What it is, in one line.
  package let doc: String

  /// All of them, besides Lua's own types, objects, records and tables.
  package static let all = [
    RuleType("points", "number", "A length in points."),
    RuleType("edge", luaUnion(Edge.allCases.map(\.name)), "An edge."),
    RuleType("axis", luaUnion(Axis.allCases.map(\.name)), "The way content moves."),
    RuleType(
      "slotKind", luaUnion(SlotKind.allCases.map(\.rawValue)),
      "A strip of a section; the tail lies below the last one."),
    RuleType(
      "contentSizeCategory", luaUnion(ContentSizeCategory.allCases.map(\.rawValue)),
      "The size of text that the user has chosen."),
    RuleType("strip", luaUnion(SectionStrip.allCases.map(\.rawValue)), "One side of a section."),
    RuleType(
      "delegateMethod", luaUnion(DelegateProperty.rows.map(\.ruleName)),
      "A method of the table's delegate."),
    RuleType(
      "subject", Subject.allCases.map(\.rawValue).joined(separator: "|"),
      "What a check looks at."),
    RuleType("findings", "finding|finding[]", "What a check found."),
    RuleType("edits", "edit|edit[]", "What a fix proposes."),
    RuleType("declaration", nil, "What a file returns."),
    RuleType("namedCase", nil, "One case of a test."),
    RuleType("answer", nil, "What a behaviour or a spacing rule answers."),
    RuleType("finding", nil, "One thing that is wrong."),
  ]

  private init(_ name: String, _ type: String?, _ doc: String) {
    self.name = name
    self.type = type
    self.doc = doc
  }
}
