import InsetBasics
import InsetModel

/// Comparisons. docs/explain.md describes the keys.
extension JSONReporter {
  /// One screen in all its variants, and what differs between them.
  func json(_ variants: [ComparedVariant], _ comparison: Comparison) -> JSON {
    let told = JSON([
      "variants": variants.map { json($0, comparison) }, "compared": comparison.count,
      "differences": comparison.rows.map { json($0, comparison) },
    ])
    // A number is unknown for the reason of the variant that it is of.
    let reasons = told.unknowns.map { place in
      let steps = place.steps
      let column = steps.first == "differences" && steps.count > 3 ? Int(steps[3]) : nil
      let own = column.flatMap { comparison.columns.indices.contains($0) ? $0 : nil } ?? 0
      return ScreenEncoder(comparison.columns[own].evaluation, info).json(place, about: nil)
    }
    return told.adding(["unknown": reasons])
  }

  private func json(_ variant: ComparedVariant, _ comparison: Comparison) -> JSON {
    let json = JSON(["name": variant.name, "path": variant.path])
      .adding(["problem": variant.problem])
    guard let evaluation = variant.evaluation,
      let column = comparison.columns.first(where: {
        $0.variant.name == variant.name && $0.variant.path == variant.path
      })
    else { return json }
    let surroundings = evaluation.screen.surroundings
    return json.adding([
      "scenario": evaluation.screen.scenario.title.json, "device": surroundings.device.slug,
      "os": surroundings.os.exact, "orientation": surroundings.orientation,
      "extrapolated": surroundings.isExtrapolated, "remark": variant.remark.json,
      "assumed": column.assumedViews,
      "contested": evaluation.contested.map { ScreenEncoder(evaluation, info).json($0) },
    ])
  }

  private func json(_ row: Comparison.Row, _ comparison: Comparison) -> JSON {
    let names = comparison.columns.map(\.variant.name)
    let values = zip(names, row.values).map { name, value -> JSON in
      switch value {
      case .none: JSON(["variant": name, "absent": true])
      case .points(let points): JSON(["variant": name, "points": points])
      case .word(let word): JSON(["variant": name, "value": word])
      }
    }
    let json = JSON(["subject": row.subject, "key": row.key, "values": values])
    if let follows = row.follows {
      return json.adding(["follows": follows.key, "fact": follows.fact.json])
    }
    return json.adding([
      "why": comparison.reasons(of: row).map { reason in
        JSON([
          "variants": reason.columns.map { names[$0] }, "because": reason.parts.map(info.json),
        ])
      }
    ])
  }
}
