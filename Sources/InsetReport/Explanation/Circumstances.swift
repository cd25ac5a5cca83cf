import InsetModel

/// What is to be said of a view or page besides its numbers, and the numbers of each edge.
///
/// Everything in it is read from an evaluated screen; no number is computed a second time.
struct Circumstances {
  /// The chains of one edge.
  struct Side {
    var edge: Edge
    var safeArea: Chain
    var adjusted: Chain?
    /// What is handed on to subviews; nil before iOS 11.
    var offered: Double?

    /// Whether nothing lies over this edge and nothing is added to it.
    var isEmpty: Bool { safeArea.isEmpty && adjusted?.isEmpty ?? true }
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

extension Circumstances {
  /// Every fact that is cited, each once, in the order of the explanation.
  func citedFacts(_ explainer: Explainer) -> [FactID] {
    var ids: [FactID] = absence.map { [$0.fact] } ?? []
    for side in sides {
      ids += side.safeArea.parts.flatMap(\.facts)
      ids += side.adjusted?.parts.flatMap(\.facts) ?? []
    }
    if let scroll = explainer.scroll(of: node) {
      ids += explainer.strips(of: scroll).flatMap(\.facts)
      if let fact = scroll.bounceFact { ids.append(fact) }
    }
    ids += notApplied.flatMap(\.facts)
    ids += callbacks.map(\.fact)
    var seen: Set<FactID> = []
    return ids.filter { seen.insert($0).inserted }
  }
}
