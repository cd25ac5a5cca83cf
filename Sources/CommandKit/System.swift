#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The few things that only the process itself can tell or do.
package enum System {
  /// Lets writes fail instead of ending the process: where a pipe's reader is gone
  /// (`insetlua run … | head`), and where a file has become as large as it may.
  package static func ignoreWriteSignals() {
    for number in [SIGPIPE, SIGXFSZ] { signal(number, SIG_IGN) }
  }

  /// What became of the write that failed last.
  package static var lastWriteState: Console.State {
    if errno == EPIPE { return .readerGone }
    let text = unsafe strerror(errno).flatMap { unsafe String(validatingCString: $0) }
    return .failed((text ?? "unknown error").lowercased())
  }

  /// Whether an open descriptor is a terminal.
  package static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  /// The value of an environment variable, or nil.
  package static func variable(_ name: String) -> String? {
    unsafe getenv(name).flatMap { unsafe String(validatingCString: $0) }
  }

  /// A clock that only moves forward, in milliseconds.
  package static var milliseconds: Double {
    var time = timespec()
    unsafe clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) * 1000 + Double(time.tv_nsec) / 1_000_000
  }

  /// The running program's file.
  package static var program: String? {
    #if canImport(Darwin)
      var size = UInt32(4096)
      var bytes = [CChar](repeating: 0, count: Int(size))
      guard unsafe _NSGetExecutablePath(&bytes, &size) == 0 else { return nil }
      return String(
        decoding: bytes.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    #else
      return "/proc/self/exe"
    #endif
  }

  /// Ends the process; nothing is left to flush, since all writes are the system's own.
  package static func leave(_ code: ExitCode) -> Never { _exit(code.rawValue) }
}
