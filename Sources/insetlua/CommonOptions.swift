import CommandKit
import InsetModel
import InsetReport
import InsetSession

/// How a report is written.
enum ReportFormat: String, OptionChoice { case text, json }

/// When to colour.
enum ColorChoice: String, OptionChoice { case auto, always, never }

/// What every command that reads rules can be told.
struct CommonOptions {
  var format = ReportFormat.text
  var color = ColorChoice.auto
  var detail = Detail.usual
  var standardRules: String?
  var limits = RuleLimits()

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

/// A command with the common options.
protocol Configurable: Command {
  var common: CommonOptions { get set }
}

extension Configurable {
  /// The style of the report on standard output.
  func style(in context: CommandContext) -> Style {
    common.style(of: context.console.output, in: context)
  }

  /// Does some work; what keeps it from being done is told on standard error.
  func answering(
    in context: CommandContext, _ work: () throws(Diagnostics) -> ExitCode
  ) -> ExitCode {
    do throws(Diagnostics) {
      return try work()
    } catch {
      common.complain(error.all, in: context)
      return .unanswered
    }
  }

  /// Tells that the arguments make no question.
  func refuse(_ message: String, _ hint: String, in context: CommandContext) -> ExitCode {
    context.console.complain(
      "insetlua: error: \(printable(message))\n   \(printable(hint))\n"
        + "\(AnyCommand(Self.self).usage)\n")
    return .unanswered
  }

  /// A session with some packs; what its sources could not tell is told on standard error.
  func session(
    rules: [String], reading: ReadingOptions = ReadingOptions(), inputs: [String] = [],
    in context: CommandContext
  ) throws(Diagnostics) -> Session {
    var options = SessionOptions(
      standardRules: try StandardPack.locate(
        option: common.standardRules, variable: context.variable("INSETLUA_RULES"),
        program: context.program, in: context.files))
    options.rules = rules
    options.inputs = inputs
    options.sources = reading.sources
    options.overrides = reading.overrides
    options.limits = common.limits
    let session = try Session(options, files: context.files)
    for warning in session.warnings {
      context.console.complain(
        "\(printable(warning.path)): warning: \(warning.message); what it says is left out\n")
    }
    return session
  }
}

extension Parameter where Target: Configurable {
  static var format: Self {
    .option(
      "--format", "-f", into: \.common.format, value: "FORMAT",
      help: "how the report is written; text by default")
  }

  static var color: Self {
    .option(
      "--color", into: \.common.color, value: "WHEN",
      help: "when to colour; auto asks for a terminal and heeds NO_COLOR")
  }

  static var quiet: Self {
    .flag(
      "--quiet", "-q", sets: \.common.detail, to: .quiet,
      help: "only what is wrong, in one line each")
  }

  static var verbose: Self {
    .flag(
      "--verbose", "-v", sets: \.common.detail, to: .verbose,
      help: "everything: all fixes and facts, and what was suppressed")
  }

  static var standardRules: Self {
    .option(
      "--standard-rules", into: \.common.standardRules, value: "DIR",
      help: "the standard rules' folder, if not beside the program; as $INSETLUA_RULES")
  }

  static var limit: Self {
    .option(
      "--limit", into: \.common.limits, value: "LIMITS",
      help: "what one rule may use: time=250ms,memory=64M by default")
  }
}

extension Parameter {
  static func matrix(into property: WritableKeyPath<Target, MatrixChoice>) -> Self {
    .option(
      "--matrix", into: property, value: "CELLS",
      help: "where fixes are tried: era (default), all, iphones, ipads, none, or device names")
  }
}
