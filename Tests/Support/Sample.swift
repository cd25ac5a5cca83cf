import Foundation

/// How much of a long test is run: a sample, or with INSETLUA_NIGHTLY=1 all of it.
enum Sample {
  private static let isWhole = ProcessInfo.processInfo.environment["INSETLUA_NIGHTLY"] == "1"

  /// A number of things to try: `usual` on every run, `nightly` in the long one.
  static func count(_ usual: Int, nightly: Int) -> Int { isWhole ? nightly : usual }
}
