import CommandKit
import InsetModel
import InsetReport
import InsetSession

/// A command with the common options.
protocol Configurable: Command {
  var common: CommonOptions { get set }
}

extension Configurable {
  /// The style of the report on standard output.
  func style(in context: CommandContext) -> Style {
    common.style(of: context.console.output, in: context)
  }

  /// What a report says of this run.
  func info(_ subject: ReportSubject, in context: CommandContext) -> RunInfo {
    var info = RunInfo(subject, version: CommandList.version)
    info.style = style(in: context)
    info.detail = common.detail
    return info
  }

  /// What a report says of this run, with the rules that were loaded for it.
  func info(_ subject: ReportSubject, of session: Session, in context: CommandContext) -> RunInfo {
    var info = info(subject, in: context)
    info.rules = session.rules
    info.facts = session.catalogue.facts
    return info
  }

  /// A report on standard output, or in a file of a session.
  func report(
    _ info: RunInfo, to file: String? = nil, of session: Session? = nil, in context: CommandContext
  ) -> ReportSink {
    ReportSink(
      common.format.reporter.init(info), file: file, of: session, console: context.console)
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
    rules: [String] = [], inputs: [String] = [], in context: CommandContext
  ) throws(Diagnostics) -> Session {
    var options = SessionOptions(
      standardRules: try StandardPack.locate(
        option: common.standardRules, variable: context.variable("INSETLUA_RULES"),
        program: context.program, in: context.files))
    options.rules = rules
    options.inputs = inputs
    options.sources = common.sources
    options.overrides = common.overrides
    options.limits = common.limits
    options.jobs = common.jobs
    let session = try Session(options, files: context.files)
    for warning in session.warnings {
      context.console.complain(
        "\(printable(warning.path)): warning: \(warning.message); what it says is left out\n")
    }
    return session
  }
}
