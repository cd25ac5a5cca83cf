import CommandKit
import InsetModel
import InsetReport
import InsetSession

/// Where a report goes: standard output entry by entry, or a file that is there once it is complete.
struct ReportSink {
  /// A file that is opened when there is much to write.
  private struct File {
    var path: String
    var session: Session
    var output: OutputFile?
    /// What has not been written yet.
    var kept: [UInt8] = []
    /// Why it cannot be.
    var failure: Diagnostics?

    /// What is kept at most, in bytes: a short report leaves no trace where the program is ended.
    private static let most = 1 << 20

    mutating func write(_ text: String) {
      kept += Array(text.utf8)
      guard kept.count > Self.most, failure == nil else { return }
      do throws(Diagnostics) { try flush() } catch { failure = error }
    }

    private mutating func flush() throws(Diagnostics) {
      if output == nil { output = try session.output(to: path) }
      try output?.append(kept)
      kept = []
    }

    mutating func finish() throws(Diagnostics) {
      if let failure { throw failure }
      try flush()
      try output?.finish()
    }
  }

  private var reporter: any Reporter
  private var file: File?
  private let console: Console
  private(set) var tally = Tally()
  /// Whether anything was written.
  private(set) var hasWritten = false

  /// A report to a file, or to standard output; begins at once.
  init(
    _ reporter: any Reporter, file: String? = nil, of session: Session? = nil, console: Console
  ) {
    self.reporter = reporter
    if let file, let session, file != "-" { self.file = File(path: file, session: session) }
    self.console = console
    write(self.reporter.begin())
  }

  /// Whether nobody reads what is written any more, or it cannot be written.
  var isClosed: Bool { file.map { $0.failure != nil } ?? (console.state != .written) }

  /// Tells of one thing more.
  mutating func add(_ entry: ReportEntry) {
    if case .input(let result) = entry { tally.add(result) }
    write(reporter.add(entry))
  }

  /// Ends the report.
  mutating func finish(_ summary: Summary = Summary()) {
    var summary = summary
    summary.tally = tally
    write(reporter.finish(summary))
  }

  /// Puts the file in its place.
  ///
  /// - Throws: why it cannot be written.
  mutating func save() throws(Diagnostics) { try file?.finish() }

  private mutating func write(_ text: String) {
    if text.isEmpty { return }
    hasWritten = true
    if file?.write(text) == nil { console.write(text) }
  }
}
