import InsetModel
import LuaHost
import Testing

@testable import InsetEngine

@Suite("Trying fixes")
struct FixTests {
  static let step = """
    return check { id = "step", on = "scroll", sources = { "INS-90" }, evaluate = function(scroll)
      local missing = 30 - scroll.contentInset.top
      if missing > 0 then return finding { edge = "top", points = missing, message = "more" } end
    end }
    """
  static func add(_ points: Int, id: String = "add") -> String {
    """
    return fix { id = "\(id)", repairs = { "step" }, sources = { "INS-90" },
      propose = function(found) return edit(found.scroll):add("contentInset", { top = \(points) }) end }
    """
  }

  @Test("a fix is asked again until nothing changes any more")
  func fixedPoint() throws {
    let pack = try TemporaryPack(["step.lua": Self.step, "add.lua": Self.add(10)])
    let finding = try #require(
      try engine(pack.path).evaluate(page(fullTable)).findings.first { $0.rule == "step" })
    let trial = try #require(finding.trials.first)
    #expect(trial.rounds == 3)
    #expect(trial.holds)
    #expect(trial.edit.steps.count == 3)
  }

  @Test("a fix that gets nowhere ends, and says what is left")
  func endless() throws {
    let pack = try TemporaryPack(["step.lua": Self.step, "add.lua": Self.add(1)])
    let finding = try #require(
      try engine(pack.path).evaluate(page(fullTable)).findings.first { $0.rule == "step" })
    let trial = try #require(finding.trials.first)
    #expect(trial.rounds == 4)
    #expect(!trial.holds)
    #expect(trial.residual == 26)
  }

  @Test("two fixes that undo each other are noticed")
  func undoing() throws {
    func check(_ id: String, _ wanted: Bool) -> String {
      """
      return check { id = "\(id)", on = "scroll", sources = { "INS-105" }, evaluate = function(scroll)
        if scroll.alwaysBounceVertical ~= \(wanted) then return finding { message = "\(id)" } end
      end }
      """
    }
    func fix(_ id: String, _ wanted: Bool) -> String {
      """
      return fix { id = "\(id)-fix", repairs = { "\(id)" }, sources = { "INS-105" },
        propose = function(found) return edit(found.scroll):set("alwaysBounceVertical", \(wanted)) end }
      """
    }
    // The second check fires on what the first one's fix leaves, and the other way round.
    let pack = try TemporaryPack([
      "bounce.lua": check("bounce", true), "bounce-fix.lua": fix("bounce", true),
      "still.lua": """
      return check { id = "still", on = "scroll", sources = { "INS-105" }, evaluate = function(scroll)
        if scroll.alwaysBounceVertical or scroll.contentInset.top == 0 then
          return finding { message = "still" }
        end
      end }
      """,
      "still-fix.lua": """
      return fix { id = "still-fix", repairs = { "still" }, sources = { "INS-105" },
        propose = function(found)
          return edit(found.scroll):set("alwaysBounceVertical", false):set("contentInset", { top = 1 })
        end }
      """,
    ])
    let result = try engine(pack.path).evaluate(
      page(
        #"{ "class": "UIScrollView", "id": "s", "pins": "superview", "contentSize": [375, 2000] }"#)
    )
    let trials = Dictionary(
      uniqueKeysWithValues: result.findings.compactMap { finding in
        finding.trials.first.map { (finding.rule, $0.undoneBy) }
      })
    #expect(trials["bounce"] == ["still-fix"])
  }

  @Test("every proposal that cannot be applied says why")
  func refused() throws {
    let pack = try TemporaryPack([
      "step.lua": Self.step,
      "add.lua": """
      return fix { id = "add", repairs = { "step" }, sources = { "INS-90" },
        propose = function(found) return edit(found.controller):set("contentInset", { top = 1 }) end }
      """,
    ])
    let finding = try #require(
      try engine(pack.path).evaluate(page(fullTable)).findings.first { $0.rule == "step" })
    #expect(finding.trials.map(\.problem) == ["contentInset belongs to a scroll view"])
  }

  private static let shifted =
    #"{ "class": "UITableView", "id": "feed", "pins": "superview", "wants": { "top": "edge" } }"#

  /// What is told of a fix of `content-shifted` whose `propose` is `body`, on a page that has one.
  private static func problem(_ body: String) throws -> String? {
    let pack = try TemporaryPack([
      "own.lua": """
      return fix { id = "own", repairs = { "content-shifted" }, sources = { "INS-90" },
        propose = function(found)
          \(body)
        end }
      """
    ])
    let problem = try engine(pack.path).evaluate(page(shifted)).problems.first
    return problem.map { problem in
      let place = problem.position.map { "\($0.line):\($0.column): " } ?? ""
      return place + problem.message + (problem.suggestion.map { " (\($0))" } ?? "")
    }
  }

  @Test("a behaviour that nobody has is refused where it is set")
  func unknownBehavior() throws {
    let name = #"fix "own" failed for "content-shifted" on a table: there is no behaviour "nevr""#
    #expect(
      try Self.problem(
        #"return edit(found.scroll):set("contentInsetAdjustmentBehavior", "nevr")"#)
        == "3:69: \(name) (did you mean \"never\"?)")
    #expect(
      try Self.problem(
        #"return edit(found.screen):appearance("contentInsetAdjustmentBehavior", "nevr")"#)
        == "3:76: \(name) (did you mean \"never\"?)")
    for known in ["always", "web"] {
      #expect(
        try Self.problem(
          #"return edit(found.scroll):set("contentInsetAdjustmentBehavior", "\#(known)")"#) == nil)
    }
  }

  @Test(
    "what follows at run time is written as in scenarios",
    arguments: [
      ("-safeAreaInsets.top", "feed.contentInset.top = -feed.safeAreaInsets.top"),
      ("-safeAreaInsets.top + 8", "feed.contentInset.top = -feed.safeAreaInsets.top + 8"),
      ("-topLayoutGuide.length", "feed.contentInset.top = -topLayoutGuide.length"),
    ])
  func runTime(text: String, summary: String) throws {
    let pack = try TemporaryPack([
      "own.lua": """
      return fix { id = "own", repairs = { "content-shifted" }, sources = { "INS-90" },
        propose = function(found)
          return edit(found.scroll):runtime("contentInset", "top", "\(text)")
        end }
      """
    ])
    let result = try engine(pack.path).evaluate(page(Self.shifted))
    #expect(result.problems == [])
    let trial = try #require(result.findings.flatMap(\.trials).first { $0.fix == "own" })
    let first = Edit(steps: Array(trial.edit.steps.prefix(1)))
    #expect(first.summary(in: result.screen.scenario) == summary)
  }

  @Test(
    "what cannot follow says what can",
    arguments: [
      (
        #""contentInset", "top", "safeArea""#,
        #"runtime does not know "safeArea" (write "-safeAreaInsets.top" or "-topLayoutGuide.length")"#
      ),
      (
        #""contentInset", "top", "-safeAreaInsets.bottom""#,
        #"the top inset cannot follow "safeAreaInsets.bottom" "#
          + #"(write "-safeAreaInsets.top" or "-topLayoutGuide.length")"#
      ),
      (
        #""additionalSafeAreaInsets", "top", "topLayoutGuide.length""#,
        #"the top inset cannot follow "topLayoutGuide.length" (write "-safeAreaInsets.top")"#
      ),
      (
        #""contentInset", "left", "8""#,
        #""8" follows nothing (write "-safeAreaInsets.left", or set a number with :set)"#
      ),
    ])
  func noRunTime(arguments: String, expected: String) throws {
    let prefix = #"3:5: fix "own" failed for "content-shifted" on a table: "#
    #expect(
      try Self.problem("return edit(found.scroll):runtime(\(arguments))") == prefix + expected)
  }

  @Test("a fix that fails is told with its finding; other fixes and other findings are tried")
  func failing() throws {
    let pack = try TemporaryPack([
      "step.lua": Self.step,
      "page.lua": """
      return check { id = "page", on = "controller", sources = { "INS-90" }, evaluate = function(page)
        if page.id == "page" then return finding { message = "page" } end
      end }
      """,
      "a-fails.lua": """
      return fix { id = "a-fails", repairs = { "page", "step" }, sources = { "INS-90" },
        propose = function(found)
          return edit(found.scroll.view):add("contentInset", { top = 30 })
        end }
      """,
      "b-works.lua": """
      return fix { id = "b-works", repairs = { "page" }, sources = { "INS-90" },
        propose = function(found)
          return edit(found.controller):set("extendedLayoutIncludesOpaqueBars", true)
        end }
      """,
    ])
    let result = try engine(pack.path).evaluate(page(fullTable))
    let problem = try #require(result.problems.first)
    #expect(result.problems.count == 1)
    #expect(problem.rule == "a-fails")
    #expect(
      problem.message
        == #"fix "a-fails" failed for "page" on a controller: attempt to index a nil value (field 'scroll')"#
    )
    #expect(
      problem.suggestion
        == "nil there: found.scroll; return nil where the fix is not meant")
    let trials = Dictionary(
      uniqueKeysWithValues: result.findings.filter { ["page", "step"].contains($0.rule) }
        .map { ($0.rule, $0.trials.map(\.fix)) })
    #expect(trials == ["page": ["b-works"], "step": ["a-fails"]])
  }

  @Test("a fix that is too slow is asked no more, whatever the finding")
  func slow() throws {
    let pack = try TemporaryPack([
      "step.lua": Self.step,
      "a.lua": """
      return check { id = "a", on = "controller", sources = { "INS-90" },
        evaluate = function() return finding { message = "a" } end }
      """,
      "slow.lua": """
      return fix { id = "slow", repairs = { "a", "step" }, sources = { "INS-90" },
        propose = function() while true do end end }
      """,
    ])
    let result = try engine(pack.path, limits: .init(cpuTime: .milliseconds(20))).evaluate(
      page(fullTable))
    #expect(result.problems.count == 1)
  }

  /// A page of tables that all repeat by hand what UIKit adds.
  private static func repeated(_ count: Int) throws -> Scenario {
    try page(
      (0..<count).map { index in
        #"""
        { "class": "UITableView", "id": "t\#(index)", "frame": [0, 0, 375, 812],
          "contentInset": { "top": 88 } }
        """#
      }.joined(separator: ", "))
  }

  @Test("fixes are tried for every finding, however many a check has")
  func manyFindings() throws {
    let evaluation = try engine().evaluate(Self.repeated(20))
    let found = evaluation.findings.filter { $0.rule == "double-inset" }
    #expect(found.count == 20)
    for finding in found {
      let trial = try #require(finding.trials.first { $0.fix == "remove-content-inset" })
      #expect(trial.holds)
    }
  }

  @Test("where a screen is too large for that, findings say that no fix was tried")
  func tooMany() throws {
    // The scenario, two controllers, the root view and the 20 tables.
    let engine = try Engine(
      packs: [PackFiles.find(at: standardPack)], limits: LuaLimits(), progress: Progress(),
      nodeBudget: 15 * 24)
    let found = try engine.evaluate(Self.repeated(20)).findings.filter { $0.rule == "double-inset" }
    #expect(found.map(\.areFixesTried) == (0..<20).map { $0 < 15 })
    #expect(found.map(\.trials.isEmpty) == (0..<20).map { $0 >= 15 })
  }

  @Test("a screen without any view is evaluated, too")
  func noViews() throws {
    let bare = try scenario(
      #"{ "insetlua": 1, "device": "iphone-x", "os": "11.0", "root": { "kind": "viewController" } }"#
    )
    #expect(bare.views == [])
    #expect(try engine().evaluate(bare).findings == [])
  }
}
