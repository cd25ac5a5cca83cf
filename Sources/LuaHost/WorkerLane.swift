import CLuaHost
import Synchronization

/// One thread of a worker, with its context, until it is stopped or given up.
///
/// `@unchecked Sendable`, because `state` is immutable and what it points to is made for being used by
/// two threads. The context itself is a local of the thread's function: it is made, used and let go
/// there.
@safe
final class WorkerLane<Context>: @unchecked Sendable {
  typealias Job = @Sendable (Result<Context, LuaError>) -> Void

  private let wanted: Semaphore
  private let job = Mutex<Job?>(nil)
  /// How the job at work is getting on; see `lh_job`.
  private let state: OpaquePointer

  /// A lane whose thread waits for its first job; `patience` as in `LuaWorker`.
  init(
    stackSize: Int, patience: Duration,
    makeContext: @escaping @Sendable () throws(LuaError) -> Context
  ) throws(LuaError) {
    wanted = try Semaphore()
    guard let state = unsafe lh_job_new(patience.wholeNanoseconds) else {
      throw LuaError(.internalBug, "the system gave no semaphore for a worker")
    }
    unsafe self.state = state
    let started = startThread(stackSize: stackSize) { [self] in serve(makeContext) }
    if !started { throw LuaError(.internalBug, "the system gave no thread for a worker") }
  }

  deinit { unsafe lh_job_free(state) }

  /// Does the job and waits for it; false when it is given up. Then the thread ends if it ever comes
  /// back.
  func run(_ job: @escaping Job) -> Bool {
    self.job.withLock { $0 = job }
    wanted.signal()
    return unsafe lh_job_wait(state)
  }

  /// Lets the thread end once it has nothing to do.
  func stop() { wanted.signal() }

  private func serve(_ makeContext: () throws(LuaError) -> Context) {
    var context: Context?
    while let job = nextJob() {
      unsafe lh_job_begin(state)
      do throws(LuaError) {
        let made = if let context { context } else { try makeContext() }
        context = made
        job(.success(made))
      } catch {
        job(.failure(error))
      }
      if unsafe !lh_job_end(state) { break }
    }
    withExtendedLifetime(context) {}
  }

  private func nextJob() -> Job? {
    wanted.wait()
    return job.withLock { job in
      defer { job = nil }
      return job
    }
  }
}
