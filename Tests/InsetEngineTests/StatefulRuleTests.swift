import CLuaHost
import InsetModel
import Testing

@testable import InsetEngine
@testable import LuaHost

/// A rule's answer depends on what it is asked alone: whatever it tries to keep is refused or does not
/// show.
@Suite("Stateful rules")
struct StatefulRuleTests {
  /// A pack that keeps something, or seems to.
  struct Form: Sendable, CustomTestStringConvertible {
    let name: String
    let files: [String: String]
    /// `file:line: message` of the error; nil where there is none.
    let problem: String?

    var testDescription: String { name }
  }

  /// A check of every scroll view, at "bad.lua"; `body` is on its lines from the third on.
  private static func check(_ kept: String, _ body: String, config: String = "") -> String {
    """
    \(kept)
    return check { id = "bad", on = "scroll", sources = { "INS-8" }, \(config) evaluate = function(scroll, config)
    \(body)
    end }
    """
  }

  static let forms = [
    Form(
      name: "a counter",
      files: [
        "bad.lua": check(
          "local n = 0", "n = n + 1\nif n % 3 ~= 0 then return finding { message = \"odd\" } end")
      ],
      problem: "bad.lua:3: 'n' keeps its value between calls"),
    Form(
      name: "a list of findings",
      files: [
        "bad.lua": check(
          "local all = {}", "all[#all + 1] = finding { message = \"seen \" .. #all }\nreturn all")
      ],
      problem: "bad.lua:3: 'all' is kept between calls and cannot be changed"),
    Form(
      name: "the last finding",
      files: ["bad.lua": check("local last", "last = finding { message = \"x\" }\nreturn last")],
      problem: "bad.lua:3: 'last' keeps its value between calls"),
    Form(
      name: "a finding made once",
      files: ["bad.lua": check("local it = finding { message = \"made once\" }", "return it")],
      problem: nil),
    Form(
      name: "a change to a finding made once",
      files: [
        "bad.lua": check(
          "local it = finding { message = \"made once\" }", "it.message = \"changed\"\nreturn it")
      ],
      problem: "bad.lua:3: 'it' is kept between calls and cannot be changed"),
    Form(
      name: "an object", files: ["bad.lua": check("local kept", "kept = kept or scroll")],
      problem: "bad.lua:3: 'kept' keeps its value between calls"),
    Form(
      name: "an object in a table",
      files: ["bad.lua": check("local seen = {}", "seen[scroll.view] = true")],
      problem: "bad.lua:3: 'seen' is kept between calls and cannot be changed"),
    Form(
      name: "summands",
      files: ["bad.lua": check("local parts", "parts = parts or scroll:parts \"top\"")],
      problem: "bad.lua:3: 'parts' keeps its value between calls"),
    Form(
      name: "the config",
      files: ["bad.lua": check("", "config.n = config.n + 1", config: "config = { n = 0 },")],
      problem: "bad.lua:3: config is read-only: 'n' cannot be assigned"),
    Form(
      name: "a table in the config",
      files: [
        "bad.lua": check("", "config.seen[1] = 1", config: "config = { seen = {} },")
      ],
      problem: "bad.lua:3: config is read-only: '1' cannot be assigned"),
    Form(
      name: "a config that nobody wrote", files: ["bad.lua": check("", "config.n = 1")],
      problem: "bad.lua:3: config is read-only: 'n' cannot be assigned"),
    Form(
      name: "a config that is read",
      files: [
        "bad.lua": check(
          "", "return finding { message = config.words[2] .. config.n }",
          config: "config = { n = 0, words = { \"a\", \"b\" } },")
      ],
      problem: nil),
    Form(
      name: "a module's counter",
      files: [
        "lib/m.lua": "local n = 0\nreturn { bump = function()\n n = n + 1\n return n end }",
        "bad.lua": check(
          "local m = require \"m\"", "return finding { message = m.bump() .. \"\" }"),
      ],
      problem: "lib/m.lua:3: 'n' keeps its value between calls"),
    Form(
      name: "a module that is loaded when it is needed",
      files: [
        "lib/m.lua": "local n = 0\nreturn { bump = function()\n n = n + 1\n return n end }",
        "bad.lua": check("", "return finding { message = require(\"m\").bump() .. \"\" }"),
      ],
      problem: "lib/m.lua:3: 'n' keeps its value between calls"),
    Form(
      name: "a module's table",
      files: [
        "lib/m.lua": "return { n = 0 }",
        "bad.lua": check("local m = require \"m\"", "m.n = m.n + 1"),
      ],
      problem: "bad.lua:3: 'm' is kept between calls and cannot be changed"),
    Form(
      name: "a module that asks a question as it loads",
      files: [
        "lib/m.lua": "return { q = assume \"Q2\" }",
        "bad.lua": check("", "return require(\"m\").q and finding {} or nil"),
      ],
      problem: "lib/m.lua:1: assume is asked while rules run, not while they load"),
    Form(
      name: "declarations made by a rule",
      files: ["bad.lua": check("", "return pack { name = \"p\" } == nil")],
      problem: "bad.lua:3: files declare while packs load, not while rules run"),
    Form(
      name: "a behaviour that changes its mind",
      files: [
        "own.lua": """
        local up = false
        return behavior { id = "own", sources = { "INS-8" }, adjusts = function(scroll, axis)
          up = not up
          return up and yes "INS-95" or no("every other time", "INS-95")
        end }
        """
      ],
      problem: "own.lua:3: 'up' keeps its value between calls"),
    Form(
      name: "an answer made once",
      files: [
        "own.lua": """
        local answer = yes "INS-95"
        return behavior { id = "own", sources = { "INS-8" }, adjusts = function() return answer end }
        """
      ],
      problem: nil),
    Form(
      name: "a change to an answer made once",
      files: [
        "own.lua": """
        local answer = yes "INS-95"
        return behavior { id = "own", sources = { "INS-8" }, adjusts = function(scroll, axis)
          answer.facts[2] = axis
          return answer
        end }
        """
      ],
      problem: "own.lua:3: 'answer' is kept between calls and cannot be changed"),
    Form(
      name: "a strip that grows",
      files: [
        "own.lua": """
        local height = 0
        return spacing { id = "own", sources = { "INS-8" }, slot = function(section, which)
          height = height + 1
          return slot(height, "TBL-30")
        end }
        """
      ],
      problem: "own.lua:3: 'height' keeps its value between calls"),
    Form(
      name: "a fix that counts",
      files: [
        "seen.lua":
          "return check { id = \"seen\", on = \"scroll\", sources = { \"INS-8\" }, evaluate = function() return finding {} end }",
        "own.lua": """
        local n = 0
        return fix { id = "own", repairs = { "seen" }, sources = { "INS-8" }, propose = function(found)
          n = n + 1
          return edit(found.view):set("contentInset", { top = n })
        end }
        """,
      ],
      problem: "own.lua:3: 'n' keeps its value between calls"),
    Form(
      name: "an edit that grows",
      files: [
        "seen.lua":
          "return check { id = \"seen\", on = \"scroll\", sources = { \"INS-8\" }, evaluate = function() return finding {} end }",
        "own.lua": """
        local kept
        return fix { id = "own", repairs = { "seen" }, sources = { "INS-8" }, propose = function(found)
          kept = (kept or edit(found.view)):add("contentInset", { top = 1 })
          return kept
        end }
        """,
      ],
      problem: "own.lua:3: 'kept' keeps its value between calls"),
  ]

  /// Scrolls by a pack's behaviour "own" where there is one.
  private static func screen(_ form: Form) throws -> Scenario {
    let isBehavior = form.files.values.contains { $0.contains("return behavior") }
    let own = isBehavior ? #", "contentInsetAdjustmentBehavior": "own""# : ""
    return try page(
      #"""
      { "class": "UITableView", "id": "feed", "pins": "superview"\#(own),
        "table": { "sections": [{ "rows": 1 }, { "rows": 2 }] } },
      { "class": "UIScrollView", "id": "side", "pins": "superview"\#(own) }
      """#)
  }

  /// What a behaviour or a spacing rule has a part in, as text, in which a NaN equals a NaN.
  private static func measures(_ evaluation: Evaluation) -> [String] {
    evaluation.screen.scrolls.map {
      "\($0.adjustment.answers) \($0.adjustedContentInset.points) \($0.contentSize)"
    }
  }

  private static func told(_ problem: Diagnostic, in pack: String) -> String {
    let path = problem.path.replacing(pack + "/", with: "")
    return "\(path):\(problem.position?.line ?? 0): \(problem.message)"
  }

  @Test("an evaluation after others comes to the same as the first", arguments: forms)
  func same(form: Form) throws {
    let witness =
      "return check { id = \"witness\", on = \"scroll\", sources = { \"INS-8\" },"
      + " evaluate = function() return finding { message = \"here\" } end }"
    let pack = try TemporaryPack(form.files.merging(["witness.lua": witness]) { $1 })
    let screen = try Self.screen(form)
    let engine = try engine(pack.path)
    let first = try engine.evaluate(screen)
    _ = try engine.evaluate(page(os: "12.0", fullTable))
    let again = try engine.evaluate(screen)
    #expect(again.findings == first.findings)
    #expect(Self.measures(again) == Self.measures(first))
    #expect(first.lines.filter { $0.hasPrefix("witness") }.count == 2)
    let problems = first.problems.map { Self.told($0, in: pack.path) }
    guard let problem = form.problem else {
      #expect(problems == [])
      #expect(again.problems == [])
      return
    }
    #expect(problems.count == 1)
    #expect(problems.first?.hasSuffix(problem.drop { $0 != " " }) == true, "\(problems)")
    #expect(problems.first?.hasPrefix(problem.prefix { $0 != " " }) == true, "\(problems)")
    let id = form.files.keys.contains("bad.lua") ? "bad" : "own"
    #expect(first.problems.map(\.rule) == [id])
    #expect(again.problems.map(\.rule) == [id])
  }

  @Test("a file that changes another's module while it loads is refused")
  func loading() throws {
    #expect(
      try problems(loading: [
        "lib/m.lua": "local n = 0\nreturn { bump = function()\n n = n + 1\n return n end }",
        "a.lua": "require(\"m\").bump()\n" + LoadTests.check("a", body: ""),
        "b.lua": LoadTests.check("b", body: ""),
      ]) == ["lib/m.lua:3: 'n' keeps its value between calls (make it a local of the function)"])
  }

  @Test("the standard pack and the example of a team's keep nothing that would be looked at")
  func standard() throws {
    let engine = try engine(repository + "/docs/examples/team-pack")
    let result = try engine.evaluate(page(fullTable))
    #expect(result.problems == [])
    #expect(unsafe lh_testing_variables_compared(engine.state.host) == 0)
  }
}
