import Foundation
import InsetModel
import InsetReport
import Testing

@Suite("JSON report")
struct JSONReportTests {
  private func report(_ inputs: [InputResult], _ extent: Extent = .results) -> String {
    Reports.written(inputs.map { .input($0) }, by: JSONReporter.self, rules: 31) {
      $0.extent = extent
    }
  }

  private func object(_ text: String) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  /// The first input, and its first screen.
  private func first(
    _ evaluation: Evaluation, _ extent: Extent
  ) throws -> (input: [String: Any], screen: [String: Any]) {
    let text = report([InputResult(path: "orders.json", evaluations: [evaluation])], extent)
    let input = try #require((try object(text)["inputs"] as? [[String: Any]])?.first)
    return (input, (input["screens"] as? [[String: Any]])?.first ?? [:])
  }

  @Test("a finding with its fixes, and everything measured")
  func shifted() throws {
    let text = report(
      [InputResult(path: "orders.json", evaluations: [try Evaluations.shifted()])], .all)
    try expectGolden(text, "report/shifted.json")
    #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(text.utf8)) }
  }

  @Test("detail: findings alone, with the numbers, with the sum behind every number")
  func extents() throws {
    let evaluation = try Evaluations.shifted()
    let findings = try first(evaluation, .findings)
    #expect(
      Set(findings.input.keys) == ["path", "scenario", "findings", "suppressed", "problems"])
    let results = try first(evaluation, .results)
    let finding = try #require((results.input["findings"] as? [[String: Any]])?.first)
    // A finding's own sum is a result; those of the views are not.
    #expect(finding["sum"] as? Int == 0)
    #expect((results.screen["sums"] as? [Any])?.count == 1)
    let view = try #require((results.screen["views"] as? [String: [String: Any]])?["feed"])
    #expect(view["adjustedContentInset"] != nil)
    #expect(view["sums"] == nil)
    let all = try first(evaluation, .all)
    let whole = try #require((all.screen["views"] as? [String: [String: Any]])?["feed"])
    #expect(whole["sums"] != nil)
  }

  @Test("every number's sum is there once, and adds up to it")
  func sums() throws {
    for evaluation in try [
      Evaluations.shifted(), Evaluations.doubled(), Evaluations.plain(), Evaluations.legacy(),
    ] {
      let screen = try first(evaluation, .all).screen
      let sums = try #require(screen["sums"] as? [[String: Any]])
      let texts = try sums.map {
        try JSONSerialization.data(withJSONObject: $0, options: .sortedKeys)
      }
      #expect(Set(texts).count == sums.count)
      let views = try #require(screen["views"] as? [String: [String: Any]])
      let controllers = try #require(screen["controllers"] as? [[String: Any]])
      var referred = 0
      for owner in Array(views.values) + controllers {
        for (key, edges) in try #require(owner["sums"] as? [String: [String: Int]]) {
          let insets = try #require(owner[key] as? [String: Double])
          for (edge, index) in edges {
            let sum = sums[index]
            let parts = try #require(sum["parts"] as? [[String: Any]])
            #expect(parts.reduce(0) { $0 + ($1["points"] as? Double ?? .nan) } == insets[edge])
            #expect(sum["points"] as? Double == insets[edge])
            #expect(sum["edge"] as? String == edge)
            referred += 1
          }
          // What has no sum is 0.
          #expect(insets.allSatisfy { edges[$0.key] != nil || $0.value == 0 })
        }
      }
      #expect(referred > sums.count)
    }
  }

  @Test("what is not known is null, and said beside it with the key that would supply it")
  func unknowns() throws {
    let evaluation = try Evaluations.uncertain()
    let (_, screen) = try first(evaluation, .all)
    let told = try #require(screen["unknown"] as? [[String: Any]])
    var paths: Set<String> = []
    for entry in told {
      let path = try #require(entry["path"] as? String)
      #expect(paths.insert(path).inserted)
      var value: Any? = screen
      for step in path.split(separator: "/").map(String.init) {
        let key = step.replacing("~1", with: "/").replacing("~0", with: "~")
        value =
          (value as? [String: Any])?[key]
          ?? (value as? [Any]).flatMap { list in
            Int(key).map { list[$0] }
          }
      }
      #expect(value is NSNull, "\(path)")
    }
    #expect(paths.contains("/views/feed/adjustedContentInset/top"))
    let top = told.first { $0["path"] as? String == "/views/feed/safeAreaInsets/top" }
    #expect(top?["reason"] as? String == "noSource")
    #expect(top?["fact"] as? String == "bars/prompt.phone")
    #expect(top?["key"] as? String == "/root/navigationBar/height")
    let size = told.first { $0["path"] as? String == "/views/feed/contentSize" }
    #expect(size?["reason"] as? String == "notGiven")
    #expect(size?["key"] as? String == "/root/children/0/view/contentSize")
  }

  @Test("unknown numbers are null and told")
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
