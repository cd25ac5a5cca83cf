import InsetBasics

/// The report for programs that read line by line: each entry of a JSON report in a line of its own, an
/// object that needs no other one.
public struct JSONLinesReporter: Reporter {
  /// `--format ndjson`.
  public static let name = "ndjson"

  private var report: JSONReporter

  /// A report of what a run is about.
  public init(_ run: RunInfo) { report = JSONReporter(run) }

  /// Nothing: the first entry comes first.
  public mutating func begin() -> String { "" }

  /// One entry in a line.
  public mutating func add(_ entry: ReportEntry) -> String { Self.line(report.json(entry)) }

  /// What is to be said of all entries, where there is anything; of screens, where it was asked for.
  public mutating func finish(_ summary: Summary) -> String {
    let closing = report.closing(summary)
    return closing.isEmpty || !report.info.hasSummary ? "" : Self.line(.object(closing))
  }

  private static func line(_ value: JSON) -> String {
    guard case .object(let members) = value else { return "" }
    let version = ("schemaVersion", JSON.integer(JSONReporter.schemaVersion))
    return JSON.object([version] + members).line + "\n"
  }
}
