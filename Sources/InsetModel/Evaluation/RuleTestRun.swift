/// What came of all tests of a pack.
public struct RuleTestRun: Sendable, Hashable {
  /// What came of the cases, in the order of their files.
  public var cases: [RuleTestResult]
  /// Test files that could not be run.
  public var problems: [Diagnostic]

  /// The outcomes of `cases`.
  public init(cases: [RuleTestResult] = [], problems: [Diagnostic] = []) {
    self.cases = cases
    self.problems = problems
  }

  /// How many cases came out as expected.
  public var passed: Int { cases.count { $0.failures.isEmpty } }
  /// How many came out otherwise.
  public var failed: Int { cases.count - passed }
}
