import Foundation
import InsetEngine
import InsetImport
import InsetModel
import InsetReport
import Testing

@Suite("Text report")
struct TextReportTests {
  private func report(
    _ evaluations: [Evaluation], detail: Detail = .usual, colored: Bool = false
  ) -> String {
    Reports.written(
      [.input(InputResult(path: "orders.json", evaluations: evaluations))], rules: 31
    ) {
      $0.style = Style(isColored: colored)
      $0.detail = detail
    }
  }

  @Test("a shifted table, its sum and its fixes")
  func shifted() throws {
    try expectGolden(report([Evaluations.shifted()]), "report/shifted.txt")
    let all = [try Evaluations.shifted()]
    try expectGolden(report(all, detail: .verbose), "report/shifted-verbose.txt")
    try expectGolden(report(all, detail: .quiet), "report/shifted-quiet.txt")
    try expectGolden(report(all, colored: true), "report/shifted-colored.txt")
  }

  @Test("an inset that is there twice")
  func doubled() throws {
    try expectGolden(report([Evaluations.doubled()]), "report/doubled.txt")
  }

  @Test("a screen that is right says where UIKit puts things")
  func plain() throws {
    try expectGolden(report([Evaluations.plain()]), "report/plain.txt")
  }

  /// Source: INS-112.
  @Test("up to iOS 10 the inset is written, in findings as in explanations")
  func written() throws {
    let file = CodeTrials.repository.appending(
      path: "Rules/examples/s05b-pinned-below-the-bar-ios10.json")
    let scenario = try ScenarioReader.read(Array(try Data(contentsOf: file)), path: "s05b.json")
    let evaluation = try CodeTrials.engine().evaluate(scenario, depth: .questions)
    let words = "64.0   topLayoutGuide.length of page, written by legacy-automatic"
    #expect(report([evaluation]).contains(words))
    let view = try #require(evaluation.screen.scrolls.first?.view)
    let asked = ExplainedScreen(evaluation: evaluation, nodes: [.view(view)], isShort: false)
    let explained = Reports.written([.explained(asked)], of: .explanations)
    #expect(explained.contains(words))
  }

  @Test("before iOS 11 UIKit writes contentInset")
  func legacy() throws {
    try expectGolden(report([Evaluations.legacy()]), "report/legacy.txt")
  }

  @Test("contested, undecided, extrapolated, suppressed, not met, not complete")
  func uncertain() throws {
    let all = [try Evaluations.uncertain()]
    try expectGolden(report(all), "report/uncertain.txt")
    try expectGolden(report(all, detail: .verbose), "report/uncertain-verbose.txt")
  }

  /// One for each section of a table would be a page.
  @Test("a property that nobody can tell is told once, with all that waits for it")
  func unknownProperty() throws {
    var evaluation = try Evaluations.plain()
    let view = try #require(evaluation.screen.scrolls.first?.view)
    let property = UnknownProperty(
      id: DelegateProperty.heightForHeaderInSection.id, node: .view(view),
      reason: .setInCode("Feed.swift:12"))
    func open(_ rule: String, _ node: Node) -> UndecidedRule {
      UndecidedRule(
        rule: rule, node: node, number: "heightForHeaderInSection", supply: property.key,
        property: property)
    }
    evaluation.undecided =
      (0..<4).map { open("plain-slots", .section(view: view, section: $0)) }
      + [open("header-height-without-view", .view(view))]
    let text = report([evaluation])
    let note = """
      orders.json:12:17: note: heightForHeaderInSection is not known: code sets it at Feed.swift:12 [TBL-20]
         give it with "table.delegate.heightForHeaderInSection" at /root/children/0/view
         undecided without it: plain-slots for section 0 of feed, section 1 of feed and 2 more;
            header-height-without-view for feed
      """
    #expect(text.contains(note))
    #expect(text.components(separatedBy: "Feed.swift:12").count == 2)
  }

  @Test("a rule that waits for one that failed is not told that a source is missing")
  func failedRule() throws {
    var evaluation = try Evaluations.plain()
    evaluation.undecided = [
      UndecidedRule(
        rule: "content-hidden", node: .scenario, number: "top", supply: nil,
        failedRule: "automatic")
    ]
    let text = report([evaluation])
    #expect(
      text.contains(
        "undecided for the screen: top is not known, since rule automatic failed [content-hidden]"))
    #expect(!text.contains("top is in no public source"))
  }

  @Test("behaviours, distances and additions in one sum")
  func sums() throws {
    let never = Evaluation(
      screen: try Fixtures.screen { scenario in
        scenario.views[0].scroll?.contentInsetAdjustmentBehavior = "never"
        scenario.views[0].scroll?.contentInset.top.constant = 8
      })
    let below = Evaluation(
      screen: try Fixtures.screen { scenario in
        scenario.controllers[1].additionalSafeAreaInsets.top.constant = 20
        var table = scenario.views[0]
        table.superview = 0
        table.layout = .frame(Rect(x: 0, y: 64, width: 375, height: 748))
        var root = View(className: "UIView", controller: 1, layout: .fill)
        root.subviews = [1]
        scenario.views = [root, table]
      })
    let noScroll = Evaluation(
      screen: try Fixtures.screen { scenario in
        scenario.views[0] = View(className: "UIView", controller: 1, layout: .fill)
      })
    try expectGolden(report([never, below, noScroll]), "report/sums.txt")
  }

  @Test("a finding whose fixes were not tried says so, and a fix that was not tried elsewhere")
  func notTried() throws {
    var doubled = try Evaluations.doubled()
    doubled.findings[0].areFixesTried = false
    let words = "no fix was tried: there are too many such findings on so large a screen"
    #expect(report([doubled]).contains("   \(words)\n"))
    let fixes = Reports.written(
      NumberedFinding.all(in: [doubled]).map { .finding($0) }, of: .fixes)
    #expect(fixes.contains("   \(words)\n"))
    var shifted = try Evaluations.shifted()
    for index in shifted.findings[0].trials.indices {
      shifted.findings[0].trials[index].isBeyondMatrix = true
    }
    let lines = report([shifted]).split(separator: "\n")
    #expect(
      lines.contains {
        $0.contains("behavior-never") && $0.contains("not tried elsewhere: the first 60 fixes are")
      })
    let both = InputResult(path: "page.json", evaluations: [doubled, shifted])
    let written = Reports.written([.input(both)], by: JSONReporter.self)
    #expect(written.contains(#""fixesTried": false"#))
    #expect(written.contains(#""beyondMatrix": true"#))
  }

  @Test("no line ends in a space")
  func trailingSpaces() throws {
    let all = try [
      Evaluations.shifted(), Evaluations.doubled(), Evaluations.plain(), Evaluations.legacy(),
      Evaluations.uncertain(),
    ]
    for line in report(all, detail: .verbose).split(separator: "\n") {
      #expect(!line.hasSuffix(" "), "\(line)")
    }
  }

  @Test("the time is told only where it is given")
  func closingLine() {
    var summary = Summary()
    summary.tally.scenarios = 2
    summary.rules = 1
    summary.milliseconds = 8.6
    var report = TextReporter(RunInfo(.screens, version: "0.0.0"))
    #expect(report.finish(summary) == "no findings in 2 scenarios · 1 rule · 9 ms\n")
  }
}
