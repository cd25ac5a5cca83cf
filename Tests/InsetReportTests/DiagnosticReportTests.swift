import InsetModel
import InsetReport
import Testing

@Suite("Diagnostics")
struct DiagnosticReportTests {
  private let report = DiagnosticReport()

  @Test("an input error: place, excerpt, mark, pointer, suggestion")
  func input() {
    let problem = Diagnostic(
      path: "orders.json", position: SourcePosition(line: 14, column: 9),
      pointer: "/root/children/0/view",
      message: "unknown key \"contentInsetAdjustmentBehaviour\"",
      suggestion: "did you mean \"contentInsetAdjustmentBehavior\"?",
      excerpt: "        \"contentInsetAdjustmentBehaviour\": \"never\"")
    #expect(
      report.text(problem) == """
        orders.json:14:9: error: unknown key "contentInsetAdjustmentBehaviour"
           14 |         "contentInsetAdjustmentBehaviour": "never"
              |         ^
           at /root/children/0/view: did you mean "contentInsetAdjustmentBehavior"?

        """)
  }

  @Test("a rule error names the rule; an unknown column has no mark")
  func rule() {
    let problem = Diagnostic(
      path: "rules/slow.lua", position: SourcePosition(line: 4, column: 0),
      message: "stopped after 250 ms of CPU time", suggestion: "raise it with --limit time=1s",
      excerpt: "  while true do end", rule: "slow")
    #expect(
      report.text(problem) == """
        rules/slow.lua:4: error: stopped after 250 ms of CPU time [rule slow]
            4 |   while true do end
           raise it with --limit time=1s

        """)
  }

  @Test("the mark stands under wide characters and tabs")
  func alignment() {
    let problem = Diagnostic(
      path: "a.json", position: SourcePosition(line: 1, column: 7), message: "wrong",
      excerpt: "\t\"表视图\" x")
    let lines = report.text(problem).split(separator: "\n")
    #expect(lines[1] == "    1 | \t\"表视图\" x")
    #expect(lines[2] == "      | \t" + "        " + "^")
  }

  @Test("a long line is cut around the mark")
  func longLine() {
    let problem = Diagnostic(
      path: "a.json", position: SourcePosition(line: 1, column: 301), message: "wrong",
      excerpt: String(repeating: "a", count: 300) + "!" + String(repeating: "b", count: 300))
    let lines = report.text(problem).split(separator: "\n").map(String.init)
    #expect(lines[1].count <= 100)
    let mark = lines[2].distance(
      from: lines[2].startIndex, to: lines[2].firstIndex(of: "^") ?? lines[2].startIndex)
    #expect(Array(lines[1])[mark] == "!")
  }

  @Test("text from a file cannot drive the terminal")
  func controlCharacters() {
    let problem = Diagnostic(
      path: "a\u{1B}[2J.json", message: "unknown key \"\u{202E}x\u{7}\"",
      excerpt: nil)
    #expect(
      report.text(problem) == "a\\u{1B}[2J.json: error: unknown key \"\\u{202E}x\\u{7}\"\n")
  }
}
