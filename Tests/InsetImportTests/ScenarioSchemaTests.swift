import Foundation
import InsetImport
import InsetModel
import Testing

@Suite("The schema of scenarios")
struct ScenarioSchemaTests {
  /// All property names of a schema.
  static func keys(of schema: String) -> [String] {
    guard
      let root = try? JSONSerialization.jsonObject(with: Data(schema.utf8)) as? [String: Any]
    else { return [] }
    var keys: Set<String> = []
    for object in [root] + Array((root["$defs"] as? [String: [String: Any]] ?? [:]).values) {
      keys.formUnion((object["properties"] as? [String: Any] ?? [:]).keys)
    }
    return keys.sorted()
  }

  @Test("every key has a description, and the schema is JSON of our own reader's taste")
  func wellFormed() throws {
    #expect(JSONSyntaxTests.fault(Array(ScenarioSchema.text.utf8)) == nil)
    #expect(Self.keys(of: ScenarioSchema.text).count > 90)
  }

  private static func page() throws -> String {
    let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("docs/scenario.md")
    return String(decoding: try Data(contentsOf: path), as: UTF8.self)
  }

  @Test("the example of docs/scenario.md is read, and written as it stands there")
  func example() throws {
    let block = try #require(
      try Self.page().split(separator: "```json\n").dropFirst().first?.split(separator: "```").first
    )
    let scenario = try ScenarioReader.read(Array(block.utf8), path: "example.json")
    #expect(ScenarioWriter.write(scenario) == block)
  }

  @Test("docs/scenario.md names every key")
  func documented() throws {
    let text = try Self.page()
    let missing = Self.keys(of: ScenarioSchema.text).filter { !text.contains("`\($0)`") }
    #expect(missing == [])
  }

  @Test("is valid, takes valid scenarios and refuses malformed ones")
  func secondOpinion() throws {
    var valid = [Fixture.small, Fixture.large]
    for seed in 0..<40 {
      var random = SplitMix(seed: UInt64(seed))
      valid.append(ScenarioWriter.write(random.scenario()))
    }
    let invalid = Refusal.structural.map(\.marked.text)
    guard let verdicts = try SchemaVerdicts.of(valid + invalid, by: ScenarioSchema.text) else {
      return
    }
    #expect(verdicts.prefix(valid.count).allSatisfy { $0 }, "\(verdicts)")
    for (refusal, answer) in zip(Refusal.structural, verdicts.dropFirst(valid.count)) {
      #expect(!answer, "\(refusal.message): \(refusal.marked.text)")
    }
  }
}

extension Refusal {
  /// The refused scenarios that are wrong in structure; the rest is wrong in names, siblings,
  /// classes, axes and versions, which a schema cannot say.
  static var structural: [Refusal] {
    let beyond = [
      "id", "sibling", "tied", "axis", "ring", "key of scroll", "key of table", "key of collection",
      "not a UIView",
      "never existed", "too old", "selectedIndex", "meaning of its own", "child of", "rows",
      "follows", "no inset", "is no scroll view", "is no table view", "no edge is compared",
      "unknown value \"navigationbar\"", "a navigationBar has no", "cannot be tied", "1.1e1",
    ]
    return (settings + controllers + views + pins + tables + expectations).filter { refusal in
      !beyond.contains { refusal.message.contains($0) }
    }
  }
}
