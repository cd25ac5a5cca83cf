#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif
import Synchronization

/// Ctrl-C while fixes are tried: the first asks for an end, so that the report is still written and
/// marked as partial; the second ends the process.
package enum Interrupt {
  private static let asked = Atomic<Bool>(false)

  /// Whether the user has asked.
  package static var isAskedFor: Bool { asked.load(ordering: .relaxed) }

  /// Starts listening.
  package static func listen() {
    // Made here: its first use must not be in the handler.
    _ = isAskedFor
    signal(SIGINT) { _ in
      // Only an atomic exchange and `_exit`: both may be called from a signal handler.
      if Interrupt.asked.exchange(true, ordering: .relaxed) { _exit(130) }
    }
  }
}
