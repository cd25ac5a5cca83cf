import InsetEngine
public import InsetModel
public import InsetReport
import LuaHost
import Synchronization

extension Session {
  /// Inputs that are evaluated before the first of them is told, so that memory stays flat.
  private static let mostTogether = 32
  /// Inputs from which on a further worker pays: it has to load the rules first.
  private static let leastForWorkers = 8

  /// Some files, and lines of files of lines, to be evaluated one after the other.
  ///
  /// - Parameters:
  ///   - isOfLines: Whether every file holds a scenario a line; else the names say which do:
  ///     `.ndjson`, `.jsonl`.
  ///   - shard: Which part of them.
  public func queue(
    of inputs: InputList, isOfLines: Bool = false, shard: Shard = .whole
  ) -> InputQueue {
    InputQueue(inputs, isOfLines: isOfLines, shard: shard, in: files)
  }

  /// How many inputs should be evaluated together.
  public var batchSize: Int {
    lone.withLock { $0 != nil } || workers.count == 1 ? 1 : Self.mostTogether
  }

  /// Reads and evaluates some inputs on as many workers as there are jobs, where that pays.
  ///
  /// - Parameters:
  ///   - inputs: As many as `batchSize` says, so that nobody waits long for the first.
  ///   - tell: Takes the results in the order of the inputs, each as soon as it can be told; they are what
  ///     one worker would have found. False where no more are wanted.
  public func evaluate(
    _ inputs: [PendingInput], depth: EvaluationDepth = .fixes, tell: (InputResult) -> Bool
  ) {
    let count = evaluated.wrappingAdd(inputs.count, ordering: .relaxed).newValue
    let alone = lone.withLock { $0 }
    if alone == nil, workers.count > 1, inputs.count > 1, count >= Self.leastForWorkers {
      _ = evaluateTogether(inputs, depth: depth).allSatisfy(tell)
    } else {
      _ = inputs.allSatisfy { tell(evaluate(read($0), depth: depth, by: alone ?? worker)) }
    }
  }

  private func evaluateTogether(
    _ inputs: [PendingInput], depth: EvaluationDepth
  ) -> [InputResult] {
    // Read once, even where it is evaluated again: standard input and pipes are gone then.
    typealias Entry = (read: ReadInput, result: InputResult)
    let next = Atomic<Int>(0)
    let found = Mutex<[Int: Entry]>([:])
    @Sendable func work(_ number: Int) {
      while case let index = next.wrappingAdd(1, ordering: .relaxed).oldValue, index < inputs.count
      {
        let read = read(inputs[index])
        let result = evaluate(read, depth: depth, by: workers[number])
        found.withLock { $0[index] = (read, result) }
      }
    }
    do throws(LuaError) {
      try concurrently(min(workers.count, inputs.count), work)
    } catch {
      // Nobody could wait for the others: this thread does what is left.
      work(0)
    }
    let entries = found.withLock { found in inputs.indices.compactMap { found[$0] } }
    guard let failed = entries.firstIndex(where: { $0.result.hasFailedRules }) else {
      return entries.map(\.result)
    }
    // A rule that failed is asked no more: from there on it matters what was evaluated before.
    let fresh = (try? EngineWorker(packs: packs, limits: limits)) ?? worker
    lone.withLock { $0 = fresh }
    return entries[..<failed].map(\.result)
      + entries[failed...].map { evaluate($0.read, depth: depth, by: fresh) }
  }
}

extension InputResult {
  /// Whether a rule failed on the way.
  fileprivate var hasFailedRules: Bool {
    problems.contains { $0.rule != nil } || evaluations.contains { !$0.problems.isEmpty }
  }
}
