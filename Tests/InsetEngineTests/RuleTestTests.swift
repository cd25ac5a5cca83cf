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
    let run = try run(of: rule, cases)
    #expect(run.problems == [])
    return run.cases.map(\.failures)
  }

  /// Runs a test whose cases begin on line 7.
  private static func run(
    of rule: String, _ cases: String
  ) throws -> RuleTestRun {
    let pack = try TemporaryPack([
      "too-low.lua": tooLow, "lift.lua": lift,
      "\(rule)_test.lua": #"""
      local function list(top)
        return { insetlua = 1, device = "iphone-x", os = "11.0", root = { kind = "viewController", view = {
          subviews = { { class = "UITableView", id = "list", pins = "superview", contentInset = { top = top },
            table = { style = "grouped", sections = { { rows = 1, footer = { title = "A" } } } } } } } } }
      end
      return test "\#(rule)" {
      \#(cases)
      }
      """#,
    ])
    return try RuleTests(engine: engine(pack.path)) { bytes, path throws(Diagnostics) in
      try ScenarioReader.read(bytes, path: path)
    }.run(lastPacks: 1)
  }

  @Test("an empty list of fixes fails where the rule under test proposes one, and only there")
  func noFixes() throws {
    let results = try Self.failures(
      of: "lift",
      """
      case "proposed" { scenario = list(20), fixes = {} },
      case "too much for it" { scenario = list(60), fixes = {} },
      case "nothing found" { scenario = list(0), asked = false },
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

  @Test(
    "what could not fail, or could not be compared, is refused where it is written",
    arguments: [
      (
        "values = { list = { slots = { { headr = 99 } } } }",
        #"9:33: unknown key "headr" in an entry of slots of values of "list" (did you mean "header"?)"#
      ),
      (
        #"values = { list = { rows = { "nonsense" } } }"#,
        #"9:21: rows of values of "list" must be a number or "unknown", not string"#
      ),
      (
        "values = { list = { rows = 3 } }",
        #"9:21: rows of values of "list" must be a list of numbers, not number"#
      ),
      (
        "values = { list = { firstRowY = { 35 } } }",
        #"9:21: firstRowY of values of "list" must be a number or "unknown", not table"#
      ),
      (
        "values = { list = { adjustedContentInset = { tpo = 44 } } }",
        #"9:46: unknown key "tpo" in adjustedContentInset of values of "list" (did you mean "top"?)"#
      ),
      (
        "values = { list = { adjustedContentInset = {} } }",
        "9:21: nothing of adjustedContentInset is compared (write top, left, bottom, right)"
      ),
      (
        "values = { list = { contentSize = { 0 } } }",
        #"9:21: contentSize of values of "list" must be 2 numbers, not 1"#
      ),
      (
        "values = { list = { frame = { 0, 0, 375, 812, 9 } } }",
        #"9:21: frame of values of "list" must be 4 numbers, not 5"#
      ),
      (
        "values = { list = { firstRow = 35 } }",
        #"9:21: unknown key "firstRow" in values of "list" (did you mean "firstRowY"?)"#
      ),
      (
        "values = { list = {}, other = { firstRowY = 35 } }",
        #"9:12: nothing is expected of "list" (write adjustedContentInset, frame or another key)"#
      ),
      (
        "values = { { firstRowY = 35 } }",
        #"9:1: values of case "a" has a table without a key (write key = value)"#
      ),
      (
        #"expect = { { edge = "top" }, { edge = "tpo" } }"#,
        #"9:14: an entry of expect of case "a" has no edge "tpo" (did you mean "top"?)"#
      ),
      (
        #"expect = { { level = "warnin" } }"#,
        #"9:14: level of an entry of expect of case "a" cannot be "warnin" (did you mean "warning"?)"#
      ),
      (
        #"expect = { { points = "20" } }"#,
        #"9:14: points of an entry of expect of case "a" must be a finite number, not string"#
      ),
      (
        "expect = { view = \"list\" }",
        #"9:1: expect of case "a" must be a list of tables, not table"#
      ),
      (
        "fixes = {}",
        #"9:1: fixes = {} says that the rule proposes nothing, and "too-low" is not a fix "#
          + #"(name a fix: fixes = { { fix = "…", holds = false } })"#
      ),
      (
        "fixes = { { holds = true } }",
        #"9:1: an entry of fixes of case "a" does not say which fix, and "too-low" is not one "#
          + #"(write fix = "…")"#
      ),
      (
        #"fixes = { { fix = "lfit" } }"#,
        #"9:13: fix of an entry of fixes of case "a" cannot be "lfit" (did you mean "lift"?)"#
      ),
      (
        #"fixes = { { fix = "lift", finding = "too-lwo" } }"#,
        #"9:27: finding of an entry of fixes of case "a" cannot be "too-lwo" (did you mean "too-low"?)"#
      ),
      (
        #"fixes = { { fix = "lift", holds = "true" } }"#,
        #"9:27: holds of an entry of fixes of case "a" must be true or false, not string"#
      ),
      (
        "os = {}, expect = {}",
        #"9:1: os of case "a" is empty, so nothing would be evaluated "#
          + "(name one or several, or leave os out)"
      ),
      (
        #"os = { "11.0", "19.0" }, expect = {}"#,
        "9:1: iOS 19 never existed: 18 is followed by 26"
      ),
      (
        #"os = "6.1", expect = {}"#, "9:1: iOS 6 is too old: nothing is known before 7.0"
      ),
      (
        #"os = "eleven", expect = {}"#, #"9:1: "eleven" is not an iOS version (write "11.2")"#
      ),
      (
        #"device = "iphone-xx", expect = {}"#,
        #"9:1: device of case "a" cannot be "iphone-xx" (did you mean "iphone-x"?)"#
      ),
      (
        #"orientation = "landscap", expect = {}"#,
        #"9:1: orientation of case "a" cannot be "landscap" (did you mean "landscape"?)"#
      ),
      (
        #"assume = { Q2 = "maybe" }, expect = {}"#,
        #"9:12: Q2 of assume of case "a" cannot be "maybe" (it is one of navigation-or-tab, navigation-only)"#
      ),
    ])
  func strictCases(written: String, expected: String) throws {
    let run = try Self.run(
      of: "too-low", "case \"a\" { scenario = list(20),\n\n\(written) },")
    #expect(run.cases == [])
    #expect(run.problems.map(Self.told) == [expected])
  }

  @Test(
    "what a scenario in a test has no form for is refused, not dropped",
    arguments: [
      (
        #"{ insetlua = 1, "iphone-x", os = "11.0" }"#,
        "7:12: a table of the scenario has keys and a string without one "
          + "(write key = value, or a list)"
      ),
      ("{ insetlua = 1, device = list }", "7:39: a scenario cannot hold a function"),
      ("{ insetlua = 1, os = 0 / 0 }", "7:39: a scenario cannot hold NaN"),
      ("{ [11] = 1 }", "7:12: a table of the scenario has a key that is not a string"),
    ])
  func strictScenarios(written: String, expected: String) throws {
    let run = try Self.run(
      of: "too-low", "case \"a\" { scenario = \(written), expect = {} },")
    #expect(run.problems.map(Self.told) == [expected])
  }

  @Test("a test without cases, or with something else among them, is refused")
  func noCases() throws {
    func problems(_ cases: String) throws -> [String] {
      try Self.run(of: "too-low", cases).problems.map(Self.told)
    }
    let hint = #" (case "…" { … })"#
    #expect(try problems("") == [#"6:1: the test of "too-low" has no cases"# + hint])
    #expect(try problems("1") == ["6:1: a test holds cases only, no number" + hint])
    #expect(
      try problems(#"a = case "a" { scenario = list(20), expect = {} }"#) == [
        "6:1: a test holds cases only, without keys" + hint
      ])
  }

  @Test(
    "a case whose rule is never asked fails, and says why",
    arguments: [
      (
        "old", #"os = "17.0", expect = {}"#, "it is for iOS before 11.0, and this is iOS 17.0"
      ),
      ("old", #"os = "10.3", expect = {}"#, nil),
      ("new", #"expect = {}"#, "it is for iOS 26.0 and later, and this is iOS 11.0"),
      (
        "middle", #"expect = {}"#,
        "it is for iOS 9.0 and later, before 9.1, and this is iOS 11.0"
      ),
      ("tables", "expect = {}", "no table is in the window"),
      ("views", "expect = {}", nil),
      ("cure", "fixes = {}", "nothing was found by tables or old"),
      (
        "own", "values = { form = { adjustedContentInset = { top = 0 } } }",
        "no scroll view follows it"
      ),
      (
        "strips", "values = { form = { adjustedContentInset = { top = 0 } } }",
        "no table has sections, or a later pack answers for all of them"
      ),
    ])
  func neverAsked(rule: String, written: String, reason: String?) throws {
    #expect(
      try Self.asking(rule, written) == reason.map { ["the rule was never asked: \($0)"] } ?? [])
  }

  @Test("a case may say that its rule is not asked, and fails where it is")
  func askedNot() throws {
    #expect(try Self.asking("old", #"os = "17.0", asked = false"#) == [])
    #expect(
      try Self.asking("old", #"os = "10.3", asked = false"#) == [
        "the rule was asked, and asked = false"
      ])
    #expect(
      try Self.asking("old", #"os = "17.0", asked = false, expect = {}"#) == [
        "asked: a rule that is not asked finds and proposes nothing"
      ])
  }

  /// The failures of one case about a short scroll view on an iPhone 7 with iOS 11.0, in a pack that
  /// has a rule of each kind; what is wrong with the case where it cannot be run.
  private static func asking(_ rule: String, _ written: String) throws -> [String] {
    func check(_ header: String) -> String {
      "return check { \(header), sources = { \"INS-8\" }, evaluate = function() end }"
    }
    let pack = try TemporaryPack([
      "old.lua": check(#"id = "old", on = "scroll", before = "11.0""#),
      "new.lua": check(#"id = "new", on = "scroll", since = "26.0""#),
      "middle.lua": check(#"id = "middle", on = "scroll", since = "9.0", before = "9.1""#),
      "tables.lua": check(#"id = "tables", on = "table""#),
      "views.lua": check(#"id = "views", on = "view""#),
      "cure.lua": #"""
      return fix { id = "cure", repairs = { "tables", "old" }, sources = { "INS-8" },
        propose = function() end }
      """#,
      "own.lua": #"""
      return behavior { id = "own", sources = { "INS-8" },
        adjusts = function() return yes "INS-8" end }
      """#,
      "strips.lua": #"""
      return spacing { id = "strips", sources = { "TBL-30" }, slot = function() end }
      """#,
      "\(rule)_test.lua": #"""
      return test "\#(rule)" {
        case "a" {
          scenario = { insetlua = 1, device = "iphone-7", os = "11.0", root = { kind = "viewController",
            view = { subviews = { { class = "UIScrollView", id = "form", pins = "superview",
              contentInsetAdjustmentBehavior = "never" } } } } },
          \#(written),
        },
      }
      """#,
    ])
    let run = try RuleTests(engine: engine(pack.path)) {
      bytes, path throws(Diagnostics) in try ScenarioReader.read(bytes, path: path)
    }.run(lastPacks: 1)
    return run.cases.flatMap(\.failures) + run.problems.map { "asked: \($0.message)" }
  }

  private static func told(_ problem: Diagnostic) -> String {
    let place = problem.position.map { "\($0.line):\($0.column): " } ?? ""
    return place + problem.message + (problem.suggestion.map { " (\($0))" } ?? "")
  }
}
