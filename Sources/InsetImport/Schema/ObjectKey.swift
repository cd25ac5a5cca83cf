/// The keys of one kind of object; the raw value is the key's place in the table.
protocol ObjectKey: RawRepresentable<Int>, CaseIterable, Sendable {
  /// All keys, in the order of the cases.
  static var keys: KeyTable { get }
  /// What the key is.
  var spec: KeySpec { get }
}

extension ObjectKey {
  /// The key as it is written.
  var name: String { Self.keys.specs[rawValue].name }

  /// The specs of all cases, for the table.
  static var specs: [KeySpec] { allCases.map(\.spec) }
}
