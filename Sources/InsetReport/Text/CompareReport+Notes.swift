import InsetBasics
import InsetModel

extension CompareReport {
  /// What the numbers rest on: assumed places, open questions.
  func notes(_ comparison: Comparison) -> [String] {
    // Columns of which the same is to be said share the words.
    var notes: [(columns: [String], verbs: (one: String, many: String), text: String)] = []
    func note(_ column: String, _ verbs: (one: String, many: String), _ text: String) {
      if let index = notes.firstIndex(where: { $0.text == text && $0.verbs == verbs }) {
        notes[index].columns.append(column)
      } else {
        notes.append(([column], verbs, text))
      }
    }
    for column in comparison.columns {
      let name = printable(column.variant.name)
      let assumed = assumedViews(column)
      if !assumed.isEmpty {
        let verb = assumed.count == 1 ? "has a plain frame" : "have plain frames"
        note(
          name, ("rests on assumed pins", "rest on assumed pins"),
          "\(listed(assumed)) \(verb) for another screen; edges that met there are taken "
            + "to meet here, too")
      }
      for contested in column.evaluation.contested {
        note(
          name, ("is open in \(contested.question.id)", "are open in \(contested.question.id)"),
          outcome(of: contested))
      }
    }
    return notes.flatMap { note in
      let verb = note.columns.count == 1 ? note.verbs.one : note.verbs.many
      let text = "\(listed(note.columns)) \(printable(verb)): \(note.text)"
      return wrapped(text, width: pageWidth - 6).enumerated().map { index, line in
        spaces(index == 0 ? 3 : 6) + line
      }
    }
  }

  /// What an open question's other answer would give.
  private func outcome(of contested: ContestedResult) -> String {
    let changed = contested.changes.prefix(3).map { change in
      "\(printable(change.what)) \(formatted(change.other)) instead of \(formatted(change.taken))"
    }
    let more = contested.changes.count > 3 ? " and \(contested.changes.count - 3) more" : ""
    let result =
      changed.isEmpty
      ? contested.findings.map(printable).joined(separator: ", ")
      : changed.joined(separator: ", ") + more
    if !contested.views.isEmpty {
      return "\(printable(contested.question.asks)) if it fits, \(result)"
    }
    return "\(printable(contested.taken)) is taken; \(printable(contested.other)) gives \(result)"
  }

  /// The compared views whose place is only assumed, by name.
  private func assumedViews(_ column: Comparison.Column) -> [String] {
    if column.variant.assumed.isEmpty { return [] }
    let screen = column.words.screen
    return screen.scenario.views.indices.filter { index in
      column.variant.assumed.contains(index)
        && screen.scenario.views.indices.contains { other in
          screen.views[other].scroll != nil && screen.restsOnAssumption(view: other, [index])
        }
    }.map { column.explainer.short(.view($0)) }
  }

  /// How much differs.
  func closing(_ comparison: Comparison) -> String {
    let names = comparison.columns.map { printable($0.variant.name) }
    if comparison.columns.count < 2 { return "nothing to compare with" }
    if comparison.rows.isEmpty {
      return
        "nothing differs: \(listed(names)) give the same insets, offsets, heights and "
        + "findings"
    }
    return "\(comparison.rows.count) of \(counted(comparison.count, "value")) "
      + (comparison.rows.count == 1 ? "differs" : "differ")
  }

  /// The comparison for programs. docs/explain.md describes the keys.
  public func json(_ comparisons: [[ComparedVariant]], version: String) -> String {
    let tool = JSON.object([("name", .string("insetlua")), ("version", .string(version))])
    return JSON.object([
      ("schemaVersion", .integer(JSONReport.schemaVersion)), ("tool", tool),
      ("comparisons", .array(comparisons.map(json))),
    ]).text() + "\n"
  }

  private func json(_ variants: [ComparedVariant]) -> JSON {
    let comparison = Comparison(variants, rules: rules, view: view, all: detail == .verbose)
    let names = comparison.columns.map(\.variant.name)
    return .object([
      ("variants", .array(variants.map { json($0, comparison) })),
      ("compared", .integer(comparison.count)),
      ("differences", .array(comparison.rows.map { json($0, comparison, names) })),
    ])
  }

  private func json(_ variant: ComparedVariant, _ comparison: Comparison) -> JSON {
    var members: [(key: String, value: JSON)] = [
      ("name", .string(variant.name)), ("path", .string(variant.path)),
    ]
    if let problem = variant.problem { members.append(("problem", problem.json)) }
    guard let evaluation = variant.evaluation,
      let column = comparison.columns.first(where: {
        $0.variant.name == variant.name && $0.variant.path == variant.path
      })
    else { return .object(members) }
    let surroundings = evaluation.screen.surroundings
    members += [
      ("scenario", .optional(evaluation.screen.scenario.title)),
      ("device", .string(surroundings.device.slug)), ("os", .string("\(surroundings.os)")),
      ("orientation", .string(surroundings.orientation.rawValue)),
      ("extrapolated", .bool(surroundings.isExtrapolated)), ("remark", .optional(variant.remark)),
      ("assumed", .strings(assumedViews(column))),
      ("contested", .array(evaluation.contested.map { column.words.json($0) })),
    ]
    return .object(members)
  }

  private func json(
    _ row: Comparison.Row, _ comparison: Comparison, _ names: [String]
  ) -> JSON {
    let values = zip(names, row.values).map { name, value -> JSON in
      var members: [(key: String, value: JSON)] = [("variant", .string(name))]
      switch value {
      case .none: members.append(("absent", .bool(true)))
      case .points(let points):
        members.append(("points", .number(points)))
        if points.isNaN { members.append(("unknown", .bool(true))) }
      case .word(let word): members.append(("value", .string(word)))
      }
      return .object(members)
    }
    let reasons = comparison.reasons(of: row).map { reason -> JSON in
      .object([
        ("variants", .strings(reason.columns.map { names[$0] })),
        ("because", .array(reason.parts.map(json))),
      ])
    }
    var members: [(key: String, value: JSON)] = [
      ("subject", .string(row.subject)), ("key", .string(row.key)), ("values", .array(values)),
    ]
    if let follows = row.follows {
      members.append(("follows", .string(follows.key)))
      members.append(("fact", .optional(follows.fact)))
    } else {
      members.append(("why", .array(reasons)))
    }
    return .object(members)
  }

  private func json(_ item: Part) -> JSON {
    var members: [(key: String, value: JSON)] = [("label", .string(item.label))]
    if let points = item.points {
      members.append(("points", .number(points)))
      if points.isNaN { members.append(("unknown", .bool(true))) }
    }
    let confidence =
      item.confidence?.rawValue ?? item.facts.first.flatMap { facts[$0]?.confidence.rawValue }
    let rule = rules.first { $0.id == item.rule }
    members += [
      ("who", .optional(item.who.isEmpty ? nil : item.who)),
      ("rule", .optional(item.rule.isEmpty ? nil : item.rule)),
      ("file", .optional(rule?.file)), ("line", rule.map { .integer($0.line) } ?? .null),
      ("facts", .strings(item.facts)), ("confidence", .optional(confidence)),
    ]
    return .object(members)
  }
}
