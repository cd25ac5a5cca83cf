import InsetModel

extension SplitMix {
  /// Makes some values unknown, each of a property that its object has.
  mutating func forget(in scenario: inout Scenario) {
    forget(&scenario.values)
    for index in scenario.controllers.indices {
      var controller = scenario.controllers[index]
      let container = controller.parent.map { scenario.controllers[$0].kind }
      forget(&controller.values) { row in
        row.id == ControllerProperty.column.row.id
          ? container == .split : row.controllers?.contains(controller.kind) ?? true
      }
      forget(&controller.navigationBar, .navigationBar)
      forget(&controller.toolbar, .toolbar)
      forget(&controller.tabBar, .tabBar)
      scenario.controllers[index] = controller
    }
    for index in scenario.views.indices {
      var view = scenario.views[index]
      forget(&view.values)
      if var scroll = view.scroll {
        forget(&scroll.values) { !$0.collectionsOnly || view.className == "UICollectionView" }
        view.scroll = scroll
      }
      if var table = view.table {
        forget(&table.values) { !table.isList || $0.listKey != nil }
        // null is what a view method returns.
        forget(&table.delegate.values) { !table.isList && $0.shape != .returnedView }
        view.table = table
      }
      scenario.views[index] = view
    }
  }

  private mutating func forget(_ bar: inout Bar?, _ kind: Bar.Kind) {
    guard var known = bar else { return }
    forget(&known.values) { $0.bars?.contains(kind) ?? true }
    bar = known
  }

  private mutating func forget<Owner>(
    _ values: inout PropertyValues<Owner>, where exists: (PropertyRow) -> Bool = { _ in true }
  ) {
    let rows = Owner.rows.filter { $0.canBeUnknown && exists($0) }
    guard once(in: 4), !rows.isEmpty else { return }
    values.setUnknown(rows[below(rows.count)], .written)
  }
}
