import InsetModel
import Testing

@testable import InsetEngine

@Suite("Evaluating with rules")
struct EvaluationTests {
  /// DESIGN's four screens, worked by hand on iPhone X, iOS 11.
  @Test("(a) nothing else: 88 and 34, no finding")
  func plain() throws {
    let result = try engine().evaluate(page(fullTable))
    let feed = try result.scroll("feed")
    #expect(feed.adjustedContentInset.points == Insets(top: 88, left: 0, bottom: 34, right: 0))
    #expect(feed.contentStart.top == 88)
    #expect(result.lines == [])
  }

  @Test("(b) contentInset.top 88: 176, double-inset 88")
  func twice() throws {
    let result = try engine().evaluate(
      page(
        #"{ "class": "UITableView", "id": "feed", "pins": "superview", "contentInset": { "top": 88 } }"#
      ))
    #expect(try result.scroll("feed").adjustedContentInset.points.top == 176)
    #expect(
      result.lines == ["double-inset top 88: contentInset.top repeats 88 pt that UIKit adds itself"]
    )
  }

  @Test("(c) bar hidden, wants the top edge: starts at 44, shifted by 44")
  func hidden() throws {
    let result = try engine().evaluate(
      page(
        bar: #"{ "isHidden": true }"#,
        #"{ "class": "UITableView", "id": "feed", "pins": "superview", "wants": { "top": "edge" } }"#
      ))
    let feed = try result.scroll("feed")
    #expect(feed.contentStart.top == 44)
    #expect(feed.wantedStart.top == 0)
    #expect(
      result.lines == [
        "content-shifted top 44: content starts 44 pt below the edge it wants"
      ])
  }

  @Test("(d) pinned below a transparent bar: nothing at the top, no finding")
  func below() throws {
    let result = try engine().evaluate(
      page(
        bar: #"{ "appearance": "transparent" }"#,
        #"""
        { "class": "UITableView", "id": "feed",
          "pins": { "top": 88, "left": 0, "bottom": 0, "right": 0 }, "wants": { "top": "edge" } }
        """#))
    let feed = try result.scroll("feed")
    #expect(feed.adjustedContentInset.points == Insets(top: 0, left: 0, bottom: 34, right: 0))
    #expect(feed.contentStart.top == 88)
    #expect(result.lines == [])
  }

  @Test("contributions add up to every adjusted inset", arguments: ["11.0", "18.0", "26.0"])
  func sums(os: String) throws {
    let result = try engine().evaluate(
      page(device: "iphone-15-pro", os: os.hasPrefix("11") ? "17.0" : os, fullTable))
    let feed = try result.scroll("feed")
    for edge in Edge.allCases {
      let sum = feed.adjustedContentInset[edge]
      let parts = result.screen.sums.contributions(of: sum)
      #expect(abs(parts.map(\.points).reduce(0, +) - sum.points) < 1e-9)
      #expect(parts.allSatisfy { !$0.facts.isEmpty })
    }
  }

  @Test("deleting automatic.lua leaves the behaviour unknown; replacing it changes the result")
  func policyIsLua() throws {
    let pack = try TemporaryPack([
      "automatic.lua": """
      return behavior { id = "automatic", since = "11.0", sources = { "INS-94" },
        adjusts = function() return no("our own", "INS-94") end }
      """
    ])
    let result = try engine(pack.path).evaluate(page(fullTable))
    #expect(try result.scroll("feed").adjustedContentInset.points == .zero)
  }

  @Test("a behaviour of one's own, named in a scenario")
  func ownBehavior() throws {
    let pack = try TemporaryPack([
      "half.lua": """
      return behavior { id = "half", since = "11.0", sources = { "INS-90" },
        insets = function(scroll, edge) return inset(scroll.safeAreaInsets[edge] / 2, "INS-90") end }
      """
    ])
    let text =
      #"{ "class": "UITableView", "id": "feed", "pins": "superview", "contentInsetAdjustmentBehavior": "half" }"#
    let result = try engine(pack.path).evaluate(page(text))
    #expect(
      try result.scroll("feed").adjustedContentInset.points
        == Insets(top: 44, left: 0, bottom: 17, right: 0))
    #expect(
      throws: Diagnostic(
        path: "test.json", position: SourcePosition(line: 3, column: 145),
        pointer: "/root/children/0/view/subviews/0/contentInsetAdjustmentBehavior",
        message: "unknown behaviour \"half\"",
        suggestion:
          "known: always, automatic, legacy-automatic, scrollableAxes, never, web")
    ) { try engine().evaluate(page(text)) }
  }

  @Test("an open question is flipped alone, and both outcomes are shown")
  func contested() throws {
    let text = """
      { "insetlua": 1, "device": "iphone-x", "os": "13.0"%@,
        "root": { "kind": "tab", "children": [ { "kind": "viewController", "view": { "subviews": [
          { "class": "UIScrollView", "id": "s", "pins": "superview", "contentSize": [375, 100] } ] } } ] } }
      """
    let result = try engine().evaluate(scenario(text.replacing("%@", with: "")))
    #expect(try result.scroll("s").adjustedContentInset.points.bottom == 83)
    let contested = try #require(result.contested.first)
    #expect(contested.question.id == "Q2")
    #expect(contested.other == "navigation-only")
    #expect(
      contested.changes == [
        .init(what: "s.adjustedContentInset.top", taken: 44, other: 0),
        .init(what: "s.adjustedContentInset.bottom", taken: 83, other: 0),
      ])
    let chosen = try engine().evaluate(
      scenario(text.replacing("%@", with: #", "assume": { "Q2": "navigation-only" }"#)))
    #expect(try chosen.scroll("s").adjustedContentInset.points == .zero)
    #expect(chosen.contested.map(\.isChosen) == [true])
  }

  @Test("a number that no source gives is unknown, names its question, and decides nothing")
  func undecided() throws {
    let result = try engine().evaluate(
      scenario(
        """
        { "insetlua": 1, "device": "ipad-air-11-m2", "os": "18.0",
          "root": { "kind": "tab", "id": "tabs", "children": [
            { "kind": "viewController", "view": { "subviews": [\(fullTable)] } } ] } }
        """))
    #expect(try result.scroll("feed").adjustedContentInset.top.isUnknown)
    #expect(result.screen.unknowns.map(\.fact) == ["Q8"])
    #expect(result.screen.unknowns.map(\.supply) == ["tabBar.height"])
    #expect(result.findings == [])
    #expect(result.problems == [])
  }

  @Test("results do not depend on the order of packs' files")
  func order() throws {
    let first = try TemporaryPack([
      "a/zz.lua": LoadTests.check("zz", body: "return finding { message = \"zz\" }"),
      "b/aa.lua": LoadTests.check("aa", body: "return finding { message = \"aa\" }"),
    ])
    let second = try TemporaryPack([
      "b/zz.lua": LoadTests.check("zz", body: "return finding { message = \"zz\" }"),
      "a/aa.lua": LoadTests.check("aa", body: "return finding { message = \"aa\" }"),
    ])
    let one = try engine(first.path).evaluate(page(fullTable)).lines
    #expect(one == ["aa - -: aa", "zz - -: zz"])
    #expect(try engine(second.path).evaluate(page(fullTable)).lines == one)
  }
}
