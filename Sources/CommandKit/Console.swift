import InsetBasics
import Synchronization

/// Standard output and standard error, as far as commands care.
package final class Console: Sendable {
  /// Where one of the two goes.
  package enum Destination: Sendable {
    /// An open descriptor of the process.
    case descriptor(Int32)
    /// Whoever asks for `text(of:)`.
    case memory

    /// Whether it is a terminal.
    package var isTerminal: Bool {
      switch self {
      case .descriptor(let number): System.isTerminal(number)
      case .memory: false
      }
    }
  }

  /// What became of what was written to standard output.
  package enum State: Sendable, Equatable {
    /// It is where it should be.
    case written
    /// Its reader had enough, as with `| head`: no failure of ours.
    case readerGone
    /// It is lost, for the system's reason.
    case failed(String)
  }

  package let output: Destination
  package let errors: Destination
  private let kept = Mutex((output: [UInt8](), errors: [UInt8](), state: State.written))

  package init(output: Destination, errors: Destination) {
    self.output = output
    self.errors = errors
  }

  /// What became of standard output so far.
  package var state: State { kept.withLock { $0.state } }

  /// Writes to standard output; false when there is no use in writing on.
  @discardableResult
  package func write(_ bytes: [UInt8]) -> Bool {
    kept.withLock { kept in
      guard kept.state == .written else { return false }
      switch output {
      case .memory: kept.output += bytes
      case .descriptor(let number):
        if !SystemFiles.write(bytes, to: number) { kept.state = System.lastWriteState }
      }
      return kept.state == .written
    }
  }

  /// Writes to standard output; false when there is no use in writing on.
  @discardableResult
  package func write(_ text: String) -> Bool { write(Array(text.utf8)) }

  /// Writes to standard error.
  package func complain(_ text: String) {
    let bytes = Array(text.utf8)
    switch errors {
    case .memory: kept.withLock { $0.errors += bytes }
    case .descriptor(let number): SystemFiles.write(bytes, to: number)
    }
  }

  /// What was written to memory.
  package var written: (output: [UInt8], errors: [UInt8]) {
    kept.withLock { ($0.output, $0.errors) }
  }
}
