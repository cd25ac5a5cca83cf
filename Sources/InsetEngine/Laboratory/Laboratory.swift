public import InsetModel
import LuaHost
import Synchronization

/// Tries fixes on a whole matrix of devices, systems and orientations.
///
/// Each edit that a fix proposed is applied to the scenario and everything is evaluated again on
/// every cell, on as many workers as are given. Nothing is recommended untried.
public final class Laboratory: Sendable {
  private let workers: [EngineWorker]
  /// What the workers' packs declare.
  private let catalogue: Catalogue

  /// A laboratory over workers that loaded the same packs.
  ///
  /// - Parameter catalogue: What the packs declare.
  public init(workers: [EngineWorker], catalogue: Catalogue) {
    self.workers = workers
    self.catalogue = catalogue
  }

  /// What became of one cell: for each trial, what was left and what came new.
  struct CellResult: Sendable, Hashable {
    struct Trial: Sendable, Hashable {
      var holds: Bool
      var isUndecided: Bool
      var residual: Double?
      var added: [MatrixOutcome.Added]
    }

    var trials: [Trial]
    /// Rules that failed on the way.
    var problems: [Diagnostic]

    /// The same found on another cell.
    func moved(to cell: Cell) -> CellResult {
      var result = self
      for trial in result.trials.indices {
        for added in result.trials[trial].added.indices {
          result.trials[trial].added[added].cell = cell
        }
      }
      return result
    }

    /// What is known of a cell that a scenario does not fit.
    static func undecided(_ count: Int) -> CellResult {
      let trial = Trial(holds: false, isUndecided: true, residual: nil, added: [])
      return CellResult(trials: Array(repeating: trial, count: count), problems: [])
    }
  }

  /// What one worker has found.
  private final class Share: Sendable {
    private let state = Mutex((results: [Int: CellResult](), problems: [Diagnostic]()))

    var found: (results: [Int: CellResult], problems: [Diagnostic]) { state.withLock { $0 } }

    /// Adds the results of some cells, by their places.
    func add(_ results: [(Int, CellResult)], givenUp: [Diagnostic]) {
      state.withLock { state in
        for (cell, result) in results { state.results[cell] = result }
        for problem in givenUp + results.flatMap(\.1.problems)
        where !state.problems.contains(where: { $0.isOfSameRule(as: problem) }) {
          state.problems.append(problem)
        }
      }
    }
  }

  /// One edit to be tried, with the finding it is for.
  struct Candidate: Sendable {
    var finding: Int
    var trial: Int
    var edit: Edit
    var isAssumed: Bool
  }

  /// Tries every trial of every finding on `matrix`, and puts the outcome into the trials, ranked.
  ///
  /// - Parameters:
  ///   - evaluation: an evaluation whose findings have trials.
  ///   - matrix: the cells.
  ///   - progress: called with the number of cells done, from any thread.
  ///   - isCancelled: asked before each cell; a partial result is marked so.
  /// - Returns: the rules that had to be given up on the way.
  @discardableResult
  public func tryFixes(
    of evaluation: inout Evaluation, on matrix: Matrix,
    progress: @escaping @Sendable (Int) -> Void = { _ in },
    isCancelled: @escaping @Sendable () -> Bool = { false }
  ) throws(Diagnostics) -> [Diagnostic] {
    let (portable, assumed) = evaluation.screen.portable()
    let candidates = candidates(of: &evaluation, portable: portable, assumed: assumed)
    guard !candidates.isEmpty, !matrix.cells.isEmpty else { return [] }
    let findings = evaluation.findings
    let known = evaluation.problems
    // Each worker keeps what it finds to itself: nobody waits for anybody before the end.
    let shares = workers.map { _ in Share() }
    let next = Atomic<Int>(0)
    let finished = Atomic<Int>(0)
    let workers = workers
    let cells = matrix.cells
    let (groups, refused) = CellGroup.groups(of: cells, for: portable, catalogue: catalogue)

    @Sendable func work(_ number: Int) {
      while case let index = next.wrappingAdd(1, ordering: .relaxed).oldValue, index < groups.count,
        !isCancelled()
      {
        let group = groups[index]
        do throws(Diagnostics) {
          let done = try workers[number].run(portable.source.path) { engine in
            group.results(isCancelled: isCancelled) {
              engine.tryOut(candidates, findings, portable, on: $0)
            }.map { ($0.member.index, $0.result.moved(to: $0.member.cell)) }
          }
          shares[number].add(done.output, givenUp: done.givenUp)
          progress(finished.wrappingAdd(done.output.count, ordering: .relaxed).newValue)
        } catch {
          shares[number].add([], givenUp: error.all)
          return
        }
      }
    }

    do throws(LuaError) {
      try concurrently(workers.count, work)
    } catch {
      throw Diagnostics(
        [Diagnostic(path: portable.source.path, message: error.message)])
    }
    let undecided = CellResult.undecided(candidates.count)
    var results = Dictionary(uniqueKeysWithValues: refused.map { ($0, undecided) })
    var problems: [Diagnostic] = []
    for share in shares {
      let found = share.found
      results.merge(found.results) { first, _ in first }
      // A rule that fails does so on every worker, and perhaps before: it is told once.
      for problem in found.problems
      where !(known + problems).contains(where: { $0.isOfSameRule(as: problem) }) {
        problems.append(problem)
      }
    }
    summarise(candidates, results, cells, into: &evaluation)
    return problems
  }

  private func candidates(
    of evaluation: inout Evaluation, portable: Scenario, assumed: Set<Int>
  ) -> [Candidate] {
    var candidates: [Candidate] = []
    for (number, finding) in evaluation.findings.enumerated() {
      for (index, trial) in finding.trials.enumerated() where trial.problem == nil {
        guard candidates.count < MatrixOutcome.trialLimit else {
          evaluation.findings[number].trials[index].isBeyondMatrix = true
          continue
        }
        guard (try? portable.applying(trial.edit)) != nil else { continue }
        let view: Int? =
          switch finding.node {
          case .view(let view), .section(let view, _): view
          case .controller(let controller): evaluation.screen.scenario.controllers[controller].view
          case .scenario: nil
          }
        let isAssumed =
          view.map { evaluation.screen.restsOnAssumption(view: $0, assumed) } ?? false
        candidates.append(
          Candidate(finding: number, trial: index, edit: trial.edit, isAssumed: isAssumed))
      }
    }
    return candidates
  }

  /// Puts the cells' results together, in the cells' order.
  private func summarise(
    _ candidates: [Candidate], _ results: [Int: CellResult], _ cells: [Cell],
    into evaluation: inout Evaluation
  ) {
    for (number, candidate) in candidates.enumerated() {
      var outcome = MatrixOutcome()
      outcome.isAssumed = candidate.isAssumed
      outcome.isPartial = results.count < cells.count
      for (index, cell) in cells.enumerated() {
        guard let result = results[index]?.trials[number] else { continue }
        outcome.total += 1
        if result.isUndecided {
          outcome.undecided += 1
        } else if result.holds {
          outcome.holds += 1
        } else {
          outcome.note(result.residual, cell)
        }
        for added in result.added { outcome.note(added) }
      }
      outcome.residuals.sort { abs($0.points ?? 0) > abs($1.points ?? 0) }
      outcome.added.sort { ($1.level, $1.count, $0.rule) < ($0.level, $0.count, $1.rule) }
      evaluation.findings[candidate.finding].trials[candidate.trial].matrix = outcome
    }
    for index in evaluation.findings.indices {
      evaluation.findings[index].trials.sort(by: Trial.isBetter)
    }
  }
}

extension Diagnostic {
  /// Whether two failures are of one rule.
  fileprivate func isOfSameRule(as other: Diagnostic) -> Bool {
    rule == other.rule && (rule != nil ? true : self == other)
  }
}

extension MatrixOutcome {
  /// Residuals within a tenth of a point count as one.
  fileprivate mutating func note(_ points: Double?, _ cell: Cell) {
    let same = residuals.firstIndex { known in
      guard let a = known.points, let b = points else { return known.points == points }
      return abs(a - b) < 0.1
    }
    if let same {
      residuals[same].count += 1
    } else {
      residuals.append(Residual(points: points, cell: cell, count: 1))
    }
  }

  fileprivate mutating func note(_ new: Added) {
    if let same = added.firstIndex(where: { $0.rule == new.rule && $0.subject == new.subject }) {
      added[same].count += 1
    } else {
      added.append(new)
    }
  }
}
