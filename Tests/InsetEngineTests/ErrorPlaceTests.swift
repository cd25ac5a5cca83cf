import InsetImport
import InsetModel
import Testing

@testable import InsetEngine

/// docs/exit-codes.md: problems come "always with their place first: path:line:column".
@Suite("Places of errors")
struct ErrorPlaceTests {
  /// The problems of one evaluation with a rule file, as `line:column: message (suggestion)`.
  private static func problems(
    of file: String, _ text: String, on scenario: Scenario
  ) throws -> [String] {
    let pack = try TemporaryPack([file: text])
    return try engine(pack.path).evaluate(scenario).problems.map(told)
  }

  /// The problems of loading it.
  private static func loading(_ file: String, _ text: String) throws -> [String] {
    let pack = try TemporaryPack([file: text])
    let failure = #expect(throws: Diagnostics.self) { try engine(pack.path) }
    return (failure?.all ?? []).map(told)
  }

  private static func told(_ problem: Diagnostic) -> String {
    let place = problem.position.map { "\($0.line):\($0.column): " } ?? ""
    return place + problem.message + (problem.suggestion.map { " (\($0))" } ?? "")
  }

  private static func check(_ body: String) -> String {
    """
    -- on = "scrol" stands in a comment
    return check {
      id = "own", title = "on = scrol", sources = { "INS-8" },
      on = "scroll",

      evaluate = function(scroll)
    \(body)
      end,
    }
    """
  }

  private static let table = #"""
    { "class": "UITableView", "id": "feed", "pins": "superview", "table": { "sections": [{ "rows": 1 }] } }
    """#

  @Test(
    "what a finding says wrongly is told where it says so",
    arguments: [
      (
        "return finding {\n  message = \"a\",\n  egde = \"top\" }",
        #"9:3: unknown key "egde" in a finding (did you mean "edge"?)"#
      ),
      (
        #"local f = { finding { edge = "topp" } } return f"#,
        #"7:23: a finding has no edge "topp" (did you mean "top"?)"#
      ),
      (
        #"return finding { view = "feed" }"#,
        "7:18: view of a finding is no view (give the object, not its name)"
      ),
      (
        #"return finding { parts = 1 }"#,
        #"7:18: parts of a finding must be what parts gives (parts = scroll:parts "top")"#
      ),
      // Changed after the call: the function's own line.
      (
        #"local f = finding { edge = "top" } f.egde = 1 return f"#,
        #"7:38: unknown key "egde" in a finding of "own" (did you mean "edge"?)"#
      ),
      (
        #"return { answer = "finding", message = "by hand" }"#,
        #"6:3: evaluate of check "own" returned a table (return finding { … }, a list of them, or nil)"#
      ),
      (
        #"return { { answer = "finding", message = "by hand" } }"#,
        #"6:3: evaluate of check "own" returned a table (return finding { … }, a list of them, or nil)"#
      ),
      (
        "return \"bad\"",
        "6:3: evaluate of check \"own\" returned a string (return finding { … }, a list of them, or nil)"
      ),
    ])
  func findings(body: String, expected: String) throws {
    #expect(
      try Self.problems(of: "own.lua", Self.check(body), on: page(fullTable)) == [expected])
  }

  @Test(
    "a number that is not finite is the rule's error, where it gives it",
    arguments: [
      ("finding { points = 0 / 0 }", "7:11: points of a finding must be a finite number, not NaN"),
      (
        "slot(1 / 0, \"TBL-30\")", "7:1: slot wants a finite number, not inf (slot(35, \"TBL-30\"))"
      ),
      (
        "inset(-1 / 0, \"INS-112\")",
        "7:1: inset wants a finite number, not -inf (inset(64, \"INS-112\", owner))"
      ),
      ("points(0 / 0)", "7:1: points wants a finite number, not NaN"),
      ("pt(1 / 0)", "7:1: pt wants a finite number, not inf"),
      ("insets(0, 0, 0 / 0, 0)", "7:1: insets wants a finite number, not NaN"),
      ("unknown(\"OQ-3\", { 0, 1 / 0 })", "7:1: unknown wants a finite number, not inf"),
    ])
  func notFinite(body: String, expected: String) throws {
    #expect(
      try Self.problems(of: "own.lua", Self.check(body), on: page(fullTable)) == [expected])
  }

  @Test(
    "an answer that is written by hand is none",
    arguments: [
      "{ answer = \"slot\", points = 35, facts = { \"TBL-30\" } }",
      // Changed after the call.
      "(function() local made = slot(35, \"TBL-30\") made.points = \"35\" return made end)()",
    ])
  func forged(answer: String) throws {
    let found = try Self.problems(
      of: "own.lua",
      """
      return spacing {
        id = "own", sources = { "TBL-30" },
        slot = function() return \(answer) end,
      }
      """, on: page(Self.table))
    #expect(found.count == 1)
    #expect(
      found.first?.hasPrefix("3:3: slot must answer slot(points, fact), unknown(fact) or nil, not ")
        == true, "\(found)")
  }

  @Test("what a function of a module gives back is told in the module")
  func module() throws {
    let pack = try TemporaryPack([
      "own.lua": """
      local shared = require "shared"
      return check { id = "own", on = "scroll", sources = { "INS-8" }, evaluate = shared }
      """,
      "lib/shared.lua": "\n\nreturn function() return 1 end",
    ])
    let problems = try engine(pack.path).evaluate(page(fullTable)).problems
    #expect(problems.map(\.path) == [pack.path + "/lib/shared.lua"])
    #expect(problems.map { $0.position?.line } == [3])
  }

  @Test("wrong answers of behaviours and spacing rules, at the function")
  func answers() throws {
    #expect(
      try Self.problems(
        of: "automatic.lua",
        """
        return behavior {
          id = "automatic", sources = { "INS-94" },

          adjusts = function() return true end,
        }
        """, on: page(fullTable)) == [
          "4:3: adjusts must answer yes or no, not boolean "
            + #"(return yes "INS-95", or no("content fits", "INS-95"))"#
        ])
    #expect(
      try Self.problems(
        of: "own.lua",
        """
        return spacing {
          id = "own", sources = { "TBL-30" },
          slot = function() return 35 end,
        }
        """, on: page(Self.table)) == [
          "3:3: slot must answer slot(points, fact), unknown(fact) or nil, not number "
            + #"(return slot(35, "TBL-30"))"#
        ])
  }

  @Test("the key that is wrong, not the declaration or a comment that has its name")
  func keys() throws {
    #expect(
      try Self.loading("own.lua", Self.check("").replacing("\"scroll\"", with: "\"scrol\"")) == [
        #"4:3: on of check "own" cannot be "scrol" (did you mean "scroll"?)"#
      ])
    #expect(
      try Self.loading(
        "own.lua",
        """
        return fix { id = "own", sources = { "INS-8" },
          repairs = { "content-shifted",
            "content-shfted" },
          propose = function() end }
        """) == [
          #"3:5: fix "own" repairs "content-shfted", which is no check (did you mean "content-shifted"?)"#
        ])
  }

  @Test("of many entries of a catalogue, the one that is meant")
  func entries() throws {
    let devices = """
      return devices {
        { slug = "one", name = "One", points = { width = 1, height = 1 }, scale = 2,
          os = { earliest = "11" } },
        { slug = "two", name = "Two", points = { width = 1, height = 1 }, scale = "3",
          os = { earliest = "11" } },
      }
      """
    #expect(
      try Self.loading("own.lua", devices) == [
        #"4:69: scale of device "two" must be a finite number, not string"#
      ])
    #expect(
      try Self.loading("own.lua", devices.replacing("scale = \"3\"", with: "scal = 3")) == [
        #"4:69: unknown key "scal" in device "two" (did you mean "scale"?)"#
      ])
  }

  @Test(
    "a source in the form of a fact's id must be one",
    arguments: [
      ("INS-9999", #"3:49: there is no fact "INS-9999" (did you mean "INS-99"?)"#),
      ("ins-95", #"3:49: there is no fact "ins-95" (did you mean "INS-95"?)"#),
      (
        "OUK-777777",
        #"3:49: there is no fact "OUK-777777" "#
          + "(docs/facts lists them; a pack adds its own with facts { … })"
      ),
    ])
  func unknownFact(source: String, expected: String) throws {
    #expect(
      try Self.loading("own.lua", Self.check("").replacing("INS-8", with: source)) == [expected])
  }

  @Test(
    "addresses and a team's own ids are sources, and what a pack adds itself",
    arguments: ["INS-30a", "Q2", "OQ-3", "https://example.com/INS-9999", "TEAM-7", "our own"])
  func otherSources(source: String) throws {
    let pack = try TemporaryPack([
      "own.lua": Self.check("").replacing("INS-8", with: source)
    ])
    _ = try engine(pack.path)
  }

  @Test("where a pack adds facts, ids that begin like them must be among them")
  func ownFacts() throws {
    func pack(citing source: String) throws -> TemporaryPack {
      try TemporaryPack([
        "facts.lua": #"return facts { ["ACME-1"] = { confidence = "once", says = "so" } }"#,
        "own.lua": Self.check("").replacing("INS-8", with: source),
      ])
    }
    let right = try pack(citing: "ACME-1")
    _ = try engine(right.path)
    let wrong = try pack(citing: "ACME-21")
    #expect(throws: Diagnostics.self) { try engine(wrong.path) }
  }

  @Test("a case of a test has its keys' lines, and its own")
  func cases() throws {
    func problems(_ body: String) throws -> [String] {
      let pack = try TemporaryPack([
        "own.lua": Self.check(""),
        "own_test.lua": """
        local same = "same name"
        return test "own" {
          case "same name" { scenario = example "s06-", expect = {} },
          case "same name" {
            scenario = example "s06-",
            \(body) },
        }
        """,
      ])
      let run = try RuleTests(engine: engine(pack.path)) {
        bytes, path throws(Diagnostics) in try ScenarioReader.read(bytes, path: path)
      }.run(lastPacks: 1)
      return run.problems.map(Self.told) + run.cases.compactMap { $0.line.map { "\($0)" } }
    }
    #expect(
      try problems("expects = {}") == [
        #"6:5: unknown key "expects" in case "same name" (did you mean "expect"?)"#
      ])
    #expect(
      try problems("expect = { { egde = 1 } }") == [
        #"6:18: unknown key "egde" in an entry of expect of case "same name" (did you mean "edge"?)"#
      ])
    #expect(try problems("expect = {}") == ["3", "4"])
  }

  @Test("print is told how to look at a value")
  func printing() throws {
    #expect(
      try Self.problems(of: "own.lua", Self.check("print(1)"), on: page(fullTable)) == [
        #"7:1: there is no "print" (rules print nothing: error(tostring(value)) ends the rule and "#
          + "shows the value with its line)"
      ])
  }

  @Test("a section that nobody described")
  func sections() throws {
    let body = "assert(#scroll.table.sections == 0) return scroll.table.sections[1].index"
    let problems = try Self.problems(of: "own.lua", Self.check(body), on: page(fullTable))
    #expect(problems.count == 1)
    #expect(
      problems[0].hasSuffix("(the list has no such element: look at its length, #list, first)"))
  }

  @Test("a check that waits for a rule that failed says so")
  func failedBehavior() throws {
    let pack = try TemporaryPack([
      "automatic.lua": """
      return behavior { id = "automatic", sources = { "INS-94" },
        adjusts = function() error("mistake") end }
      """
    ])
    let failing = try engine(pack.path)
    // Of a second file, too, though the rule is not asked again; and beside an unknown row height.
    for table in [fullTable, fullTable, Self.table] {
      let result = try failing.evaluate(page(table))
      #expect(!result.undecided.isEmpty)
      #expect(result.undecided.allSatisfy { $0.failedRule == "automatic" })
    }
    let other = try failing.evaluate(
      page(
        #"{ "class": "UITableView", "id": "feed", "pins": "superview", "contentInsetAdjustmentBehavior": "never" }"#
      ))
    #expect(other.undecided == [])
  }

  @Test("a long line is shown around its column")
  func longLines() throws {
    let body =
      String(repeating: " ", count: 300) + "return scroll.contntInset --"
      + String(repeating: "x", count: 300)
    let pack = try TemporaryPack(["own.lua": Self.check(body)])
    let problem = try #require(try engine(pack.path).evaluate(page(fullTable)).problems.first)
    let excerpt = try #require(problem.excerpt)
    let column = try #require(problem.excerptColumn)
    #expect(problem.position?.column == 315)
    #expect(excerpt.count < 130)
    #expect(String(Array(excerpt)[(column - 1)...]).hasPrefix("contntInset"))
  }

  @Test("everything that a view has, a scroll view has")
  func scrollMembers() throws {
    #expect(Set(ViewMethod.names).subtracting(ScrollMethod.names) == [])
    let body = """
      assert(scroll.scroll == scroll and scroll.enclosingScroll == nil and not scroll.isBar)
      assert(not (scroll.interactive or scroll.decorative or scroll.obstructs))
      assert(scroll:isInside(scroll.superview) and scroll:isInside(scroll))
      assert(not scroll.superview:isInside(scroll))
      """
    #expect(try Self.problems(of: "own.lua", Self.check(body), on: page(fullTable)) == [])
  }
}
