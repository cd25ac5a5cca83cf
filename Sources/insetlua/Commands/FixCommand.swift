import CommandKit
import InsetModel
import InsetReport
import InsetSession

/// `insetlua fix`: the fixes of findings as code, and one of them applied.
struct FixCommand: EvaluatingCommand {
  var common = CommonOptions()
  var arguments: [String] = []
  private var number: Int?
  private var rule: String?
  private var fix: String?
  private var output: String?
  private var isDryRun = false
  private var form = CodeForm.swift
  private var minimumOS = OSVersion(7)

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
    [
      .rules,
      .arguments(
        "INPUT", into: \.arguments,
        help: "a scenario, storyboard or xib, or - for standard input"),
      .option(
        "--finding", into: \.number, value: "N", help: "only the finding with this number",
        hint: "it takes a number from 1 on"),
      .option("--rule", into: \.rule, value: "ID", help: "only the findings of this check"),
      .option(
        "--apply", into: \.fix, value: "FIX",
        help: "applies this fix of the first finding that has it"),
      .option("--output", "-o", into: \.output, value: "FILE", help: "where the edited input goes"),
      .flag(
        "--dry-run", sets: \.isDryRun, to: true,
        help: "prints the difference that --apply would make, and writes nothing"),
      .option(
        "--lang", into: \.form, value: "FORM", help: "how code is shown; swift by default"),
      .option(
        "--minimum-os", into: \.minimumOS, value: "VERSION",
        help: "the oldest iOS that the app runs on: leaves out checks that it does not need",
        hint: "write a version: 12.0, 15"),
    ] + Parameter.elsewhere + [
      .matrix, .sources, .format, .color, .quiet, .standardRules, .limit,
    ]
  }

  func run(in context: CommandContext) -> ExitCode {
    let inputs = InputList(arguments, in: context.files)
    let hint = "name one scenario, storyboard or xib"
    guard let file = onlyInput(of: inputs, to: "fix", hint, in: context) else {
      return .unanswered
    }
    if fix == nil, isDryRun || output != nil {
      return refuse("nothing is applied", "name a fix: --apply FIX", in: context)
    }
    return answering(in: context) { () throws(Diagnostics) in
      let session = try session(for: inputs, in: context)
      if let output { try session.checkOutput(output, edited: file) }
      if let fix { try session.requireRule(fix, kind: .fix, option: "--apply") }
      if let rule { try session.requireRule(rule, kind: .check, option: "--rule") }
      let bytes = try session.bytes(of: file)
      var result = session.evaluate(bytes, path: Session.name(of: file))
      if fix == nil, let selection = try session.selection(common.matrix) {
        Interrupt.listen()
        tryFixes(of: &result, on: selection, with: session, in: context)
      }
      common.complain(result.problems + result.evaluations.flatMap(\.problems), in: context)
      if result.evaluations.isEmpty { return .unanswered }
      let findings = try session.findings(in: result, number: number, rule: rule)
      if let fix {
        let outcome = try session.apply(
          fix, to: findings, in: bytes, result: result, given: given(inputs.rules))
        try take(outcome, of: file, bytes, session, in: context)
      } else {
        list(findings, in: context)
      }
      if result.evaluations.contains(where: { !$0.problems.isEmpty }) { return .ruleFailed }
      return result.problems.isEmpty ? .success : .unanswered
    }
  }

  private func list(_ findings: [NumberedFinding], in context: CommandContext) {
    var info = info(.fixes, in: context)
    info.form = form
    info.minimumOS = minimumOS
    var report = report(info, in: context)
    for finding in findings { report.add(.finding(finding)) }
    report.finish()
    if !report.hasWritten { context.console.complain("insetlua: there is nothing to fix\n") }
  }

  /// Shows or writes what came of applying the fix.
  private func take(
    _ outcome: FixOutcome, of file: String, _ bytes: [UInt8], _ session: Session,
    in context: CommandContext
  ) throws(Diagnostics) {
    let console = context.console
    let path = Session.name(of: file)
    switch outcome {
    case .nothingToFix(let unchanged):
      console.complain("\(printable(path)): nothing here is for \(fix ?? "") to fix\n")
      // Whoever asked for a file gets one, the second time as the first.
      if let output, output != path, !isDryRun {
        try write(unchanged, to: output, of: file, session, in: context)
      }
    case .applied(let applied):
      for note in applied.notes { console.complain("\(printable(path)): note: \(note)\n") }
      if isDryRun {
        let name = file == "-" ? "scenario.json" : path
        console.write(UnifiedDiff.bytes(from: applied.before, to: applied.after, path: name))
        return
      }
      let isInPlace = file != "-" && Session.editsInPlace(bytes, path: path)
      let target = output ?? (isInPlace ? file : nil)
      if target != "-" {
        console.write(applied.trial.code(form, in: applied.evaluation, minimumOS: minimumOS))
      }
      if let target {
        try write(applied.after, to: target, of: file, session, in: context)
      } else {
        console.complain("\(printable(path)): note: not written; name a file with -o\n")
      }
    }
  }

  private func write(
    _ bytes: [UInt8], to target: String, of file: String, _ session: Session,
    in context: CommandContext
  ) throws(Diagnostics) {
    if target == "-" {
      context.console.write(bytes)
    } else if !session.holds(bytes, at: target) {
      try session.write(bytes, to: target, edited: file)
      context.console.complain("\(printable(target)): written\n")
    }
  }
}
