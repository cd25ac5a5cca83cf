import InsetModel
import Testing

/// Which of two fixes comes first: one difference at a time, from the most to the least important.
@Suite("Ranking of fixes")
struct RankingTests {
  /// A trial that is as good as can be, changed in one thing.
  private static func trial(
    _ fix: String = "a", holds: Bool = true, cells: Int = 10, added: [(Level, Int)] = [],
    accepts: Bool = false,
    change: Edit.Change = .set(ScrollProperty.contentInsetAdjustmentBehavior.id, .word("never")),
    problem: String? = nil
  ) -> Trial {
    var trial = Trial(
      fix: fix, title: fix, edit: Edit(steps: [Edit.Step(node: .view(0), change: change)]),
      holds: holds, residual: nil, added: [], sideEffects: [], problem: problem)
    trial.accepts = accepts
    var outcome = MatrixOutcome()
    outcome.total = 10
    outcome.holds = cells
    let cell = Cell(
      device: TestCatalogue.notch, os: OSVersion(13), orientation: .portrait)
    outcome.added = added.map { level, count in
      MatrixOutcome.Added(
        rule: "other", subject: "feed", level: level, message: "", cell: cell, count: count)
    }
    trial.matrix = outcome
    return trial
  }

  /// From the best to the worst.
  private static let ordered: [(String, Trial)] = [
    (
      "takes away what was set",
      trial(
        change: .setInsets(
          ScrollProperty.contentInset.id,
          EdgeValues<InsetExpression?>(top: .zero, left: nil, bottom: nil, right: nil)))
    ),
    ("a switch", trial()),
    ("the same, later in the alphabet", trial("b")),
    (
      "code that runs once",
      trial(change: .implement(DelegateProperty.viewForHeaderInSection.id, .value(0)))
    ),
    ("a note on one cell", trial(added: [(.note, 1)])),
    ("notes on two", trial(added: [(.note, 2)])),
    ("accepts what is there", trial(accepts: true)),
    ("a warning on one cell", trial(added: [(.warning, 1)])),
    ("fails on one cell", trial(cells: 9)),
    ("fails on the screen's own device", trial(holds: false, cells: 9)),
    ("cannot be applied", trial(problem: "no")),
  ]

  @Test("each difference counts for more than all after it")
  func order() {
    for (index, better) in Self.ordered.enumerated() {
      #expect(!Trial.isBetter(better.1, better.1), "\(better.0)")
      for worse in Self.ordered[(index + 1)...] {
        #expect(Trial.isBetter(better.1, worse.1), "\(better.0) before \(worse.0)")
        #expect(!Trial.isBetter(worse.1, better.1), "\(worse.0) after \(better.0)")
      }
    }
  }

  @Test("without a matrix the own device decides, then what is left")
  func ownDevice() {
    func own(_ fix: String, holds: Bool, residual: Double?) -> Trial {
      Trial(
        fix: fix, title: fix, edit: Edit(), holds: holds, residual: residual, added: [],
        sideEffects: [])
    }
    let trials = [
      own("c", holds: true, residual: nil), own("b", holds: false, residual: -4),
      own("a", holds: false, residual: 44),
    ]
    #expect(trials.reversed().sorted(by: Trial.isBetter).map(\.fix) == ["c", "b", "a"])
  }
}
