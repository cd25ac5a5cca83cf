public import InsetModel

/// A rule as explanations cite it.
public struct CitedRule: Sendable, Hashable {
  /// `behavior`, `check`, `fix` or `spacing`.
  public var kind: String
  /// The rule's id.
  public var id: String
  /// Its title.
  public var title: String?
  /// The file that declares it.
  public var file: String
  /// The line of its declaration, from 1.
  public var line: Int
  /// The first iOS version it is about; nil for all.
  public var since: OSVersion?
  /// The first iOS version it is no longer about; nil for none.
  public var before: OSVersion?
  /// Fact ids or addresses.
  public var sources: [String]

  /// A rule.
  public init(
    kind: String, id: String, title: String?, file: String, line: Int, since: OSVersion?,
    before: OSVersion?, sources: [String]
  ) {
    self.kind = kind
    self.id = id
    self.title = title
    self.file = file
    self.line = line
    self.since = since
    self.before = before
    self.sources = sources
  }

  /// Why it is not for a version, or nil where it is: `iOS 11.0 is past 10.x`.
  func reasonAgainst(_ os: OSVersion) -> String? {
    if let since, os < since { return "iOS \(os) comes before \(since)" }
    if let before, os >= before {
      return before.minor == 0 && before.patch == 0
        ? "iOS \(os) is past \(before.major - 1).x" : "iOS \(os) is not before \(before)"
    }
    return nil
  }

  /// `Rules/behaviors/automatic.lua:45`.
  var place: String { "\(printable(file)):\(line)" }
}

/// Why the numbers of one view or page are what they are.
///
/// Everything in it is read from an evaluated screen; no number is computed a second time. Text and
/// JSON are two ways to write it.
struct Explanation {
  /// A summand, or a step that added nothing and says why.
  struct Step {
    var points: Double
    /// What it is.
    var label: String
    /// Who causes it.
    var who: String
    /// The model's step or the Lua rule.
    var rule: String
    var facts: [FactID]
    var confidence: Confidence?
    /// Where the scenario says so.
    var place: Location?
  }

  /// One number on one edge, from the window to the content.
  struct Chain {
    /// `safeAreaInsets.top`.
    var name: String
    /// Whose it is.
    var subject: String
    var points: Double
    var steps: [Step]
    /// Words under the sum.
    var remarks: [String] = []
  }

  /// The chains of one edge.
  struct Side {
    var edge: Edge
    var safeArea: Chain
    var adjusted: Chain?
    /// What is handed on to subviews; nil before iOS 11.
    var offered: Double?

    /// Whether anything lies over this edge or is added to it.
    var isEmpty: Bool {
      safeArea.points == 0 && safeArea.steps.allSatisfy { $0.points == 0 }
        && (adjusted.map { $0.points == 0 && $0.steps.allSatisfy { $0.points == 0 } } ?? true)
    }
  }

  /// Something that lies over the view.
  struct Cover {
    var edge: Edge
    /// How far it reaches into the view.
    var points: Double
    var label: String
    /// Whether it belongs to the app, so that no safe area knows of it.
    var isApps = false
  }

  /// A rule or condition that did not apply, and the one thing that failed.
  struct NotApplied {
    var what: String
    var why: String
    var facts: [FactID]
    var rule: CitedRule?
  }

  /// A method that UIKit calls.
  struct Callback {
    var method: String
    var receiver: String
    var fires: Bool
    /// The insets that it reports.
    var insets: Insets
    /// What happens, in words: `to {88, 0, 34, 0}`.
    var change: String
    var fact: FactID
  }

  /// Why a view is in no window.
  struct Absence {
    var why: String
    var place: Location
    var fact: FactID
  }

  var node: Node
  var absence: Absence?
  var covers: [Cover] = []
  var sides: [Side] = []
  var notApplied: [NotApplied] = []
  var callbacks: [Callback] = []
}

/// Puts an explanation together from an evaluated screen.
struct Explainer {
  let words: Words
  let rules: [CitedRule]

  var screen: Screen { words.screen }
  var scenario: Scenario { words.screen.scenario }
  var os: OSVersion { words.screen.surroundings.os }

  /// What is to be said of a view or a controller's page, on one edge or on all.
  func explain(_ node: Node, edge only: Edge? = nil) -> Explanation {
    var result = Explanation(node: node)
    result.absence = absence(of: node)
    if result.absence == nil {
      result.covers = covers(of: node).filter { only == nil || $0.edge == only }
    }
    for edge in Edge.allCases where only == nil || only == edge {
      // Before iOS 11 there are only the top and the bottom layout guide.
      if !words.hasSafeArea, edge.axis == .horizontal, scroll(of: node) == nil { continue }
      result.sides.append(side(edge, of: node))
    }
    result.notApplied = notApplied(to: node, edge: only)
    result.callbacks = callbacks(of: node)
    return result
  }

  /// The scroll view at a node.
  func scroll(of node: Node) -> PlacedScroll? { words.scroll(of: node) }

  /// The behaviour or other rule of that name.
  func rule(_ kind: String, _ id: String) -> CitedRule? {
    rules.first { $0.kind == kind && $0.id == id }
  }

  /// What a step calls a view or controller: its id, else its class; pointers are for places.
  func short(_ node: Node) -> String {
    switch node {
    case .scenario: "window"
    case .controller(let index):
      printable(scenario.controllers[index].id ?? scenario.className(ofController: index))
    case .view(let index), .section(let index, _):
      printable(scenario.views[index].id ?? scenario.views[index].className)
    }
  }
}
