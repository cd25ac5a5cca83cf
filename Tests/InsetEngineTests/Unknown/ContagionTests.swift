import Foundation
import InsetImport
import InsetModel
import Testing

@testable import InsetEngine

/// What is unknown makes unknown whatever rests on it, and nothing else.
@Suite("Unknown values")
struct ContagionTests {
  /// What can be read of one evaluation.
  private struct Outcome {
    /// The numbers by what they are; nil for unknown ones.
    var numbers: [String: Double?] = [:]
    /// The findings, by rule, place and edge.
    var findings: Set<String> = []
    /// The fixes that hold on the screen's own device, each with its finding.
    var holding: [String: (finding: Finding, edit: Edit)] = [:]
    /// What was evaluated.
    var scenario: Scenario
  }

  private let engine: Engine

  init() throws { engine = try InsetEngineTests.engine() }

  @Test("taking a value away makes no number different, no finding and no fix appear")
  func contagion() throws {
    let screens = Sample.count(300, nightly: 10_000)
    var tried: [String: Int] = [:]
    var violations: [String] = []
    for seed in 0..<screens {
      var random = RandomPage(seed: seed)
      let text = random.scenario()
      guard let known = try outcome(of: text) else { continue }
      let written = text.paths { _, path in Self.row(at: path) != nil }
      let inputs = written.filter { path in
        Self.row(at: path).map(Self.canBeUnknown) ?? false
      }
      if inputs.isEmpty { continue }
      // One at random, and the one of whose kind fewest were tried.
      let rarest = inputs.min {
        tried[Self.name(of: $0), default: 0] < tried[Self.name(of: $1), default: 0]
      }
      for path in [random.any(inputs), rarest ?? inputs[0]] {
        var other = text
        other[path[...]] = .raw("null")
        guard let unknown = try outcome(of: other) else { continue }
        tried[Self.name(of: path), default: 0] += 1
        violations += try self.violations(known, unknown).map {
          "\(path.joined(separator: "/")) of seed \(seed): \($0)"
        }
      }
    }
    #expect(violations.joined(separator: "\n") == "")
    if screens >= 10_000 {
      for owner in PropertyOwnerName.allCases {
        for row in owner.rows where Self.canBeUnknown(row) {
          #expect(tried[row.name, default: 0] >= 200, "\(row.name)")
        }
      }
    }
    print("unknown values tried: \(tried.values.reduce(0, +)) of \(tried.count) kinds")
  }

  private static func name(of path: [String]) -> String {
    row(at: path)?.name ?? path.joined(separator: "/")
  }

  private static func canBeUnknown(_ row: PropertyRow) -> Bool {
    row.canBeUnknown && row.name != "contentOffset"
  }

  /// The row of a written property, by where it is written.
  private static func row(at path: [String]) -> PropertyRow? {
    guard let name = path.last,
      path.count > 1 || PropertyOwnerName.window.rows.contains(where: { $0.name == name })
    else { return nil }
    let above = path.dropLast().last
    let owners: [PropertyOwnerName]
    switch above {
    case nil: owners = [.window]
    case "navigationBar", "toolbar", "tabBar": owners = [.bar]
    case "table": owners = [.table]
    case "delegate": owners = [.delegate]
    default: owners = [.controller, .view, .scroll]
    }
    return owners.lazy.flatMap(\.rows).first { $0.name == name }
  }

  private func violations(_ known: Outcome, _ unknown: Outcome) throws -> [String] {
    var found: [String] = []
    for (name, number) in unknown.numbers.sorted(by: { $0.key < $1.key }) {
      guard let now = number, let before = known.numbers[name], let before else { continue }
      if abs(before - now) > 0.01 { found.append("\(name) was \(before), is \(now)") }
    }
    found += unknown.findings.subtracting(known.findings).sorted().map { "new finding: \($0)" }
    for (fix, trial) in unknown.holding.sorted(by: { $0.key < $1.key })
    where known.holding[fix] == nil && known.findings.contains(Self.key(of: trial.finding)) {
      // Another edit may have been proposed there: what counts is whether this one cures.
      let edited = try known.scenario.applying(trial.edit)
      if try engine.evaluate(edited, depth: .questions).remains(of: trial.finding) != nil {
        found.append("holds now: \(fix)")
      }
    }
    return found
  }

  private func outcome(of text: Text) throws -> Outcome? {
    let scenario: Scenario
    do {
      scenario = try ScenarioReader.read(Array(text.written.utf8), path: "random.json")
    } catch {
      Issue.record("\(error)\n\(text.written)")
      return nil
    }
    let evaluation = try engine.evaluate(scenario)
    #expect(evaluation.problems == [])
    var outcome = Outcome(scenario: scenario)
    for (name, points) in evaluation.screen.numbers {
      outcome.numbers[name] = points.isNaN ? .some(nil) : points
    }
    for finding in evaluation.findings {
      outcome.findings.insert(Self.key(of: finding))
      for trial in finding.trials where trial.holds {
        outcome.holding["\(Self.key(of: finding)) <- \(trial.fix)"] = (finding, trial.edit)
      }
    }
    return outcome
  }

  private static func key(of finding: Finding) -> String {
    "\(finding.rule) \(finding.node) \(finding.edge?.name ?? "-")"
  }
}
