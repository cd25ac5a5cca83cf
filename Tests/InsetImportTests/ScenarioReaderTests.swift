import InsetImport
import InsetModel
import Testing

@Suite("Reading scenarios")
struct ScenarioReaderTests {
  @Test("a small scenario, as a whole value")
  func small() throws {
    let scenario = try ScenarioReader.read(Array(Fixture.small.utf8), path: "small.json")
    var main = Controller(kind: .navigation, id: "main")
    main.children = [1]
    var page = Controller(kind: .viewController, id: "feedPage", parent: 0)
    page.view = 0
    var root = View(className: "UIView", controller: 1, layout: .fill)
    root.subviews = [1]
    var feed = View(
      className: "UITableView", id: "feed", superview: 0, controller: 1, layout: .pins(.fill))
    feed.scroll = ScrollProperties()
    feed.table = TableProperties()
    var expected = Scenario(
      device: .named("iphone-x"), os: OSVersion(11), controllers: [main, page],
      views: [root, feed], source: scenario.source)
    expected.expectations = [
      Expectation(
        subject: "feed", key: .adjustedContentInset,
        value: .insets(EdgeValues(top: 88, left: nil, bottom: 34, right: nil)), source: "INS-31",
        position: SourcePosition(line: 14, column: 25))
    ]
    #expect(scenario == expected)
  }

  @Test("a scenario with every key")
  func large() throws {
    let scenario = try ScenarioReader.read(Array(Fixture.large.utf8), path: "large.json")
    #expect(scenario.controllers.count == 8)
  }
}
