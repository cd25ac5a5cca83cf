import CLuaHost
import Synchronization

/// A thread of its own that owns Lua states, and can be given up.
///
/// Budgets end scripts, but neither a single operation of Lua that takes long nor a host function that
/// does. When one call goes on working far beyond its processor time, the worker leaves its thread
/// behind with everything on it, on purpose: there is no safe way to stop it. The next job gets a fresh
/// thread and a fresh context. A process that has left a thread behind should end by `_exit`, as
/// ordinary clean-up may wait for what that thread holds. Only work counts, never time: what waits is
/// waited for.
///
/// Jobs run one after another, whoever asks.
public final class LuaWorker<Context>: Sendable {
  private let patience: Duration
  private let stackSize: Int
  private let makeContext: @Sendable () throws(LuaError) -> Context
  private let turn: Semaphore
  private let shared = Mutex(Shared())

  private struct Shared: Sendable {
    var lane: WorkerLane<Context>?
    var abandoned = 0
  }

  /// A worker whose thread starts with the first job. `makeContext` runs on that thread, where the
  /// context (states and what belongs to them) then stays. Stacks below 1 MiB are made that large.
  ///
  /// `patience` is the processor time that one call into Lua may take beyond its limit before its job
  /// is given up.
  public init(
    patience: Duration = .seconds(2), stackSize: Int = 4 << 20,
    makeContext: @escaping @Sendable () throws(LuaError) -> Context
  ) throws(LuaError) {
    self.patience = patience
    self.stackSize = max(stackSize, 1 << 20)
    self.makeContext = makeContext
    turn = try Semaphore(1)
  }

  deinit { shared.withLock { $0.lane }?.stop() }

  /// How many threads have been given up.
  public var abandoned: Int { shared.withLock { $0.abandoned } }

  /// Runs a job on the worker's thread and waits for it.
  ///
  /// Throws what the job or the making of the context throws; an error of kind `stuck` when the job
  /// had to be given up.
  public func run<Result: Sendable>(
    label: String, _ body: @escaping @Sendable (Context) throws(LuaError) -> Result
  ) throws(LuaError) -> Result {
    turn.wait()
    defer { turn.signal() }
    let outcome = Outcome<Result>()
    let isDone = try currentLane().run { context in
      do throws(LuaError) {
        outcome.set(.success(try body(context.get())))
      } catch {
        outcome.set(.failure(error))
      }
    }
    guard isDone else {
      shared.withLock { shared in
        shared.lane = nil
        shared.abandoned += 1
      }
      throw LuaError(
        .stuck(label: label), "\(label) did not come back and was given up")
    }
    guard let result = outcome.get() else {
      throw LuaError(.internalBug, "a worker's job ended without a result")
    }
    return try result.get()
  }

  private func currentLane() throws(LuaError) -> WorkerLane<Context> {
    if let lane = shared.withLock({ $0.lane }) { return lane }
    let lane = try WorkerLane<Context>(
      stackSize: stackSize, patience: patience, makeContext: makeContext)
    shared.withLock { $0.lane = lane }
    return lane
  }
}

/// What a job has come to, set on one thread and read on another.
private final class Outcome<Value: Sendable>: Sendable {
  private let result = Mutex<Result<Value, LuaError>?>(nil)

  func set(_ value: Result<Value, LuaError>) { result.withLock { $0 = value } }

  func get() -> Result<Value, LuaError>? { result.withLock { $0 } }
}
