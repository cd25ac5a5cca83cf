import InsetBasics
import InsetModel

/// All keys of one kind of object. The reader knows no other keys, and the schema shows no others.
struct KeyTable: Sendable {
  /// The name in the schema: `view`.
  let name: String
  /// The object with its article, for messages: `a view`.
  let noun: String
  /// What the object is, for the schema.
  let doc: String
  /// The keys in the order in which they are written; those of properties stand together.
  let specs: [KeySpec]
  /// Whether at least one key must be there.
  let isNeverEmpty: Bool
  /// Further keywords of the schema, for what is checked in more than one key.
  let rules: [(key: String, value: JSON)]
  /// The keys' names as bytes, to be compared with the input.
  let names: [[UInt8]]
  /// The property of each key.
  private let properties: [PropertyID?]
  /// The places of the properties.
  private let propertyPlaces: Range<Int>

  init(
    _ name: String, noun: String, doc: String, specs: [KeySpec], isNeverEmpty: Bool = false,
    rules: [(key: String, value: JSON)] = []
  ) {
    self.name = name
    self.noun = noun
    self.doc = doc
    self.specs = specs
    self.isNeverEmpty = isNeverEmpty
    self.rules = rules
    names = specs.map { Array($0.name.utf8) }
    properties = specs.map(\.property)
    let first = properties.firstIndex { $0 != nil } ?? specs.count
    propertyPlaces = first..<(first + properties.count { $0 != nil })
  }

  /// The place of a key that is not a property.
  func place(of key: some ObjectKey) -> Int {
    key.rawValue < propertyPlaces.lowerBound ? key.rawValue : key.rawValue + propertyPlaces.count
  }

  /// The place of a property's key; nil where the object does not have it.
  func place(of property: PropertyID) -> Int? { properties.firstIndex(of: property) }
}
