#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif
import InsetBasics
import InsetEngine

/// When to colour.
enum ColorChoice: String, CaseIterable { case auto, always, never }

/// Standard output and standard error, as far as commands care.
enum Terminal {
  /// Keeps a closed pipe (`insetlua run … | head`) from killing the process: writes fail instead.
  static func ignoreBrokenPipes() { signal(SIGPIPE, SIG_IGN) }

  /// Writes to standard output; false when nobody reads it any more.
  @discardableResult
  static func write(_ text: String) -> Bool { Files.writeAll(Array(text.utf8), to: 1) }

  /// Writes to standard error.
  static func complain(_ text: String) { Files.writeAll(Array(text.utf8), to: 2) }

  /// Whether the last write failed only because its reader is gone.
  static var isReaderGone: Bool { errno == EPIPE }

  /// How many processors are there to share work among.
  static var processors: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

  /// Whether standard error is a terminal.
  static var showsProgress: Bool { isatty(2) == 1 }

  /// Whether standard output is a terminal.
  static var isInteractive: Bool { isatty(1) == 1 }

  /// Whether text for the given descriptor is coloured. Source: no-color.org.
  static func isColored(_ choice: ColorChoice, descriptor: Int32) -> Bool {
    switch choice {
    case .always: return true
    case .never: return false
    case .auto:
      let isRefused = Files.environment("NO_COLOR").map { !$0.isEmpty } ?? false
      return !isRefused && Files.environment("TERM") != "dumb" && isatty(descriptor) == 1
    }
  }

  /// A clock that only moves forward, in milliseconds.
  static var milliseconds: Double {
    var time = timespec()
    unsafe clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) * 1000 + Double(time.tv_nsec) / 1_000_000
  }

  /// Ends the process; nothing is left to flush, since all writes are the system's own.
  static func leave(_ code: ExitCode) -> Never { _exit(code.rawValue) }
}
