import InsetModel
import InsetReport
import Testing

@Suite("List of rules")
struct RuleListReportTests {
  private let rules: [RuleInfo] = {
    var own = RuleInfo(
      kind: .check, id: "content-shifted", title: "ours", sources: ["INS-8", "INS-90"],
      file: "team/content-shifted.lua", line: 3, pack: 1)
    own.replaces = "Rules/checks/content-shifted.lua"
    let untitled = RuleInfo(
      kind: .spacing, id: "strips", sources: ["TBL-30"], file: "team/strips\u{1B}.lua", line: 1,
      pack: 1)
    return [own, untitled]
  }()

  @Test("kind, id, file, title, what is replaced; sources where all is asked for")
  func text() {
    #expect(
      RuleListReport().text(rules) == """
        check    content-shifted  team/content-shifted.lua  ours (replaces Rules/checks/content-shifted.lua)
        spacing  strips           team/strips\\u{1B}.lua

        """)
    #expect(
      RuleListReport(detail: .verbose).text(rules) == """
        check    content-shifted  team/content-shifted.lua  ours (replaces Rules/checks/content-shifted.lua)   INS-8, INS-90
        spacing  strips           team/strips\\u{1B}.lua     TBL-30

        """)
  }

  @Test("a note for what is replaced, and nothing of the others")
  func replacements() {
    #expect(
      RuleListReport().replacements(rules) == """
        team/content-shifted.lua: note: check content-shifted replaces Rules/checks/content-shifted.lua

        """)
  }
}
