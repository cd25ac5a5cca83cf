import InsetBasics
import InsetModel

extension JSONReporter {
  /// The explanations of a screen; the facts and rules that they cite come at the end of the report.
  mutating func json(_ asked: ExplainedScreen) -> JSON {
    let words = Phrasing(screen: asked.evaluation.screen)
    let explainer = Explainer(words: words, rules: info.rules)
    let explanations = asked.nodes.map { explainer.explain($0, edge: info.edge) }
    for explanation in explanations {
      for fact in explanation.citedFacts(explainer)
      where info.facts[fact] != nil && !cited.facts.contains(fact) { cited.facts.append(fact) }
      for rule in used(in: explanation, explainer) where !cited.rules.contains(rule) {
        cited.rules.append(rule)
      }
    }
    return screen(asked, explanations, explainer)
  }

  /// What the explanations cite.
  var citations: [(key: String, value: JSON)] {
    let facts = cited.facts.compactMap { id in
      info.facts[id].map { fact in
        (
          key: id,
          value: JSON.object([
            ("confidence", .string(fact.confidence.rawValue)), ("says", .string(fact.says)),
          ])
        )
      }
    }
    return [("rules", .array(cited.rules.map(json))), ("facts", .object(facts))]
  }

  private func used(in explanation: Circumstances, _ explainer: Explainer) -> [RuleInfo] {
    var used: [RuleInfo] = []
    if let scroll = explainer.scroll(of: explanation.node) {
      if let rule = info.rule(.behavior, scroll.adjustment.behavior) { used.append(rule) }
      used += explainer.strips(of: scroll).compactMap { strip in
        strip.rule.flatMap { info.rule(.spacing, $0) }
      }
    }
    return used + explanation.notApplied.compactMap(\.rule)
  }

  private func screen(
    _ subject: ExplainedScreen, _ explanations: [Circumstances], _ explainer: Explainer
  ) -> JSON {
    let words = explainer.words
    let surroundings = words.screen.surroundings
    return .object([
      ("path", .string(words.scenario.source.path)),
      ("scenario", .optional(words.scenario.title)),
      (
        "device",
        .object([
          ("slug", .string(surroundings.device.slug)), ("name", .string(surroundings.device.name)),
        ])
      ),
      ("os", .string("\(surroundings.os)")),
      ("orientation", .string(surroundings.orientation.rawValue)),
      ("extrapolated", .bool(surroundings.isExtrapolated)),
      (
        "explained",
        .array(explanations.map { json($0, explainer, subject.evaluation) })
      ),
      ("contested", .array(subject.evaluation.contested.map { words.json($0) })),
      ("undecided", .array(words.undecided(subject.evaluation))),
    ])
  }

  private func json(
    _ explanation: Circumstances, _ explainer: Explainer, _ evaluation: Evaluation
  ) -> JSON {
    let words = explainer.words
    let node = explanation.node
    var members: [(key: String, value: JSON)] = [
      ("name", .string(words.name(node))), ("description", .string(words.describe(node))),
    ]
    members += json(words.location(of: node))
    members.append(("pointer", .string(words.scenario.pointer(of: node))))
    members.append(("isInWindow", .bool(explanation.absence == nil)))
    if let absence = explanation.absence {
      members.append(
        (
          "notInWindowBecause",
          .object(
            [("why", .string(absence.why)), ("fact", .string(absence.fact))]
              + json(absence.place))
        ))
    }
    let covers = explanation.covers.map { cover in
      JSON.object(
        [("edge", .string(cover.edge.name))] + words.number("points", cover.points)
          + [("by", .string(cover.label)), ("isApps", .bool(cover.isApps))])
    }
    members.append(("coveredBy", .array(covers)))
    let sides = explanation.sides.map { side -> (key: String, value: JSON) in
      var values = [("safeAreaInsets", json(side.safeArea, words))]
      if let adjusted = side.adjusted {
        values.append(("adjustedContentInset", json(adjusted, words)))
      }
      if let scroll = explainer.scroll(of: node) {
        values += json(scroll, at: side.edge, words)
      }
      if let offered = side.offered { values += words.number("offered", offered) }
      return (side.edge.name, .object(values))
    }
    members.append(("edges", .object(sides)))
    if let scroll = explainer.scroll(of: node) {
      members.append(("behavior", .string(scroll.adjustment.behavior)))
      members.append(
        (
          "contentOffset",
          .array([.number(scroll.contentOffset.x), .number(scroll.contentOffset.y)])
        ))
      if scroll.table != nil {
        members.append(("content", .array(explainer.strips(of: scroll).map { json($0, words) })))
      }
    }
    members.append(("notApplied", .array(explanation.notApplied.map(json))))
    members.append(("callbacks", .array(explanation.callbacks.map(json))))
    let findings = evaluation.findings.filter { $0.node.isAbout(node) }
    members.append(("findings", .array(findings.map { words.json($0, screen: 0) })))
    return .object(members)
  }

  private func json(_ location: Location) -> [(key: String, value: JSON)] {
    [
      ("path", .string(location.path)), ("line", location.position.line),
      ("column", location.position.column),
    ]
  }

  private func json(_ chain: Chain, _ words: Phrasing) -> JSON {
    let steps = chain.parts.map { step in
      var members = words.number("points", step.points)
      members += [
        ("label", .string(step.label + step.detail)), ("who", .string(step.who)),
        ("rule", .string(step.rule)),
        ("facts", .strings(step.facts)),
        ("confidence", .optional(step.confidence?.rawValue ?? info.confidence(of: step.facts))),
      ]
      if let place = step.place { members += json(place) }
      return JSON.object(members)
    }
    return .object(
      [("name", .string("\(chain.subject).\(chain.name)"))] + words.number("points", chain.points)
        + [("steps", .array(steps))])
  }

  private func unless(_ text: String) -> String? { text.isEmpty ? nil : text }

  private func json(
    _ scroll: PlacedScroll, at edge: Edge, _ words: Phrasing
  ) -> [(key: String, value: JSON)] {
    let reason = scroll.adjustment.reasons[edge]
    return [
      ("answer", .string(scroll.adjustment.answers[edge].word)),
      ("reason", .optional(reason.text)), ("reasonFacts", .strings(reason.facts)),
    ] + words.number("contentStart", scroll.contentStart[edge])
  }

  private func json(_ strip: ContentStrip, _ words: Phrasing) -> JSON {
    .object(
      [
        ("section", .optional(unless(strip.section))), ("name", .string(strip.name)),
      ] + words.number("y", strip.y) + words.number("points", strip.points) + [
        ("what", .string(strip.what)), ("rule", .optional(strip.rule)),
        ("facts", .strings(strip.facts)), ("confidence", .optional(strip.confidence?.rawValue)),
      ])
  }

  private func json(_ entry: Circumstances.NotApplied) -> JSON {
    .object([
      ("what", .string(entry.what)), ("why", .string(entry.why)), ("facts", .strings(entry.facts)),
      ("file", .optional(entry.rule?.file)),
      ("line", entry.rule.map { .integer($0.line) } ?? .null),
    ])
  }

  private func json(_ entry: Circumstances.Callback) -> JSON {
    let isUnknown = Edge.allCases.contains { entry.insets[$0].isNaN }
    let insets = Edge.allCases.map { (key: $0.name, value: JSON.number(entry.insets[$0])) }
    return .object([
      ("method", .string(entry.method)), ("receiver", .string(entry.receiver)),
      ("fires", .bool(entry.fires)),
      ("to", .object(insets + (isUnknown ? [("unknown", .bool(true))] : []))),
      ("change", .string(entry.change)), ("fact", .string(entry.fact)),
    ])
  }

  private func json(_ rule: RuleInfo) -> JSON {
    .object([
      ("kind", .string(rule.kind.rawValue)), ("id", .string(rule.id)),
      ("title", .optional(rule.title)),
      ("file", .string(rule.file)), ("line", .integer(rule.line)),
      ("since", .optional(rule.since.map { "\($0)" })),
      ("before", .optional(rule.before.map { "\($0)" })), ("sources", .strings(rule.sources)),
    ])
  }
}
