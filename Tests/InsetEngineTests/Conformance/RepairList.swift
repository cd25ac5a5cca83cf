import Foundation
import InsetImport
import InsetModel

/// Reported bugs with a fix that worked: the frozen list of `Tests/Conformance/repairs/list.json`.
struct RepairList: Decodable {
  /// One summand of a number: who causes it, and how much.
  struct Part: Decodable, Hashable {
    /// `window`, a bar's kind, `view` or `controller`.
    var cause: String
    var points: Double
  }

  /// The finding that names the reported cause.
  struct Named: Decodable {
    var rule: String
    var view: String?
    var controller: String?
    var edge: String?
    var points: Double?
    /// The sum behind the number, where the report gives it.
    var sum: [Part]?
  }

  /// A screen of the report, and the fixes that worked on it.
  struct Screen: Decodable {
    var scenario: String
    var finding: Named
    var worked: [String]
  }

  /// What was tried and did not help: the screen with it, and the finding that is still there.
  struct Failure: Decodable {
    var what: String
    var scenario: String
    var finding: Named
  }

  struct Case: Decodable {
    var id: String
    var source: String
    /// The cause that the report names, in our words.
    var cause: String
    /// The fix that worked, in our words.
    var fix: String
    var screens: [Screen]?
    var failed: [Failure]?
    /// Why it cannot be shown.
    var missed: String?
  }

  /// A case that has no fix that could be shown.
  struct NotListed: Decodable {
    var id: String
    var reason: String
  }

  var cases: [Case]
  var notListed: [NotListed]

  static var folder: URL {
    ConformanceLists.folder.deletingLastPathComponent().appending(path: "repairs")
  }

  static func load() throws -> RepairList {
    try JSONDecoder().decode(
      RepairList.self, from: Data(contentsOf: folder.appending(path: "list.json")))
  }

  static func scenario(_ name: String) throws -> Scenario {
    try ScenarioReader.read([UInt8](Data(contentsOf: folder.appending(path: name))), path: name)
  }
}

extension RepairList.Named {
  /// The finding of an evaluation that says this.
  func found(in evaluation: Evaluation) -> Finding? {
    evaluation.findings.first { finding in
      guard finding.rule == rule, edge == nil || finding.edge?.name == edge else { return false }
      if let points, abs((finding.points ?? .nan) - points) > 0.25 || finding.points == nil {
        return false
      }
      let scenario = evaluation.screen.scenario
      switch finding.node {
      case .view(let index), .section(let index, _):
        guard view == nil || scenario.views[index].id == view else { return false }
      case .controller(let index):
        guard view == nil, controller == nil || scenario.controllers[index].id == controller else {
          return false
        }
      case .scenario: return false
      }
      return sum == nil || sum == finding.parts.map { evaluation.part($0) }
    }
  }
}

extension Evaluation {
  /// A summand as the list writes it.
  fileprivate func part(_ contribution: Contribution) -> RepairList.Part {
    let cause =
      switch contribution.cause {
      case .window: "window"
      case .bar(let index): screen.bars[index].kind.rawValue
      case .controller: "controller"
      case .view: "view"
      case .keyboard: "keyboard"
      }
    return RepairList.Part(cause: cause, points: contribution.points)
  }
}
