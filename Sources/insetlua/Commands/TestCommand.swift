import CommandKit
import InsetModel
import InsetReport
import InsetSession

/// `insetlua test`: the tests that stand beside the rules.
struct TestCommand: Configurable {
  var common = CommonOptions()
  private var rules: [String] = []

  static let help = CommandHelp(
    name: "test", abstract: "runs the tests that stand beside a pack's rules",
    arguments: "RULES...",
    discussion: [
      "A rule's test is the file of the same name that ends in _test.lua. The standard rules are "
        + "loaded too, so that a pack is tested as it will run."
    ],
    examples: [
      ("insetlua test team-rules/", "all tests of a pack"),
      ("insetlua test --quiet team-rules/", "only the cases that fail"),
    ])

  static var parameters: [Parameter<Self>] {
    [
      .arguments("RULES", into: \.rules, help: "folders of Lua rules", isRequired: true),
      .format, .color, .quiet, .verbose, .standardRules, .limit,
    ]
  }

  func run(in context: CommandContext) -> ExitCode {
    answering(in: context) { () throws(Diagnostics) in
      let run = try session(rules: rules, in: context).runTests()
      common.complain(run.problems, in: context)
      var report = report(info(.ruleTests, in: context), in: context)
      for test in run.cases { report.add(.ruleTest(test)) }
      var summary = Summary()
      summary.problems = run.problems
      report.finish(summary)
      if run.cases.isEmpty, run.problems.isEmpty {
        context.console.complain(
          "insetlua: error: there are no tests\n"
            + "   a rule's test stands beside it: my-rule.lua, my-rule_test.lua\n")
      }
      if !run.problems.isEmpty || run.cases.isEmpty { return .unanswered }
      return run.passed == run.cases.count ? .success : .found
    }
  }
}
