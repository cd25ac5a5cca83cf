/// Runs `body` for 0..<count, each on a thread of its own, and waits for all of them.
///
/// For work that blocks, such as waiting for several workers. Where the system refuses a thread,
/// its share runs on the calling one.
public func concurrently(
  _ count: Int, _ body: @escaping @Sendable (Int) -> Void
) throws(LuaError) {
  let finished = try Semaphore()
  for index in 0..<count {
    let work: @Sendable () -> Void = {
      body(index)
      finished.signal()
    }
    if index == count - 1 || !startThread(stackSize: 1 << 20, work) { work() }
  }
  for _ in 0..<count { finished.wait() }
}
