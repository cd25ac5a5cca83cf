import InsetBasics
import InsetModel

/// The written keys of an object, each with its value.
struct Members<Key: ObjectKey> {
  /// The object's node.
  let object: Int
  /// Whether the object has a key that its table does not.
  private(set) var hasUnknownKeys = false
  private let table: KeyTable
  /// The values by the place of their key; 0 where it is not written.
  private var values: [UInt32]
  /// The places of keys that an unknown key probably stands for.
  private var meant: Set<Int> = []

  /// Looks up every key of `object` in the table. One that is not there is a fault; where it
  /// resembles a key that could hold its value, it is read as that.
  ///
  /// - Parameter table: The keys that this object has, where they are not all of the kind's.
  init(
    of object: Int, in document: JSONDocument, table: KeyTable = Key.keys
  ) throws(Refused) {
    self.object = object
    self.table = table
    values = Array(repeating: 0, count: table.specs.count)
    guard document.kind(object) == .object else {
      throw document.mismatch(object, expected: "\(table.noun): an object")
    }
    var node = object + 1
    let end = document.next(object)
    var unknown: [Int] = []
    while node < end {
      if let place = table.names.firstIndex(where: { document.holds(node, $0) }) {
        // Of a key that is there twice, the first value is read.
        if values[place] == 0 { values[place] = UInt32(node + 1) }
      } else {
        unknown.append(node)
      }
      node = document.next(node + 1)
    }
    if !unknown.isEmpty {
      hasUnknownKeys = true
      let known = table.specs.map(\.name)
      for node in unknown { take(unknown: node, known: known, in: document) }
    }
    for (place, spec) in table.specs.enumerated() where spec.isRequired && isMissing(place) {
      document.fault(
        at: document.offset(object), node: object,
        "\(table.noun) needs the key \(quoted(spec.name))")
    }
    if table.isNeverEmpty, document.next(object) == object + 1 {
      document.fault(
        at: document.offset(object), node: object, "\(table.noun) must not be empty",
        suggestion: "write one of " + table.specs.map { quoted($0.name) }.joined(separator: ", "))
    }
  }

  private mutating func take(unknown node: Int, known: [String], in document: JSONDocument) {
    // What is only counted costs no search.
    let near =
      document.faults.keeps(document.offset(node))
      ? nearest(to: document.string(node), among: known) : nil
    document.unknownKey(node, of: object, noun: table.noun, near: near, known: known)
    if let place = near.flatMap(known.firstIndex) {
      meant.insert(place)
      if values[place] == 0, table.specs[place].shape.admits(document.kind(node + 1)) {
        values[place] = UInt32(node + 1)
        return
      }
    }
    document.leaveUnread(node + 1)
  }

  private func isMissing(_ place: Int) -> Bool { values[place] == 0 && !meant.contains(place) }

  /// Whether the key is not written, not even misspelt.
  func isMissing(_ key: Key) -> Bool { isMissing(table.place(of: key)) }

  /// Whether the property is not written, not even misspelt.
  func isMissing(_ row: PropertyRow) -> Bool { table.place(of: row.id).map(isMissing) ?? true }

  private func value(at place: Int) -> Int? { values[place] == 0 ? nil : Int(values[place]) }

  /// The value of `key`, or nil where it is not written.
  subscript(key: Key) -> Int? { value(at: table.place(of: key)) }

  /// The value of a property, or nil where it is not written.
  subscript(row: PropertyRow) -> Int? { table.place(of: row.id).flatMap(value) }

  /// Reads the value of `key` where it is written and can be read; else `target` stays as it is.
  ///
  /// - Parameter read: Throws `Refused` alone; the compiler takes a short closure's errors for any.
  func read<Value>(
    _ key: Key, into target: inout Value, _ read: (_ node: Int) throws -> Value
  ) {
    guard let node = self[key], let value = try? read(node) else { return }
    target = value
  }

  /// The written keys that are not properties, in the order of the table.
  var writtenKeys: [(key: Key, value: Int)] {
    Key.allCases.compactMap { key in self[key].map { (key, $0) } }
  }

  /// Passes each written key and its value, in the order of the table.
  func forEach(_ body: (KeySpec, Int) -> Void) {
    for (place, value) in values.enumerated() where value != 0 {
      body(table.specs[place], Int(value))
    }
  }
}

extension Shape {
  /// Whether a value of this kind could have the shape.
  fileprivate func admits(_ kind: JSONNode.Kind) -> Bool {
    switch self {
    case .text, .anyText, .pattern, .words: kind == .string
    case .flag: kind == .true || kind == .false
    case .number, .count, .exactly: kind == .number
    case .height, .inset, .version: kind == .number || kind == .string
    case .tuple, .list: kind == .array
    case .edges, .object, .map: kind == .object
    case .also(let shape, _): shape.admits(kind)
    case .any(let shapes): shapes.contains { $0.admits(kind) }
    case .null: kind == .null
    }
  }
}
