extension Duration {
  /// Whole nanoseconds, from none to some thirty years.
  var wholeNanoseconds: Int64 {
    let (seconds, attoseconds) = components
    if seconds < 0 { return 0 }
    return min(seconds, 1_000_000_000) * 1_000_000_000 + max(attoseconds, 0) / 1_000_000_000
  }
}
