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
    guard try Python.has("jsonschema") else {
      print("SKIPPED: the schema is not checked: python3 has no jsonschema")
      return
    }
    var valid = [Fixture.small, Fixture.large]
    for seed in 0..<40 {
      var random = SplitMix(seed: UInt64(seed))
      valid.append(ScenarioWriter.write(random.scenario()))
    }
    let invalid = Refusal.structural.map(\.marked.text)
    let script = """
      import json, os, sys, jsonschema
      folder, count = sys.argv[1], int(sys.argv[2])
      load = lambda i: json.loads(open(os.path.join(folder, str(i)), "rb").read())
      schema = load(0)
      jsonschema.Draft202012Validator.check_schema(schema)
      validator = jsonschema.Draft202012Validator(schema)
      print("".join("y" if validator.is_valid(load(i)) else "n" for i in range(1, count)))
      """
    let files = ([ScenarioSchema.text] + valid + invalid).map { Array($0.utf8) }
    let verdicts = try Python.withFiles(files) { folder in
      try Python.run(script, arguments: [folder, "\(files.count)"])
    }
    let verdict = try #require(verdicts?.trimmingCharacters(in: .whitespacesAndNewlines))
    #expect(verdict.prefix(valid.count).allSatisfy { $0 == "y" }, "\(verdict)")
    for (refusal, answer) in zip(Refusal.structural, verdict.dropFirst(valid.count)) {
      #expect(answer == "n", "\(refusal.message): \(refusal.marked.text)")
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
