import Foundation
import InsetEngine
import InsetImport
@testable import InsetModel

/// One printed number, and what the model makes of it.
struct ConformanceValue {
  enum Outcome {
    case equal
    /// Another answer to an open question gives the printed number.
    case contested(question: String, model: Double)
    case notModelled(reason: String)
    case different(model: Double)
  }

  var list: String
  var id: String
  var era: Era?
  var isInferred: Bool
  /// `table.adjustedContentInset.top`.
  var name: String
  var printed: Double
  var outcome: Outcome
  /// What the list says of the case.
  var note: String
}

/// Evaluates every list with the standard pack.
struct ConformanceRun {
  var values: [ConformanceValue] = []
  var seconds = 0.0

  static func engine(_ extra: [PackFiles] = []) throws -> Engine {
    let rules = ConformanceLists.folder.deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Rules")
    return try Engine(packs: [try PackFiles.find(at: rules.path(percentEncoded: false))] + extra)
  }

  static func evaluate(_ lists: ConformanceLists) throws -> ConformanceRun {
    let engine = try engine()
    var run = ConformanceRun()
    let start = ContinuousClock.now
    for list in lists.lists {
      for scenario in list.scenarios {
        try run.add(scenario, of: list.name, engine, contested: lists.contested)
      }
    }
    for entry in lists.notModelled {
      run.values.append(
        ConformanceValue(
          list: entry.list, id: entry.id, era: OSVersion(entry.os).map(Era.init), isInferred: false,
          name: entry.value,
          printed: entry.printed,
          outcome: .notModelled(reason: entry.reason),
          note: ""))
    }
    let spent = ContinuousClock.now - start
    run.seconds = Double(spent.components.seconds) + Double(spent.components.attoseconds) / 1e18
    return run
  }

  private mutating func add(
    _ scenario: Scenario, of list: String, _ engine: Engine, contested: Set<String>
  ) throws {
    let evaluation = try engine.evaluate(scenario, depth: .questions)
    if let problem = evaluation.problems.first { throw problem }
    let screen = evaluation.screen
    let tolerance = screen.surroundings.pixel / 2 + 0.001
    let asked = screen.questions.map(\.id).filter(contested.contains)
    for (place, expectation) in scenario.expectations.enumerated() {
      let printed = expectation.value.numbers
      let model = screen.numbers(of: expectation)
      for (part, number) in printed.enumerated() {
        guard let number else { continue }
        let actual = model.indices.contains(part) ? model[part] ?? .nan : .nan
        let name = "\(expectation.subject).\(expectation.name(ofPart: part))"
        var outcome = ConformanceValue.Outcome.equal
        if !(abs(actual - number) <= tolerance) {
          outcome = .different(model: actual)
          search: for question in engine.catalogue.questions where asked.contains(question.id) {
            for option in question.options {
              var other = scenario
              other.assumptions[question.id] = option
              let flipped = try engine.evaluate(other, depth: .questions).screen
              let value = flipped.numbers(of: scenario.expectations[place])
              guard value.indices.contains(part), let value = value[part],
                abs(value - number) <= tolerance
              else { continue }
              outcome = .contested(question: question.id, model: actual)
              break search
            }
          }
          if case .different = outcome, let open = screen.openQuestion(of: expectation, number),
            contested.contains(open)
          {
            outcome = .contested(question: open, model: actual)
          } else if case .different = outcome, actual.isNaN, let gap = screen.unknowns.first {
            outcome = .notModelled(reason: "\(gap.what) is not known (\(gap.fact))")
          }
        }
        values.append(
          ConformanceValue(
            list: list, id: scenario.caseID, era: Era(scenario.os), isInferred: scenario.isInferred,
            name: name, printed: number, outcome: outcome,
            note: scenario.notes.filter { !$0.hasPrefix("The hosting") }.joined(separator: " ")))
      }
    }
  }
}

extension Screen {
  func numbers(of expectation: Expectation) -> [Double?] {
    Subjects(screen: self).value(of: expectation)?.numbers ?? []
  }

  /// The open question behind a slot that is known only as a range, where the number lies in it.
  func openQuestion(of expectation: Expectation, _ number: Double) -> String? {
    guard expectation.key == .slots else { return nil }
    for scroll in scrolls {
      for section in scroll.table?.sections ?? [] {
        for kind in SlotKind.allCases {
          guard let slot = section.slot(kind), let range = slot.range, range.contains(number) else {
            continue
          }
          return slot.facts.first
        }
      }
    }
    return nil
  }
}

extension Expectation {
  /// `adjustedContentInset.top` for the first number of an adjusted inset.
  func name(ofPart part: Int) -> String {
    switch value {
    case .insets: "\(key).\(Edge.allCases[part].name)"
    case .point: "\(key).\(["x", "y"][part])"
    case .size: "\(key).\(["width", "height"][part])"
    case .rect: "\(key).\(["x", "y", "width", "height"][part])"
    case .number: key.rawValue
    case .numbers: "\(key)[\(part)]"
    case .slots:
      "\(key)[\(part / 5)].\(["header", "footer", "padding", "headerY", "footerY"][part % 5])"
    }
  }
}
