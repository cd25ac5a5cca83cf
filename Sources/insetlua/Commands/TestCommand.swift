import InsetReport

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
      .arguments("RULES", help: "folders of Lua rules", isRequired: true) {
        command, value throws(UsageError) in command.rules.append(value)
      },
      .format, .color, .quiet, .verbose, .standardRules, .limit,
    ]
  }

  func run() -> ExitCode {
    let run: RuleTestRun
    do throws(Problems) {
      run = try Session(rules: rules, options: common).runTests(of: rules)
    } catch {
      common.complain(error.all)
      return .unanswered
    }
    common.complain(run.problems)
    let report = RuleTestReport(style: common.style(descriptor: 1), detail: common.detail)
    switch common.format {
    case .text: Terminal.write(report.text(run))
    case .json: Terminal.write(report.json(run, version: CommandList.version))
    }
    if run.cases.isEmpty, run.problems.isEmpty {
      Terminal.complain(
        "insetlua: error: there are no tests\n"
          + "   a rule's test stands beside it: my-rule.lua, my-rule_test.lua\n")
    }
    if !run.problems.isEmpty || run.cases.isEmpty { return .unanswered }
    return run.passed == run.cases.count ? .success : .found
  }
}
