import CLuaHost

/// One thread of a worker, with its context, until it is stopped or abandoned.
///
/// `@unchecked Sendable`, because: `job`, `working`, `ending` and `couldNotStart` are only touched
/// with `gate` locked; `gate` and `monitor` are immutable and safe to share. The context itself is
/// a local of the thread's function: it is made, used and let go there.
final class WorkerLane<Context>: @unchecked Sendable {
  typealias Job = @Sendable (Result<Context, LuaError>) -> Void

  private let gate: Gate
  private let monitor: Monitor
  private var job: Job?
  private var working = false
  private var ending = false
  private var couldNotStart = false

  init(
    stackSize: Int, makeContext: @escaping @Sendable () throws(LuaError) -> Context
  ) throws(LuaError) {
    gate = try Gate()
    monitor = try Monitor()
    let started = startThread(stackSize: stackSize) { [self] in serve(makeContext) }
    if !started { throw LuaError(.internalBug, "the system gave no thread for a worker") }
  }

  /// Whether the context could not be made; the thread has then ended after its first job.
  var failedToStart: Bool { gate.withLock { _ in couldNotStart } }

  func submit(_ job: @escaping Job) {
    gate.withLock { gate in
      self.job = job
      working = true
      gate.notify()
    }
  }

  /// Lets the thread end once it has nothing to do.
  func stop() {
    gate.withLock { gate in
      ending = true
      gate.notify()
    }
  }

  /// Waits for the job; false when it is given up. Then the thread ends if it ever comes back.
  func wait(
    patience: (call: Duration, afterBudget: Duration, deadline: Duration?)
  ) -> Bool {
    let start = now()
    var watched: (call: UInt64, since: Duration) = (0, start)
    var exhausted: (call: UInt64, since: Duration) = (0, start)
    return gate.withLock { gate in
      while working {
        gate.wait(.milliseconds(20))
        if !working { break }
        let time = now()
        let call = monitor.call
        if call != watched.call { watched = (call, time) }
        if monitor.isExhausted(call), exhausted.call != call { exhausted = (call, time) }
        // Even numbers are the times between calls, which only the deadline limits.
        let inCall = call % 2 == 1
        let tooLong = inCall && time - watched.since > patience.call
        let overBudget =
          inCall && exhausted.call == call && time - exhausted.since > patience.afterBudget
        let late = patience.deadline.map { time - start > $0 } ?? false
        if tooLong || overBudget || late {
          ending = true
          return false
        }
      }
      return true
    }
  }

  private func serve(_ makeContext: () throws(LuaError) -> Context) {
    monitor.attach()
    let context: Result<Context, LuaError>
    do throws(LuaError) {
      context = .success(try makeContext())
    } catch {
      context = .failure(error)
      gate.withLock { _ in couldNotStart = true }
    }
    while let job = nextJob() {
      job(context)
      finishJob()
    }
    withExtendedLifetime(context) {}
    Monitor.detach()
  }

  private func nextJob() -> Job? {
    gate.withLock { gate in
      while job == nil, !ending { gate.wait(nil) }
      defer { job = nil }
      return job
    }
  }

  private func finishJob() {
    gate.withLock { gate in
      working = false
      if couldNotStart { ending = true }
      gate.notify()
    }
  }
}

private func now() -> Duration { .nanoseconds(lh_now_nanoseconds()) }
