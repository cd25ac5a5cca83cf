import Foundation
import InsetImport
import InsetModel
import Synchronization
import Testing

@testable import InsetEngine

/// Fixes on many devices. What must hold and what must fail is from insets.md section 10 (F1-F7).
@Suite("The laboratory")
struct LaboratoryTests {
  static let workers = try? (0..<2).map { _ in
    try EngineWorker(packs: [try PackFiles.find(at: standardPack)])
  }

  /// The trials of one page's first finding of a rule, tried on a selection.
  func trials(
    of screen: Scenario, rule: String = "content-shifted", on selection: MatrixSelection = .era,
    workers count: Int = 2
  ) throws -> [Trial] {
    let engine = try engine()
    var evaluation = try engine.evaluate(screen)
    let matrix = Matrix(
      selection, device: evaluation.screen.surroundings.device,
      os: evaluation.screen.surroundings.os.exact, catalogue: engine.catalogue)
    let laboratory = Laboratory(
      workers: Array(try #require(Self.workers).prefix(count)), catalogue: engine.catalogue)
    let problems = try laboratory.tryFixes(of: &evaluation, on: matrix)
    #expect(problems == [])
    return try #require(evaluation.findings.first { $0.rule == rule }).trials
  }

  static let fullBleed =
    #"{ "class": "UITableView", "id": "feed", "pins": "superview", "wants": { "top": "edge" } }"#

  /// The catalogue has 436 pairs of device and major version; three of them are iOS 5 and 6 on
  /// iPhone 4s and 5, before the first version that the model answers for.
  @Test("90 devices give 433 device and system cells from iOS 7 on, 866 with orientation")
  func size() throws {
    let catalogue = try engine().catalogue
    let device = try #require(catalogue.device(named: "iphone-x"))
    let cells = Matrix(.all, device: device, os: OSVersion(11), catalogue: catalogue).cells
    #expect(cells.count == 866)
    #expect(Set(cells).count == 866)
    #expect(!cells.contains { (19...25).contains($0.os.major) })
  }

  @Test("the era of a phone page from iOS 11 on is every iPhone from 11 on")
  func era() throws {
    let catalogue = try engine().catalogue
    let device = try #require(catalogue.device(named: "iphone-x"))
    let cells = Matrix(.era, device: device, os: OSVersion(11), catalogue: catalogue).cells
    #expect(cells.allSatisfy { $0.device.idiom == .phone && $0.os.major >= 11 })
    #expect(cells.contains { $0.device.slug == "iphone-5s" && $0.os == OSVersion(12) })
    let old = Matrix(.era, device: device, os: OSVersion(10), catalogue: catalogue).cells
    #expect(old.contains { $0.os.major == 9 })
  }

  @Test("F1 and F5 hold on every cell; F4's constant fails elsewhere, and says where")
  func fullBleedPage() throws {
    let trials = try trials(of: page(bar: #"{ "appearance": "transparent" }"#, Self.fullBleed))
    #expect(trials.first?.fix == "behavior-never")
    let outcomes = try Dictionary(
      uniqueKeysWithValues: trials.map { ($0.fix, try #require($0.matrix)) })
    let never = try #require(outcomes["behavior-never"])
    #expect(never.holdsEverywhere)
    #expect(never.breaks == [])
    #expect(try #require(outcomes["content-inset-at-run-time"]).holdsEverywhere)
    let constant = try #require(outcomes["content-inset-compensation"])
    #expect(constant.holds < constant.total)
    // 64 on a rectangular phone (INS-31) leaves -24 of a constant -88; 97.667 on a 59 point island
    // phone before iOS 26 (INS-30a) leaves 9.667.
    #expect(constant.residuals.contains { $0.points.map { abs($0 + 24) < 0.1 } ?? false })
    #expect(constant.residuals.contains { $0.points.map { abs($0 - 9.667) < 0.1 } ?? false })
  }

  @Test("the outcome does not depend on the number of workers")
  func threads() throws {
    let screen = try page(bar: #"{ "appearance": "transparent" }"#, Self.fullBleed)
    let one = try trials(of: screen, on: Self.corners(), workers: 1)
    #expect(try trials(of: screen, on: Self.corners(), workers: 2) == one)
  }

  @Test("a plain frame is assumed to be tied, and never holds everywhere")
  func assumed() throws {
    let trials = try trials(
      of: page(
        bar: #"{ "appearance": "transparent" }"#,
        #"{ "class": "UITableView", "id": "feed", "frame": [0, 0, 375, 812], "wants": { "top": "edge" } }"#
      ), on: Self.corners())
    let never = try #require(trials.first { $0.fix == "behavior-never" }?.matrix)
    #expect(never.isAssumed)
    #expect(never.holds == never.total)
    #expect(!never.holdsEverywhere)
  }

  @Test("autoresizing and pins need no assumption")
  func tied() throws {
    let trials = try trials(
      of: page(
        bar: #"{ "appearance": "transparent" }"#,
        #"""
        { "class": "UITableView", "id": "feed", "frame": [0, 0, 375, 812],
          "autoresizing": ["flexibleWidth", "flexibleHeight"], "wants": { "top": "edge" } }
        """#), on: Self.corners())
    #expect(try #require(trials.first { $0.fix == "behavior-never" }?.matrix).holdsEverywhere)
  }

  @Test("what is stopped early is marked partial")
  func partial() throws {
    let engine = try engine()
    var evaluation = try engine.evaluate(
      page(bar: #"{ "appearance": "transparent" }"#, Self.fullBleed))
    let matrix = Matrix(
      .era, device: evaluation.screen.surroundings.device, os: OSVersion(11),
      catalogue: engine.catalogue)
    let done = Atomic<Int>(0)
    try Laboratory(workers: try #require(Self.workers), catalogue: engine.catalogue).tryFixes(
      of: &evaluation, on: matrix, progress: { done.store($0, ordering: .relaxed) },
      isCancelled: { done.load(ordering: .relaxed) > 20 })
    let outcome = try #require(evaluation.findings.first?.trials.first?.matrix)
    #expect(outcome.isPartial)
    #expect(outcome.total > 0)
    #expect(outcome.total < matrix.cells.count)
  }

  /// A phone of each kind of screen edge.
  static func corners(
    _ slugs: [String] = ["iphone-8", "iphone-x", "iphone-12", "iphone-15", "iphone-17"]
  ) throws -> MatrixSelection {
    let catalogue = try engine().catalogue
    return .devices(try slugs.map { try #require(catalogue.device(named: $0)) })
  }

  /// The rows of docs/mission.md, and the fix that is the right one on the example's screen: S-14 for a
  /// page that wants nothing added, the number read at run time in place of S-13's constant, S-16's
  /// controller that causes the points, and S-17 to S-20 for the room that tables leave.
  static let rows: [(example: String, rule: String, fix: String)] = [
    ("s01b-feed-ios11", "content-shifted", "behavior-never"),
    ("s01b-feed-ios11", "deprecated-switch", "behavior-never"),
    ("s01b-feed-ios11", "estimated-heights-jump", "disable-estimated-heights"),
    ("s11-full-bleed-under-a-transparent-bar", "content-shifted", "behavior-never"),
    ("s13a-constant-content-inset", "constant-compensation", "content-inset-at-run-time"),
    ("s15a-additional-safe-area", "negative-additional-safe-area", "clear-additional-safe-area"),
    ("s16-cause-in-the-navigation-controller", "content-shifted", "additional-safe-area"),
    ("s17c-zero-is-the-default-ios10", "grouped-zero-height", "section-height-and-view"),
    ("s18b-height-only-ios11", "header-height-without-view", "add-header-view"),
  ]

  @Test("the right fix comes first", arguments: rows)
  func firstFix(_ row: (example: String, rule: String, fix: String)) throws {
    let path = "\(standardPack)/examples/\(row.example).json"
    let screen = try ScenarioReader.read([UInt8](Data(contentsOf: URL(filePath: path))), path: path)
    let first = try #require(
      trials(of: screen, rule: row.rule, on: Self.corners(["iphone-8", "iphone-x", "iphone-15"]))
        .first)
    #expect(first.fix == row.fix)
    #expect(try #require(first.matrix).holdsEverywhere)
  }

  /// The article's constants, each right for one kind of phone (F4, F6): what is left of -20 on 44 is 24.
  @Test(
    "S-13 and S-15: a constant fails on other phones, and the cell is named",
    arguments: ["content-inset-compensation", "additional-safe-area"])
  func constants(_ fix: String) throws {
    let screen = try page(device: "iphone-8", bar: #"{ "isHidden": true }"#, Self.fullBleed)
    let outcome = try #require(
      try trials(of: screen, on: Self.corners()).first { $0.fix == fix }?.matrix)
    #expect(outcome.holds > 0)
    #expect(outcome.holds < outcome.total)
    let left = try #require(
      outcome.residuals.first { $0.points.map { abs($0 - 24) < 0.1 } ?? false })
    #expect(left.cell.device.slug == "iphone-x")
    #expect(left.cell.orientation == .portrait)
  }

  @Test("of very many fixes the first go through the matrix, and the others say that they did not")
  func beyondMatrix() throws {
    let engine = try engine()
    let tables = (0..<24).map { index in
      #"""
      { "class": "UITableView", "id": "t\#(index)", "frame": [0, 0, 375, 812],
        "contentInset": { "top": 88 } }
      """#
    }
    var evaluation = try engine.evaluate(page(tables.joined(separator: ", ")))
    // A device of one system only: two cells for each fix.
    let device = try #require(engine.catalogue.device(named: "iphone-17"))
    let matrix = Matrix(
      .devices([device]), device: device, os: OSVersion(26), catalogue: engine.catalogue)
    let laboratory = Laboratory(workers: try #require(Self.workers), catalogue: engine.catalogue)
    _ = try laboratory.tryFixes(of: &evaluation, on: matrix)
    let trials = evaluation.findings.flatMap(\.trials).filter { $0.problem == nil }
    #expect(trials.count > MatrixOutcome.trialLimit)
    #expect(trials.count { $0.matrix != nil } == MatrixOutcome.trialLimit)
    #expect(trials.allSatisfy { $0.isBeyondMatrix == ($0.matrix == nil) })
  }
}
