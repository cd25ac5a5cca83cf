/// How much of a screen is looked into. Each step evaluates it several times more.
public enum EvaluationDepth: Int, Sendable, Comparable {
  /// What is wrong.
  case findings
  /// What open questions change, too.
  case questions
  /// What fixes do, too.
  case fixes

  /// Less is looked into.
  public static func < (left: EvaluationDepth, right: EvaluationDepth) -> Bool {
    left.rawValue < right.rawValue
  }
}
