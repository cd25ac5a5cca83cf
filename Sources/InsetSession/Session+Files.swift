import InsetEngine
public import InsetModel
public import InsetReport
import LuaHost
import Synchronization

extension Session {
  /// Files that are evaluated before the first of them is handed on, so that memory stays flat.
  private static let batchSize = 32
  /// Files from which on a further worker pays: it has to load the rules first.
  private static let leastForWorkers = 8

  /// How many of the files that are left should be evaluated together: one, where several workers would
  /// not pay.
  public func batchSize(of left: Int) -> Int {
    let isAlone = lone.withLock { $0 != nil } || workers.count == 1 || left < Self.leastForWorkers
    return isAlone ? 1 : min(left, Self.batchSize)
  }

  /// Reads and evaluates some files on as many workers as there are jobs.
  ///
  /// - Parameter files: As many as `batchSize(of:)` says, so that nobody waits long for the first.
  /// - Returns: the results in the order of the files; they are what one worker would have found.
  public func evaluate(files: [String], depth: EvaluationDepth = .fixes) -> [InputResult] {
    let alone = lone.withLock { $0 }
    if alone != nil || workers.count == 1 || files.count < 2 {
      return files.map { evaluate(read(file: $0), of: $0, depth: depth, by: alone ?? worker) }
    }
    // Read once, even where it is evaluated again: standard input and pipes are gone then.
    typealias Entry = (read: Result<ReadInput, Diagnostics>, result: InputResult)
    let next = Atomic<Int>(0)
    let found = Mutex<[Int: Entry]>([:])
    @Sendable func work(_ number: Int) {
      while case let index = next.wrappingAdd(1, ordering: .relaxed).oldValue, index < files.count {
        let read = read(file: files[index])
        let result = evaluate(read, of: files[index], depth: depth, by: workers[number])
        found.withLock { $0[index] = (read, result) }
      }
    }
    do throws(LuaError) {
      try concurrently(min(workers.count, files.count), work)
    } catch {
      // Nobody could wait for the others: this thread does what is left.
      work(0)
    }
    let entries = found.withLock { found in files.indices.compactMap { found[$0] } }
    guard let failed = entries.firstIndex(where: { $0.result.hasFailedRules }) else {
      return entries.map(\.result)
    }
    // A rule that failed is asked no more: from there on it matters what was evaluated before.
    let fresh = (try? EngineWorker(packs: packs, limits: limits)) ?? worker
    lone.withLock { $0 = fresh }
    return entries[..<failed].map(\.result)
      + zip(files, entries).dropFirst(failed).map { file, entry in
        evaluate(entry.read, of: file, depth: depth, by: fresh)
      }
  }
}

extension InputResult {
  /// Whether a rule failed on the way.
  fileprivate var hasFailedRules: Bool {
    problems.contains { $0.rule != nil } || evaluations.contains { !$0.problems.isEmpty }
  }
}
