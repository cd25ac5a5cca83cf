import InsetBasics
import InsetModel

/// The members of one object to be written, in the order of its table.
struct WrittenMembers<Key: ObjectKey> {
  private var values: [JSON?] = Array(repeating: nil, count: Key.keys.specs.count)

  /// Sets the value of a key; nil leaves it out.
  subscript(key: Key) -> JSON? {
    get { values[key.rawValue] }
    set { values[key.rawValue] = newValue }
  }

  /// Sets a value that is left out where it is UIKit's default.
  mutating func set<Value: Equatable>(
    _ key: Key, _ value: Value, unless standard: Value, as write: (Value) -> JSON
  ) {
    self[key] = value == standard ? nil : write(value)
  }

  /// The keys that have values.
  var members: [(key: String, value: JSON)] {
    Key.allCases.compactMap { key in self[key].map { (key.name, $0) } }
  }

  /// The object.
  var object: JSON { .object(members) }
}
