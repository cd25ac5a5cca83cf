import CLuaHost
import InsetModel
import LuaHost
import Testing

@testable import InsetEngine

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Rules that mean harm end within their budget, are named, and leave the others alone.
@Suite("Hostile rules")
struct HostileRuleTests {
  static let bodies: [(name: String, body: String, message: String)] = [
    ("endless loop", "while true do end", "stopped after 250 ms of CPU time"),
    ("endless for", "for i = 1, math.huge do end", "stopped after 250 ms of CPU time"),
    (
      "memory bomb", "local t = {} for i = 1, 1e9 do t[i] = (\"x\"):rep(30000000) .. i end",
      "stopped at 64 MiB of memory"
    ),
    (
      "doubling string", "local s = \"xxxxxxxx\" while true do s = s .. s end",
      "stopped at 64 MiB of memory"
    ),
    (
      "deep recursion", "local function f(n) return 1 + f(n + 1) end return f(1)",
      "calls nested too deep"
    ),
    (
      "inconsistent comparator",
      "local t = {} for i = 1, 2000 do t[i] = i % 7 end table.sort(t, function() return true end) error(\"sorted\")",
      ""
    ),
    ("pattern of doom", "return (\"a\"):rep(40):find((\"a*\"):rep(30) .. \"b\")", ""),
    ("huge rep", "return (\"x\"):rep(1e12)", ""),
    (
      "empty rep", "local s = (\"\"):rep(1e15) while true do end",
      "stopped after 250 ms of CPU time"
    ),
    (
      "a number where a finding belongs", "return 42", "evaluate of check \"bad\" returned a number"
    ),
    (
      "an unknown key", "return finding { mesage = \"x\" }",
      "unknown key \"mesage\" in a finding"
    ),
    (
      "a typo in a field", "return scroll.adjusted_inset.top",
      "scroll has no field \"adjusted_inset\""
    ),
    ("writing to what it reads", "scroll.contentInset = nil", "scroll is read-only"),
    ("pcall", "return pcall(error)", "pcall"),
  ]

  @Test(
    "each ends, is named, and the other rules' findings are complete", arguments: bodies.indices)
  func ends(index: Int) throws {
    let hostile = Self.bodies[index]
    let pack = try TemporaryPack([
      "bad.lua": LoadTests.check("bad", body: hostile.body),
      "good.lua": LoadTests.check(
        "good", body: "return finding { edge = \"top\", message = \"seen\" }"),
    ])
    // Memory and depth have limits of their own; a slow machine must not reach the time's first.
    let isTimed = hostile.message.hasPrefix("stopped after")
    let limits = isTimed ? LuaLimits() : LuaLimits(cpuTime: .seconds(5))
    let engine = try engine(pack.path, limits: limits)
    let screen = try page(fullTable)
    let start = ThreadTime.now
    let result = try engine.evaluate(screen)
    #expect(ThreadTime.now - start < .seconds(10), "\(hostile.name) took too long")
    #expect(result.lines == ["good top -: seen"])
    let problem = try #require(result.problems.first, "\(hostile.name) was not reported")
    #expect(result.problems.count == 1)
    #expect(problem.rule == "bad")
    #expect(problem.path == pack.path + "/bad.lua")
    #expect(problem.message.contains(hostile.message), "\(problem.message)")
  }

  @Test("a typo in a context field has its line, column, suggestion and what was evaluated")
  func typo() throws {
    let pack = try TemporaryPack([
      "bad.lua": LoadTests.check("bad", body: "\n    return scroll.adjustedInset.top\n")
    ])
    let problem = try #require(try engine(pack.path).evaluate(page(fullTable)).problems.first)
    #expect(
      problem
        == Diagnostic(
          path: pack.path + "/bad.lua", position: SourcePosition(line: 6, column: 19),
          message: "scroll has no field \"adjustedInset\"",
          suggestion: "did you mean \"adjustedContentInset\"?",
          excerpt: "    return scroll.adjustedInset.top", rule: "bad",
          context: "while evaluating test.json, view \"feed\", iPhone X, iOS 11.0"))
  }

  /// All keys fall into one place of a table once it has grown: a single instruction for seconds or
  /// minutes, which no budget can end.
  @Test(
    "a rule that does not come back is given up, and the work goes on without it",
    .enabled(if: lh_testing_ticks()))
  func stuck() throws {
    let pack = try TemporaryPack([
      "bad.lua": LoadTests.check(
        "bad", body: "local t = {} for i = 1, 32769 do t[i * 65535] = true end"),
      "good.lua": LoadTests.check("good", body: "return finding { message = \"seen\" }"),
    ])
    let worker = try EngineWorker(
      packs: [try PackFiles.find(at: standardPack), try PackFiles.find(at: pack.path)],
      limits: LuaLimits(cpuTime: .milliseconds(100)), patience: .milliseconds(100))
    let screen = try page(fullTable)
    let (result, givenUp) = try worker.run("test.json") { try? $0.evaluate(screen) }
    #expect(result?.lines == ["good - -: seen"])
    #expect(givenUp.map(\.rule) == ["bad"])
    #expect(result?.problems == [])
    let (later, _) = try worker.run("later.json") { try? $0.evaluate(screen) }
    #expect(later?.lines == ["good - -: seen"])
    #expect(
      later?.problems == [StarvingRuleTests.notAsked(pack.path + "/bad.lua", rule: "bad")])
  }

  @Test("a file that does not come back while it loads is named", .enabled(if: lh_testing_ticks()))
  func stuckLoading() throws {
    let pack = try TemporaryPack([
      "bad.lua": "local t = {} for i = 1, 32769 do t[i * 65535] = true end\n"
        + LoadTests.check("bad")
    ])
    let worker = try EngineWorker(
      packs: [try PackFiles.find(at: standardPack), try PackFiles.find(at: pack.path)],
      limits: LuaLimits(cpuTime: .milliseconds(200)), patience: .milliseconds(100))
    let failure = try #require(throws: Diagnostics.self) { try worker.run("rules") { _ in } }
    #expect(
      failure.all == [
        Diagnostic(
          path: pack.path + "/bad.lua", message: "the file did not come back while it loaded")
      ])
  }

  @Test("a file that takes long to compile is stopped and named")
  func compiling() throws {
    let chain = String(repeating: "elseif x then\n", count: 74_000)
    let pack = try TemporaryPack(["bad.lua": "local x\nif x then\n\(chain)end\n"])
    let failure = try #require(throws: Diagnostics.self) {
      try engine(pack.path, limits: LuaLimits(cpuTime: .milliseconds(50)))
    }
    #expect(failure.all.map(\.path) == [pack.path + "/bad.lua"])
    #expect(failure.all.map(\.message) == ["stopped after 50 ms of CPU time"])
    #expect(failure.all.allSatisfy { ($0.position?.line ?? 0) > 3 })
  }

  @Test("a module that is a pipe is refused: nobody may ever write to it")
  func pipe() throws {
    let pack = try TemporaryPack([
      "bad.lua": "local lib = require \"lib\"\n" + LoadTests.check("bad", body: "return lib.x"),
      "lib/lib.lua": "",
    ])
    let path = pack.path + "/lib/lib.lua"
    #expect(unsafe unlink(path) == 0)
    #expect(unsafe mkfifo(path, 0o600) == 0)
    let failure = try #require(throws: Diagnostics.self) { try engine(pack.path) }
    #expect(failure.all.map(\.path) == [pack.path + "/bad.lua"])
    #expect(
      failure.all.map(\.message) == ["module \"lib\" is not a regular file (\(path))"])
  }
}
