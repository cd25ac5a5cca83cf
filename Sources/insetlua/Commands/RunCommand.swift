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
  private var isOfLines = false
  private var keepsGoing = false
  private var shard = Shard.whole
  private var hasSummary = false

  static let help = CommandHelp(
    name: "run", abstract: "tells where content sits, why, what is wrong and what to do",
    arguments: "[RULES...] INPUT...",
    discussion: [
      "A folder with pack.lua, or with nothing but Lua files, is taken as RULES: it adds to the "
        + "standard rules or replaces them by id. Everything else is INPUT.",
      "A file that ends in .ndjson or .jsonl holds one scenario a line: each is an input, called "
        + "FILE:LINE, evaluated as it comes, in memory that does not grow.",
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
      (
        "zcat screens.ndjson.gz | insetlua run --lines --format ndjson -",
        "a stream of screens, a line of report for each"
      ),
    ])

  static var parameters: [Parameter<Self>] {
    [
      .rules,
      .arguments(
        "INPUT", into: \.arguments,
        help: "scenarios, storyboards, xibs, folders of them, or - for standard input"),
      .flag(
        "--lines", sets: \.isOfLines, to: true,
        help: "every INPUT holds one scenario a line, as .ndjson does; for standard input"),
      .flag(
        "--keep-going", sets: \.keepsGoing, to: true,
        help: "goes on behind a line that cannot be evaluated"),
      .option(
        "--shard", into: \.shard, value: "I/N",
        help: "only every Nth input, from the Ith on: all shards together are the whole"),
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
      info.showsPlacements = inputs.files.count <= 8 && !hasLines(inputs)
      info.hasSummary = hasSummary
      info.extent = extent
      info.given = given(inputs.rules)
      var report = report(info, to: output, of: session, in: context)
      let isWhole = evaluate(inputs, session, selection, into: &report, in: context)
      var summary = Summary()
      summary.rules = session.rules.count
      // A time in a file or a pipe would make two runs differ.
      if output == nil, context.console.output.isTerminal {
        summary.milliseconds = System.milliseconds - start
      }
      report.finish(summary)
      try report.save()
      return isWhole ? code(for: report.tally) : .interrupted
    }
  }

  /// Whether nobody knows how many inputs there are.
  private func hasLines(_ inputs: InputList) -> Bool {
    isOfLines || inputs.files.contains(where: PendingInput.isOfLines)
  }

  /// Evaluates the inputs, a batch at a time; each is told before the next batch is read.
  ///
  /// - Returns: Whether nobody interrupted it.
  private func evaluate(
    _ inputs: InputList, _ session: Session, _ matrix: MatrixSelection?,
    into report: inout ReportSink, in context: CommandContext
  ) -> Bool {
    let isQuiet = common.detail == .quiet
    let progress = FileProgress(
      of: hasLines(inputs) ? nil : inputs.files.count, isShown: !isQuiet, on: context.console)
    let depth: EvaluationDepth =
      common.format.reporter.tellsFindingsOnly(at: common.detail) ? .findings : .fixes
    // Where fixes are tried on a matrix, the matrix is what is shared among workers.
    let isShared = matrix == nil || isQuiet
    var queue = session.queue(of: inputs, isOfLines: isOfLines, shard: shard)
    var (given, done) = (0, 0)
    var goesOn = true
    while goesOn, !report.isClosed {
      progress.show(done)
      let batch = queue.next(isShared ? session.batchSize : 1) { Interrupt.isAskedFor }
      if batch.isEmpty { break }
      given += batch.count
      session.evaluate(batch, depth: depth) { result in
        progress.clear()
        var result = result
        if let matrix, !isQuiet, !Interrupt.isAskedFor {
          tryFixes(of: &result, on: matrix, with: session, in: context)
        }
        tell(result, into: &report, in: context)
        done += 1
        goesOn = keepsGoing || !stops(at: result, in: context)
        return goesOn && !report.isClosed && !Interrupt.isAskedFor
      }
    }
    progress.clear()
    guard Interrupt.isAskedFor, goesOn, done < given || !queue.isEmpty else { return true }
    context.console.complain(
      "insetlua: interrupted; what comes after the first \(done) inputs was not evaluated\n")
    return false
  }

  private func tell(
    _ result: InputResult, into report: inout ReportSink, in context: CommandContext
  ) {
    // Before the report, so that on a terminal the reason stands above what it explains.
    common.complain(result.problems + result.evaluations.flatMap(\.problems), in: context)
    report.add(.input(result))
  }

  /// Whether a line ends the run, which is told, since it cannot be evaluated.
  private func stops(at result: InputResult, in context: CommandContext) -> Bool {
    guard let line = result.line, result.problems.contains(where: { $0.rule == nil }) else {
      return false
    }
    context.console.complain(
      "insetlua: stopped at line \(line) of \(printable(result.path)); --keep-going evaluates the "
        + "others\n")
    return true
  }

  private func code(for tally: Tally) -> ExitCode {
    if tally.ruleProblems > 0 { return .ruleFailed }
    if tally.inputProblems > 0 { return .unanswered }
    let found = failLevel.level.map { tally.findings(atLeast: $0) } ?? 0
    // An expectation is the author's own: it counts whatever the level is.
    return found > 0 || tally.mismatches > 0 ? .found : .success
  }
}
