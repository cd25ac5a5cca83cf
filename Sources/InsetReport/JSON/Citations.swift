import InsetBasics
import InsetModel

/// The rules and facts that a report cites, each once, in the order in which they came up.
struct Citations {
  private(set) var rules: [RuleInfo] = []
  private var ids: [FactID] = []

  /// What an explanation cites: the behaviour, the rules of strips, and those that did not apply.
  mutating func add(_ explanation: Circumstances, _ explainer: Explainer, _ info: RunInfo) {
    for fact in explanation.citedFacts(explainer) { add(fact, info) }
    if let scroll = explainer.scroll(of: explanation.node) {
      add(info.rule(.behavior, scroll.adjustment.behavior))
      for strip in explainer.strips(of: scroll) {
        add(strip.rule.flatMap { info.rule(.spacing, $0) })
      }
    }
    for entry in explanation.notApplied { add(entry.rule) }
  }

  /// What the differences of a comparison cite.
  mutating func add(_ comparison: Comparison, _ info: RunInfo) {
    for row in comparison.rows {
      if let fact = row.follows?.fact { add(fact, info) }
      for part in row.follows == nil ? comparison.reasons(of: row).flatMap(\.parts) : [] {
        for fact in part.facts { add(fact, info) }
        add(info.rules.first { $0.id == part.rule })
      }
    }
  }

  /// What the facts say.
  func facts(_ info: RunInfo) -> JSON {
    .object(
      ids.compactMap { id in
        info.facts[id].map { (id, JSON(["confidence": $0.confidence, "says": $0.says])) }
      })
  }

  private mutating func add(_ fact: FactID, _ info: RunInfo) {
    if info.facts[fact] != nil, !ids.contains(fact) { ids.append(fact) }
  }

  private mutating func add(_ rule: RuleInfo?) {
    if let rule, !rules.contains(rule) { rules.append(rule) }
  }
}

extension RuleInfo.Kind: JSONConvertible {}

extension RuleInfo: JSONConvertible {
  var json: JSON {
    JSON([
      "kind": kind, "id": id, "title": title, "file": file, "line": line, "since": since,
      "before": before, "sources": sources,
    ])
  }
}
