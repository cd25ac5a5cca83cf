import CommandKit
import InsetEngine
import InsetModel
import InsetReport
import InsetSession

/// What commands can be told; each takes what is in its table.
struct CommonOptions {
  /// When to colour.
  enum Coloring: String, OptionChoice { case auto, always, never }

  var format = ReportFormat(TextReporter.self)
  var color = Coloring.auto
  var detail = Detail.usual
  var standardRules: String?
  var limits = RuleLimits()
  /// How much is done at once; nil for as much as there are processors.
  var jobs: Int?
  /// Folders of source code.
  var sources: [String] = []
  /// Where else screens are looked at.
  var overrides = Overrides()
  /// Where fixes are tried.
  var matrix = MatrixChoice.selection(.era)

  /// The style of what goes to a place. Source: no-color.org.
  func style(of place: Console.Destination, in context: CommandContext) -> Style {
    switch color {
    case .always: return Style(isColored: true)
    case .never: return Style(isColored: false)
    case .auto:
      let isRefused = context.variable("NO_COLOR").map { !$0.isEmpty } ?? false
      return Style(
        isColored: !isRefused && context.variable("TERM") != "dumb" && place.isTerminal)
    }
  }

  /// Tells problems on standard error.
  func complain(_ problems: [Diagnostic], in context: CommandContext) {
    let report = DiagnosticReport(style: style(of: context.console.errors, in: context))
    for problem in problems { context.console.complain(report.text(problem)) }
  }
}
