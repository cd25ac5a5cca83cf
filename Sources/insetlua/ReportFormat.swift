import CommandKit
import InsetReport

/// How a report is written: one of the formats of InsetReport.
struct ReportFormat: OptionChoice {
  let reporter: any Reporter.Type

  init(_ reporter: any Reporter.Type) { self.reporter = reporter }

  static var allCases: [ReportFormat] { Reporters.all.map(ReportFormat.init) }
  var word: String { reporter.name }
}
