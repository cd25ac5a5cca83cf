import InsetModel

/// A word of the rule language: a function that files find as a global besides Lua's own.
package enum RuleWord: String, CaseIterable, Sendable {
  case behavior, spacing, check, fix
  case pack, devices, bars, facts, questions, classes, insets
  case yes, no, considered, inset, slot, unknown, finding, edit
  case points, pt, assume, require
  case test, `case`, example

  /// Whether only test files have it.
  package var isForTests: Bool {
    switch self {
    case .test, .case, .example: true
    default: false
    }
  }

  /// What it takes, gives and means, in the types of `RuleType`.
  package var declaration: MethodDeclaration {
    let facts = [(name: "fact", type: "string"), (name: "...", type: "string")]
    return switch self {
    case .behavior: Self.declares("behaviorRule", "Declares a behaviour.")
    case .spacing: Self.declares("spacingRule", "Declares a spacing rule.")
    case .check: Self.declares("checkRule", "Declares a check.")
    case .fix: Self.declares("fixRule", "Declares a fix.")
    case .pack: Self.declares("packTable", "Names the pack: the last word of its `pack.lua`.")
    case .devices: Self.declares("table<string, any>[]", "Adds devices to the catalogue.")
    case .bars: Self.declares("table<string, any>[]", "Adds heights of bars to the catalogue.")
    case .facts: Self.declares("table<string, table<string, any>>", "Adds facts, by id.")
    case .questions: Self.declares("table<string, any>[]", "Adds open questions.")
    case .classes: Self.declares("table<string, any>[]", "Adds view classes and their defaults.")
    case .insets:
      .init(
        Edge.allCases.map { ($0.name, "points") }, gives: "insets",
        doc: "Insets as a value: top, left, bottom, right.")
    case .yes:
      .init(facts, gives: "answer", doc: "The safe area is taken in; the deciding fact first.")
    case .no:
      .init(
        [("reason", "string")] + facts, gives: "answer",
        doc: "The safe area is not taken in, and why: `no(\"content fits\", \"INS-95\")`.")
    case .considered:
      .init(
        [("what", "string"), ("answer", "answer")],
        doc: "Notes a condition that was looked at and did not decide; `explain` prints it.")
    case .inset:
      .init(
        [("points", "points"), ("fact", "string"), ("cause", "controller|bar|view|nil")],
        gives: "answer", doc: "The points that are taken in at the edge, and who causes them.")
    case .slot:
      .init([("points", "points")] + facts, gives: "answer", doc: "The height of a strip.")
    case .unknown:
      .init(
        [("fact", "string"), ("range", "points[]?")], gives: "answer",
        doc: "No source gives the height of the strip; it lies between two numbers, where given.")
    case .finding: .init([("found", "findingTable")], gives: "finding", doc: "Says what is wrong.")
    case .edit:
      .init(
        [("target", "view|scroll|table|controller|screen")], gives: "edit",
        doc: "Begins an edit of the scenario.")
    case .points:
      .init(
        [("points", "number")], gives: "points", doc: "The number, which has to be finite.")
    case .pt: .init([("points", "points")], gives: "string", doc: "`pt(88)` is \"88 pt\".")
    case .assume:
      .init(
        [("question", "string")], gives: "boolean|string",
        doc: "Reads an open question: true where the first of two options holds, the option's name "
          + "where there are more.")
    case .require:
      .init(
        [("module", "string")], gives: "any", doc: "The pack's own module, `lib/<module>.lua`.")
    case .test:
      .init(
        [("rule", "string")], gives: "fun(cases: namedCase[]): declaration",
        doc: "The tests of a rule: `return test \"rule-id\" { case \"…\" { … } }`.")
    case .case:
      .init(
        [("name", "string")], gives: "fun(body: caseTable): namedCase", doc: "One case of a test.")
    case .example:
      .init(
        [("name", "string")], gives: "table<string, any>",
        doc: "The scenario of `examples/` whose file begins so.")
    }
  }

  private static func declares(_ table: String, _ doc: String) -> MethodDeclaration {
    .init([("declared", table)], gives: "declaration", doc: doc)
  }
}
