import InsetModel
import Testing

@testable import InsetImport

@Suite("Changing scenarios in place")
struct ScenarioEditorTests {
  private static func read(_ text: String) throws -> Scenario {
    try ScenarioReader.read(Array(text.utf8), path: "a.json")
  }

  private static func edited(_ text: String, _ edit: (inout Scenario) -> Void) throws -> String {
    let before = try read(text)
    var after = before
    edit(&after)
    let result = ScenarioEditor.apply(after, to: Array(text.utf8), readAs: before)
    return String(decoding: result, as: UTF8.self)
  }

  private static func page(_ view: String) -> String {
    """
    { "insetlua": 1, "os": "11.0",   "device": "iphone-x",
      "root": { "kind": "viewController", "view": \(view) } }

    """
  }

  @Test(
    "what changes is replaced, added or taken out; the rest stays as it was written",
    arguments: [
      // A default that was written, replaced; the defaults beside it stay.
      (
        #"{ "isScrollEnabled": true, "class": "UIScrollView","inWindow" : true }"#,
        #"{ "isScrollEnabled": false, "class": "UIScrollView","inWindow" : true }"#
      ),
      // Added behind the key that the writer would put before it.
      (
        #"{ "id": "v", "class": "UIScrollView", "inWindow": true }"#,
        #"{ "id": "v", "isScrollEnabled": false, "class": "UIScrollView", "inWindow": true }"#
      ),
      (#"{"class":"UIScrollView"}"#, #"{"class":"UIScrollView","isScrollEnabled":false}"#),
      (#"{ "class": "UIScrollView" }"#, #"{ "class": "UIScrollView", "isScrollEnabled": false }"#),
      (
        "{\n\t\t\"class\": \"UIScrollView\"\n\t}",
        "{\n\t\t\"class\": \"UIScrollView\",\n\t\t\"isScrollEnabled\": false\n\t}"
      ),
      (
        "{\r\n    \"class\": \"UIScrollView\",\r\n\r\n    \"subviews\": []\r\n  }",
        "{\r\n    \"class\": \"UIScrollView\",\r\n    \"isScrollEnabled\": false,\r\n\r\n"
          + "    \"subviews\": []\r\n  }"
      ),
      (
        "{ \"class\": \"UIScrollView\", \"id\": \"v\",\n      \"subviews\": [] }",
        "{ \"class\": \"UIScrollView\", \"id\": \"v\",\n      \"isScrollEnabled\": false,\n"
          + "      \"subviews\": [] }"
      ),
    ])
  func scrolling(_ before: String, _ after: String) throws {
    #expect(
      try Self.edited(Self.page(before)) { $0.views[0].scroll?.isScrollEnabled = false }
        == Self.page(after))
    // Back again; what was added is taken out.
    let back = try Self.edited(Self.page(after)) { $0.views[0].scroll?.isScrollEnabled = true }
    #expect(back == Self.page(before.replacing(#""isScrollEnabled": true, "#, with: "")))
  }

  @Test(
    "members are taken out with one comma",
    arguments: [
      (#"{ "isHidden": true, "id": "v" }"#, #"{ "id": "v" }"#),
      (#"{ "id": "v", "isHidden": true }"#, #"{ "id": "v" }"#),
      (#"{ "isHidden": true }"#, "{}"),
      (#"{"isHidden":true,"obstructs":true,"id":"v"}"#, #"{"id":"v"}"#),
      (#"{"id":"v","isHidden":true,"obstructs":true}"#, #"{"id":"v"}"#),
      (#"{"isHidden":true,"id":"v","obstructs":true}"#, #"{"id":"v"}"#),
      (#"{"isHidden":true,"obstructs":true}"#, "{}"),
      (
        "{\n  \"isHidden\": true,\n  \"id\": \"v\",\n  \"obstructs\": true\n}",
        "{\n  \"id\": \"v\"\n}"
      ),
    ])
  func removal(_ before: String, _ after: String) throws {
    let result = try Self.edited(Self.page(before)) { scenario in
      scenario.views[0].isHidden = false
      scenario.views[0].obstructs = false
    }
    #expect(result == Self.page(after))
  }

  @Test("a value in another form is replaced, its neighbours are not")
  func otherForms() throws {
    let text = """
      { "insetlua": 1, "device": "iphone-x", "os": 11,
        "root": { "kind": "viewController", "presentation": { "style": "pageSheet" }, "view": { "subviews": [
            { "class": "UITableView", "pins": { "top": 0, "left": 0, "right": 0, "bottom": 0 },
              "table": { "style": "plain", "sections": [ { "rows": { "count": 3 } } ] } }
        ] } },
        "expect": { "/root/view/subviews/0": { "frame": [0, 0, 375.0, 812], "contentInset": { "top": 0.0 } } } }
      """
    let result = try Self.edited(text) { scenario in
      scenario.views[1].layout = .frame(Rect(x: 0, y: 0, width: 375, height: 400))
      scenario.views[1].table?.rowHeight = 44
      scenario.expectations.removeFirst()
    }
    #expect(
      result == """
        { "insetlua": 1, "device": "iphone-x", "os": 11,
          "root": { "kind": "viewController", "presentation": { "style": "pageSheet" }, "view": { "subviews": [
              { "class": "UITableView", "frame": [0, 0, 375, 400],
                "table": { "style": "plain", "rowHeight": 44, "sections": [ { "rows": { "count": 3 } } ] } }
          ] } },
          "expect": { "/root/view/subviews/0": { "frame": [0, 0, 375.0, 812] } } }
        """)
  }

  @Test("a subview is added before the others, and names that count places follow it")
  func firstSubview() throws {
    let text = """
      { "insetlua": 1, "device": "iphone-x", "os": "11.0",
        "root": { "kind": "viewController", "view": { "subviews": [
          { "frame": [0,0,375,44] },
          { "class": "UITableView",
            "pins": "superview", "wants": {"top": "/root/view/subviews/0"} }
        ] } } }
      """
    let edit = Edit(steps: [Edit.Step(node: .view(0), change: .insertFirstSubview)])
    let before = try Self.read(text)
    let result = ScenarioEditor.apply(
      try before.applying(edit), to: Array(text.utf8), readAs: before)
    #expect(
      String(decoding: result, as: UTF8.self) == """
        { "insetlua": 1, "device": "iphone-x", "os": "11.0",
          "root": { "kind": "viewController", "view": { "subviews": [
            { "frame": [0, 0, 0, 0] },
            { "frame": [0,0,375,44] },
            { "class": "UITableView",
              "pins": "superview", "wants": {"top": "/root/view/subviews/1"} }
          ] } } }
        """)
  }

  @Test("a change of everything is the writer's text")
  func everything() throws {
    let after = try Self.read(Fixture.large)
    let result = ScenarioEditor.apply(
      after, to: Array(Fixture.small.utf8), readAs: try Self.read(Fixture.small))
    #expect(
      ScenarioWriter.write(try ScenarioReader.read(result, path: "a.json"))
        == ScenarioWriter.write(after))
  }

  /// Every value that the writer writes of a scenario, with the way to it.
  private static func leaves(_ scenario: Scenario) throws -> [String] {
    let document = try JSONDocument(Array(ScenarioWriter.write(scenario).utf8), path: "")
    return AuthoredText.Tree(0, of: document).leaves()
  }

  @Test(
    "any edit of any scenario in any form reads as what it makes of it",
    arguments: 0..<Sample.count(4, nightly: 300))
  func anyEdit(_ seed: Int) throws {
    var random = SplitMix(seed: UInt64(seed) &+ 10_000)
    let scenario = random.scenario()
    guard let edit = random.edit(of: scenario) else { return }
    for layout in [AuthoredText.Layout.compact, .loose, .lines] {
      var author = AuthoredText(seed: seed, usesOtherForms: true)
      let text = try author.rewrite(ScenarioWriter.write(scenario), layout)
      let before = try Self.read(text)
      #expect(Set(try Self.leaves(before)) == Set(try Self.leaves(scenario)))
      let bytes = Array(text.utf8)
      #expect(ScenarioEditor.apply(before, to: bytes, readAs: before) == bytes)

      let after = try before.applying(edit)
      let result = ScenarioEditor.apply(after, to: bytes, readAs: before)
      let read = try ScenarioReader.read(result, path: "a.json")
      #expect(ScenarioWriter.write(read) == ScenarioWriter.write(after), "\(text)")
      #expect(ScenarioEditor.apply(after, to: result, readAs: read) == result)
    }
  }

  @Test(
    "a line that an edit does not touch is there still",
    arguments: 0..<Sample.count(20, nightly: 300))
  func untouchedLines(_ seed: Int) throws {
    var random = SplitMix(seed: UInt64(seed) &+ 20_000)
    let scenario = random.scenario()
    guard let edit = random.edit(of: scenario) else { return }
    var author = AuthoredText(seed: seed, usesOtherForms: false)
    let text = try author.rewrite(ScenarioWriter.write(scenario), .lines)
    let before = try Self.read(text)
    let after = try before.applying(edit)
    let result = ScenarioEditor.apply(after, to: Array(text.utf8), readAs: before)
    let (old, new) = (Set(try Self.leaves(before)), Set(try Self.leaves(after)))
    let changes = old.symmetricDifference(new).count
    // Each value has a line of its own; with it the brackets around it may go, and a neighbour's comma.
    let lines = text.split(separator: "\n")
    let difference = String(decoding: result, as: UTF8.self).split(separator: "\n")
      .difference(from: lines)
    #expect(difference.removals.count <= 4 * changes, "\(difference.removals)")
    #expect(changes > 0 || difference.isEmpty)
  }
}
