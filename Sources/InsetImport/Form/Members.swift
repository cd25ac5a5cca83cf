import InsetBasics
import InsetModel

/// The written keys of an object, each with its value.
struct Members {
  /// The object's node.
  let object: Int
  /// Whether the object has a key that its table does not.
  private(set) var hasUnknownKeys = false
  /// The values by the place of their key; nil where it is not written.
  private(set) var values: [Int?]
  private let table: KeyTable
  /// The places of keys that an unknown key probably stands for.
  private var meant: Set<Int> = []

  /// Looks up every key of `object` in the table. One that is not there is a fault; where it
  /// resembles a key that could hold its value, it is read as that.
  init(of object: Int, in document: JSONDocument, table: KeyTable) throws(Refused) {
    self.object = object
    self.table = table
    values = Array(repeating: nil, count: table.specs.count)
    guard document.kind(object) == .object else {
      throw document.mismatch(
        object, expected: "\(table.noun): an object",
        suggestion: table.example(for: object, document))
    }
    var node = object + 1
    let end = document.next(object)
    var unknown: [Int] = []
    while node < end {
      if let place = table.names.firstIndex(where: { document.holds(node, $0) }) {
        // Of a key that is there twice, the first value is read.
        values[place] = values[place] ?? node + 1
      } else {
        unknown.append(node)
      }
      node = document.next(node + 1)
    }
    hasUnknownKeys = !unknown.isEmpty
    for node in unknown { take(unknown: node, in: document) }
    for (place, spec) in table.specs.enumerated() where spec.isRequired && isMissing(place) {
      document.fault(object, "\(table.noun) needs the key \(quoted(spec.name))")
    }
    if table.isNeverEmpty, document.next(object) == object + 1 {
      document.fault(
        object, "\(table.noun) must not be empty",
        suggestion: "write one of " + table.specs.map { quoted($0.name) }.joined(separator: ", "))
    }
  }

  private mutating func take(unknown node: Int, in document: JSONDocument) {
    let known = table.specs.map(\.name)
    let key = document.string(node)
    // What is only counted costs no search.
    let isTold = document.faults.keeps(document.offset(node))
    let advice =
      isTold
      ? ForeignWords.advice(for: key, in: table, among: ScenarioSchema.definitions) : nil
    let near = isTold && advice == nil ? nearest(to: key, among: known) : nil
    document.fault(
      at: document.offset(node), node: object, "unknown key \(quoted(key)) in \(table.noun)",
      suggestion: advice ?? near.map(didYouMean)
        ?? (known.count <= 8 ? "the keys are " + known.map(quoted).joined(separator: ", ") : nil))
    if let place = near.flatMap(known.firstIndex) {
      meant.insert(place)
      if values[place] == nil, table.specs[place].shape.admits(document.kind(node + 1)) {
        values[place] = node + 1
        return
      }
    }
    document.leaveUnread(node + 1)
  }

  private func isMissing(_ place: Int) -> Bool { values[place] == nil && !meant.contains(place) }

  /// Whether the key is not written, not even misspelt.
  func isMissing(_ key: String) -> Bool { table.place(of: key).map(isMissing) ?? true }

  /// The value of `key`, or nil where it is not written.
  subscript(key: String) -> Int? { table.place(of: key).flatMap { values[$0] } }

  /// The written keys and their values, in the order of the table.
  var written: [(key: KeySpec, value: Int)] {
    zip(table.specs, values).compactMap { spec, value in value.map { (spec, $0) } }
  }
}
