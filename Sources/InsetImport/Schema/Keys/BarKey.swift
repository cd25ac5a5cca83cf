import InsetModel

/// The key of a navigation bar, toolbar or tab bar that is not a property.
enum BarKey: Int, ObjectKey {
  case id

  static let keys = table("bar", "a bar", BarProperty.rows)

  private static let navigationBar = part(.navigationBar)
  private static let toolbar = part(.toolbar)
  private static let tabBar = part(.tabBar)

  /// The keys that a kind of bar has.
  static func table(of bar: Bar.Kind) -> KeyTable {
    switch bar {
    case .navigationBar: navigationBar
    case .toolbar: toolbar
    case .tabBar: tabBar
    case .searchBar: keys
    }
  }

  private static func part(_ bar: Bar.Kind) -> KeyTable {
    table(
      bar.rawValue, "a \(bar.rawValue)", BarProperty.rows.filter { $0.bars?.contains(bar) ?? true })
  }

  private static func table(_ name: String, _ noun: String, _ rows: [PropertyRow]) -> KeyTable {
    KeyTable(
      name, noun: noun, doc: "The keys of \(noun).", specs: specs + rows.map { KeySpec($0) })
  }

  var spec: KeySpec { KeySpec("id", .text, "The name that expect uses.") }
}
