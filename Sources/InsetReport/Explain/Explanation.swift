import InsetModel

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
    var rule: RuleInfo?
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
