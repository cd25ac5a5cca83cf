import InsetBasics
import InsetModel

/// What is open, expected, and printed of a running screen.
extension ScreenEncoder {
  /// Numbers that no source gives, and the rules that ended for want of one.
  var undecided: [JSON] {
    screen.unknowns.map { unknown in
      JSON([
        "rule": JSON.null, "number": unknown.what, "fact": unknown.fact, "supply": unknown.supply,
        "pointer": scenario.pointer(of: unknown.node),
      ])
    }
      + evaluation.undecided.map { rule in
        JSON([
          "rule": rule.rule, "number": rule.number, "fact": JSON.null, "supply": rule.supply,
          "pointer": scenario.pointer(of: rule.node),
        ]).adding(["failedRule": rule.failedRule])
      }
  }

  /// An open question with both outcomes.
  func json(_ contested: ContestedResult) -> JSON {
    let question = contested.question
    let views = contested.views.map { words.name(.view($0)) }
    return JSON([
      "question": question.id, "asks": question.asks, "fact": question.fact,
      "taken": contested.taken, "isChosen": contested.isChosen, "other": contested.other,
      "changes": contested.changes.map {
        JSON(["what": $0.what, "taken": $0.taken, "other": $0.other])
      },
      "findings": contested.findings,
    ]).adding(["views": views.isEmpty ? nil : views])
  }

  /// How many expectations came true, and those that did not.
  var expectations: JSON {
    JSON([
      "compared": evaluation.expectationCount,
      "mismatches": evaluation.mismatches.map { mismatch in
        let expectation = mismatch.expectation
        // The model says in words what came out.
        let isKnown = mismatch.actual?.split { !$0.isLetter }.contains("unknown") == false
        return JSON([
          "subject": expectation.subject, "key": expectation.key.rawValue,
          "expected": expectation.value,
          "actual": mismatch.actual == nil || isKnown ? mismatch.actual.json : .unknown,
          "source": expectation.source, "line": expectation.position?.line,
          "column": expectation.position?.knownColumn,
        ])
      },
    ])
  }

  // MARK: Prints

  func json(_ observation: Observation) -> JSON {
    let outcome = words.outcome(of: observation)
    let json = JSON([
      "view": scenario.name(ofView: observation.view),
      "line": scenario.source.position(of: .view(observation.view))?.line,
      "verdict": outcome == .notKnown ? "notKnown" : outcome.word,
      "comparisons": observation.comparisons.map { comparison in
        let isKnown = words.outcome(of: comparison, in: observation) != .notKnown
        return JSON([
          "key": comparison.key, "printed": comparison.printed, "predicted": comparison.predicted,
          "agrees": isKnown ? comparison.agrees.json : .unknown,
        ])
      },
    ])
    switch observation.verdict {
    case .equal: return json
    case .explained(let explanations):
      return json.adding(["explanations": explanations.map { self.json($0) }])
    case .different(let hypotheses):
      return json.adding([
        "hypotheses": words.suppositions(hypotheses, of: observation).map {
          JSON(["text": $0.text, "isTried": $0.isTried])
        }
      ])
    }
  }

  private func json(_ explanation: Observation.Explanation) -> JSON {
    func piece(_ kind: String, _ view: Int) -> JSON {
      JSON(["kind": kind, "view": scenario.name(ofView: view)])
    }
    switch explanation {
    case .bar(let view, _): return piece("bar", view)
    case .searchField(let view): return piece("searchField", view)
    case .refreshControl(let view): return piece("refreshControl", view)
    case .scrolled(let points): return JSON(["kind": "scrolled", "points": points])
    case .pulled(let points): return JSON(["kind": "pulled", "points": points])
    }
  }
}

extension DumpSummary: JSONConvertible {
  var json: JSON {
    JSON([
      "format": format, "line": line, "views": views, "scrollViews": scrollViews, "size": size,
      "isWindow": isWindow,
      "containment": containment == .unknown ? JSON.unknown : containment.rawValue.json,
      "deviceBy": basis.rawValue,
      "devices": candidates.map { JSON(["slug": $0.slug, "name": $0.name, "os": $0.majors]) },
      "systemBy": marks, "setAside": setAside,
      "notes": notes.map { JSON(["line": $0.line, "text": $0.text]) },
    ])
  }
}
