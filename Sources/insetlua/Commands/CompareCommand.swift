import CommandKit
import InsetModel
import InsetReport
import InsetSession

/// `insetlua compare`: what differs between devices, systems, orientations or screens, and why.
struct CompareCommand: EvaluatingCommand {
  var common = CommonOptions()
  var arguments: [String] = []
  private var devices: [String] = []
  private var systems: [OSVersion] = []
  private var orientations: [Orientation] = []
  private var view: String?

  static let help = CommandHelp(
    name: "compare", abstract: "tells what differs between systems, devices or screens, and why",
    arguments: "[RULES...] INPUT...",
    discussion: [
      "One screen on several systems, devices or orientations, or several screens: a table of the "
        + "values that differ, each with the summands, rules and facts that make the difference. "
        + "Scroll views are compared; with --verbose, or where there is none, every view.",
      "On another device than the screen's own, plain frames are taken as pinned where their edges "
        + "met another's; what rests on that says so.",
    ],
    examples: [
      ("insetlua compare orders.json --os 17.0,18.0,26.0", "the same page before and after"),
      ("insetlua compare orders.json --device iphone-8,iphone-15-pro", "on two phones"),
      ("insetlua compare before.json after.json", "two pages"),
    ])

  static var parameters: [Parameter<Self>] {
    [
      .rules,
      .arguments("INPUT", into: \.arguments, help: "scenarios (.json), or - for standard input"),
      .list(
        "--os", into: \.systems, value: "VERSIONS", help: "iOS versions: 10.3,11.0,26.0",
        hint: "write versions: 10.3,11.0,26.0"),
      .list(
        "--device", into: \.devices, value: "DEVICES", help: "devices: iphone-8,iphone-15-pro"),
      .list(
        "--orientation", into: \.orientations, value: "ORIENTATIONS", help: "portrait,landscape"),
      .option(
        "--view", into: \.view, value: "VIEW",
        help: "compares only this view, by its id or pointer"),
      .sources, .format, .color, .verbose, .standardRules, .limit,
    ]
  }

  func run(in context: CommandContext) -> ExitCode {
    let inputs = InputList(arguments, in: context.files)
    common.complain(inputs.problems, in: context)
    if !inputs.problems.isEmpty { return .unanswered }
    let needed = "name several inputs, or several --os, --device or --orientation"
    if inputs.files.isEmpty { return refuse("there is nothing to compare", needed, in: context) }
    return answering(in: context) { () throws(Diagnostics) in
      let session = try session(for: inputs, in: context)
      // A device that nobody knows is the first thing wrong.
      let targets = try session.targets(
        devices: devices, systems: systems, orientations: orientations)
      guard inputs.files.count * targets.count > 1 else {
        return refuse("there is only one screen", needed, in: context)
      }
      let compared = session.compare(inputs.files, on: targets)
      common.complain(compared.problems, in: context)
      if let view, let missing = Session.missing(view, in: compared) {
        throw Diagnostics([missing])
      }
      var info = info(.comparisons, of: session, in: context)
      info.view = view
      var report = report(info, in: context)
      for variants in compared.screens { report.add(.compared(variants)) }
      report.finish()
      if !compared.ruleProblems.isEmpty { return .ruleFailed }
      return compared.inputProblems.isEmpty && compared.isAnswered ? .success : .unanswered
    }
  }
}
