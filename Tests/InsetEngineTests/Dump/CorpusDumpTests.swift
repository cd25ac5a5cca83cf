import Foundation
import InsetImport
import InsetModel
import Testing

@testable import InsetEngine

/// The dumps that people published, where INSETLUA_CORPUS names the folder that holds them. They are
/// not part of the repository; docs/conformance-dumps.md lists the outcome.
@Suite("The dumps of the corpus", .serialized)
struct CorpusDumpTests {
  static let corpus = ProcessInfo.processInfo.environment["INSETLUA_CORPUS"]

  private func dumps() throws -> [(id: String, bytes: [UInt8])] {
    guard let corpus = Self.corpus else { return [] }
    let folder = URL(filePath: corpus).appending(path: "dumps")
    return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      .filter { $0.hasSuffix(".txt") }
      .map { (String($0.prefix(3)), [UInt8](try Data(contentsOf: folder.appending(path: $0)))) }
  }

  /// Said aloud where the corpus is missing: a skipped test must not look like a passed one.
  private func isSkipped() -> Bool {
    guard Self.corpus == nil else { return false }
    print("SKIPPED: INSETLUA_CORPUS names no folder; the published dumps were not read")
    return true
  }

  @Test("every file is read, with the outcome that docs/conformance-dumps.md lists")
  func all() throws {
    if isSkipped() { return }
    let engine = try engine()
    var lines: [String] = []
    var counts: [String: Int] = [:]
    for (id, bytes) in try dumps() {
      let outcome = DumpOutcome(bytes, path: id, engine: engine)
      #expect(outcome.refusal == nil, "\(id): \(outcome.refusal ?? "")")
      #expect(DumpReader.looksLikeDump(bytes), "\(id) is not known as a dump")
      counts["files", default: 0] += 1
      counts["views", default: 0] += outcome.found?.views ?? 0
      counts["scroll views", default: 0] += outcome.found?.scrollViews ?? 0
      for screen in outcome.screens {
        counts["screens", default: 0] += 1
        if screen.summary.containment == .known { counts["containment resolved", default: 0] += 1 }
        if screen.scenario == nil { counts["not evaluated", default: 0] += 1 }
        for observation in screen.evaluation?.observations ?? [] {
          counts[observation.word, default: 0] += 1
        }
      }
      lines.append("## \(id)")
      lines += outcome.lines
    }
    lines.append("## counts")
    lines += counts.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
    try expectGolden(lines.joined(separator: "\n") + "\n", "dumps/corpus.txt")
  }

  /// What the published text around a dump says of its screen: device, system, holders, settings.
  private struct Stated {
    var id: String
    var device: String
    var os: OSVersion
    /// The place in `Supposition.usual`'s words; nil for no container at all.
    var holder: String?
    /// `contentInsetAdjustmentBehavior`, where the text says it.
    var behavior: String?
  }

  private static let stated = [
    Stated(id: "001", device: "iphone-x", os: OSVersion(11), holder: "a UINavigationController"),
    Stated(
      id: "002", device: "iphone-x", os: OSVersion(11), holder: "a UINavigationController",
      behavior: "never"),
    Stated(
      id: "004", device: "iphone-11-pro-max", os: OSVersion(13, 4),
      holder: "a UINavigationController, in a UITabBarController"),
    Stated(id: "008", device: "iphone-11-pro-max", os: OSVersion(13), holder: nil),
    Stated(
      id: "020", device: "iphone-8", os: OSVersion(16),
      holder: "a UINavigationController with a hidden bar"),
    Stated(id: "025", device: "iphone-11-pro", os: OSVersion(13), holder: nil),
    Stated(id: "026", device: "iphone-14-pro", os: OSVersion(16), holder: nil),
    Stated(id: "043", device: "iphone-x", os: OSVersion(13), holder: nil),
    Stated(id: "046", device: "iphone-15", os: OSVersion(17), holder: nil),
    Stated(id: "047", device: "iphone-15", os: OSVersion(17), holder: nil),
    Stated(id: "056", device: "iphone-se-1", os: OSVersion(12), holder: "a UINavigationController"),
  ]

  @Test("with known containment, at least 85 % of the adjusted insets are equal")
  func known() throws {
    if isSkipped() { return }
    let engine = try engine()
    let dumps = try dumps()
    var outcomes: [String] = []
    for stated in Self.stated {
      guard let dump = dumps.first(where: { $0.id == stated.id }) else { continue }
      let found = try DumpReader.read(
        dump.bytes, path: stated.id, catalogue: engine.catalogue,
        hints: Resolver.Target(device: engine.catalogue.device(named: stated.device), os: stated.os)
      )
      for var scenario in found.scenarios {
        if let holder = stated.holder,
          let supposition = Supposition.usual.first(where: { $0.text == holder })
        {
          scenario = scenario.held(as: supposition)
        }
        if let behavior = stated.behavior {
          for index in scenario.views.indices {
            scenario.views[index].scroll?.contentInsetAdjustmentBehavior = behavior
          }
        }
        let result = try engine.evaluate(scenario, depth: .questions)
        for observation in result.observations
        where scenario.views[observation.view].observed?.adjustedContentInset != nil {
          outcomes.append("\(stated.id) \(observation.word)")
        }
      }
    }
    let equal = outcomes.count { $0.hasSuffix(" equal") }
    print("known containment: \(equal) of \(outcomes.count) equal")
    #expect(Double(equal) >= 0.85 * Double(outcomes.count))
    #expect(outcomes.filter { !$0.hasSuffix(" equal") } == [])
  }
}
