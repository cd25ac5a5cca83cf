import CommandKit
import InsetModel
import InsetReport
import InsetSession

/// Where a report goes: standard output entry by entry, or a file all at once.
struct ReportSink {
  private var reporter: any Reporter
  private let file: String?
  private let console: Console
  private var kept: [UInt8] = []
  private(set) var tally = Tally()
  /// Whether anything was written.
  private(set) var hasWritten = false

  /// A report to `file`, or to standard output; begins at once.
  init(_ reporter: any Reporter, file: String?, console: Console) {
    self.reporter = reporter
    self.file = file == "-" ? nil : file
    self.console = console
    write(self.reporter.begin())
  }

  /// Whether nobody reads what is written any more.
  var isClosed: Bool { file == nil && console.state != .written }

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
  func save(with session: Session) throws(Diagnostics) {
    if let file { try session.write(kept, to: file) }
  }

  private mutating func write(_ text: String) {
    if text.isEmpty { return }
    hasWritten = true
    if file != nil { kept += Array(text.utf8) } else { console.write(text) }
  }
}
