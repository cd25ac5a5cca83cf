/// Runs `body` for 0..<count, each on a thread of its own, and waits for all of them.
///
/// For work that blocks, such as waiting for several workers. Where the system refuses a thread,
/// its share runs on the calling one.
public func concurrently(
  _ count: Int, _ body: @escaping @Sendable (Int) -> Void
) throws(LuaError) {
  let gate = try Gate()
  let left = Counter(count)
  for index in 0..<count {
    let work: @Sendable () -> Void = {
      body(index)
      gate.withLock { gate in
        left.value -= 1
        gate.notify()
      }
    }
    if index == count - 1 || !startThread(stackSize: 1 << 20, work) { work() }
  }
  gate.withLock { gate in
    while left.value > 0 { gate.wait(nil) }
  }
}

/// `@unchecked Sendable`, because it is only touched with the gate locked.
private final class Counter: @unchecked Sendable {
  var value: Int

  init(_ value: Int) { self.value = value }
}
