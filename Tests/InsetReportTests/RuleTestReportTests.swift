import Foundation
import InsetModel
import InsetReport
import Testing

@Suite("Report of rule tests")
struct RuleTestReportTests {
  private let cases = [
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
  ].map { ReportEntry.ruleTest($0) }

  @Test("cases by file, failures with what came out, the count")
  func text() throws {
    try expectGolden(Reports.written(cases, of: .ruleTests), "report/tests.txt")
    let quiet = Reports.written(cases, of: .ruleTests) { $0.detail = .quiet }
    try expectGolden(quiet, "report/tests-quiet.txt")
  }

  @Test("the same for programs")
  func json() throws {
    let text = Reports.written(cases, by: JSONReporter.self, of: .ruleTests)
    try expectGolden(text, "report/tests.json")
    #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(text.utf8)) }
  }
}
