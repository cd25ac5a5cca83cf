import Foundation
import Testing

@Suite("insetlua explain")
struct ExplainTests {
  private func explain(_ arguments: String...) throws -> Program.Outcome {
    try Program.run(["explain"] + arguments, in: Examples.root)
  }

  /// One story each: S-12 a table below a header, S-3 views in no window, S-4 an addition, iOS 10,
  /// a bar of the app's own, grouped slots with an open question, sideways insets.
  @Test(
    "tells of one view",
    arguments: [
      ("s12-", "orders", ""), ("s03-", "below", ""), ("s03-", "spare", ""), ("s04a-", "page", ""),
      ("s01a-", "feed", ""), ("s12b-", "orders", "top"), ("s17a-", "settings", ""),
      ("s08-", "strip", "left"),
    ])
  func view(example: String, view: String, edge: String) throws {
    var arguments = ["explain", Examples.path(example), view]
    if !edge.isEmpty { arguments += ["--edge", edge] }
    let outcome = try Program.run(arguments, in: Examples.root)
    #expect(outcome.code == 0)
    #expect(outcome.errors.isEmpty)
    let name = "explain/\(example)\(view)\(edge.isEmpty ? "" : "-\(edge)").txt"
    try expectGolden(Examples.withoutRuleLines(outcome.output), name)
  }

  /// INS-98; directly in tabs (Q2) and deeper than a navigation controller's child (Q15) it is open.
  @Test(
    "says that no navigation controller holds a page only where nothing else could",
    arguments: [("", true), ("tab", false), ("navigation", false)])
  func extraRule(container: String, isSaid: Bool) throws {
    let page = """
      { "kind": "viewController", "view": { "subviews": [ { "class": "UITableView", "id": "feed",
        "pins": "superview" } ] } }
      """
    let shell = #"{ "kind": "custom", "children": [ \#(page) ] }"#
    let root =
      container.isEmpty
      ? page
      : #"{ "kind": "\#(container)", "children": [ \#(container == "tab" ? page : shell) ] }"#
    let scratch = try Scratch()
    try scratch.write(
      #"{ "insetlua": 1, "device": "iphone-x", "os": "11.0", "root": \#(root) }"#, to: "page.json")
    let outcome = try Program.run(
      ["explain", "page.json", "feed", "--standard-rules", Examples.root.path + "/Rules"],
      in: scratch.folder)
    #expect(outcome.code == 0)
    #expect(outcome.output.contains("no navigation controller holds the page") == isSaid)
  }

  @Test(
    "scrolling off is a reason on iOS 11 alone (INS-13)",
    arguments: zip(
      ["11.0", "15.0"],
      ["(0, 0) at rest, since scrolling is off   INS-13", "(0, -64) at rest   INS-10"]))
  func scrollingOff(os: String, reason: String) throws {
    let scratch = try Scratch()
    try scratch.write(
      """
      { "insetlua": 1, "device": "iphone-8", "os": "\(os)", "root": { "kind": "navigation", "children": [
        { "kind": "viewController", "view": { "subviews": [ { "class": "UIScrollView", "id": "feed",
          "pins": "superview", "contentSize": [375, 3000], "isScrollEnabled": false } ] } } ] } }
      """, to: "page.json")
    let outcome = try Program.run(
      ["explain", "page.json", "feed", "--standard-rules", Examples.root.path + "/Rules"],
      in: scratch.folder)
    #expect(outcome.output.contains("contentOffset   \(reason)\n"))
    #expect(outcome.output.contains("INS-13") == (os == "11.0"))
  }

  @Test("tells of every scroll view in short without a view")
  func all() throws {
    let outcome = try explain(Examples.path("s03-"))
    #expect(outcome.code == 0)
    try expectGolden(Examples.withoutRuleLines(outcome.output), "explain/s03-all.txt")
  }

  @Test("verbose names steps, places and facts")
  func verbose() throws {
    let outcome = try explain(
      Examples.path("s12-"), "orders", "--edge", "top", "-v", "--no-drawing")
    try expectGolden(Examples.withoutRuleLines(outcome.output), "explain/s12-verbose.txt")
  }

  @Test("JSON says what text says")
  func json() throws {
    let outcome = try explain("-f", "json", Examples.path("s12-"), "orders", "--edge", "top")
    #expect(outcome.code == 0)
    let text = outcome.output.replacing(/"line": [0-9]+/, with: "\"line\": 0")
    try expectGolden(text, "explain/s12-orders-top.json")
  }

  @Test("says the same as run for every example, and its steps add up")
  func sameAsRun() throws {
    let run = try object(
      try Program.run(
        ["run", "-f", "json", "--matrix", "none", "Rules/examples"], in: Examples.root
      )
      .output)
    let inputs = try #require(run["inputs"] as? [[String: Any]])
    #expect(inputs.count == Examples.all.count)
    for input in inputs { try expectSame(input) }
  }

  private func expectSame(_ input: [String: Any]) throws {
    let path = try #require(input["path"] as? String)
    let explained = try object(
      try Program.run(["explain", "-f", "json", path], in: Examples.root).output)
    let screens = try #require(explained["screens"] as? [[String: Any]])
    let measured = try #require(input["screens"] as? [[String: Any]])
    #expect(screens.count == measured.count)
    for (screen, measured) in zip(screens, measured) {
      let views = try #require(measured["views"] as? [String: [String: Any]])
      let sums = try #require(screen["sums"] as? [[String: Any]])
      for view in try #require(screen["explained"] as? [[String: Any]]) {
        let name = try #require(view["name"] as? String)
        let sides = try #require(view["edges"] as? [String: [String: Any]])
        for (edge, side) in sides {
          for key in ["safeAreaInsets", "adjustedContentInset"] {
            guard let chain = side[key] as? [String: Any] else { continue }
            // A null is unknown: so are all sums that hold it.
            guard let points = chain["points"] as? Double else { continue }
            let index = chain["sum"] as? Int
            let parts = index.map { sums[$0]["parts"] as? [[String: Any]] ?? [] } ?? []
            let sum = parts.reduce(0) { $0 + ($1["points"] as? Double ?? .nan) }
            #expect(abs(sum - points) < 0.001, "\(name).\(key).\(edge)")
            guard let insets = views[name]?[key] as? [String: Any] else { continue }
            #expect(insets[edge] as? Double == points, "\(name).\(key).\(edge)")
          }
        }
      }
    }
  }

  @Test("finds a view by pointer, class and controller")
  func names() throws {
    let example = Examples.path("s12-")
    let byID = try explain(example, "orders")
    #expect(try explain(example, "/root/children/0/view/subviews/1").output == byID.output)
    #expect(try explain(example, "UITableView").output == byID.output)
    #expect(try explain(example, "--view", "orders").output == byID.output)
    let page = try explain(example, "OrdersViewController")
    #expect(page.code == 0)
    #expect(page.output.contains("page.safeAreaInsets.top"))
  }

  @Test("what cannot be explained is said, with what could be")
  func errors() throws {
    var transcript = ""
    for arguments in [
      [Examples.path("s12-"), "ordrs"], [Examples.path("s03-"), "UITableView"],
      [Examples.path("s12-"), "orders", "header"], ["Rules/examples"], [],
      [Examples.path("s12-"), "--edge", "tp"], ["nowhere.json", "orders"],
      [Examples.path("s12-"), "orders", "--os", "10.3"],
    ] {
      let outcome = try Program.run(["explain"] + arguments, in: Examples.root)
      #expect(outcome.code == 2, "\(arguments)")
      #expect(outcome.output.isEmpty, "\(arguments)")
      transcript += "$ insetlua explain \(arguments.joined(separator: " "))\n\(outcome.errors)\n"
    }
    try expectGolden(transcript, "explain/errors.txt")
  }

  @Test("a rule that fails makes it 3, and the rest is told")
  func ruleFailed() throws {
    let scratch = try Scratch()
    try scratch.write(Screens.right, to: "right.json")
    try scratch.write(Screens.failingRule, to: "failing/boom.lua")
    let outcome = try Program.run(["explain", "failing", "right.json", "feed"], in: scratch.folder)
    #expect(outcome.code == 3)
    #expect(outcome.output.contains("feed.adjustedContentInset.top"))
    #expect(outcome.errors.contains("[rule boom]"))
  }

  @Test("a team's own behaviour explains itself")
  func ownBehavior() throws {
    let scratch = try Scratch()
    try scratch.write(
      Screens.right.replacing(
        #""class": "UITableView""#,
        with: #""class": "UITableView", "contentInsetAdjustmentBehavior": "half""#),
      to: "screen.json")
    try scratch.write(
      """
      return behavior {
        id = "half", title = "half of it", sources = { "INS-90" },
        insets = function(scroll, edge)
          considered("the whole of it", no("half is enough", "INS-94"))
          return inset(scroll.safeAreaInsets[edge] / 2, "INS-90")
        end,
      }
      """, to: "team/half.lua")
    let outcome = try Program.run(
      ["explain", "team", "screen.json", "feed", "--edge", "top", "--no-drawing"],
      in: scratch.folder)
    #expect(outcome.code == 0)
    let text = outcome.output.replacing(/[^ ]*Rules\//, with: "Rules/")
    try expectGolden(Examples.withoutRuleLines(text), "explain/own-behavior.txt")
  }

  @Test("a number that no source gives is called unknown, and what is missing is said")
  func unknown() throws {
    let scratch = try Scratch()
    try scratch.write(
      Screens.underUnknownBar(#", "wants": { "top": "belowBars" }"#), to: "page.json")
    let outcome = try Program.run(["explain", "page.json", "orders"], in: scratch.folder)
    let flat = outcome.output.replacing(/\n +/, with: " ")
    #expect(outcome.output.contains("navigation bar, lower edge at an unknown y "))
    #expect(
      flat.contains(
        "where content begins is unknown: the top tab bar's height is in no public source Q8"))
    #expect(
      flat.contains(
        "(0, unknown) at rest: the top tab bar's height is in no public source   Q8"))
    // One cause, one note.
    #expect(
      outcome.output.hasSuffix(
        """
        page.json:3:11: note: the top tab bar's height is in no public source [Q8]
           give it with "tabBar.height" at /root
           undecided without it: content-hidden; content-shifted and double-inset for orders

        """))
    let json = try Program.run(
      ["explain", "-f", "json", "page.json", "orders"], in: scratch.folder)
    for text in [outcome.output, json.output] {
      #expect(!text.contains("-inf"))
      #expect(!text.contains("INS-13"))
    }
    let screen = (try object(json.output)["screens"] as? [[String: Any]])?.first
    let explained = (screen?["explained"] as? [[String: Any]])?.first
    let top = (explained?["edges"] as? [String: Any])?["top"] as? [String: Any]
    #expect(top?["contentStart"] is NSNull)
    let callback = (explained?["callbacks"] as? [[String: Any]])?.first
    let insets = callback?["to"] as? [String: Any]
    #expect(insets?["top"] is NSNull)
    let unknown = try #require(screen?["unknown"] as? [[String: Any]])
    for path in ["/explained/0/edges/top/contentStart", "/explained/0/callbacks/0/to/top"] {
      let entry = try #require(unknown.first { $0["path"] as? String == path })
      #expect(entry["reason"] as? String == "noSource")
      #expect(entry["fact"] as? String == "Q8")
      #expect(entry["key"] as? String == "/root/tabBar/height")
    }
  }
}
