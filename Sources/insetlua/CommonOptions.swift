import InsetModel
import InsetReport

/// How a report is written.
enum ReportFormat: String, CaseIterable { case text, json }

/// What every command that reads rules can be told.
struct CommonOptions {
  var format = ReportFormat.text
  var color = ColorChoice.auto
  var detail = Detail.usual
  var standardRules: String?
  var limits = Limits()

  /// The style of what goes to standard output (1) or standard error (2).
  func style(descriptor: Int32) -> Style {
    Style(isColored: Terminal.isColored(color, descriptor: descriptor))
  }

  /// Tells problems on standard error.
  func complain(_ problems: [Diagnostic]) {
    let report = DiagnosticReport(style: style(descriptor: 2))
    for problem in problems { Terminal.complain(report.text(problem)) }
  }
}

/// A command with the common options.
protocol Configurable: Command {
  var common: CommonOptions { get set }
}

extension Parameter where Target: Configurable {
  static var format: Self {
    .choice(
      "--format", "-f", value: "FORMAT", of: ReportFormat.self,
      help: "how the report is written; text by default"
    ) { $0.common.format = $1 }
  }

  static var color: Self {
    .choice(
      "--color", value: "WHEN", of: ColorChoice.self,
      help: "when to colour; auto asks for a terminal and heeds NO_COLOR"
    ) { $0.common.color = $1 }
  }

  static var quiet: Self {
    .flag("--quiet", "-q", help: "only what is wrong, in one line each") {
      $0.common.detail = .quiet
    }
  }

  static var verbose: Self {
    .flag("--verbose", "-v", help: "everything: all fixes and facts, and what was suppressed") {
      $0.common.detail = .verbose
    }
  }

  static var standardRules: Self {
    .option(
      "--standard-rules", value: "DIR",
      help: "the standard rules' folder, if not beside the program; as $INSETLUA_RULES"
    ) { command, value throws(UsageError) in command.common.standardRules = value }
  }

  static var limit: Self {
    .option(
      "--limit", value: "LIMITS", help: "what one rule may use: time=250ms,memory=64M by default"
    ) { command, value throws(UsageError) in
      command.common.limits = try Limits(reading: value)
    }
  }
}

/// The iOS version that an option names.
///
/// - Throws: what is wrong with it, in the words that a scenario's own would be told in.
func version(
  _ text: String, of option: String, suggestion: String
) throws(UsageError) -> OSVersion {
  guard let version = OSVersion(text), version.major < 100 else {
    throw UsageError(message: "\(option) cannot be \"\(text)\"", suggestion: suggestion)
  }
  if version.major < 7 {
    throw UsageError(
      message: "\(option): iOS \(version.major) is too old: nothing is known before 7.0",
      suggestion: "write 7.0 or newer")
  }
  if (19...25).contains(version.major) {
    throw UsageError(
      message: "\(option): iOS \(version.major) never existed: 18 is followed by 26",
      suggestion: "write 18.0 or 26.0")
  }
  return version
}
