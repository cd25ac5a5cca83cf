import InsetModel

extension Engine {
  /// Flips each asked question alone and evaluates again; a question whose other answer changes
  /// nothing is not contested here.
  func contested(_ evaluation: Evaluation, on surroundings: Surroundings) -> [ContestedResult] {
    let before = run
    defer {
      let problems = run.problems
      run = before
      run.problems = problems
    }
    var results: [ContestedResult] = []
    for asked in evaluation.screen.questions {
      guard let question = catalogue.questions.first(where: { $0.id == asked.id }) else { continue }
      for option in question.options where option != asked.answer {
        let other = measure(
          evaluation.screen.scenario, on: surroundings, flipping: [question.id: option])
        let changes = evaluation.screen.changes(to: other.screen)
        let findings = difference(evaluation.findings, other.findings)
        if changes.isEmpty, findings.isEmpty { continue }
        results.append(
          ContestedResult(
            question: question, taken: asked.answer, isChosen: asked.isChosen, other: option,
            changes: changes, findings: findings))
      }
    }
    return results + (openContent(of: evaluation, on: surroundings).map { [$0] } ?? [])
  }

  /// The findings that only one of two outcomes has, in words.
  func difference(_ taken: [Finding], _ other: [Finding]) -> [String] {
    let gone = taken.filter { finding in !other.contains { $0.isSame(as: finding) } }
    let new = other.filter { finding in !taken.contains { $0.isSame(as: finding) } }
    return gone.map { "without \($0.rule)" } + new.map { "with \($0.rule)" }
  }
}

extension Screen {
  /// The numbers that differ on another evaluation of the same scenario by more than a pixel: which
  /// way a default slot is rounded is open itself (OQ-8).
  func changes(to other: Screen) -> [ContestedResult.Change] {
    var changes: [ContestedResult.Change] = []
    let tolerance = surroundings.pixel + 0.001
    func compare(_ what: @autoclosure () -> String, _ taken: Double, _ new: Double) {
      if taken.isNaN && new.isNaN { return }
      if abs(taken - new) < tolerance { return }
      changes.append(ContestedResult.Change(what: what(), taken: taken, other: new))
    }
    for index in views.indices {
      for edge in Edge.allCases {
        compare(
          "\(scenario.name(ofView: index)).safeAreaInsets.\(edge.name)",
          views[index].safeArea[edge].points, other.views[index].safeArea[edge].points)
      }
    }
    for index in scrolls.indices {
      let name = scenario.name(ofView: scrolls[index].view)
      for edge in Edge.allCases {
        compare(
          "\(name).adjustedContentInset.\(edge.name)",
          scrolls[index].adjustedContentInset[edge].points,
          other.scrolls[index].adjustedContentInset[edge].points)
      }
      guard let table = scrolls[index].table, let new = other.scrolls[index].table else { continue }
      compare("\(name).contentSize.height", table.contentHeight, new.contentHeight)
      for section in table.sections.indices {
        for kind in SlotKind.allCases {
          compare(
            "\(name) section \(section) \(kind.rawValue)",
            table.sections[section].slot(kind)?.points ?? 0,
            new.sections[section].slot(kind)?.points ?? 0)
        }
      }
    }
    return changes
  }
}
