import InsetBasics
import InsetModel

/// How one kind of object stands in a scenario: its keys, with what each sets.
struct ObjectForm<Value: Sendable>: Sendable {
  /// The keys.
  let table: KeyTable
  /// The parts that they make up, in their order.
  private let parts: [Part<Value>]
  /// What an object without keys says.
  private let blank: Value
  /// Whether the places of its keys are kept.
  private let recordsKeys: Bool

  init(
    _ name: String, _ noun: String, _ doc: String, _ blank: Value, isNeverEmpty: Bool = false,
    rules: [(key: String, value: JSON)] = [], recordsKeys: Bool = false, _ parts: Part<Value>...
  ) {
    table = KeyTable(
      name, noun: noun, doc: doc, specs: parts.flatMap(\.keys), isNeverEmpty: isNeverEmpty,
      rules: rules)
    self.parts = parts
    self.blank = blank
    self.recordsKeys = recordsKeys
  }

  /// The object as a value of a key.
  var form: Form<Value> {
    Form(
      .object(table.name),
      read: { node, builder in
        var value = blank
        try read(node, into: &value, &builder)
        return value
      }, write: { .object(members(of: $0, in: $1)) })
  }

  /// Reads the object at a node into a value; a key that cannot be read leaves it as it is.
  @discardableResult
  func read(
    _ node: Int, into value: inout Value, _ builder: inout ScenarioBuilder
  ) throws(Refused) -> Members {
    let members = try Members(of: node, in: builder.document, table: table)
    try read(members, into: &value, &builder)
    return members
  }

  /// Reads the written keys of an object into a value.
  ///
  /// - Throws: where a key that must be there is not, or cannot be read.
  func read(
    _ members: Members, into value: inout Value, _ builder: inout ScenarioBuilder
  ) throws(Refused) {
    if recordsKeys { builder.recordKeys(of: members) }
    var isWhole = true
    var place = 0
    for part in parts {
      let nodes = members.values[place..<(place + part.keys.count)]
      place += part.keys.count
      do { try part.read(&value, nodes, &builder) } catch {
        if part.keys[0].isRequired { isWhole = false }
      }
    }
    if !isWhole { throw Refused() }
  }

  /// The keys that are written of a value, in their order.
  func members(of value: Value, in scenario: Scenario) -> [(key: String, value: JSON)] {
    parts.flatMap { part in
      zip(part.keys, part.write(value, scenario)).compactMap { key, value in
        value.map { (key.name, $0) }
      }
    }
  }
}
