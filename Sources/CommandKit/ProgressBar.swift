import Synchronization

/// A bar on standard error while fixes are tried; only on a terminal, and only when it takes long.
package final class ProgressBar: Sendable {
  private let start: Double
  private let state = Mutex((shown: false, step: -1))
  private let console: Console
  private let isShown: Bool

  /// A bar that waits half a second before it shows itself.
  package init(isShown: Bool = true, on console: Console) {
    self.console = console
    self.isShown = isShown && console.errors.isTerminal
    start = System.milliseconds
  }

  /// Shows that `done` of `total` cells are tried.
  package func show(_ done: Int, _ total: Int) {
    guard isShown, total > 0, System.milliseconds - start > 500 else { return }
    let width = 30
    let step = done * width / total
    state.withLock { state in
      guard step > state.step else { return }
      state = (true, step)
      let bar = String(repeating: "#", count: step) + String(repeating: ".", count: width - step)
      console.complain("\rtrying fixes [\(bar)] \(done) of \(total) cells")
    }
  }

  /// Takes the bar away.
  package func clear() {
    state.withLock { state in
      if state.shown { console.complain("\r\u{1B}[K") }
      state = (false, -1)
    }
  }
}
