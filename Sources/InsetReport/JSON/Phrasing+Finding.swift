import InsetBasics
import InsetModel

extension Phrasing {
  /// A finding as an object; `screen` is the index among the input's screens.
  func json(_ finding: Finding, screen index: Int, suppression: String? = nil) -> JSON {
    var members: [(key: String, value: JSON)] = [
      ("rule", .string(finding.rule)), ("level", .string(finding.level.rawValue)),
      ("message", .string(finding.message)),
    ]
    if let suppression { members.append(("suppression", .string(suppression))) }
    members += place(of: finding.node, key: finding.key)
    members += [
      ("screen", .integer(index)), ("edge", .optional(finding.edge?.name)),
    ]
    members += number("points", finding.points)
    members += [
      ("facts", .strings(finding.facts)), ("confidence", .string(finding.confidence.rawValue)),
      ("parts", .array(finding.parts.map { json($0, of: finding.node) })),
      ("fixes", .array(finding.trials.sorted(by: Trial.isBetter).map { json($0, for: finding) })),
    ]
    if !finding.areFixesTried { members.append(("fixesTried", .bool(false))) }
    return .object(members)
  }

  /// A fix and what came of it.
  private func json(_ trial: Trial, for finding: Finding) -> JSON {
    var members: [(key: String, value: JSON)] = [
      ("fix", .string(trial.fix)), ("title", .string(trial.title)),
      ("code", .string(trial.edit.summary(in: scenario))),
      ("outcome", .string(outcome(of: trial, for: finding))), ("holds", .bool(trial.holds)),
    ]
    members += number("residual", trial.residual)
    let added = trial.added.map { finding in
      JSON.object(
        [
          ("rule", .string(finding.rule)), ("level", .string(finding.level.rawValue)),
          ("message", .string(finding.message)),
        ] + names(of: finding.node))
    }
    members += [
      ("added", .array(added)), ("sideEffects", .strings(trial.sideEffects)),
      ("undoneBy", .strings(trial.undoneBy)),
      ("problem", .optional(trial.problem)), ("matrix", trial.matrix.map { json($0) } ?? .null),
    ]
    if trial.isBeyondMatrix { members.append(("beyondMatrix", .bool(true))) }
    return .object(members)
  }

  /// One summand.
  func json(_ part: Contribution, of node: Node) -> JSON {
    var members: [(key: String, value: JSON)] = [("edge", .string(part.edge.name))]
    members += number("points", part.points)
    members += [
      ("label", .string(label(part, of: node))),
      (
        "cause",
        .object([("kind", .string(part.cause.kind)), ("name", .string(owner(part.cause)))])
      ),
      ("rule", .string(part.origin.name)), ("facts", .strings(part.facts)),
      ("confidence", .string(part.confidence.rawValue)), ("property", .optional(part.property)),
    ]
    return .object(members)
  }

  /// Path, line, column and pointer of a node, and its names.
  private func place(of node: Node, key: String?) -> [(key: String, value: JSON)] {
    let location = location(of: node, key: key)
    return [
      ("path", .string(location.path)),
      ("line", location.position.line), ("column", location.position.column),
      ("pointer", .string(scenario.pointer(of: node))),
    ] + names(of: node)
  }

  private func names(of node: Node) -> [(key: String, value: JSON)] {
    switch node {
    case .scenario: [("view", .null)]
    case .controller: [("view", .null), ("controller", .string(name(node)))]
    case .view: [("view", .string(name(node)))]
    case .section(let view, let section):
      [("view", .string(name(.view(view)))), ("section", .integer(section))]
    }
  }

  /// A number that may be unknown, or may not be there at all.
  func number(_ key: String, _ value: Double?) -> [(key: String, value: JSON)] {
    guard let value else { return [(key, .null)] }
    return [(key, .number(value))] + (value.isNaN ? [("unknown", .bool(true))] : [])
  }
}

extension Cause {
  /// What kind of thing causes a contribution.
  var kind: String {
    switch self {
    case .window: "window"
    case .bar: "bar"
    case .controller: "controller"
    case .view: "view"
    case .keyboard: "keyboard"
    }
  }
}
