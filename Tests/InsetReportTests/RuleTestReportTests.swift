import Foundation
import InsetModel
import InsetReport
import Testing

@Suite("Report of rule tests")
struct RuleTestReportTests {
  private let run = RuleTestRun(
    cases: [
      RuleTestResult(
        file: "checks/no-negative-inset_test.lua", line: 9,
        name: "negative inset on a plain table"),
      RuleTestResult(
        file: "checks/no-negative-inset_test.lua", line: 18,
        name: "no finding on a refresh control",
        failures: [
          "expected no finding, got", "  contentInset.top is -44 [no-negative-inset]  at \"feed\"",
        ]),
      RuleTestResult(
        file: "checks/other_test.lua", line: nil, name: "missing example",
        failures: ["no example starts with \"s99\""]),
    ])

  @Test("cases by file, failures with what came out, the count")
  func text() throws {
    try expectGolden(RuleTestReport().text(run), "report/tests.txt")
    try expectGolden(RuleTestReport(detail: .quiet).text(run), "report/tests-quiet.txt")
  }

  @Test("the same for programs")
  func json() throws {
    let text = RuleTestReport().json(run, version: "0.0.0")
    try expectGolden(text, "report/tests.json")
    #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(text.utf8)) }
  }
}
