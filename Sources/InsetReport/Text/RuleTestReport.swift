import InsetBasics
public import InsetModel

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

  private func lines(for test: RuleTestResult) -> [String] {
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
