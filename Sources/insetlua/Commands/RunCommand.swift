import InsetBasics
import InsetEngine
import InsetModel
import InsetReport

/// `insetlua run`: the main job.
struct RunCommand: ReadingCommand {
  /// From which level on findings make the exit status 1.
  enum FailLevel: String, CaseIterable { case error, warning, note, never }

  var common = CommonOptions()
  var reading = ReadingOptions()
  private var arguments: [String] = []
  private var output: String?
  private var failLevel = FailLevel.error
  private var matrix = MatrixChoice.selection(.era)

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
    let elsewhere = Parameter<Self>.elsewhere
    return [
      .arguments(
        "RULES", help: "folders of Lua rules; may be left out"
      ) { command, value throws(UsageError) in command.arguments.append(value) },
      // RULES takes all arguments; they are told apart when files can be looked at.
      .arguments(
        "INPUT", help: "scenarios, storyboards, xibs, folders of them, or - for standard input"
      ) { command, value throws(UsageError) in command.arguments.append(value) },
      .format,
      .option("--output", "-o", value: "FILE", help: "writes the report there, all at once") {
        command, value throws(UsageError) in command.output = value
      },
      .choice(
        "--fail-on", value: "LEVEL", of: FailLevel.self,
        help: "from which level on findings make the exit status 1; error by default"
      ) { $0.failLevel = $1 },
    ] + elsewhere + [
      .option(
        "--matrix", value: "CELLS",
        help: "where fixes are tried: era (default), all, iphones, ipads, none, or device names"
      ) { command, value throws(UsageError) in command.matrix = MatrixChoice(reading: value) },
      .sources, .color, .quiet, .verbose, .standardRules, .limit,
    ]
  }

  func run() -> ExitCode {
    let start = Terminal.milliseconds
    let inputs = Inputs(arguments)
    common.complain(inputs.problems)
    var code: ExitCode = inputs.problems.isEmpty ? .success : .unanswered
    if inputs.files.isEmpty {
      if inputs.problems.isEmpty {
        Terminal.complain(
          """
          insetlua: error: there is nothing to evaluate
             name a scenario, a folder of them, or - for standard input
          \(AnyCommand(Self.self).usage)

          """)
      }
      return .unanswered
    }
    do throws(Problems) {
      let session = try Session(
        rules: inputs.rules, options: common, files: inputs.files, reading: reading)
      announce(session)
      let selection = try session.selection(matrix)
      Interrupt.listen()
      var sink = ReportSink(file: output)
      var tally = Tally()
      let showsPlacements = inputs.files.count <= 8
      switch common.format {
      case .text:
        let isPlain = output != nil && common.color != .always
        var writer = TextReport(
          style: isPlain ? .plain : common.style(descriptor: 1), detail: common.detail,
          showsPlacements: showsPlacements, given: given(inputs.rules))
        evaluate(inputs, session, selection, &writer, &sink, &tally, since: start)
      case .json:
        var writer = JSONReport(version: CommandList.version)
        evaluate(inputs, session, selection, &writer, &sink, &tally, since: start)
      }
      if let failure = sink.failure {
        Terminal.complain("insetlua: error: \(printable(failure))\n")
        code = .unanswered
      }
      code = max(code, self.code(for: tally))
    } catch {
      common.complain(error.all)
      return .unanswered
    }
    return code
  }

  private func evaluate(
    _ inputs: Inputs, _ session: Session, _ matrix: MatrixSelection?,
    _ writer: inout some ReportWriter,
    _ sink: inout ReportSink, _ tally: inout Tally, since start: Double
  ) {
    sink.write(writer.start())
    let progress = FileProgress(
      of: inputs.files.count, isShown: Terminal.showsProgress && common.detail != .quiet)
    for (index, file) in inputs.files.enumerated() where !sink.isClosed {
      progress.show(index)
      var result = Self.read(file, session)
      progress.clear()
      if let matrix, common.detail != .quiet, !Interrupt.isAskedFor {
        let bar = ProgressBar(isShown: Terminal.showsProgress && common.detail != .quiet)
        session.tryFixes(of: &result, on: matrix) { bar.show($0, $1) }
        bar.clear()
      }
      tally.add(result)
      // Before the report, so that on a terminal the reason stands above what it explains.
      common.complain(result.problems + result.evaluations.flatMap(\.problems))
      sink.write(writer.input(result))
    }
    // A time in a file or a pipe would make two runs differ.
    let shown = output == nil && Terminal.isInteractive
    sink.write(
      writer.end(
        RunSummary(
          tally: tally, rules: session.rules.count,
          milliseconds: shown ? Terminal.milliseconds - start : nil)))
    sink.finish()
  }

  private static func read(_ file: String, _ session: Session) -> InputResult {
    let path = file == "-" ? "stdin" : file
    do throws(Files.Failure) {
      return session.evaluate(try Files.read(file), path: path)
    } catch {
      return InputResult(
        path: path, problems: [Diagnostic(path: path, message: "cannot be read: \(error.message)")])
    }
  }

  /// Which rules replace which, where everything is asked for.
  private func announce(_ session: Session) {
    guard common.detail == .verbose else { return }
    for rule in session.rules {
      guard let replaced = rule.replaces else { continue }
      Terminal.complain(
        "\(printable(rule.file)): note: \(rule.kind) \(printable(rule.id)) replaces "
          + "\(printable(replaced))\n")
    }
  }

  private func code(for tally: Tally) -> ExitCode {
    if tally.ruleProblems > 0 { return .ruleFailed }
    if tally.inputProblems > 0 { return .unanswered }
    let level: Level? =
      switch failLevel {
      case .error: .error
      case .warning: .warning
      case .note: .note
      case .never: nil
      }
    let found = level.map { tally.findings(atLeast: $0) } ?? 0
    // An expectation is the author's own: it counts whatever the level is.
    return found > 0 || tally.mismatches > 0 ? .found : .success
  }
}
