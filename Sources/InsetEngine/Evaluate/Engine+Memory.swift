import InsetModel
import LuaHost

extension Engine {
  /// A rule that keeps the memory that others lacked.
  struct Culprit: Sendable {
    var rule: Rule
    /// Where it is and what it keeps.
    var problem: Diagnostic
  }

  /// Whether an error is another rule's doing: one whose file keeps more memory than the call had that
  /// ended. From there on no rule is asked: the evaluation is to be made again, in a state without it.
  func isStarved(by error: LuaError, _ context: String) -> Bool {
    guard
      let share = words.memory.culprit(
        of: error, where: { file in rules.rule { $0.file == file } != nil }),
      let rule = rules.rule(where: { $0.file == share.owner })
    else { return false }
    let problem = Diagnostic(
      share, of: state.limits.memory, rule: rule.header, context: context)
    culprit = Culprit(rule: rule, problem: problem)
    run.problems.append(problem)
    return true
  }
}
