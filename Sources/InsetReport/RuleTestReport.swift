import InsetBasics
public import InsetModel

/// What came of one case of a pack's tests.
public struct RuleTestCase: Sendable, Hashable {
  /// The test file, as the user named it.
  public var file: String
  /// The line of the case, where known.
  public var line: Int?
  /// The case's name, the rule's first: `content-shifted: full bleed`.
  public var name: String
  /// What came out otherwise than expected, a line each; empty where all was as expected.
  public var failures: [String]

  /// The outcome of one case.
  public init(file: String, line: Int?, name: String, failures: [String] = []) {
    self.file = file
    self.line = line
    self.name = name
    self.failures = failures
  }
}

/// What came of all tests of a pack.
public struct RuleTestRun: Sendable, Hashable {
  /// The cases, in the order of their files.
  public var cases: [RuleTestCase]
  /// Test files that could not be loaded.
  public var problems: [Diagnostic]

  /// The outcomes of `cases`.
  public init(cases: [RuleTestCase], problems: [Diagnostic] = []) {
    self.cases = cases
    self.problems = problems
  }

  /// How many cases came out as expected.
  public var passed: Int { cases.count { $0.failures.isEmpty } }
  /// How many came out otherwise.
  public var failed: Int { cases.count - passed }
}

/// The report of a pack's tests.
public struct RuleTestReport: Sendable {
  private let style: Style
  private let detail: Detail

  /// A report in the given style; quiet leaves out the cases that passed.
  public init(style: Style = .plain, detail: Detail = .usual) {
    self.style = style
    self.detail = detail
  }

  /// The whole report, for people.
  public func text(_ run: RuleTestRun) -> String {
    var lines: [String] = []
    var file: String?
    for test in run.cases where detail != .quiet || !test.failures.isEmpty {
      if test.file != file { lines.append(style.strong(printable(test.file))) }
      file = test.file
      lines += self.lines(for: test)
    }
    var parts = ["\(counted(run.cases.count, "test")): \(run.passed) passed, \(run.failed) failed"]
    if !run.problems.isEmpty { parts.append("\(counted(run.problems.count, "file")) not run") }
    lines.append(parts.joined(separator: " · "))
    return lines.joined(separator: "\n") + "\n"
  }

  private func lines(for test: RuleTestCase) -> [String] {
    let name = printable(test.name)
    let place = printable(test.file) + (test.line.map { ":\($0)" } ?? "")
    if test.failures.isEmpty { return ["  \(style.good("ok"))    \(name)"] }
    return ["  \(style.level(.error, "FAIL"))  \(name)   \(style.faint(place))"]
      + test.failures.map { "        \(printable($0))" }
  }

  /// The whole report, for programs.
  public func json(_ run: RuleTestRun, version: String) -> String {
    let tests = run.cases.map { test in
      JSON.object([
        ("file", .string(test.file)), ("line", test.line.map { .integer($0) } ?? .null),
        ("name", .string(test.name)), ("passed", .bool(test.failures.isEmpty)),
        ("failures", .strings(test.failures)),
      ])
    }
    let report = JSON.object([
      ("schemaVersion", .integer(JSONReport.schemaVersion)),
      ("tool", .object([("name", .string("insetlua")), ("version", .string(version))])),
      ("tests", .array(tests)), ("problems", .array(run.problems.map { $0.json })),
      (
        "summary",
        .object([
          ("tests", .integer(run.cases.count)), ("passed", .integer(run.passed)),
          ("failed", .integer(run.failed)), ("filesNotRun", .integer(run.problems.count)),
        ])
      ),
    ])
    return report.text() + "\n"
  }
}
