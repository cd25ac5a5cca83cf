import InsetModel

/// A property by the name that an edit's `set` knows it by.
struct EditTarget {
  /// The name: a bar's property has the bar before it, `navigationBar.isTranslucent`.
  let name: String
  /// The bar, where it is a bar's.
  let bar: Bar.Kind?
  /// The property.
  let row: PropertyRow

  /// All properties, but for the delegate's methods, which are implemented.
  static let all: [EditTarget] =
    [PropertyOwnerName.scroll, .table, .view, .controller, .window].flatMap { owner in
      owner.rows.map { EditTarget(name: $0.ruleName, bar: nil, row: $0) }
    }
    + [Bar.Kind.navigationBar, .toolbar, .tabBar].flatMap { bar in
      BarProperty.rows.filter { $0.bars?.contains(bar) ?? true }.map {
        EditTarget(name: "\(bar.rawValue).\($0.ruleName)", bar: bar, row: $0)
      }
    }
}
