import Synchronization

/// A slot of the state's registry, given back when the last owner lets go.
final class LuaReference: Sendable {
  let number: Int32
  private let home: ReleaseList

  init(number: Int32, home: ReleaseList) {
    self.number = number
    self.home = home
  }

  deinit { home.add(number) }

  func belongs(to list: ReleaseList) -> Bool { home === list }
}

/// References to give back. Filled from any thread, emptied by the state; also the state's
/// identity, which outlives it.
final class ReleaseList: Sendable {
  private let numbers = Mutex<[Int32]>([])
  private let waiting = Atomic<Bool>(false)

  func add(_ number: Int32) {
    numbers.withLock { $0.append(number) }
    waiting.store(true, ordering: .releasing)
  }

  /// The references to release now; usually none, which takes no lock.
  func take() -> [Int32] {
    // Reading alone does not take the cache line from other threads.
    guard waiting.load(ordering: .relaxed), waiting.exchange(false, ordering: .acquiring) else {
      return []
    }
    return numbers.withLock { numbers in
      let taken = numbers
      numbers = []
      return taken
    }
  }
}
