import InsetModel
import LuaHost

extension Context {
  private func currentFinding() throws(LuaError) -> Finding {
    guard let finding else { throw LuaError(.internalBug, "no finding is being repaired") }
    return finding
  }

  /// The view that a finding is about, by index.
  private func viewIndex(of finding: Finding) -> Int? {
    switch finding.node {
    case .view(let index): index
    case .section(let view, _): view
    case .controller, .scenario: nil
    }
  }

  /// A field of the finding; that it is nil is noted, for the error that a fix may run into.
  func readFinding(_ field: FindingField?) throws(LuaError) -> LuaValue {
    let value = try value(of: field)
    if let field, value.isNil, !absentFields.contains(field) { absentFields.append(field) }
    return value
  }

  private func value(of field: FindingField?) throws(LuaError) -> LuaValue {
    let finding = try currentFinding()
    let shown = try current()
    let view = viewIndex(of: finding)
    switch field {
    case .rule: return .text(finding.rule)
    case .edge: return text(finding.edge?.name)
    case .points: return try number(finding.points, "points")
    case .view: return try self.view(view)
    case .scroll: return try scroll(view.flatMap { shown.screen.views[$0].scroll })
    case .table:
      guard let view, shown.scenario.views[view].table != nil else { return .nil }
      return try table(shown.screen.views[view].scroll)
    case .section:
      guard case .section(let view, let number) = finding.node,
        let scroll = shown.screen.views[view].scroll
      else { return .nil }
      return try section(number, ofScroll: scroll)
    case .controller:
      if case .controller(let index) = finding.node { return try controller(index) }
      return try controller(view.map { shown.scenario.views[$0].controller })
    case .screen: return try screenObject()
    case .key: return text(finding.key)
    case nil: throw noMember()
    }
  }

  func callFinding(
    _ method: FindingMethod?, _ arguments: [LuaValue]
  ) throws(LuaError) -> [LuaValue] {
    switch method {
    case .parts: return [try list(try currentFinding().parts)]
    case nil: throw noMember()
    }
  }
}
