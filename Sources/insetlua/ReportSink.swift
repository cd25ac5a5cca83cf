import CommandKit
import InsetModel
import InsetReport
import InsetSession

/// Where a report goes: standard output piece by piece, or a file all at once.
struct ReportSink {
  private let file: String?
  private let console: Console
  private var kept: [UInt8] = []

  /// A report to `file`, or to standard output.
  init(file: String?, console: Console) {
    self.file = file == "-" ? nil : file
    self.console = console
  }

  /// Whether nobody reads what is written any more.
  var isClosed: Bool { file == nil && console.state != .written }

  /// Writes on.
  mutating func write(_ text: String) {
    if file != nil { kept += Array(text.utf8) } else { console.write(text) }
  }

  /// Puts the file in its place.
  ///
  /// - Throws: why it cannot be written.
  func finish(with session: Session) throws(Diagnostics) {
    if let file { try session.write(kept, to: file) }
  }
}
