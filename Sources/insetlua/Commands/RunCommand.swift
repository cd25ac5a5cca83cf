import CommandKit
import InsetEngine
import InsetModel
import InsetReport
import InsetSession

/// `insetlua run`: the main job.
struct RunCommand: EvaluatingCommand {
  /// From which level on findings make the exit status 1.
  enum FailLevel: String, OptionChoice {
    case error, warning, note, never

    /// The level; nil where nothing counts.
    var level: Level? { Level(rawValue: rawValue) }
  }

  var common = CommonOptions()
  var arguments: [String] = []
  private var output: String?
  private var extent = Extent.results
  private var failLevel = FailLevel.error
  private var hasSummary = false

  static let help = CommandHelp(
    name: "run", abstract: "tells where content sits, why, what is wrong and what to do",
    arguments: "[RULES...] INPUT...",
    discussion: [
      "A folder with pack.lua, or with nothing but Lua files, is taken as RULES: it adds to the "
        + "standard rules or replaces them by id. Everything else is INPUT."
    ],
    examples: [
      ("insetlua run orders.json", "one screen"),
      ("insetlua run team-rules/ screens/", "a folder of screens, by a team's rules too"),
      (
        "insetlua run --fail-on warning --format json -o report.json screens/",
        "a report for programs; exit status 1 where a warning is in it"
      ),
      ("insetlua run --device iphone-15-pro --os 17.0 orders.json", "the same page elsewhere"),
      ("insetlua run --sources MyApp MyApp/", "all storyboards of an app, with what its code says"),
      ("pbpaste | insetlua run -", "what is on the clipboard"),
    ])

  static var parameters: [Parameter<Self>] {
    [
      .rules,
      .arguments(
        "INPUT", into: \.arguments,
        help: "scenarios, storyboards, xibs, folders of them, or - for standard input"),
      .format,
      .option(
        "--detail", into: \.extent, value: "DETAIL",
        help: "how much a report for programs holds: results by default; all has every sum"),
      .flag(
        "--summary", sets: \.hasSummary, to: true,
        help: "ends --format ndjson with a line that counts"),
      .option(
        "--output", "-o", into: \.output, value: "FILE",
        help: "writes the report there, all at once"),
      .option(
        "--fail-on", into: \.failLevel, value: "LEVEL",
        help: "from which level on findings make the exit status 1; error by default"),
    ] + Parameter.elsewhere + [
      .matrix, .jobs, .sources, .color, .quiet, .verbose, .standardRules, .limit,
    ]
  }

  func run(in context: CommandContext) -> ExitCode {
    let start = System.milliseconds
    let inputs = InputList(arguments, in: context.files)
    if inputs.files.isEmpty, inputs.problems.isEmpty {
      return refuse(
        "there is nothing to evaluate",
        "name a scenario, a folder of them, or - for standard input", in: context)
    }
    if inputs.files.isEmpty, !common.format.reporter.tellsProblems {
      common.complain(inputs.problems, in: context)
      return .unanswered
    }
    return answering(in: context) { () throws(Diagnostics) in
      let session = try session(for: inputs, in: context)
      if let output { try session.checkOutput(output) }
      if common.detail == .verbose {
        context.console.complain(RuleListReport().replacements(session.rules))
      }
      let selection = try session.selection(common.matrix)
      Interrupt.listen()
      var info = info(.screens, of: session, in: context)
      if output != nil, common.color != .always { info.style = .plain }
      info.showsPlacements = inputs.files.count <= 8
      info.hasSummary = hasSummary
      info.extent = extent
      info.given = given(inputs.rules)
      var report = report(info, to: output, in: context)
      evaluate(inputs, session, selection, into: &report, in: context)
      var summary = Summary()
      summary.rules = session.rules.count
      // A time in a file or a pipe would make two runs differ.
      if output == nil, context.console.output.isTerminal {
        summary.milliseconds = System.milliseconds - start
      }
      report.finish(summary)
      try report.save(with: session)
      return code(for: report.tally)
    }
  }

  /// Evaluates the inputs, a batch at a time; each is told before the next batch is read.
  private func evaluate(
    _ inputs: InputList, _ session: Session, _ matrix: MatrixSelection?,
    into report: inout ReportSink, in context: CommandContext
  ) {
    let isQuiet = common.detail == .quiet
    let progress = FileProgress(of: inputs.files.count, isShown: !isQuiet, on: context.console)
    // What could not be found is in the report, too: whoever reads it must not miss it.
    for problem in inputs.problems {
      common.complain([problem], in: context)
      report.add(.input(InputResult(path: problem.path, problems: [problem])))
    }
    let depth: EvaluationDepth =
      common.format.reporter.tellsFindingsOnly(at: common.detail) ? .findings : .fixes
    var rest = inputs.files[...]
    while !rest.isEmpty, !report.isClosed {
      progress.show(inputs.files.count - rest.count)
      // Where fixes are tried on a matrix, the matrix is what is shared among workers.
      let isShared = matrix == nil || isQuiet
      let batch = Array(rest.prefix(isShared ? session.batchSize(of: rest.count) : 1))
      rest = rest.dropFirst(batch.count)
      let results = session.evaluate(files: batch, depth: depth)
      progress.clear()
      tell(results, matrix, isQuiet, session, into: &report, in: context)
    }
  }

  private func tell(
    _ results: [InputResult], _ matrix: MatrixSelection?, _ isQuiet: Bool, _ session: Session,
    into report: inout ReportSink, in context: CommandContext
  ) {
    for var result in results where !report.isClosed {
      if let matrix, !isQuiet, !Interrupt.isAskedFor {
        tryFixes(of: &result, on: matrix, with: session, in: context)
      }
      // Before the report, so that on a terminal the reason stands above what it explains.
      common.complain(result.problems + result.evaluations.flatMap(\.problems), in: context)
      report.add(.input(result))
    }
  }

  private func code(for tally: Tally) -> ExitCode {
    if tally.ruleProblems > 0 { return .ruleFailed }
    if tally.inputProblems > 0 { return .unanswered }
    let found = failLevel.level.map { tally.findings(atLeast: $0) } ?? 0
    // An expectation is the author's own: it counts whatever the level is.
    return found > 0 || tally.mismatches > 0 ? .found : .success
  }
}
