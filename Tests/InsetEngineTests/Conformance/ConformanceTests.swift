import Foundation
import InsetEngine
import InsetImport
import InsetModel
import Testing

@Suite("Conformance", .serialized)
struct ConformanceTests {
  private static let run = Result { try ConformanceRun.evaluate(try ConformanceLists.load()) }

  /// Cases that may differ: a bottom inset by a mechanism that no fact explains.
  private static let allowed: Set<String> = ["dump-019-bottom", "C226-bottom"]

  @Test("nothing differs but what is known to be unexplained")
  func differences() throws {
    for value in try Self.run.get().values {
      guard case .different(let model) = value.outcome, !Self.allowed.contains(value.id) else {
        continue
      }
      Issue.record("\(value.id) \(value.name): printed \(value.printed), model \(model)")
    }
  }

  @Test("shares of equal, contested and not modelled values", arguments: [false, true])
  func shares(_ isKnownOnly: Bool) throws {
    let report = ConformanceReport(run: try Self.run.get(), questions: [])
    let counts = report.counts { !isKnownOnly || !$0.isInferred }
    let total = Double(counts.total)
    #expect(counts.total > 900)
    #expect(Double(counts.equal) / total >= 0.85)
    #expect(Double(counts.contested) / total <= 0.05)
    #expect(Double(counts.notModelled) / total <= 0.10)
  }

  @Test("docs/conformance.md is what a run writes")
  func page() throws {
    let engine = try ConformanceRun.engine()
    let report = ConformanceReport(
      run: try Self.run.get(), questions: engine.catalogue.questions)
    let file = ConformanceLists.folder.deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "docs/conformance.md")
    let environment = ProcessInfo.processInfo.environment
    if environment["INSETLUA_RECORD"] == "1", environment["CI"] == nil {
      try Data(report.text.utf8).write(to: file)
      return
    }
    let written = try String(decoding: Data(contentsOf: file), as: UTF8.self)
    #expect(report.text == written, "run make conformance and read the difference")
  }

  @Test("every contested id is an open question of the catalogue")
  func contestedIDs() throws {
    let known = Set(try ConformanceRun.engine().catalogue.questions.map(\.id))
    #expect(try ConformanceLists.load().contested.subtracting(known) == [])
  }

  @Test("scenarios written by hand come out too", arguments: ["fixtures", "dumps"])
  func handWritten(_ folder: String) throws {
    let engine = try ConformanceRun.engine()
    let url = ConformanceLists.folder.deletingLastPathComponent().appending(path: folder)
    let names = try FileManager.default.contentsOfDirectory(atPath: url.path(percentEncoded: false))
    for name in names.sorted() where name.hasSuffix(".json") {
      let bytes = [UInt8](try Data(contentsOf: url.appending(path: name)))
      let scenario = try ScenarioReader.read(bytes, path: name)
      let evaluation = try engine.evaluate(scenario, depth: .questions)
      #expect(evaluation.mismatches == [], "\(name)")
      #expect(evaluation.expectationCount > 0, "\(name)")
      #expect(evaluation.problems == [], "\(name)")
    }
  }

  @Test(
    "the committed lists leave out no number of the raw corpus",
    .enabled("INSETLUA_CORPUS names no folder: skipped") { RawLists.folder != nil })
  func corpus() throws {
    let folder = try #require(RawLists.folder)
    let raw = try RawLists.load(folder)
    var committed: [String: [String: [Double]]] = [:]
    for value in try Self.run.get().values {
      committed[value.list, default: [:]][value.id, default: []].append(value.printed)
    }
    for list in ConformanceLists.names {
      for (id, numbers) in raw.numbers[list] ?? [:] where !numbers.isEmpty {
        var left = committed[list]?[id] ?? []
        for number in numbers {
          // A y in the window stands in the list as a y in the content: 62 is the window's top.
          let place = left.firstIndex {
            abs($0 - number) < 0.002 || (id == "D13" && abs($0 + 62 - number) < 0.002)
          }
          guard let place else {
            Issue.record("\(list) \(id): \(number) is not in the committed list")
            continue
          }
          left.remove(at: place)
        }
      }
    }
  }
}
