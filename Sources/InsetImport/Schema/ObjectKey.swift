/// The keys of one kind of object that are not properties, in the order in which they are written.
protocol ObjectKey: RawRepresentable<Int>, CaseIterable, Sendable {
  /// All keys of the object, those of its properties among them.
  static var keys: KeyTable { get }
  /// What the key is.
  var spec: KeySpec { get }
}

extension ObjectKey {
  /// The key as it is written.
  var name: String { Self.keys.specs[Self.keys.place(of: self)].name }

  /// The specs of all cases, for the table.
  static var specs: [KeySpec] { allCases.map(\.spec) }

  /// The specs of all cases with those of properties, which stand before one of them.
  static func specs(with properties: [KeySpec], before next: Self) -> [KeySpec] {
    var specs = specs
    specs.insert(contentsOf: properties, at: next.rawValue)
    return specs
  }
}
