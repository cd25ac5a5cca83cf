import InsetBasics
import InsetEngine
import InsetModel
import InsetReport

/// `insetlua explain`: why the numbers of a view are what they are.
struct ExplainCommand: ReadingCommand {
  var common = CommonOptions()
  var reading = ReadingOptions()
  private var arguments: [String] = []
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
    let elsewhere = Parameter<Self>.elsewhere
    return [
      .arguments("RULES", help: "folders of Lua rules; may be left out") {
        command, value throws(UsageError) in command.arguments.append(value)
      },
      .arguments("INPUT", help: "a scenario, storyboard, xib or view dump, or - for standard input")
      {
        command, value throws(UsageError) in command.arguments.append(value)
      },
      .arguments("VIEW", help: "the view; stands behind INPUT") {
        command, value throws(UsageError) in command.arguments.append(value)
      },
      .option("--view", value: "VIEW", help: "the view, wherever it is more convenient") {
        command, value throws(UsageError) in command.view = value
      },
      .option("--edge", value: "EDGE", help: "only this edge (top, left, bottom, right)") {
        command, value throws(UsageError) in
        guard let edge = Edge(name: value) else {
          throw UsageError(
            message: "--edge cannot be \"\(value)\"",
            suggestion: suggestion(for: value, among: Edge.allCases.map(\.name))
              ?? "it takes top, left, bottom, right")
        }
        command.edge = edge
      },
      .flag("--no-drawing", help: "leaves the drawing of the screen out") {
        $0.showsDrawing = false
      },
      .format,
    ] + elsewhere + [.sources, .color, .verbose, .standardRules, .limit]
  }

  func run() -> ExitCode {
    let split = Self.split(arguments)
    let inputs = Inputs(split.before)
    common.complain(inputs.problems)
    if !inputs.problems.isEmpty { return .unanswered }
    guard let file = inputs.files.first, inputs.files.count == 1 else {
      return refuse(
        inputs.files.isEmpty ? "there is nothing to explain" : "there is more than one input",
        "name one scenario, or - for standard input")
    }
    if split.after.count + (view == nil ? 0 : 1) > 1 {
      return refuse("more than one view is named", "explain one at a time")
    }
    do throws(Problems) {
      let session = try Session(
        rules: inputs.rules, options: common, files: inputs.files, reading: reading)
      let result = session.measure(file)
      common.complain(result.problems + result.evaluations.flatMap(\.problems))
      return write(result, about: view ?? split.after.first, session)
    } catch {
      common.complain(error.all)
      return .unanswered
    }
  }

  private func write(
    _ result: InputResult, about name: String?, _ session: Session
  ) -> ExitCode {
    var subjects: [ExplainReport.Subject] = []
    var unknown: [Diagnostic] = []
    for evaluation in result.evaluations {
      let finder = ExplainSubject(in: evaluation.screen.scenario)
      guard let name else {
        subjects.append(.init(evaluation: evaluation, nodes: finder.all))
        continue
      }
      do throws(Diagnostic) {
        subjects.append(.init(evaluation: evaluation, nodes: [try finder.find(name)]))
      } catch {
        unknown.append(error)
      }
    }
    // Of several screens in one input, those that have the view answer.
    guard !subjects.isEmpty else {
      common.complain(unknown)
      return .unanswered
    }
    let report = ExplainReport(
      style: common.style(descriptor: 1), detail: common.detail, edge: edge,
      showsDrawing: showsDrawing, rules: session.citedRules, facts: session.catalogue.facts)
    switch common.format {
    case .json: Terminal.write(report.json(subjects, version: CommandList.version))
    case .text:
      let texts = subjects.map { subject in
        report.text(subject.evaluation, subject.nodes, isShort: name == nil)
      }
      Terminal.write(texts.joined(separator: "\n"))
    }
    if subjects.contains(where: { !$0.evaluation.problems.isEmpty }) { return .ruleFailed }
    return result.problems.isEmpty ? .success : .unanswered
  }

  /// What comes up to the input, and what comes behind it: a file may have a view's name.
  private static func split(_ arguments: [String]) -> (before: [String], after: [String]) {
    let input = arguments.firstIndex { $0 == "-" || Files.kind(of: $0) == .file }
    guard let input else { return (arguments, []) }
    return (Array(arguments[...input]), Array(arguments[(input + 1)...]))
  }

  private func refuse(_ message: String, _ suggestion: String) -> ExitCode {
    Terminal.complain(
      "insetlua: error: \(message)\n   \(suggestion)\n\(AnyCommand(Self.self).usage)\n")
    return .unanswered
  }
}

extension Session {
  /// The screens of a file or of standard input; fixes are not tried.
  func measure(_ file: String) -> InputResult {
    let path = file == "-" ? "stdin" : file
    do throws(Files.Failure) {
      return measure(try Files.read(file), path: path)
    } catch {
      return InputResult(
        path: path, problems: [Diagnostic(path: path, message: "cannot be read: \(error.message)")])
    }
  }
}
