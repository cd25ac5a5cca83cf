import Foundation
import InsetImport
import InsetModel
import Testing

@testable import InsetEngine

/// Remembered answers are what asking again would give.
@Suite("Remembered answers")
struct AnswerMemoryTests {
  private let engine: Engine

  init() throws { engine = try InsetEngineTests.engine() }

  /// All that an evaluation says, as text: a number that nobody knows does not equal itself.
  private func said(_ scenario: Scenario, remembering: Bool) throws -> [String] {
    engine.isRemembering = remembering
    defer { engine.isRemembering = true }
    let evaluation = try engine.evaluate(scenario)
    return evaluation.findings.map { "\($0)" } + evaluation.contested.map { "\($0)" }
      + evaluation.undecided.map { "\($0)" } + evaluation.screen.questions.map { "\($0)" }
  }

  @Test("random screens: fixes and open questions come out the same")
  func randomScreens() throws {
    for seed in 0..<Sample.count(150, nightly: 10_000) {
      var random = RandomPage(seed: seed)
      let text = random.scenario().written
      let scenario = try ScenarioReader.read(Array(text.utf8), path: "random.json")
      let isSame = try said(scenario, remembering: true) == said(scenario, remembering: false)
      #expect(isSame, "seed \(seed)")
    }
  }

  @Test("the examples: fixes and open questions come out the same")
  func examples() throws {
    let folder = standardPack + "/examples"
    for name in try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    where name.hasSuffix(".json") {
      let data = try Data(contentsOf: URL(filePath: "\(folder)/\(name)"))
      let scenario = try ScenarioReader.read(Array(data), path: name)
      let isSame = try said(scenario, remembering: true) == said(scenario, remembering: false)
      #expect(isSame, "\(name)")
    }
  }

  @Test("a check is asked again where a node that it read has changed, and only there")
  func asked() throws {
    let scenario = try page(
      """
      { "class": "UITableView", "id": "one", "pins": "superview", "wants": { "top": "edge" } },
      { "class": "UIScrollView", "id": "two", "frame": [0, 400, 375, 200], "contentSize": [375, 900] }
      """)
    let surroundings = try Resolver.surroundings(of: scenario, catalogue: engine.catalogue)
    engine.remember()
    defer { engine.forget() }
    _ = engine.measure(scenario, on: surroundings)
    let memory = try #require(engine.memories?[nil])
    let one = try #require(scenario.views.firstIndex { $0.id == "one" })
    let two = try #require(scenario.views.firstIndex { $0.id == "two" })
    var edited = scenario
    edited.views[two].scroll?.values.set(ScrollProperty.isScrollEnabled, to: false)
    memory.begin(edited, on: surroundings)
    let other = Walk.evaluate(
      edited, on: surroundings, catalogue: engine.catalogue, policy: RulePolicy(engine: engine))
    memory.checksFollow(on: other)
    let doubled = try #require(
      engine.rules.checks.firstIndex { $0.header.id == "double-inset" })
    let known = memory.findings(of: doubled, at: .view(one)) { engine.answerText(to: $0) }
    #expect(known == [])
    #expect(memory.findings(of: doubled, at: .view(two)) { engine.answerText(to: $0) } == nil)
  }
}
