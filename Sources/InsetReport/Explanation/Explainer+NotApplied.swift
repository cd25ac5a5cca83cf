import InsetModel

extension Explainer {
  /// The rules and conditions that did not apply, each with the one thing that failed.
  func notApplied(to node: Node, edge only: Edge?) -> [Circumstances.NotApplied] {
    var found: [Circumstances.NotApplied] = []
    let isInWindow: Bool
    switch node {
    case .view(let index): isInWindow = screen.views[index].isInWindow
    case .controller(let index): isInWindow = screen.controllers[index].isInWindow
    case .section, .scenario: isInWindow = false
    }
    if isInWindow { found += absentBars(around: node, edge: only) }
    guard case .view(let index) = node, let scroll = scroll(of: node) else { return found }
    if isInWindow {
      found += refusals(of: scroll, edge: only)
      found += scroll.adjustment.considered.filter { considered in
        !considered.holds && (only.map { considered.edges.contains($0) } ?? true)
      }.map { considered in
        Circumstances.NotApplied(
          what: printable(considered.what),
          why: printable(considered.reason.text ?? "it does not hold"),
          facts: considered.reason.facts, rule: rule(.behavior, scroll.adjustment.behavior))
      }
      found += otherBehaviors(than: scroll.adjustment.behavior, on: index)
    }
    let hasSections = scenario.views[index].table?.sections != nil
    if hasSections, only == nil { found += rules(of: .spacing, besides: nil) }
    return found
  }

  /// The edges that the behaviour leaves out, with its reasons; edges of one reason in one row.
  private func refusals(of scroll: PlacedScroll, edge only: Edge?) -> [Circumstances.NotApplied] {
    var groups: [(edges: [Edge], reason: Adjustment.Reason)] = []
    for edge in Edge.allCases where only == nil || only == edge {
      guard case .leaves = scroll.adjustment.answers[edge] else { continue }
      let reason = scroll.adjustment.reasons[edge]
      if let group = groups.firstIndex(where: { $0.reason == reason }) {
        groups[group].edges.append(edge)
      } else {
        groups.append(([edge], reason))
      }
    }
    return groups.map { group in
      let edges =
        group.edges.count == Edge.allCases.count
        ? "any edge" : listed(group.edges.map(\.name))
      return Circumstances.NotApplied(
        what: "\(printable(scroll.adjustment.behavior)) on \(edges)",
        why: printable(group.reason.text ?? "nothing is taken in"), facts: group.reason.facts,
        rule: rule(.behavior, scroll.adjustment.behavior))
    }
  }

  /// The behaviours that were not asked: not chosen, or not for this version.
  private func otherBehaviors(than used: String, on view: Int) -> [Circumstances.NotApplied] {
    var found: [Circumstances.NotApplied] = []
    let others = rules.filter { $0.kind == .behavior && $0.id != used }
    let open = others.filter { $0.reasonAgainst(os) == nil }
    if !open.isEmpty,
      let name = scenario.views[view].scroll?.values.plain(
        ScrollProperty.contentInsetAdjustmentBehavior)
    {
      let isWritten = words.isWritten("contentInsetAdjustmentBehavior", of: .view(view))
      found.append(
        Circumstances.NotApplied(
          what: listed(open.map { printable($0.id) }),
          why: "contentInsetAdjustmentBehavior is \(printable(name))"
            + (isWritten ? "" : ", as it is by default"),
          facts: isWritten ? [] : ["INS-92"]))
    }
    return found + rules(of: .behavior, besides: used)
  }

  /// Rules that are for other versions; those of one reason in one row.
  private func rules(of kind: RuleInfo.Kind, besides used: String?) -> [Circumstances.NotApplied] {
    var groups: [(rules: [RuleInfo], why: String)] = []
    for rule in rules where rule.kind == kind && rule.id != used {
      guard let why = rule.reasonAgainst(os) else { continue }
      if let group = groups.firstIndex(where: { $0.why == why }) {
        groups[group].rules.append(rule)
      } else {
        groups.append(([rule], why))
      }
    }
    return groups.map { group in
      let single = group.rules.count == 1 ? group.rules.first : nil
      return Circumstances.NotApplied(
        what: listed(group.rules.map { printable($0.id) }), why: group.why,
        facts: single.map { Array($0.sources.prefix(1)) } ?? [], rule: single)
    }
  }

  /// Bars of the containers around a node that are not there, and why. Source: INS-39, INS-41.
  private func absentBars(around node: Node, edge only: Edge?) -> [Circumstances.NotApplied] {
    var found: [Circumstances.NotApplied] = []
    var current: Int?
    switch node {
    case .view(let index): current = scenario.controllers[scenario.views[index].controller].parent
    case .controller(let index): current = scenario.controllers[index].parent
    case .section, .scenario: return []
    }
    while let index = current {
      let controller = scenario.controllers[index]
      let kinds = screen.bars.filter { $0.controller == index }.map(\.kind)
      let name = short(.controller(index))
      if controller.kind == .navigation, !kinds.contains(.navigationBar), only != .bottom,
        controller.navigationBar?.values.plain(BarProperty.isHidden) == true
      {
        found.append(
          Circumstances.NotApplied(
            what: "navigation bar of \(name)", why: "navigationBar.isHidden is true",
            facts: ["INS-39"]))
      }
      if controller.kind == .tab, !kinds.contains(.tabBar), only != .top {
        found.append(
          Circumstances.NotApplied(
            what: "tab bar of \(name)",
            why: "a page on the shown stack has hidesBottomBarWhenPushed", facts: ["INS-41"]))
      }
      current = controller.parent
    }
    return found
  }
}
