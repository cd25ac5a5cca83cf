import InsetModel
import InsetReport

/// Reports written in memory, from their first word to their last.
enum Reports {
  /// The entries as a format writes them.
  static func written(
    _ entries: [ReportEntry], by format: any Reporter.Type = TextReporter.self,
    of subject: ReportSubject = .screens, rules: Int? = nil, problems: [Diagnostic] = [],
    _ change: (inout RunInfo) -> Void = { _ in }
  ) -> String {
    var info = RunInfo(subject, version: "0.0.0")
    change(&info)
    var report = format.init(info)
    var summary = Summary()
    summary.rules = rules
    summary.problems = problems
    var text = report.begin()
    for entry in entries {
      if case .input(let result) = entry { summary.tally.add(result) }
      text += report.add(entry)
    }
    return text + report.finish(summary)
  }
}
