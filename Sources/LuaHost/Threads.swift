import CLuaHost

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
