import InsetBasics
import InsetModel

extension JSONReporter {
  /// A finding with the code of its fixes in every form.
  func json(_ entry: NumberedFinding) -> JSON {
    let words = Phrasing(screen: entry.evaluation.screen)
    let code = entry.trials.map { trial in
      JSON.object([
        ("fix", .string(trial.fix)),
        (
          "swift",
          .string(
            CodeRenderer.swift(trial.edit, in: words.scenario, minimumOS: info.minimumOS).text)
        ),
        (
          "objectiveC",
          .string(
            CodeRenderer.objectiveC(trial.edit, in: words.scenario, minimumOS: info.minimumOS).text)
        ),
        (
          "interfaceBuilder",
          words.json(CodeRenderer.interfaceBuilder(trial.edit, in: words.scenario))
        ),
      ])
    }
    return JSON.object([
      ("number", .integer(entry.number)), ("finding", words.json(entry.finding, screen: 0)),
      ("code", .array(code)),
    ])
  }
}

extension Phrasing {
  fileprivate func json(_ forms: [IBForm]?) -> JSON {
    guard let forms else { return .null }
    return .array(
      forms.map { form in
        .object([
          ("object", .string(name(form.node))), ("bar", .optional(form.bar?.rawValue)),
          ("change", .string(form.text)), ("inspector", .optional(form.inspector)),
          ("setting", .string(form.setting)),
        ])
      })
  }
}
