/// A line on standard error that says which of many files is at work.
package struct FileProgress {
  private let count: Int
  private let console: Console
  private let isShown: Bool

  /// A line for `count` files; none where there are only a few.
  package init(of count: Int, isShown: Bool, on console: Console) {
    self.count = count
    self.console = console
    self.isShown = isShown && console.errors.isTerminal && count > 8
  }

  /// Shows that `done` files are done.
  package func show(_ done: Int) {
    if isShown { console.complain("\r\u{1B}[K\(done) of \(count) files") }
  }

  /// Takes the line away.
  package func clear() {
    if isShown { console.complain("\r\u{1B}[K") }
  }
}
