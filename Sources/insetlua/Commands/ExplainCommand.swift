import CommandKit
import InsetModel
import InsetReport
import InsetSession

/// `insetlua explain`: why the numbers of a view are what they are.
struct ExplainCommand: EvaluatingCommand {
  var common = CommonOptions()
  var arguments: [String] = []
  private var view: String?
  private var edge: Edge?
  private var showsDrawing = true

  static let help = CommandHelp(
    name: "explain", abstract: "tells why a view's insets are what they are, step by step",
    arguments: "[RULES...] INPUT [VIEW]",
    discussion: [
      "From the window to the content: what each bar, controller, superview and behaviour adds or "
        + "takes, with the rule and the fact that say so; then what did not apply and why, and which "
        + "methods UIKit calls. VIEW is an id, a pointer, or a class that only one view has; a "
        + "controller's id explains its page. Without VIEW every scroll view is told of in short."
    ],
    examples: [
      ("insetlua explain orders.json orders", "all four edges of one table"),
      ("insetlua explain orders.json orders --edge top", "one of them"),
      ("insetlua explain --device iphone-15-pro --os 17.0 orders.json orders", "elsewhere"),
    ])

  static var parameters: [Parameter<Self>] {
    [
      .rules,
      .arguments(
        "INPUT", into: \.arguments,
        help: "a scenario, storyboard, xib or view dump, or - for standard input"),
      .arguments("VIEW", into: \.arguments, help: "the view; stands behind INPUT"),
      .option(
        "--view", into: \.view, value: "VIEW", help: "the view, wherever it is more convenient"),
      .option("--edge", into: \.edge, value: "EDGE", help: "only this edge"),
      .flag(
        "--no-drawing", sets: \.showsDrawing, to: false,
        help: "leaves the drawing of the screen out"),
      .format,
    ] + Parameter.elsewhere + [.sources, .color, .verbose, .standardRules, .limit]
  }

  func run(in context: CommandContext) -> ExitCode {
    let split = InputList.split(arguments, in: context.files)
    let inputs = InputList(split.before, in: context.files)
    let hint = "name one scenario, or - for standard input"
    guard let file = onlyInput(of: inputs, to: "explain", hint, in: context) else {
      return .unanswered
    }
    if split.after.count + (view == nil ? 0 : 1) > 1 {
      return refuse("more than one view is named", "explain one at a time", in: context)
    }
    return answering(in: context) { () throws(Diagnostics) in
      let session = try session(for: inputs, in: context)
      let result = session.evaluate(file: file, depth: .questions)
      common.complain(result.problems + result.evaluations.flatMap(\.problems), in: context)
      let name = view ?? split.after.first
      let subjects = try Session.subjects(in: result, named: name)
      var info = info(.explanations, of: session, in: context)
      info.edge = edge
      info.showsDrawing = showsDrawing
      var report = report(info, in: context)
      for subject in subjects { report.add(.explained(subject)) }
      report.finish()
      if subjects.contains(where: { !$0.evaluation.problems.isEmpty }) { return .ruleFailed }
      return result.problems.isEmpty ? .success : .unanswered
    }
  }
}
