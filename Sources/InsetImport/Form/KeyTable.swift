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

  /// How to write a value of an edge each that stands as a number, or as a list in the order of
  /// `UIEdgeInsets`: top, left, bottom, right.
  func example(for node: Int, _ document: JSONDocument) -> String? {
    guard Edge.allCases.allSatisfy({ place(of: $0.name) != nil }) else { return nil }
    let values: [Int]
    switch document.kind(node) {
    case .number: values = Array(repeating: node, count: 4)
    case .array: values = document.elements(of: node)
    default: return nil
    }
    guard values.count == 4, values.allSatisfy({ document.kind($0) == .number }) else { return nil }
    let edges = zip(Edge.allCases, values).map { "\"\($0.name)\": \(document.numberText($1))" }
    return "write { \(edges.joined(separator: ", ")) }"
  }

  /// The place of a key; nil where the object does not have it.
  func place(of key: String) -> Int? { specs.firstIndex { $0.name == key } }
}
