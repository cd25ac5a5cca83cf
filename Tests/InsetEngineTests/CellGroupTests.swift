import InsetImport
import InsetModel
import Testing

@testable import InsetEngine

/// What one cell of a matrix evaluates to holds for every cell that would have answered alike.
@Suite("Cells that answer alike")
struct CellGroupTests {
  private let engine: Engine

  init() throws { engine = try InsetEngineTests.engine() }

  /// A page's trials on every cell of some groups of its matrix.
  private func shared(
    _ scenario: Scenario, _ evaluation: Evaluation, groups count: Int
  ) -> (shared: [Laboratory.CellResult], alone: [Laboratory.CellResult], evaluations: Int) {
    let surroundings = evaluation.screen.surroundings
    let cells = Matrix(
      .all, device: surroundings.device, os: surroundings.os.exact, catalogue: engine.catalogue
    ).cells.filter { $0.device.idiom == surroundings.device.idiom }
    let (portable, _) = evaluation.screen.portable()
    let candidates = evaluation.findings.enumerated().flatMap { number, finding in
      finding.trials.enumerated().filter { $1.problem == nil }.map { index, trial in
        Laboratory.Candidate(finding: number, trial: index, edit: trial.edit, isAssumed: false)
      }
    }
    func groups() -> ArraySlice<CellGroup> {
      CellGroup.groups(of: cells, for: portable, catalogue: engine.catalogue).groups
        .sorted { $0.members.count > $1.members.count }.prefix(count)
    }
    var evaluations = 0
    func tryOut(_ member: CellGroup.Member) -> Laboratory.CellResult {
      evaluations += 1
      return engine.tryOut(candidates, evaluation.findings, portable, on: member)
    }
    let shared = groups().flatMap { group in
      group.results(isCancelled: { false }, tryOut).map { $0.result.moved(to: $0.member.cell) }
    }
    let made = evaluations
    // Anew, so that nothing has been asked of these surroundings.
    engine.isRemembering = false
    defer { engine.isRemembering = true }
    let alone = groups().flatMap { $0.members.map(tryOut) }
    return (shared, alone, made)
  }

  @Test("random screens: each cell has the result that it has alone")
  func randomScreens() throws {
    var cells = 0
    var evaluations = 0
    for seed in 0..<Sample.count(25, nightly: 10_000) {
      var random = RandomPage(seed: seed)
      let text = random.scenario().written
      let scenario = try ScenarioReader.read(Array(text.utf8), path: "random.json")
      let (shared, alone, made) = shared(scenario, try engine.evaluate(scenario), groups: 2)
      let differing = zip(shared, alone).first { $0 != $1 }
      #expect(differing == nil, "seed \(seed)")
      #expect(shared.count == alone.count)
      cells += alone.count
      evaluations += made
    }
    #expect(evaluations * 2 < cells)
  }

  @Test("an evaluation holds from the newest version that it reached to the oldest that it missed")
  func versions() throws {
    let scenario = try page(os: "13.0", LaboratoryTests.fullBleed)
    func asked(_ body: (Surroundings) -> Void) throws -> AskedSurroundings {
      let surroundings = try Resolver.surroundings(of: scenario, catalogue: engine.catalogue)
      body(surroundings)
      return surroundings.asked
    }
    func held(_ asked: AskedSurroundings) -> [String] {
      [OSVersion(11), OSVersion(12, 4, 9), OSVersion(13), OSVersion(13, 0, 1), OSVersion(15)]
        .filter(asked.holds).map(\.description)
    }
    #expect(held(try asked { _ in }) == ["11.0", "12.4.9", "13.0", "13.0.1", "15.0"])
    #expect(held(try asked { _ = $0.os >= OSVersion(11) }).first == "11.0")
    #expect(
      held(try asked { _ = ($0.os >= OSVersion(13), $0.os < OSVersion(15)) })
        == ["13.0", "13.0.1"])
    #expect(held(try asked { _ = $0.os.description }) == ["13.0"])
    #expect(
      held(try asked { _ = OSRange("12-13")?.contains($0.os) }) == ["12.4.9", "13.0", "13.0.1"])
  }

  @Test("a rule that reads a device's name is asked on every device")
  func names() throws {
    let pack = try TemporaryPack([
      "pack.lua": #"return pack { name = "named" }"#,
      "checks/named.lua": """
      return check {
        id = "named", title = "named", on = "screen", severity = "warning", sources = { "INS-1" },
        evaluate = function(screen)
          return finding { edge = "top", message = screen.device.name }
        end,
      }
      """,
    ])
    let engine = try InsetEngineTests.engine(pack.path)
    let scenario = try page(os: "13.0", LaboratoryTests.fullBleed)
    let cells = ["iphone-x", "iphone-xs", "iphone-11-pro"].compactMap {
      engine.catalogue.device(named: $0)
    }.map { Cell(device: $0, os: OSVersion(13), orientation: .landscape) }
    let found = CellGroup.groups(of: cells, for: scenario, catalogue: engine.catalogue)
    #expect(found.groups.map(\.members.count) == [3])
    let names = found.groups[0].results(isCancelled: { false }) {
      engine.measure(scenario, on: $0.surroundings).findings.filter { $0.rule == "named" }
        .map(\.message)
    }
    #expect(names.map(\.result) == [["iPhone X"], ["iPhone XS"], ["iPhone 11 Pro"]])
  }
}
