import Synchronization

import CLuaHost

/// A thread of its own that owns Lua states, and can be given up.
///
/// Budgets end scripts, but not a host function that hangs, nor a system call that blocks. When a
/// job does not come back, the worker abandons its thread with everything on it, on purpose: there
/// is no safe way to stop it. The next job gets a fresh thread and a fresh context. A process that
/// has abandoned a thread should end by `_exit`, as ordinary clean-up may wait for what that thread
/// holds.
///
/// Jobs run one after another, whoever asks.
public final class LuaWorker<Context>: Sendable {
  /// How long to wait for what should have ended.
  public struct Patience: Hashable, Sendable {
    /// Real time of one call into Lua, whatever it does.
    public var call: Duration
    /// Real time since a call has used up its processor time.
    public var afterBudget: Duration

    /// The defaults: 30 s for a call, 2 s once its budget is used up.
    public init(call: Duration = .seconds(30), afterBudget: Duration = .seconds(2)) {
      self.call = call
      self.afterBudget = afterBudget
    }
  }

  private let patience: Patience
  private let stackSize: Int
  private let makeContext: @Sendable () throws(LuaError) -> Context
  private let turn: Gate
  private let shared = Mutex(Shared())

  private struct Shared: Sendable {
    var lane: WorkerLane<Context>?
    var busy = false
    var abandoned = 0
  }

  /// A worker whose thread starts with the first job. `makeContext` runs on that thread, where the
  /// context (states and what belongs to them) then stays. Stacks below 1 MiB are made that large.
  public init(
    patience: Patience = Patience(), stackSize: Int = 4 << 20,
    makeContext: @escaping @Sendable () throws(LuaError) -> Context
  ) throws(LuaError) {
    self.patience = patience
    self.stackSize = max(stackSize, 1 << 20)
    self.makeContext = makeContext
    turn = try Gate()
  }

  deinit { shared.withLock { $0.lane }?.stop() }

  /// How many threads have been given up.
  public var abandoned: Int { shared.withLock { $0.abandoned } }

  /// Runs a job on the worker's thread and waits for it.
  ///
  /// Throws what the job or the making of the context throws; an error of kind `stuck` when the job
  /// had to be given up: by the worker's patience with one call, or `deadline` after its start.
  public func run<Result: Sendable>(
    label: String, deadline: Duration? = nil,
    _ body: @escaping @Sendable (Context) throws(LuaError) -> Result
  ) throws(LuaError) -> Result {
    takeTurn()
    defer { endTurn() }
    let lane = try currentLane()
    let outcome = Outcome<Result>()
    lane.submit { context in
      do throws(LuaError) {
        outcome.set(.success(try body(context.get())))
      } catch {
        outcome.set(.failure(error))
      }
    }
    guard lane.wait(patience: (patience.call, patience.afterBudget, deadline)) else {
      shared.withLock { shared in
        shared.lane = nil
        shared.abandoned += 1
      }
      throw LuaError(
        .stuck(label: label), "\(label) did not come back and was given up",
        hint: "does it wait for something?")
    }
    if lane.failedToStart { shared.withLock { $0.lane = nil } }
    guard let result = outcome.get() else {
      throw LuaError(.internalBug, "a worker's job ended without a result")
    }
    return try result.get()
  }

  private func takeTurn() {
    turn.withLock { gate in
      while shared.withLock({ $0.busy }) { gate.wait(nil) }
      shared.withLock { $0.busy = true }
    }
  }

  private func endTurn() {
    turn.withLock { gate in
      shared.withLock { $0.busy = false }
      gate.notify()
    }
  }

  private func currentLane() throws(LuaError) -> WorkerLane<Context> {
    if let lane = shared.withLock({ $0.lane }) { return lane }
    let lane = try WorkerLane<Context>(stackSize: stackSize, makeContext: makeContext)
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
