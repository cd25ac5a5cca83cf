import InsetBasics
import InsetModel

extension Phrasing {
  /// An open question with both outcomes.
  func json(_ contested: ContestedResult) -> JSON {
    let changes = contested.changes.map { change in
      JSON.object(
        [("what", .string(change.what))] + number("taken", change.taken)
          + number("other", change.other))
    }
    let views = contested.views.map { name(.view($0)) }
    return .object(
      [
        ("question", .string(contested.question.id)), ("asks", .string(contested.question.asks)),
        ("fact", .optional(contested.question.fact)), ("taken", .string(contested.taken)),
        ("isChosen", .bool(contested.isChosen)), ("other", .string(contested.other)),
        ("changes", .array(changes)), ("findings", .strings(contested.findings)),
      ] + (views.isEmpty ? [] : [("views", .strings(views))]))
  }

  /// Numbers that no source gives, and the rules that ended for want of one.
  func undecided(_ evaluation: Evaluation) -> [JSON] {
    evaluation.screen.unknowns.map { unknown in
      .object([
        ("rule", .null), ("number", .string(unknown.what)), ("fact", .string(unknown.fact)),
        ("supply", .string(unknown.supply)),
        ("pointer", .string(scenario.pointer(of: unknown.node))),
      ])
    }
      + evaluation.undecided.map { rule in
        .object(
          [
            ("rule", .string(rule.rule)), ("number", .string(rule.number)), ("fact", .null),
            ("supply", .optional(rule.supply)),
            ("pointer", .string(scenario.pointer(of: rule.node))),
          ] + (rule.failedRule.map { [("failedRule", .string($0))] } ?? []))
      }
  }

  /// How many expectations came true, and those that did not.
  func expectations(_ evaluation: Evaluation) -> JSON {
    let mismatches = evaluation.mismatches.map { mismatch in
      let expectation = mismatch.expectation
      return JSON.object([
        ("subject", .string(expectation.subject)), ("key", .string(expectation.key.rawValue)),
        ("expected", .string(expectation.value.text)), ("actual", .optional(mismatch.actual)),
        ("source", .optional(expectation.source)),
        ("line", expectation.position.line), ("column", expectation.position.column),
      ])
    }
    return .object([
      ("compared", .integer(evaluation.expectationCount)), ("mismatches", .array(mismatches)),
    ])
  }
}
