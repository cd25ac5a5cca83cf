import InsetBasics
public import InsetModel

/// Finds the view or controller that a user names.
public struct ExplainSubject: Sendable {
  private let scenario: Scenario

  /// Looks in `scenario`.
  public init(in scenario: Scenario) { self.scenario = scenario }

  /// The node of that name: an id, a JSON pointer, or a class that only one view or controller has.
  ///
  /// - Throws: a `Diagnostic` that lists the views where none, or more than one, is called so.
  public func find(_ name: String) throws(Diagnostic) -> Node {
    if let index = scenario.views.firstIndex(where: { $0.id == name }) { return .view(index) }
    if let index = scenario.controllers.firstIndex(where: { $0.id == name }) {
      return .controller(index)
    }
    for index in scenario.views.indices where scenario.pointer(of: .view(index)) == name {
      return .view(index)
    }
    for index in scenario.controllers.indices where scenario.pointer(of: .controller(index)) == name
    {
      return .controller(index)
    }
    var found = scenario.views.indices.filter {
      scenario.views[$0].className == name || scenario.views[$0].baseClassName == name
    }.map { Node.view($0) }
    found += scenario.controllers.indices.filter { scenario.className(ofController: $0) == name }
      .map { Node.controller($0) }
    if found.count == 1 { return found[0] }
    if found.isEmpty {
      let names =
        scenario.views.compactMap(\.id) + scenario.controllers.compactMap(\.id)
        + scenario.views.map(\.className)
      let near = nearest(to: name, among: names).map { didYouMean($0) + " " } ?? ""
      throw Diagnostic(
        path: scenario.source.path, message: "there is no view \"\(name)\"",
        suggestion: near + "it has \(listed(scenario.views.indices.map { Node.view($0) }))")
    }
    throw Diagnostic(
      path: scenario.source.path, message: "\"\(name)\" is the class of \(found.count) of them",
      suggestion: "name one by its id or pointer: \(listed(found))")
  }

  /// Every scroll view; where there is none, every page.
  public var all: [Node] {
    let scrolls = scenario.views.indices.filter { scenario.views[$0].scroll != nil }
    if !scrolls.isEmpty { return scrolls.map { .view($0) } }
    return scenario.controllers.indices.filter { scenario.controllers[$0].children.isEmpty }
      .map { .controller($0) }
  }

  /// Up to a dozen names, those that have an id first.
  private func listed(_ nodes: [Node]) -> String {
    let named = nodes.filter { hasID($0) } + nodes.filter { !hasID($0) }
    let names = named.prefix(12).map { node in
      switch node {
      case .view(let index): "\(scenario.name(ofView: index)) (\(scenario.views[index].className))"
      case .controller(let index):
        scenario.controllers[index].id ?? scenario.pointer(of: .controller(index))
      case .scenario, .section: ""
      }
    }
    if names.isEmpty { return "no views" }
    let more = nodes.count > 12 ? " and \(nodes.count - 12) more" : ""
    return names.joined(separator: ", ") + more
  }

  private func hasID(_ node: Node) -> Bool {
    switch node {
    case .view(let index): scenario.views[index].id != nil
    case .controller(let index): scenario.controllers[index].id != nil
    case .scenario, .section: false
    }
  }
}
