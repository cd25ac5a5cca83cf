import CLuaHost

/// A lock with a condition.
///
/// `@unchecked Sendable`, because the pointer is immutable and what it points to is made for being
/// used by several threads; it is freed when nobody refers to it, so nobody is in it.
@safe
final class Gate: @unchecked Sendable {
  private let gate: OpaquePointer

  init() throws(LuaError) {
    guard let made = unsafe lh_gate_new() else {
      throw LuaError(.internalBug, "the system gave no lock for a worker")
    }
    unsafe gate = made
  }

  deinit { unsafe lh_gate_free(gate) }

  func withLock<Result>(_ body: (borrowing Gate) -> Result) -> Result {
    unsafe lh_gate_lock(gate)
    defer { unsafe lh_gate_unlock(gate) }
    return body(self)
  }

  /// Inside `withLock` only: wakes whoever waits.
  func notify() { unsafe lh_gate_notify(gate) }

  /// Inside `withLock` only: waits for a `notify`, at most that long; may return early.
  func wait(_ time: Duration?) {
    let nanoseconds = time.map {
      $0.components.seconds * 1_000_000_000 + $0.components.attoseconds / 1_000_000_000
    }
    unsafe lh_gate_wait(gate, nanoseconds ?? -1)
  }
}

/// What a thread's calls into Lua are doing, as seen from another thread.
///
/// `@unchecked Sendable`, because the pointer is immutable and what it points to are atomics.
@safe
final class Monitor: @unchecked Sendable {
  private let monitor: OpaquePointer

  init() throws(LuaError) {
    guard let made = unsafe lh_monitor_new() else {
      throw LuaError(.internalBug, "the system gave no memory for a worker")
    }
    unsafe monitor = made
  }

  deinit { unsafe lh_monitor_free(monitor) }

  /// Makes the current thread report here.
  func attach() { unsafe lh_monitor_attach(monitor) }

  /// Makes the current thread report nowhere.
  static func detach() { lh_monitor_attach(nil) }

  /// An odd number while a call runs, another one for each call.
  var call: UInt64 { unsafe lh_monitor_call(monitor) }

  func isExhausted(_ call: UInt64) -> Bool { unsafe lh_monitor_exhausted(monitor, call) }
}

/// Runs `body` on a new thread; false when the system refuses.
func startThread(stackSize: Int, _ body: @escaping @Sendable () -> Void) -> Bool {
  final class Start {
    let body: @Sendable () -> Void
    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }
  let start = unsafe Unmanaged.passRetained(Start(body))
  let started = unsafe lh_thread_start(
    stackSize,
    { context in
      guard let context = unsafe context else { return }
      unsafe Unmanaged<Start>.fromOpaque(context).takeRetainedValue().body()
    }, start.toOpaque())
  if !started { unsafe start.release() }
  return started
}
