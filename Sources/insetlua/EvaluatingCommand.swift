import CommandKit
import InsetEngine
import InsetModel
import InsetReport
import InsetSession

/// A command whose arguments are rules and inputs, told apart when files can be looked at.
protocol EvaluatingCommand: Configurable {
  var arguments: [String] { get set }
}

extension EvaluatingCommand {
  /// The session that some arguments ask for.
  func session(for inputs: InputList, in context: CommandContext) throws(Diagnostics) -> Session {
    try session(rules: inputs.rules, inputs: inputs.files, in: context)
  }

  /// The input of a command that takes one; nil, and told, where there is not just one.
  func onlyInput(
    of inputs: InputList, to verb: String, _ hint: String, in context: CommandContext
  ) -> String? {
    common.complain(inputs.problems, in: context)
    if !inputs.problems.isEmpty { return nil }
    if inputs.files.count == 1 { return inputs.files[0] }
    let message =
      inputs.files.isEmpty ? "there is nothing to \(verb)" : "there is more than one input"
    _ = refuse(message, hint, in: context)
    return nil
  }

  /// What another command has to be given besides the input, to see the same.
  func given(_ rules: [String]) -> GivenWords {
    let overrides = common.overrides
    var options = [
      ("--device", overrides.device), ("--os", overrides.os?.description),
      ("--orientation", overrides.orientation?.rawValue),
    ]
    options += common.sources.map { ("--sources", $0) }
    options.append(("--standard-rules", common.standardRules))
    return GivenWords(
      rules: rules, options: options.flatMap { name, value in value.map { [name, $0] } ?? [] })
  }

  /// Tries the fixes of an input under a progress bar, until the user has enough.
  func tryFixes(
    of result: inout InputResult, on matrix: MatrixSelection, with session: Session,
    in context: CommandContext
  ) {
    let bar = ProgressBar(on: context.console)
    session.tryFixes(
      of: &result, on: matrix, progress: { bar.show($0, $1) },
      isCancelled: { Interrupt.isAskedFor })
    bar.clear()
  }
}
