import InsetImport
import InsetModel
import Testing

@Suite("Writing scenarios")
struct ScenarioWriterTests {
  private static func read(_ text: String) throws -> Scenario {
    try ScenarioReader.read(Array(text.utf8), path: "a.json").placeless
  }

  @Test("readable, minimal, in a stable order")
  func text() throws {
    let scenario = try Self.read(Fixture.small)
    #expect(
      ScenarioWriter.write(scenario) == """
        {
          "insetlua": 1,
          "device": "iphone-x",
          "os": "11.0",
          "root": {
            "kind": "navigation",
            "id": "main",
            "children": [
              {
                "kind": "viewController",
                "id": "feedPage",
                "view": {
                  "subviews": [
                    { "class": "UITableView", "id": "feed", "pins": "superview" }
                  ]
                }
              }
            ]
          },
          "expect": { "feed": { "adjustedContentInset": { "top": 88, "bottom": 34 }, "source": "INS-31" } }
        }

        """)
  }

  @Test("what is read is written back, with every key")
  func everyKey() throws {
    let scenario = try Self.read(Fixture.large)
    let text = ScenarioWriter.write(scenario)
    #expect(try Self.read(text) == scenario)
    for key in ScenarioSchemaTests.keys(of: ScenarioSchema.text) where key != "$schema" {
      #expect(text.contains("\"\(key)\":"), "the fixture does not have \(key)")
    }
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 100 })
  }

  @Test("random scenarios come back equal", arguments: 0..<Sample.count(80, nightly: 1_000))
  func roundTrip(_ seed: Int) throws {
    var random = SplitMix(seed: UInt64(seed))
    let scenario = random.scenario()
    let text = ScenarioWriter.write(scenario)
    #expect(try Self.read(text) == scenario, "\(text)")
    #expect(ScenarioWriter.write(try Self.read(text)) == text)
  }
}
