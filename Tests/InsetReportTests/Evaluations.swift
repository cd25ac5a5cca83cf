import InsetModel

/// Evaluations of the fixtures' screens, with findings and trials as the engine would give them.
enum Evaluations {
  /// The design's (c): a transparent bar, content that wants the table's own edge.
  static func shifted() throws -> Evaluation {
    let screen = try Fixtures.screen { scenario in
      var bar = Bar()
      bar.appearance = .transparent
      scenario.controllers[0].navigationBar = bar
      scenario.views[0].scroll?.wants.top = .edge
    }
    let parts = screen.sums.contributions(of: screen.scrolls[0].system.top)
    var finding = Finding(
      rule: "content-shifted", level: .warning,
      message: "content starts 88 pt below the edge it wants", node: .view(0), edge: .top,
      points: 88, parts: parts, facts: ["INS-8"], confidence: .printed)
    let hidden = Finding(
      rule: "content-hidden", level: .warning, message: "under the status bar", node: .view(0))
    finding.trials = [
      Trial(
        fix: "additional-safe-area", title: "Take the inset back on the controller",
        edit: Edit(steps: [
          .init(
            node: .controller(0),
            change: .addInsets(
              ControllerProperty.additionalSafeAreaInsets.id,
              Insets(top: -88, left: 0, bottom: 0, right: 0)))
        ]), holds: true, residual: nil, added: [hidden], sideEffects: ["toolbar"]),
      Trial(
        fix: "edges-for-extended-layout", title: "End the page at the bar", edit: Edit(),
        holds: false, residual: nil, added: [], sideEffects: [],
        problem: "this property belongs to a controller"),
      Trial(
        fix: "content-inset-compensation", title: "Take the inset back in contentInset",
        edit: Edit(steps: [
          .init(
            node: .view(0),
            change: .addInsets(
              ScrollProperty.contentInset.id, Insets(top: -79, left: 0, bottom: 0, right: 0)))
        ]), holds: false, residual: 9, added: [], sideEffects: []),
      Trial(
        fix: "content-inset-at-run-time", title: "Follow the safe area",
        edit: Edit(steps: [
          .init(
            node: .view(0),
            change: .setInsets(
              ScrollProperty.contentInset.id,
              EdgeValues(
                top: InsetExpression(constant: 0, factor: -1), left: nil, bottom: nil,
                right: nil)))
        ]), holds: true, residual: nil, added: [], sideEffects: []),
      Trial(
        fix: "behavior-never", title: "Adjust nothing",
        edit: Edit(steps: [
          .init(
            node: .view(0),
            change: .set(ScrollProperty.contentInsetAdjustmentBehavior.id, .word("never")))
        ]), holds: true,
        residual: nil, added: [], sideEffects: []),
      Trial(
        fix: "other-edge", title: "Turn it", edit: Edit(), holds: false, residual: -24, added: [],
        sideEffects: []),
    ]
    var evaluation = Evaluation(screen: screen)
    evaluation.findings = [finding]
    return evaluation
  }

  /// The design's (b): someone adds by hand what UIKit adds.
  static func doubled() throws -> Evaluation {
    let screen = try Fixtures.screen { scenario in
      scenario.title = "Orders, with the old constant still in place"
      scenario.views[0].scroll?.contentInset.top.constant = 88
    }
    var evaluation = Evaluation(screen: screen)
    evaluation.findings = [
      Finding(
        rule: "double-inset", level: .error,
        message: "contentInset.top repeats the 88 pt that UIKit adds", node: .view(0),
        key: "contentInset", edge: .top, points: 88,
        parts: screen.sums.contributions(of: screen.scrolls[0].adjustedContentInset.top))
    ]
    return evaluation
  }

  /// The design's (a): nothing is wrong.
  static func plain() throws -> Evaluation {
    let screen = try Fixtures.screen { scenario in
      scenario.title = "Orders"
      scenario.views[0].table?.sections = [TableSection(rows: [44, 44])]
    }
    var evaluation = Evaluation(screen: screen)
    evaluation.expectationCount = 3
    return evaluation
  }

  /// What is uncertain, switched off or newer than the catalogue, all in one.
  static func uncertain() throws -> Evaluation {
    let screen = try Fixtures.screen(on: Fixtures.iPhone7, os: OSVersion(30)) { scenario in
      var bar = Bar()
      bar.prompt = "Signed in"
      scenario.controllers[0].navigationBar = bar
    }
    var evaluation = Evaluation(screen: screen)
    evaluation.expectationCount = 3
    evaluation.mismatches = [
      Mismatch(
        expectation: Expectation(
          subject: "feed", key: .adjustedContentInset,
          value: .insets(EdgeValues(top: 88, left: 0, bottom: 34, right: 0)), source: "INS-31",
          position: SourcePosition(line: 30, column: 5)), actual: "{64, 0, 34, 0}"),
      Mismatch(
        expectation: Expectation(
          subject: "main.navigationBar", key: .adjustedContentInset,
          value: .insets(EdgeValues(top: 88, left: nil, bottom: nil, right: nil)), source: nil,
          position: SourcePosition(line: 31, column: 5)), actual: nil),
    ]
    evaluation.contested = [
      ContestedResult(
        question: Question(
          id: "Q2", asks: "Does automatic's extra rule hold directly under a tab bar controller?",
          options: ["navigation-or-tab", "navigation-only"],
          defaultOption: "navigation-or-tab", fact: "INS-99"), taken: "navigation-or-tab",
        isChosen: false, other: "navigation-only",
        changes: [.init(what: "feed.adjustedContentInset.bottom", taken: 49, other: 0)],
        findings: [])
    ]
    evaluation.undecided = [
      UndecidedRule(
        rule: "content-hidden", node: .controller(0), number: "the tab bar's height",
        supply: "tabBar.height")
    ]
    evaluation.suppressed = [
      (
        Finding(
          rule: "double-inset", level: .warning, message: "contentInset.top repeats 20 pt",
          node: .view(0)), "the design wants the gap"
      )
    ]
    evaluation.problems = [
      Diagnostic(
        path: "rules/checks/slow.lua", position: SourcePosition(line: 4, column: 0),
        message: "stopped after 250 ms of CPU time", rule: "slow")
    ]
    return evaluation
  }

  /// iOS 10: UIKit writes contentInset.
  static func legacy() throws -> Evaluation {
    Evaluation(screen: try Fixtures.screen(on: Fixtures.iPhone7, os: OSVersion(10)))
  }
}
