import InsetModel

/// Navigation bars, toolbars and tab bars.
extension ScenarioBuilder {
  /// Reads the bars of the controller at `index`.
  mutating func readBars(_ index: Int, _ members: Members<ControllerKey>) {
    var controller = controllers[index]
    members.read(.navigationBar, into: &controller.navigationBar) {
      try bar($0, .navigationBar, of: index)
    }
    members.read(.toolbar, into: &controller.toolbar) { try bar($0, .toolbar, of: index) }
    members.read(.tabBar, into: &controller.tabBar) { try bar($0, .tabBar, of: index) }
    controllers[index] = controller
  }

  private mutating func bar(
    _ node: Int, _ kind: Bar.Kind, of controller: Int
  ) throws(Refused) -> Bar {
    let members = try Members<BarKey>(of: node, in: document, table: BarKey.table(of: kind))
    var bar = Bar()
    members.read(.id, into: &bar.id) { try takeID($0, for: .bar(kind, controller: controller)) }
    document.read(members, into: &bar.values)
    recordKeys(of: members, as: .controller(controller), prefix: "\(kind.rawValue).")
    return bar
  }
}
