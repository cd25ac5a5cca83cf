import InsetBasics
import InsetModel

extension Phrasing {
  /// What a dump told and how its numbers compare; no keys where nothing was printed.
  func dumpMembers(_ evaluation: Evaluation) -> [(key: String, value: JSON)] {
    var members: [(key: String, value: JSON)] = []
    if let dump = evaluation.dump { members.append(("dump", json(dump))) }
    if !evaluation.observations.isEmpty {
      members.append(("observed", .array(evaluation.observations.map { json($0) })))
    }
    return members
  }

  private func json(_ dump: DumpSummary) -> JSON {
    let devices = dump.candidates.map { candidate in
      JSON.object([
        ("slug", .string(candidate.slug)), ("name", .string(candidate.name)),
        ("os", .array(candidate.majors.map { .integer($0) })),
      ])
    }
    let notes = dump.notes.map { note in
      JSON.object([("line", .integer(note.line)), ("text", .string(note.text))])
    }
    return .object([
      ("format", .string(dump.format)), ("line", .integer(dump.line)),
      ("views", .integer(dump.views)), ("scrollViews", .integer(dump.scrollViews)),
      ("size", dump.size.map { .array([.number($0.width), .number($0.height)]) } ?? .null),
      ("isWindow", .bool(dump.isWindow)), ("containment", .string(dump.containment.rawValue)),
      ("deviceBy", .string(dump.basis.rawValue)), ("devices", .array(devices)),
      ("systemBy", .strings(dump.marks)), ("setAside", .strings(dump.setAside)),
      ("notes", .array(notes)),
    ])
  }

  private func json(_ observation: Observation) -> JSON {
    let node = Node.view(observation.view)
    let comparisons = observation.comparisons.map { comparison in
      JSON.object(
        [
          ("key", .string(comparison.key)), ("printed", .string(comparison.printed.text)),
          ("predicted", .string(comparison.predicted.text)),
        ] + agreement(comparison, in: observation))
    }
    var members: [(key: String, value: JSON)] = [
      ("view", .string(scenario.name(ofView: observation.view))),
      ("line", scenario.source.position(of: node).line),
      ("verdict", .string(verdict(of: observation))), ("comparisons", .array(comparisons)),
    ]
    switch observation.verdict {
    case .equal: break
    case .explained(let explanations):
      members.append(("explanations", .array(explanations.map { json($0) })))
    case .different(let hypotheses):
      members.append(
        (
          "hypotheses",
          .array(
            suppositions(hypotheses, of: observation).map {
              .object([("text", .string($0.text)), ("isTried", .bool($0.isTried))])
            })
        ))
    }
    return .object(members)
  }

  /// Whether a printed value agrees; null where that is not known.
  private func agreement(
    _ comparison: Observation.Comparison, in observation: Observation
  ) -> [(key: String, value: JSON)] {
    if outcome(of: comparison, in: observation) == .notKnown {
      return [("agrees", .null), ("unknown", .bool(true))]
    }
    return [("agrees", .bool(comparison.agrees))]
  }

  private func verdict(of observation: Observation) -> String {
    let outcome = outcome(of: observation)
    return outcome == .notKnown ? "notKnown" : outcome.word
  }

  private func json(_ explanation: Observation.Explanation) -> JSON {
    func piece(_ kind: String, _ view: Int) -> JSON {
      .object([("kind", .string(kind)), ("view", .string(scenario.name(ofView: view)))])
    }
    switch explanation {
    case .bar(let view, _): return piece("bar", view)
    case .searchField(let view): return piece("searchField", view)
    case .refreshControl(let view): return piece("refreshControl", view)
    case .scrolled(let points):
      return .object([("kind", .string("scrolled")), ("points", .number(points))])
    case .pulled(let points):
      return .object([("kind", .string("pulled")), ("points", .number(points))])
    }
  }
}
