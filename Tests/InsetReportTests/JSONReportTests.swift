import Foundation
import InsetModel
import InsetReport
import Testing

@Suite("JSON report")
struct JSONReportTests {
  private func report(_ inputs: [InputResult]) -> String {
    Reports.written(inputs.map { .input($0) }, by: JSONReporter.self, rules: 31)
  }

  @Test("a finding with its fixes, and everything measured")
  func shifted() throws {
    let text = report([InputResult(path: "orders.json", evaluations: [try Evaluations.shifted()])])
    try expectGolden(text, "report/shifted.json")
    #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(text.utf8)) }
  }

  @Test("unknown numbers are null and marked")
  func uncertain() throws {
    let text = report([
      InputResult(path: "orders.json", evaluations: [try Evaluations.uncertain()]),
      InputResult(
        path: "broken.json",
        problems: [
          Diagnostic(
            path: "broken.json", position: SourcePosition(line: 3, column: 7), pointer: "/root",
            message: "unknown key \"kindd\"", suggestion: "did you mean \"kind\"?")
        ]),
    ])
    try expectGolden(text, "report/uncertain.json")
    #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(text.utf8)) }
  }

  @Test("nothing to report is valid JSON too")
  func empty() throws {
    let text = report([])
    #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(text.utf8)) }
  }
}
