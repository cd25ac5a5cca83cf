import InsetBasics
import InsetModel

/// The members of one object to be written, in the order of its table.
struct WrittenMembers<Key: ObjectKey> {
  private var values: [JSON?] = Array(repeating: nil, count: Key.keys.specs.count)

  /// Sets the value of a key; nil leaves it out.
  subscript(key: Key) -> JSON? {
    get { values[Key.keys.place(of: key)] }
    set { values[Key.keys.place(of: key)] = newValue }
  }

  /// Sets a value that is left out where it is what an unwritten key means.
  mutating func set<Value: Equatable>(
    _ key: Key, _ value: Value, unless standard: Value, as write: (Value) -> JSON
  ) {
    self[key] = value == standard ? nil : write(value)
  }

  /// Sets the properties that the object has a key for. UIKit's defaults are left out; null stands for
  /// a value that is unknown.
  mutating func set<Owner>(_ properties: PropertyValues<Owner>) {
    for row in Owner.rows where properties.isWritten(row) {
      guard let place = Key.keys.place(of: row.id) else { continue }
      switch properties[row] {
      case .known(let value) where value == row.standard: break
      case .known(let value): values[place] = value.map { .property($0, of: row.shape) }
      case .unknown: if row.canBeUnknown { values[place] = .null }
      }
    }
  }

  /// The keys that have values.
  var members: [(key: String, value: JSON)] {
    zip(Key.keys.specs, values).compactMap { spec, value in value.map { (spec.name, $0) } }
  }

  /// The object.
  var object: JSON { .object(members) }
}
