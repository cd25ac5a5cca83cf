import InsetBasics
import InsetEngine

/// Where a report goes: standard output piece by piece, or a file all at once.
struct ReportSink {
  private let file: String?
  private var kept: [UInt8] = []
  /// Whether nobody reads what is written any more.
  private(set) var isClosed = false
  /// Why the report could not be written, where it could not.
  private(set) var failure: String?

  /// A report to `file`, or to standard output.
  init(file: String?) { self.file = file == "-" ? nil : file }

  /// Writes on.
  mutating func write(_ text: String) {
    if text.isEmpty || isClosed { return }
    if file != nil {
      kept += Array(text.utf8)
    } else if !Terminal.write(text) {
      isClosed = true
      // A reader that had enough is no failure of ours.
      if !Terminal.isReaderGone { failure = "standard output: the report cannot be written" }
    }
  }

  /// Puts the file in its place.
  mutating func finish() {
    guard let file else { return }
    do {
      try Files.write(kept, to: file)
    } catch {
      failure = "\(file): the report cannot be written: \(error.message)"
    }
  }
}
