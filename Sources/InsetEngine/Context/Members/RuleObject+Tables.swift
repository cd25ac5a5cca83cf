import InsetModel

extension RuleObject {
  /// Tables that the files of a pack write. The readers refuse every other key.
  package static let tables: [RuleObject] =
    RuleInfo.Kind.allCases.map(rule)
    + [finding, pack, testCase, expectedFinding, expectedTrial, edges, pins]

  /// What a rule of a kind says.
  static func rule(_ kind: RuleInfo.Kind) -> RuleObject {
    switch kind {
    case .behavior:
      RuleObject(
        "behaviorRule", "How a scroll view takes in what lies over it: `adjusts` or `insets`.",
        header + [
          Field("answersFor", "string[]?", "UIKit's names that it answers for on its versions."),
          Field("writes", "\"contentInset\"?", "The amount is written there, as up to iOS 10."),
          Field(
            "adjusts", "nil|fun(scroll: scroll, axis: axis): answer",
            "Whether the safe area is taken in along an axis: `yes` or `no`."),
          Field(
            "insets", "nil|fun(scroll: scroll, edge: edge): answer",
            "How much is taken in at an edge: `inset` or `no`."),
        ])
    case .spacing:
      RuleObject(
        "spacingRule", "The height of one strip of a table's section.",
        header + [
          Field("on", "\"section\"?", "What it looks at."),
          Field(
            "slot", "fun(section: section, which: slotKind): answer?",
            "The strip's height: `slot`, `unknown`, or nil for a strip of another rule."),
        ])
    case .check:
      RuleObject(
        "checkRule", "What can be wrong with a screen.",
        header + [
          Field(
            "on", luaUnion(Subject.allCases.map(\.rawValue)), "What it looks at, one call each."),
          Field(
            "severity", luaUnion(Level.allCases.map(\.rawValue)) + "?", "`warning` by default."),
          Field("config", "table<string, any>?", "What users may set, with the defaults."),
          Field(
            "evaluate", "fun(subject: subject, config: table<string, any>): findings?",
            "Nil, a `finding`, or a list of them."),
        ])
    case .fix:
      RuleObject(
        "fixRule", "Edits that may cure a finding.",
        header + [
          Field("repairs", "string[]", "The checks whose findings it is asked about."),
          Field("accepts", "boolean?", "It leaves things as they are, and only names them."),
          Field("propose", "fun(found: found): edits?", "Nil, an `edit`, or a list of them."),
        ])
    }
  }

  /// What every kind of rule says of itself.
  private static let header = [
    Field("id", "string", "The file's name."),
    Field("title", "string?", "One line."),
    Field("since", "string?", "The first version of iOS that it is for: `\"11.0\"`."),
    Field("before", "string?", "The first version of iOS that it is not for any more."),
    Field("sources", "string|string[]", "Fact ids or addresses: where the rule is from."),
    Field(
      "confidence", luaUnion(Confidence.allCases.map(\.rawValue)) + "?",
      "How sure it is; that of the first source by default."),
    Field("docs", "string?", "An address, or a path."),
  ]

  /// What `finding { … }` takes.
  static let finding = RuleObject(
    "findingTable", "What a check found.",
    [
      Field("edge", "edge?", "The edge that it is about."),
      Field("points", "points?", "How far content is off; too far in is positive."),
      Field("facts", "string|string[]|nil", "The facts that it rests on, besides the rule's."),
      Field("level", luaUnion(Level.allCases.map(\.rawValue)) + "?", "The rule's by default."),
      Field("message", "string?", "What is wrong, in one sentence without a full stop."),
      Field("key", "string?", "The scenario's key to point at."),
      Field("view", "view|scroll|table|nil", "What it is about, where that is not the subject."),
      Field("controller", "controller?", "The same, of a controller."),
      Field("section", "section?", "The same, of a section."),
      Field("parts", "parts?", "The sum that is printed: what `subject:parts(edge)` gives."),
    ])

  /// What `pack { … }` takes.
  static let pack = RuleObject(
    "packTable", "What a pack says of itself.",
    [
      Field("name", "string", "Its name; that of the standard pack is `insetlua`."),
      Field("title", "string?", "One line."),
    ])

  /// What `case "…" { … }` takes.
  static let testCase = RuleObject(
    "caseTable", "One case of a rule's test.",
    [
      Field(
        "scenario", "string|table<string, any>",
        "`example \"s11\"`, a path, or a table as in a scenario file."),
      Field("os", "string|string[]|nil", "Versions of iOS; each is a case."),
      Field("device", "string|string[]|nil", "Devices; each is a case."),
      Field("orientation", "string|string[]|nil", "Orientations; each is a case."),
      Field("assume", "table<string, string>?", "Answers to open questions, by id."),
      Field("asked", "boolean?", "False says that the rule is not asked here."),
      Field("expect", "expectedFinding[]?", "All that the check finds."),
      Field(
        "values", "table<string, table<string, any>>?",
        "Numbers by view, with the keys of a scenario's `expect`."),
      Field("fixes", "expectedTrial[]?", "Trials of the fix; `{}`: it proposes nothing."),
    ])

  /// Where a finding is.
  private static let place = [
    Field("view", "string?", "The view's id."),
    Field("controller", "string?", "The controller's id."),
    Field("section", "integer?", "The section's number, from 0."),
    Field("edge", "edge?", "The edge."),
  ]

  /// An entry of a case's `expect`: what is written is compared.
  static let expectedFinding = RuleObject(
    "expectedFinding", "A finding that a test expects; what is written is compared.",
    place + [
      Field("points", "points?", "How far content is off."),
      Field("message", "string?", "The sentence."),
      Field("level", luaUnion(Level.allCases.map(\.rawValue)) + "?", "Its severity."),
    ])

  /// An entry of a case's `fixes`: what is written is compared.
  static let expectedTrial = RuleObject(
    "expectedTrial", "A trial of a fix that a test expects; what is written is compared.",
    [
      Field("fix", "string?", "The fix's id; the rule under test by default."),
      Field("finding", "string?", "The id of the check whose finding it repairs."),
    ] + place + [
      Field("holds", "boolean?", "Whether the finding is gone and nothing else is worse."),
      Field("residual", "points?", "How far content is off after it."),
      Field("adds", "string[]?", "The checks that find something new."),
      Field("problem", "string?", "Why it could not be tried."),
      Field("edit", "string?", "The edit, as reports print it."),
    ])

  /// Points by edge, as `edit(view):add` takes them.
  static let edges = RuleObject(
    "edges", "Points by edge; what is not written is 0.",
    Edge.allCases.map { Field($0.name, "points?", "At the \($0.name) edge.") })

  /// What `edit(view):pin` takes.
  static let pins = RuleObject(
    "pins", "What edges are tied to; what is not written stays.",
    Edge.allCases.map { Field($0.name, "\"safeArea\"|\"superview\"|nil", "The \($0.name) edge.") })
}
