/// A line on standard error that says which of many inputs is at work.
package struct FileProgress {
  private let count: Int?
  private let console: Console
  private let isShown: Bool

  /// A line for `count` files, or for inputs that nobody has counted; none where there are only a few.
  package init(of count: Int?, isShown: Bool, on console: Console) {
    self.count = count
    self.console = console
    self.isShown = isShown && console.errors.isTerminal && count ?? .max > 8
  }

  /// Shows that `done` inputs are done.
  package func show(_ done: Int) {
    let whole = count.map { "\(done) of \($0) files" } ?? "\(done) inputs"
    if isShown { console.complain("\r\u{1B}[K\(whole)") }
  }

  /// Takes the line away.
  package func clear() {
    if isShown { console.complain("\r\u{1B}[K") }
  }
}
