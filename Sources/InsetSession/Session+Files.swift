import InsetEngine
public import InsetModel
public import InsetReport
import LuaHost
import Synchronization

extension Session {
  /// Files that are evaluated before the first of them is handed on, so that memory stays flat.
  public static let batchSize = 32
  /// Files from which on a further worker pays: it has to load the rules first.
  private static let leastForWorkers = 8

  /// Reads and evaluates some files on as many workers as there are jobs.
  ///
  /// - Parameter files: At most `batchSize`, so that nobody waits long for the first.
  /// - Returns: the results in the order of the files; they are what one worker would have found.
  public func evaluate(files: [String], depth: EvaluationDepth = .fixes) -> [InputResult] {
    let alone = lone.withLock { $0 }
    if alone != nil || workers.count == 1 || files.count < Self.leastForWorkers {
      return oneByOne(files, depth, by: alone ?? worker)
    }
    let next = Atomic<Int>(0)
    let found = Mutex<[Int: InputResult]>([:])
    do throws(LuaError) {
      try concurrently(min(workers.count, files.count)) { [self] number in
        while case let index = next.wrappingAdd(1, ordering: .relaxed).oldValue,
          index < files.count
        {
          let result = evaluate(file: files[index], depth: depth, by: workers[number])
          found.withLock { $0[index] = result }
        }
      }
    } catch { return oneByOne(files, depth, by: worker) }
    let results = found.withLock { found in files.indices.compactMap { found[$0] } }
    guard let failed = results.firstIndex(where: \.hasFailedRules) else { return results }
    // A rule that failed is asked no more: from there on it matters what was evaluated before.
    let fresh = (try? EngineWorker(packs: packs, limits: limits)) ?? worker
    lone.withLock { $0 = fresh }
    return Array(results[..<failed])
      + oneByOne(Array(files[failed...]), depth, by: fresh)
  }

  private func oneByOne(
    _ files: [String], _ depth: EvaluationDepth, by worker: EngineWorker
  ) -> [InputResult] {
    files.map { evaluate(file: $0, depth: depth, by: worker) }
  }
}

extension InputResult {
  /// Whether a rule failed on the way.
  fileprivate var hasFailedRules: Bool {
    problems.contains { $0.rule != nil } || evaluations.contains { !$0.problems.isEmpty }
  }
}
