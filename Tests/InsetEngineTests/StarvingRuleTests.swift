import InsetImport
import InsetModel
import LuaHost
import Testing

@testable import InsetEngine

/// A rule that keeps memory, or does not come back, costs its own findings and no others'.
@Suite("Starving rules")
struct StarvingRuleTests {
  /// Time is not what is tested, and a slow machine must not reach it first.
  static let limits = LuaLimits(cpuTime: .seconds(20))

  /// Keeps so many million bytes in the variable `hoard`.
  static func hoard(_ size: Int) -> String {
    "local hoard = {} for i = 1, \(size) do hoard[i] = ('x'):rep(1000000) .. i end\n"
  }

  static func keeping(_ size: Int, _ id: String) -> String {
    hoard(size) + LoadTests.check(id, body: "return finding { message = hoard[1]:sub(1, 1) }")
  }

  /// Needs so many million bytes while it is asked.
  static func needing(_ size: Int, _ id: String) -> String {
    LoadTests.check(
      id,
      body: """
        local t = {} for i = 1, \(size) do t[i] = ('y'):rep(1000000) .. i end
        return finding { message = "room for " .. #t }
        """)
  }

  static func worker(_ pack: TemporaryPack) throws -> EngineWorker {
    try EngineWorker(
      packs: [try PackFiles.find(at: standardPack), try PackFiles.find(at: pack.path)],
      limits: limits)
  }

  /// What evaluating a page comes to.
  static func evaluate(_ worker: EngineWorker) throws -> (
    lines: [String], problems: [Diagnostic], givenUp: [Diagnostic]
  ) {
    let screen = try page(fullTable)
    let (result, givenUp) = try worker.run("test.json") { try? $0.evaluate(screen) }
    let evaluation = try #require(result)
    return (evaluation.lines, evaluation.problems, givenUp)
  }

  static func keeps(_ size: String, _ path: String, line: Int?, rule: String) -> Diagnostic {
    Diagnostic(
      path: path, position: line.map { SourcePosition(line: $0, column: 1) },
      message: "keeps \(size) of the 64 MiB of memory that all rules share",
      suggestion: "the other rules' findings are complete; "
        + "make it inside the function that needs it, or raise the budget with --limit memory=256M",
      rule: rule, context: "while evaluating test.json, view \"feed\", iPhone X, iOS 11.0")
  }

  static func notAsked(_ path: String, rule: String) -> Diagnostic {
    Diagnostic(
      path: path, message: "the rule failed before and was not asked again",
      suggestion: "see its error above", rule: rule)
  }

  @Test("what one rule keeps is not what another is blamed for")
  func keeper() throws {
    let pack = try TemporaryPack([
      "hoarder.lua": Self.keeping(55, "hoarder"), "needy.lua": Self.needing(20, "needy"),
    ])
    let worker = try Self.worker(pack)
    let first = try Self.evaluate(worker)
    // 55,000,000 bytes are 52.45 MiB.
    #expect(
      first.givenUp
        == [Self.keeps("52 MiB", pack.path + "/hoarder.lua", line: 2, rule: "hoarder")])
    #expect(first.lines == ["needy - -: room for 20"])
    #expect(first.problems == [])
    let second = try Self.evaluate(worker)
    #expect(second.lines == first.lines)
    #expect(second.problems == [Self.notAsked(pack.path + "/hoarder.lua", rule: "hoarder")])
    #expect(second.givenUp == [])
  }

  @Test("a rule that keeps much and starves nobody is asked as any other")
  func harmless() throws {
    let pack = try TemporaryPack([
      "hoarder.lua": Self.keeping(30, "hoarder"), "needy.lua": Self.needing(20, "needy"),
    ])
    let result = try Self.evaluate(try Self.worker(pack))
    #expect(result.lines == ["hoarder - -: x", "needy - -: room for 20"])
    #expect(result.problems + result.givenUp == [])
  }

  /// Without it there is more room than any other keeps: whoever finds too little then took it himself.
  @Test("of several that keep memory the largest is given up, and no other", arguments: [15, 45])
  func several(needing size: Int) throws {
    let pack = try TemporaryPack([
      "large.lua": Self.keeping(30, "large"), "small.lua": Self.keeping(25, "small"),
      "needy.lua": Self.needing(size, "needy"),
    ])
    let result = try Self.evaluate(try Self.worker(pack))
    #expect(result.givenUp.map(\.rule) == ["large"])
    #expect(result.lines == (size == 15 ? ["needy - -: room for 15"] : []) + ["small - -: x"])
    #expect(result.problems.map(\.rule) == (size == 15 ? [] : ["needy"]))
  }

  @Test("a call that takes more than any file keeps is itself to blame, and nothing is made again")
  func greedy() throws {
    let pack = try TemporaryPack([
      "greedy.lua": Self.needing(1000, "greedy"), "keeper.lua": Self.keeping(20, "keeper"),
    ])
    let result = try Self.evaluate(try Self.worker(pack))
    #expect(result.lines == ["keeper - -: x"])
    #expect(result.problems.map(\.rule) == ["greedy"])
    #expect(result.problems.map(\.message) == ["stopped at 64 MiB of memory"])
    #expect(result.givenUp == [])
  }

  @Test("a module counts for the rule that was the first to need it", arguments: [true, false])
  func module(isLate: Bool) throws {
    let late = LoadTests.check("first", body: "return finding { message = require('lib').x }")
    let early =
      "local lib = require 'lib'\n"
      + LoadTests.check("first", body: "return finding { message = lib.x }")
    let pack = try TemporaryPack([
      "first.lua": isLate ? late : early, "needy.lua": Self.needing(20, "needy"),
      "lib/lib.lua": Self.hoard(55) + "return { x = 'x', f = function() return hoard end }",
    ])
    let result = try Self.evaluate(try Self.worker(pack))
    #expect(result.lines == ["needy - -: room for 20"])
    #expect(result.problems == [])
    #expect(
      result.givenUp
        == [Self.keeps("52 MiB", pack.path + "/lib/lib.lua", line: nil, rule: "first")])
  }

  @Test("a rule that failed before is not asked again by the new state, and is noted as before")
  func failedBefore() throws {
    let pack = try TemporaryPack([
      "hoarder.lua": Self.keeping(55, "hoarder"),
      "mistaken.lua": LoadTests.check("mistaken", body: "return scroll.frme"),
      "needy.lua": LoadTests.check(
        "needy",
        body: """
          if #scroll.view.id < 5 then return end
          local t = {} for i = 1, 20 do t[i] = ('y'):rep(1000000) .. i end
          return finding { message = "room for " .. #t }
          """),
    ])
    let worker = try Self.worker(pack)
    let screen = try page(#"{ "class": "UITableView", "id": "list", "pins": "superview" }"#)
    let (first, _) = try worker.run("first.json") { try? $0.evaluate(screen) }
    #expect(first?.problems.map(\.rule) == ["mistaken"])
    let longer = try page(#"{ "class": "UITableView", "id": "longer", "pins": "superview" }"#)
    let (second, givenUp) = try worker.run("second.json") { try? $0.evaluate(longer) }
    #expect(givenUp.map(\.rule) == ["hoarder"])
    #expect(second?.lines == ["needy - -: room for 20"])
    #expect(second?.problems == [Self.notAsked(pack.path + "/mistaken.lua", rule: "mistaken")])
  }

  /// The fix would not load if its check were gone.
  @Test("a rule that was given up is still there for those that name it")
  func named() throws {
    let pack = try TemporaryPack([
      "hoarder.lua": Self.keeping(55, "hoarder"), "needy.lua": Self.needing(20, "needy"),
      "cure.lua": """
      return fix { id = "cure", repairs = { "hoarder" }, sources = { "INS-8" },
        propose = function(found) return nil end }
      """,
    ])
    let worker = try Self.worker(pack)
    let before = try worker.run("rules") { $0.ruleInfos }.output
    #expect(try Self.evaluate(worker).givenUp.map(\.rule) == ["hoarder"])
    #expect(try worker.run("rules") { $0.ruleInfos }.output == before)
  }

  @Test("a state that is given up gives its memory back")
  func letGo() throws {
    let pack = try TemporaryPack(["hoarder.lua": Self.keeping(5, "hoarder")])
    weak var state: LuaState?
    do {
      let engine = try engine(pack.path)
      state = engine.state
      #expect(state != nil)
      #expect(try engine.evaluate(page(fullTable)).lines == ["hoarder - -: x"])
    }
    #expect(state == nil)
  }

  @Test("while files load, the one that leaves no room is told instead of those that find none")
  func loading() throws {
    let table = "local t = {} for i = 1, 20 do t[i] = ('y'):rep(1000000) .. i end\n"
    let pack = try TemporaryPack([
      "a.lua": Self.keeping(55, "a"), "b.lua": table + LoadTests.check("b"),
      "c.lua": table + LoadTests.check("c"),
    ])
    let failure = try #require(throws: Diagnostics.self) {
      try Self.worker(pack).run("rules") { _ in }
    }
    #expect(
      failure.all == [
        Diagnostic(
          path: pack.path + "/a.lua", position: SourcePosition(line: 2, column: 1),
          message: "keeps 52 MiB of the 64 MiB of memory that all rules share",
          suggestion: "make it inside the function that needs it, "
            + "or raise the budget with --limit memory=256M",
          rule: "a")
      ])
  }

  @Test("a test that finds no memory is run again without the rule that keeps it")
  func tests() throws {
    let pack = try TemporaryPack([
      "hoarder.lua": Self.keeping(55, "hoarder"), "plain.lua": LoadTests.check("plain"),
      "plain_test.lua": """
      local t = {} for i = 1, 20 do t[i] = ('y'):rep(1000000) .. i end
      return test "plain" { case "finds nothing" { scenario = example "s11", expect = {} } }
      """,
    ])
    let (run, givenUp) = try Self.worker(pack).run("tests") { engine in
      RuleTests(engine: engine) { bytes, path throws(Diagnostics) in
        try ScenarioReader.read(bytes, path: path)
      }.run(lastPacks: 1)
    }
    #expect(givenUp.map(\.rule) == ["hoarder"])
    #expect(run.cases.map(\.name) == ["finds nothing"])
    #expect(run.cases.map(\.failures) == [[]])
    #expect(run.problems == [])
  }
}
