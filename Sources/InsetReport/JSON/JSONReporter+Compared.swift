import InsetBasics
import InsetModel

extension JSONReporter {
  func json(_ variants: [ComparedVariant]) -> JSON {
    let comparison = Comparison(variants, info)
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
      ("assumed", .strings(column.assumedViews)),
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
    let rule = info.rules.first { $0.id == item.rule }
    members += [
      ("who", .optional(item.who.isEmpty ? nil : item.who)),
      ("rule", .optional(item.rule.isEmpty ? nil : item.rule)),
      ("file", .optional(rule?.file)), ("line", rule.map { .integer($0.line) } ?? .null),
      ("facts", .strings(item.facts)),
      ("confidence", .optional(item.confidence?.rawValue ?? info.confidence(of: item.facts))),
    ]
    return .object(members)
  }
}
