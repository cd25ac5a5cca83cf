import InsetBasics
import InsetModel

/// What is not known: where, why, and what would supply it.
extension ScreenEncoder {
  /// The object with all that is not known in it.
  func told(_ object: JSON) -> JSON {
    let pointers = object.unknowns
    let views = pointers.isEmpty ? [:] : viewsByName
    return object.adding(["unknown": pointers.map { unknown($0, views) }])
  }

  /// The same, where the object says nothing of it unless there is something.
  func toldIfAny(_ object: JSON) -> JSON { object.unknowns.isEmpty ? object : told(object) }

  /// Why a number is not known, and what would supply it.
  func unknown(_ pointer: String, _ views: [String: Int] = [:]) -> JSON {
    let steps = pointer.split(separator: "/").map(String.init)
    let view = steps.first == "views" && steps.count > 1 ? views[steps[1]] : nil
    if let view, steps.count > 2, steps[2] == "contentSize" {
      return unknown(pointer, "notGiven", key: key("contentSize", at: .view(view)))
    }
    if let cause = cause(of: steps, view: view) {
      return unknown(
        pointer, word(cause.reason), fact: cause.fact.isEmpty ? nil : cause.fact,
        key: key(cause.supply, at: cause.node))
    }
    let hasFailed = evaluation.undecided.contains { $0.failedRule != nil }
    return unknown(pointer, hasFailed ? "ruleFailed" : "unknown")
  }

  private func unknown(
    _ pointer: String, _ reason: String, fact: FactID? = nil, key: String? = nil
  ) -> JSON {
    JSON(["path": pointer, "reason": reason, "fact": fact, "key": key])
  }

  private func word(_ reason: UnknownReason?) -> String {
    switch reason {
    case nil: "noSource"
    case .written: "notGiven"
    case .setInCode: "setInCode"
    }
  }

  /// The number without a source that makes this one unknown: that of the nearest controller around
  /// it, else the first of the screen.
  private func cause(of steps: [String], view: Int?) -> Unknown? {
    if screen.unknowns.count < 2 { return screen.unknowns.first }
    if let own = view.flatMap({ view in screen.unknowns.first { $0.node == .view(view) } }) {
      return own
    }
    var current = view.map { scenario.views[$0].controller }
    if steps.count > 1, let index = Int(steps[1]) {
      if steps[0] == "controllers" { current = index }
      if steps[0] == "bars" { current = screen.bars[index].controller }
    }
    while let controller = current {
      if let cause = screen.unknowns.first(where: { $0.node == .controller(controller) }) {
        return cause
      }
      current = scenario.controllers[controller].parent
    }
    return screen.unknowns.first
  }

  /// The views by what pointers call them.
  private var viewsByName: [String: Int] {
    var views: [String: Int] = [:]
    for index in scenario.views.indices {
      views[JSON.pointerStep(scenario.name(ofView: index))] = index
    }
    return views
  }

  /// A key of a node as a pointer into the scenario: `/root/tabBar/height`.
  private func key(_ key: String, at node: Node) -> String {
    scenario.pointer(of: node) + "/" + key.split(separator: ".").joined(separator: "/")
  }
}
