extension Scenario {
  /// What is said of a property at a node; a bar's property needs the bar's kind.
  ///
  /// - Returns: nil where the node has no such object.
  public func value(
    of id: PropertyID, at node: Node, bar kind: Bar.Kind? = nil
  ) -> Known<PropertyValue?>? {
    let row = id.row
    return switch (id.owner, node) {
    case (.window, .scenario): values[row]
    case (.controller, .controller(let index)): controllers[index].values[row]
    case (.bar, .controller(let index)): kind.flatMap { controllers[index][$0] }?.values[row]
    case (.view, .view(let index)): views[index].values[row]
    case (.scroll, .view(let index)): views[index].scroll?.values[row]
    case (.table, .view(let index)): views[index].table?.values[row]
    case (.delegate, .view(let index)): views[index].table?.delegate.values[row]
    default: nil
    }
  }

  /// Sets a property at a node; nil says that nothing is set. A bar that is not described comes to be
  /// described where UIKit shows it by default.
  ///
  /// - Throws: an `EditError` where the node has no such object, or the value is of another shape.
  mutating func set(
    _ id: PropertyID, to value: PropertyValue?, at node: Node, bar kind: Bar.Kind? = nil
  ) throws(EditError) {
    let row = id.row
    if let value, !row.shape.accepts(value) {
      throw EditError("\(row.name) cannot have such a value")
    }
    switch (id.owner, node) {
    case (.window, .scenario): values.set(row, to: value)
    case (.controller, .controller(let index)): controllers[index].values.set(row, to: value)
    case (.bar, .controller(let index)):
      guard let kind else { throw EditError("\(row.name) belongs to a bar") }
      if kind != .toolbar, controllers[index][kind] == nil { controllers[index][kind] = Bar() }
      controllers[index][kind]?.values.set(row, to: value)
    case (.view, .view(let index)): views[index].values.set(row, to: value)
    case (.scroll, .view(let index)):
      if views[index].scroll == nil { throw other(index, than: id.owner) }
      views[index].scroll?.values.set(row, to: value)
    case (.table, .view(let index)):
      if views[index].table == nil { throw other(index, than: id.owner) }
      views[index].table?.values.set(row, to: value)
    case (.delegate, .view(let index)):
      if views[index].table == nil { throw other(index, than: .table) }
      views[index].table?.delegate.values.set(row, to: value)
    default: throw EditError("\(row.name) belongs to \(id.owner.title)")
    }
  }

  private func other(_ view: Int, than owner: PropertyOwnerName) -> EditError {
    EditError("\(name(ofView: view)) is not \(owner.title)")
  }
}

extension Controller {
  /// The bar of a kind, where the scenario describes it; a search bar is the navigation item's.
  public subscript(kind: Bar.Kind) -> Bar? {
    get {
      switch kind {
      case .navigationBar: navigationBar
      case .toolbar: toolbar
      case .tabBar: tabBar
      case .searchBar: nil
      }
    }
    set {
      switch kind {
      case .navigationBar: navigationBar = newValue
      case .toolbar: toolbar = newValue
      case .tabBar: tabBar = newValue
      case .searchBar: break
      }
    }
  }
}
