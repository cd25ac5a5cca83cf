import InsetBasics
import InsetEngine
import InsetImport
import InsetModel
import InsetReport

/// `insetlua fix`: the fixes of findings as code, and one of them applied.
struct FixCommand: ReadingCommand {
  var common = CommonOptions()
  var reading = ReadingOptions()
  private var arguments: [String] = []
  private var number: Int?
  private var rule: String?
  private var fix: String?
  private var output: String?
  private var isDryRun = false
  private var form = CodeForm.swift
  private var minimumOS = OSVersion(7)
  private var matrix = MatrixChoice.selection(.era)

  static let help = CommandHelp(
    name: "fix", abstract: "shows the code of fixes, or applies one",
    arguments: "[RULES...] INPUT",
    discussion: [
      "Without --apply it lists the findings by number, each with its fixes and the code for them. With "
        + "--apply it prints the code of that one fix and writes the edited input: a scenario to the "
        + "file that -o names, a storyboard or xib in place unless -o names another one. A storyboard "
        + "is changed at the one attribute that is meant; a fix that has no form in Interface Builder "
        + "leaves it alone. Applied twice, it changes nothing the second time.",
      "--device, --os and --orientation choose where findings and fixes are evaluated; a scenario "
        + "keeps its own.",
    ],
    examples: [
      ("insetlua fix orders.json", "every finding, every fix, in Swift"),
      (
        "insetlua fix orders.json --rule content-shifted --lang objc", "one check's, in Objective-C"
      ),
      (
        "insetlua fix orders.json --apply behavior-never -o fixed.json",
        "the edited scenario in another file"
      ),
      (
        "insetlua fix Main.storyboard --apply behavior-never --dry-run",
        "what would change in the storyboard, as a diff"
      ),
    ])

  static var parameters: [Parameter<Self>] {
    let elsewhere = Parameter<Self>.elsewhere
    return [
      .arguments("RULES", help: "folders of Lua rules; may be left out") {
        command, value throws(UsageError) in command.arguments.append(value)
      },
      .arguments("INPUT", help: "a scenario, storyboard or xib, or - for standard input") {
        command, value throws(UsageError) in command.arguments.append(value)
      },
      .option("--finding", value: "N", help: "only the finding with this number") {
        command, value throws(UsageError) in
        guard let number = Int(value), number > 0 else {
          throw UsageError(
            message: "--finding cannot be \"\(value)\"", suggestion: "it takes a number from 1 on")
        }
        command.number = number
      },
      .option("--rule", value: "ID", help: "only the findings of this check") {
        command, value throws(UsageError) in command.rule = value
      },
      .option("--apply", value: "FIX", help: "applies this fix of the first finding that has it") {
        command, value throws(UsageError) in command.fix = value
      },
      .option("--output", "-o", value: "FILE", help: "where the edited input goes") {
        command, value throws(UsageError) in command.output = value
      },
      .flag("--dry-run", help: "prints the difference that --apply would make, and writes nothing")
      {
        $0.isDryRun = true
      },
      .choice(
        "--lang", value: "FORM", of: CodeForm.self, help: "how code is shown; swift by default"
      ) {
        $0.form = $1
      },
      .option(
        "--minimum-os", value: "VERSION",
        help: "the oldest iOS that the app runs on: leaves out checks that it does not need"
      ) { command, value throws(UsageError) in
        command.minimumOS = try version(
          value, of: "--minimum-os", suggestion: "write a version: 12.0, 15")
      },
    ] + elsewhere + [
      .option(
        "--matrix", value: "CELLS",
        help: "where fixes are tried: era (default), all, iphones, ipads, none, or device names"
      ) { command, value throws(UsageError) in command.matrix = MatrixChoice(reading: value) },
      .sources, .format, .color, .quiet, .standardRules, .limit,
    ]
  }

  func run() -> ExitCode {
    let inputs = Inputs(arguments)
    common.complain(inputs.problems)
    if !inputs.problems.isEmpty { return .unanswered }
    guard let file = inputs.files.first, inputs.files.count == 1 else {
      return refuse(
        inputs.files.isEmpty ? "there is nothing to fix" : "there is more than one input",
        "name one scenario, storyboard or xib")
    }
    if fix == nil, isDryRun || output != nil {
      return refuse("nothing is applied", "name a fix: --apply FIX")
    }
    do throws(Problems) {
      let session = try Session(
        rules: inputs.rules, options: common, files: inputs.files, reading: reading)
      try checkNames(session)
      let path = file == "-" ? "stdin" : file
      let bytes = try Self.read(file, path)
      var result = session.evaluate(bytes, path: path)
      if fix == nil, let selection = try session.selection(matrix) {
        Interrupt.listen()
        let bar = ProgressBar(isShown: Terminal.showsProgress)
        session.tryFixes(of: &result, on: selection) { bar.show($0, $1) }
        bar.clear()
      }
      common.complain(result.problems + result.evaluations.flatMap(\.problems))
      if result.evaluations.isEmpty { return .unanswered }
      let code: ExitCode =
        result.evaluations.contains { !$0.problems.isEmpty }
        ? .ruleFailed : result.problems.isEmpty ? .success : .unanswered
      let findings = try selected(NumberedFinding.all(in: result.evaluations))
      guard let fix else {
        list(findings)
        return code
      }
      let application = FixApplication(
        session: session, path: path, bytes: bytes, result: result,
        output: output ?? (file == "-" ? nil : FixApplication.ownOutput(of: bytes, path)),
        isDryRun: isDryRun, report: report(descriptor: 1), given: given(inputs.rules))
      return max(code, try application.apply(fix, to: findings))
    } catch {
      common.complain(error.all)
      return .unanswered
    }
  }

  private func report(descriptor: Int32) -> FixReport {
    FixReport(
      style: common.style(descriptor: descriptor), form: form, minimumOS: minimumOS,
      detail: common.detail)
  }

  private func list(_ findings: [NumberedFinding]) {
    let report = report(descriptor: 1)
    switch common.format {
    case .json: Terminal.write(report.json(findings, version: CommandList.version))
    case .text:
      if findings.isEmpty {
        Terminal.complain("insetlua: there is nothing to fix\n")
      } else {
        Terminal.write(report.text(findings))
      }
    }
  }

  /// A name that no rule has is a slip; one that nothing here asks for is an answer.
  private func checkNames(_ session: Session) throws(Problems) {
    for (name, kind, option) in [(fix, "fix", "--apply"), (rule, "check", "--rule")] {
      guard let name else { continue }
      let known = session.rules.filter { $0.kind == kind }.map(\.id)
      if known.contains(name) { continue }
      throw Problems([
        Diagnostic(
          path: "insetlua", message: "\(option) knows no \"\(name)\"",
          suggestion: suggestion(for: name, among: known) ?? "insetlua rules lists them all")
      ])
    }
  }

  private func selected(_ findings: [NumberedFinding]) throws(Problems) -> [NumberedFinding] {
    if let number, !findings.contains(where: { $0.number == number }) {
      let count =
        findings.isEmpty ? "there are no findings" : "there are findings 1 to \(findings.count)"
      throw Problems([
        Diagnostic(path: "insetlua", message: "there is no finding \(number)", suggestion: count)
      ])
    }
    return findings.filter { entry in
      (number == nil || entry.number == number) && (rule == nil || entry.finding.rule == rule)
    }
  }

  private static func read(_ file: String, _ path: String) throws(Problems) -> [UInt8] {
    do throws(Files.Failure) {
      return try Files.read(file)
    } catch {
      throw Problems([Diagnostic(path: path, message: "cannot be read: \(error.message)")])
    }
  }

  private func refuse(_ message: String, _ hint: String) -> ExitCode {
    Terminal.complain(
      "insetlua: error: \(message)\n   \(hint)\n\(AnyCommand(Self.self).usage)\n")
    return .unanswered
  }
}
