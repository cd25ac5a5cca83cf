import InsetBasics
import InsetModel

/// The report for programs. docs/report.md and docs/explain.md describe its keys.
///
/// Numbers are points; a number that no source gives is null, and `unknown` is true beside it.
public struct JSONReporter: Reporter {
  public static let name = "json"
  /// The version of the format: it grows only when a key changes its meaning or goes away.
  public static let schemaVersion = 1

  let info: RunInfo
  /// What explanations cite.
  var cited: (rules: [RuleInfo], facts: [FactID]) = ([], [])
  private var writer = JSONWriter()
  private var count = 0
  private var failedTests = 0

  public init(_ run: RunInfo) { info = run }

  /// The opening: the format's version, the tool, and the beginning of the list of entries.
  public mutating func begin() -> String {
    writer.beginObject()
    writer.write(.integer(Self.schemaVersion), key: "schemaVersion")
    if info.subject != .devices {
      writer.write(
        .object([("name", .string("insetlua")), ("version", .string(info.version))]), key: "tool")
    }
    writer.beginArray(key: list)
    return writer.take()
  }

  /// One entry as an element of the list.
  public mutating func add(_ entry: ReportEntry) -> String {
    count += 1
    writer.write(json(entry))
    return writer.take()
  }

  /// The end of the list, and what is to be said of all entries.
  public mutating func finish(_ summary: Summary) -> String {
    writer.end()
    for member in closing(summary) { writer.write(member.value, key: member.key) }
    writer.end()
    return writer.take() + "\n"
  }

  /// What the list of entries is called.
  private var list: String {
    switch info.subject {
    case .screens: "inputs"
    case .fixes: "findings"
    case .explanations: "screens"
    case .comparisons: "comparisons"
    case .ruleTests: "tests"
    case .devices: "devices"
    }
  }

  private mutating func json(_ entry: ReportEntry) -> JSON {
    switch entry {
    case .input(let result): return json(result)
    case .finding(let entry): return json(entry)
    case .explained(let screen): return json(screen)
    case .compared(let variants): return json(variants)
    case .ruleTest(let test):
      if !test.failures.isEmpty { failedTests += 1 }
      return json(test)
    case .device(let device): return json(device)
    }
  }

  private func closing(_ summary: Summary) -> [(key: String, value: JSON)] {
    switch info.subject {
    case .screens: [("summary", json(summary))]
    case .explanations: citations
    case .ruleTests:
      [
        ("problems", .array(summary.problems.map { $0.json })),
        (
          "summary",
          .object([
            ("tests", .integer(count)), ("passed", .integer(count - failedTests)),
            ("failed", .integer(failedTests)),
            ("filesNotRun", .integer(summary.problems.count)),
          ])
        ),
      ]
    case .fixes, .comparisons, .devices: []
    }
  }

  private func json(_ test: RuleTestResult) -> JSON {
    .object([
      ("file", .string(test.file)), ("line", test.line.map { .integer($0) } ?? .null),
      ("name", .string(test.name)), ("passed", .bool(test.failures.isEmpty)),
      ("failures", .strings(test.failures)),
    ])
  }

  private func json(_ summary: Summary) -> JSON {
    let tally = summary.tally
    var members: [(key: String, value: JSON)] = [
      ("scenarios", .integer(tally.scenarios)), ("errors", .integer(tally.errors)),
      ("warnings", .integer(tally.warnings)), ("notes", .integer(tally.notes)),
      ("suppressed", .integer(tally.suppressed)),
      ("expectations", .integer(tally.expectations)),
      ("mismatches", .integer(tally.mismatches)), ("contested", .integer(tally.contested)),
      ("undecided", .integer(tally.undecided)),
      ("inputProblems", .integer(tally.inputProblems)),
      ("ruleProblems", .integer(tally.ruleProblems)),
    ]
    if let rules = summary.rules { members.append(("rules", .integer(rules))) }
    return .object(members)
  }

  private func json(_ result: InputResult) -> JSON {
    let all = result.evaluations.map { (evaluation: $0, words: Phrasing(screen: $0.screen)) }
    let findings = all.enumerated().flatMap { index, entry in
      entry.evaluation.findings.map { entry.words.json($0, screen: index) }
    }
    let suppressed = all.enumerated().flatMap { index, entry in
      entry.evaluation.suppressed.map {
        entry.words.json($0.finding, screen: index, suppression: $0.reason)
      }
    }
    let problems = result.problems + result.evaluations.flatMap(\.problems)
    return .object([
      ("path", .string(result.path)),
      ("scenario", .optional(result.evaluations.first?.screen.scenario.title)),
      ("screens", .array(all.map { $0.words.json($0.evaluation) })),
      ("findings", .array(findings)),
      ("suppressed", .array(suppressed)),
      ("problems", .array(problems.map { $0.json })),
    ])
  }
}
