import InsetModel
import InsetReport
import Testing

@Suite("Reporters")
struct ReporterTests {
  /// A format that somebody adds: it tells of nothing but screens.
  private struct Names: Reporter {
    static let name = "names"
    static let subjects: Set<ReportSubject> = [.screens]

    init(_ run: RunInfo) {}

    func begin() -> String { "" }
    func add(_ entry: ReportEntry) -> String {
      if case .input(let result) = entry { result.path + "\n" } else { "" }
    }
    func finish(_ summary: Summary) -> String { "\(summary.tally.scenarios)\n" }
  }

  @Test("a format is a type: it writes what it likes of each entry")
  func added() throws {
    let results = [
      InputResult(path: "a.json", evaluations: [try Evaluations.plain()]),
      InputResult(path: "b.json"),
    ]
    #expect(
      Reports.written(results.map { .input($0) }, by: Names.self) == "a.json\nb.json\n1\n")
  }

  @Test("every format has a name of its own, text first")
  func names() {
    let names = Reporters.all.map { $0.name }
    #expect(Set(names).count == names.count)
    #expect(names.first == "text")
  }

  @Test("an input is told of when it is added, not at the end", arguments: 0..<Reporters.all.count)
  func streaming(format: Int) throws {
    let all = [try Evaluations.shifted(), try Evaluations.doubled()]
    var report = Reporters.all[format].init(RunInfo(.screens, version: "0.0.0"))
    _ = report.begin()
    for evaluation in all {
      let message = try #require(evaluation.findings.first).message
      let input = InputResult(path: "page.json", evaluations: [evaluation])
      #expect(report.add(.input(input)).contains(message))
    }
  }
}
