import Foundation
import InsetEngine
import InsetModel
import Testing

/// Bugs that people reported together with the fix that worked, each as a scenario.
@Suite("Reported bugs and their fixes", .serialized)
struct RepairTests {
  /// What came of one case.
  struct Outcome {
    var entry: RepairList.Case
    /// What is not as the report says; empty where everything is.
    var faults: [String] = []

    var isShown: Bool { entry.missed == nil && faults.isEmpty }
  }

  private static let outcomes = Result {
    let engine = try ConformanceRun.engine()
    return try RepairList.load().cases.map { try outcome(of: $0, engine) }
  }

  private static func outcome(of entry: RepairList.Case, _ engine: Engine) throws -> Outcome {
    var outcome = Outcome(entry: entry)
    for screen in entry.screens ?? [] {
      let evaluation = try engine.evaluate(RepairList.scenario(screen.scenario))
      outcome.faults += evaluation.mismatches.map { "\(screen.scenario): \($0)" }
      guard let finding = screen.finding.found(in: evaluation) else {
        outcome.faults.append("\(screen.scenario): no such finding: \(screen.finding)")
        continue
      }
      for fix in screen.worked {
        let trial = finding.trials.first { $0.fix == fix }
        if trial?.holds != true {
          let what = trial.map { "leaves \($0.residual.map(formatted) ?? "it")" } ?? "is not tried"
          outcome.faults.append("\(screen.scenario): \(fix) \(what)")
        }
      }
    }
    for failure in entry.failed ?? [] {
      let evaluation = try engine.evaluate(
        RepairList.scenario(failure.scenario), depth: .questions)
      outcome.faults += evaluation.mismatches.map { "\(failure.scenario): \($0)" }
      if failure.finding.found(in: evaluation) == nil {
        outcome.faults.append("\(failure.scenario): \(failure.what) does not fail")
      }
    }
    return outcome
  }

  @Test("the cause is named, the fix holds on the device, what failed fails")
  func cases() throws {
    for outcome in try Self.outcomes.get() {
      #expect(outcome.faults == [], "\(outcome.entry.id)")
      let isEmpty = outcome.entry.screens?.isEmpty ?? true
      #expect(isEmpty == (outcome.entry.missed != nil), "\(outcome.entry.id)")
      #expect((outcome.entry.screens ?? []).allSatisfy { !$0.worked.isEmpty })
    }
  }

  @Test("at least nine of ten are shown")
  func share() throws {
    let outcomes = try Self.outcomes.get()
    let shown = outcomes.count(where: \.isShown)
    #expect(outcomes.count == 28)
    #expect(Double(shown) / Double(outcomes.count) >= 0.9, "\(shown) of \(outcomes.count)")
  }

  @Test("every scenario of the folder belongs to a case")
  func files() throws {
    let list = try RepairList.load()
    let named = Set(
      list.cases.flatMap { entry in
        (entry.screens ?? []).map(\.scenario) + (entry.failed ?? []).map(\.scenario)
      } + ["list.json"])
    let present = try FileManager.default.contentsOfDirectory(
      atPath: RepairList.folder.path(percentEncoded: false))
    #expect(Set(present) == named)
  }

  @Test("docs/conformance-fixes.md is what a run writes")
  func page() throws {
    let text = RepairReport(outcomes: try Self.outcomes.get(), list: try RepairList.load()).text
    let file = URL(filePath: repository).appending(path: "docs/conformance-fixes.md")
    let environment = ProcessInfo.processInfo.environment
    if environment["INSETLUA_RECORD"] == "1", environment["CI"] == nil {
      try Data(text.utf8).write(to: file)
      return
    }
    let written = try String(decoding: Data(contentsOf: file), as: UTF8.self)
    #expect(text == written, "run make conformance and read the difference")
  }

  @Test(
    "no case of the raw corpus is left out",
    .enabled("INSETLUA_CORPUS names no folder: skipped") { RawLists.folder != nil })
  func corpus() throws {
    struct Raw: Decodable {
      var id: String
      var layer: String?
      var scenario_ready: Bool?
      var fixes_that_failed: [String]
    }
    let folder = try #require(RawLists.folder)
    let raw = try JSONDecoder().decode(
      [Raw].self, from: Data(contentsOf: folder.appending(path: "cases.json"))
    ).filter { $0.layer == "uikit" && $0.scenario_ready == true }
    let list = try RepairList.load()
    #expect(Set(raw.map(\.id)) == Set(list.cases.map(\.id) + list.notListed.map(\.id)))
    #expect(raw.count == list.cases.count + list.notListed.count)
    for entry in list.cases where entry.missed == nil {
      let failed = raw.first { $0.id == entry.id }?.fixes_that_failed.count
      #expect(entry.failed?.count ?? 0 == failed, "\(entry.id)")
    }
  }
}
