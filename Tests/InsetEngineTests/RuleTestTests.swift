import InsetImport
import InsetModel
import Testing

@testable import InsetEngine

/// The runner of `*_test.lua`: a case fails where something else came out than it says.
@Suite("Rule tests")
struct RuleTestTests {
  private static let tooLow = #"""
    return check { id = "too-low", on = "scroll", sources = { "INS-8" },
      evaluate = function(scroll)
        if scroll.contentInset.top > 0 then
          return finding { edge = "top", points = scroll.contentInset.top, message = "too low" }
        end
      end }
    """#

  /// Proposes something below 50 points only.
  private static let lift = #"""
    return fix { id = "lift", repairs = { "too-low" }, sources = { "INS-8" },
      propose = function(found)
        if found.points < 50 then return edit(found.scroll):set("contentInset", { top = 0 }) end
      end }
    """#

  /// What the cases of a test of `rule` come to: the failures of each.
  private static func failures(of rule: String, _ cases: String) throws -> [[String]] {
    let pack = try TemporaryPack([
      "too-low.lua": tooLow, "lift.lua": lift,
      "\(rule)_test.lua": #"""
      local function list(top)
        return { insetlua = 1, device = "iphone-x", os = "11.0", root = { kind = "viewController", view = {
          subviews = { { class = "UITableView", id = "list", pins = "superview", contentInset = { top = top },
            table = { style = "grouped", sections = { { rows = 1, footer = { title = "A" } } } } } } } } }
      end
      return test "\#(rule)" { \#(cases) }
      """#,
    ])
    let tests = try RuleTests(engine: engine(pack.path)) { bytes, path throws(Diagnostic) in
      try ScenarioReader.read(bytes, path: path)
    }
    let (results, problems) = tests.run(lastPacks: 1)
    #expect(problems == [])
    return results.map(\.failures)
  }

  @Test("an empty list of fixes fails where the rule under test proposes one, and only there")
  func noFixes() throws {
    let results = try Self.failures(
      of: "lift",
      """
      case "proposed" { scenario = list(20), fixes = {} },
      case "too much for it" { scenario = list(60), fixes = {} },
      case "nothing found" { scenario = list(0), fixes = {} },
      """)
    #expect(
      results == [
        [
          #"unexpected trial: adds = {}, edge = "top", edit = "list.contentInset.top = 0", "#
            + #"finding = "too-low", fix = "lift", holds = true, view = "list""#
        ], [], [],
      ])
  }

  @Test("what is compared of a trial: the edit, too")
  func trials() throws {
    let results = try Self.failures(
      of: "lift",
      """
      case "the edit" { scenario = list(20), fixes = { { edit = "list.contentInset.top = 0", holds = true } } },
      case "another edit" { scenario = list(20), fixes = { { edit = "list.contentInset.top = 1" } } },
      """)
    #expect(results.map(\.isEmpty) == [true, false])
  }

  @Test("another rule's fixes are no matter of an empty list")
  func othersFixes() throws {
    #expect(
      try Self.failures(of: "too-low", #"case "a" { scenario = list(20), fixes = {} }"#) == [[]])
  }

  @Test("a finding more or less than the list says fails")
  func findings() throws {
    let results = try Self.failures(
      of: "too-low",
      """
      case "as it is" { scenario = list(20), expect = { { view = "list", edge = "top", points = 20 } } },
      case "none expected" { scenario = list(20), expect = {} },
      case "other points" { scenario = list(20), expect = { { points = 21 } } },
      case "none found" { scenario = list(0), expect = { { points = 20 } } },
      """)
    #expect(results.map(\.count) == [0, 1, 2, 1])
  }

  @Test("unknown is a value of its own: no number agrees with it, and it with none")
  func unknown() throws {
    // A titled footer before iOS 26 has no known height (OQ-3), a header has 35 (TBL-30).
    let results = try Self.failures(
      of: "too-low",
      """
      case "unknown" { scenario = list(0), values = { list = { slots = { { footer = "unknown" } } } } },
      case "known" { scenario = list(0), values = { list = { firstRowY = 35 } } },
      case "not known" { scenario = list(0), values = { list = { slots = { { footer = 17.5 } } } } },
      case "not unknown" { scenario = list(0), values = { list = { firstRowY = "unknown" } } },
      """)
    #expect(results.map(\.isEmpty) == [true, true, false, false])
  }
}
