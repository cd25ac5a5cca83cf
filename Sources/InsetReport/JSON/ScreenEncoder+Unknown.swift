import InsetBasics
import InsetModel

/// What is not known: where, why, and what would supply it.
extension ScreenEncoder {
  /// The object with all that is not known in it.
  ///
  /// - Parameter node: What a place in the object is about, by the steps of its pointer; nil where
  ///   nothing says that.
  func told(_ object: JSON, about node: ([Substring]) -> Node?) -> JSON {
    object.adding([
      "unknown": object.unknowns.map { place in json(place, about: node(place.steps)) }
    ])
  }

  /// The same, where the object says nothing of it unless there is something.
  func toldIfAny(_ object: JSON, about node: Node) -> JSON {
    object.unknowns.isEmpty ? object : told(object) { _ in node }
  }

  /// Why a value is not known, and what would supply it.
  func json(_ place: UnknownPlace, about node: Node?) -> JSON {
    let cause = cause(of: place, about: node)
    return JSON([
      "path": place.pointer, "reason": cause.reason, "fact": cause.fact, "key": cause.key,
    ])
  }

  private typealias Cause = (reason: String, fact: FactID?, key: String?)

  /// The cause that the number itself carries, else what is unknown of its node or of a controller
  /// around it; never a guess among several.
  private func cause(of place: UnknownPlace, about node: Node?) -> Cause {
    let carried = place.reasons.indexes.first { screen.unknowns.indices.contains($0) }
    if let carried { return cause(screen.unknowns[carried]) }
    let size: Cause? = viewWithoutSize(place, node).map { view in
      ("notGiven", nil, key(ScrollProperty.contentSize.row.name, at: .view(view)))
    }
    if let size, place.isAboutScrolling { return size }
    if let own = screen.unknowns.first(where: { $0.node == node }) { return cause(own) }
    if let size { return size }
    var around = node.flatMap { controller(of: $0) }
    while let controller = around {
      if let found = screen.unknowns.first(where: { $0.node == .controller(controller) }) {
        return cause(found)
      }
      around = scenario.controllers[controller].parent
    }
    if evaluation.undecided.contains(where: { $0.failedRule != nil }) {
      return ("ruleFailed", nil, nil)
    }
    if screen.unknowns.count == 1, isScrollingKnown { return cause(screen.unknowns[0]) }
    return ("unknown", nil, nil)
  }

  private func cause(_ unknown: Unknown) -> Cause {
    let reason =
      switch unknown.reason {
      case nil: "noSource"
      case .written: "notGiven"
      case .setInCode: "setInCode"
      }
    return (
      reason, unknown.fact.isEmpty ? nil : unknown.fact, key(unknown.supply, at: unknown.node)
    )
  }

  /// The view of a node, where the place is unknown because the size of its content is.
  private func viewWithoutSize(_ place: UnknownPlace, _ node: Node?) -> Int? {
    guard case .view(let view)? = node, let scroll = screen.views[view].scroll,
      !screen.scrolls[scroll].isContentSizeKnown
    else { return nil }
    let isOpen = evaluation.contested.contains { $0.views.contains(view) }
    return isOpen || place.isAboutScrolling ? view : nil
  }

  private var isScrollingKnown: Bool { evaluation.contested.allSatisfy(\.views.isEmpty) }

  private func controller(of node: Node) -> Int? {
    switch node {
    case .scenario: nil
    case .controller(let controller): controller
    case .view(let view), .section(let view, _): scenario.views[view].controller
    }
  }

  /// A key of a node as a pointer into the scenario: `/root/tabBar/height`.
  private func key(_ key: String, at node: Node) -> String {
    scenario.pointer(of: node) + "/" + key.split(separator: ".").joined(separator: "/")
  }
}
