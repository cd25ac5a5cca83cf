import InsetBasics

/// All keys of one kind of object. The reader knows no other keys, and the schema shows no others.
struct KeyTable: Sendable {
  /// The name in the schema: `view`.
  let name: String
  /// The object with its article, for messages: `a view`.
  let noun: String
  /// What the object is, for the schema.
  let doc: String
  /// The keys in the order in which they are written.
  let specs: [KeySpec]
  /// Whether at least one key must be there.
  let isNeverEmpty: Bool
  /// Further keywords of the schema, for what is checked in more than one key.
  let rules: [(key: String, value: JSON)]
  /// The keys' names as bytes, to be compared with the input.
  let names: [[UInt8]]

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
  }

  /// The place of a key; nil where the object does not have it.
  func place(of key: String) -> Int? { specs.firstIndex { $0.name == key } }
}
