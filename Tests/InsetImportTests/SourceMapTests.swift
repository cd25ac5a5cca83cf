import InsetImport
import InsetModel
import Testing

@Suite("Places in a scenario")
struct SourceMapTests {
  /// Where `part` first stands in `text`, `skip` characters on.
  private static func place(of part: String, in text: String, skip: Int = 0) -> SourcePosition? {
    guard let range = text.firstRange(of: part) else { return nil }
    let before = text[..<text.index(range.lowerBound, offsetBy: skip)]
    let lines = before.split(separator: "\n", omittingEmptySubsequences: false)
    return SourcePosition(line: lines.count, column: (lines.last?.count ?? 0) + 1)
  }

  @Test(
    "every part and every written key has its place",
    arguments: [
      (Node.scenario, nil, "{", 0), (.scenario, "os", "\"os\"", 0),
      (.controller(0), nil, "\"root\": {", 8),
      (.controller(0), "tabBar", "\"tabBar\"", 0),
      (.controller(0), "tabBar.height", "\"height\": 83", 0),
      (.controller(1), "toolbar.items", "\"items\"", 0),
      (.controller(2), "additionalSafeAreaInsets", "\"additionalSafeAreaInsets\"", 0),
      (.view(0), nil, "\"view\": {", 8), (.view(0), "contentInset", "\"contentInset\"", 0),
      (.view(0), "style", "\"style\": \"grouped\"", 0),
      (.view(0), "heightForHeaderInSection", "\"heightForHeaderInSection\"", 0),
      (.section(view: 0, section: 1), nil, "{ \"rows\": [44", 0),
      (.section(view: 0, section: 2), "header", "\"header\": { \"title\"", 0),
      // A key that is not written has the place of the part that could have it.
      (.view(0), "isHidden", "\"view\": {", 8), (.view(99), nil, "no such view", 0),
      (.section(view: 0, section: 9), nil, "no such section", 0),
    ])
  func place(_ node: Node, _ key: String?, _ part: String, _ skip: Int) throws {
    let text = Fixture.large
    let source = try ScenarioReader.read(Array(text.utf8), path: "large.json").source
    #expect(source.path == "large.json")
    #expect(source.position(of: node, key: key) == Self.place(of: part, in: text, skip: skip))
  }
}
