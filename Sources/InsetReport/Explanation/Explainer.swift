import InsetModel

/// Puts an explanation together from an evaluated screen.
struct Explainer {
  let words: Phrasing
  let rules: [RuleInfo]

  var screen: Screen { words.screen }
  var scenario: Scenario { words.screen.scenario }
  var os: OSVersion { words.screen.surroundings.os.exact }

  /// What is to be said of a view or a controller's page, on one edge or on all.
  func explain(_ node: Node, edge only: Edge? = nil) -> Circumstances {
    var result = Circumstances(node: node)
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
  func rule(_ kind: RuleInfo.Kind, _ id: String) -> RuleInfo? {
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
