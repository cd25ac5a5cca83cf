#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Processor time of the calling thread, which a busy machine does not make longer.
enum ThreadTime {
  /// Since the thread began.
  static var now: Duration {
    var time = timespec()
    unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return .seconds(Int64(time.tv_sec)) + .nanoseconds(Int64(time.tv_nsec))
  }

  /// What `body` takes of it.
  static func spent<Failure: Error>(_ body: () throws(Failure) -> Void) throws(Failure) -> Duration
  {
    let start = now
    try body()
    return now - start
  }
}
