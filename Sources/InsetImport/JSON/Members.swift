import InsetBasics

/// The written keys of an object, each with its value.
struct Members<Key: ObjectKey> {
  /// The object's node.
  let object: Int
  /// Whether the object has a key that its table does not.
  private(set) var hasUnknownKeys = false
  private var values: [UInt32]
  /// Keys that an unknown key probably stands for.
  private var meant: Set<Int> = []

  /// Looks up every key of `object` in the table. One that is not there is a fault; where it
  /// resembles a key that could hold its value, it is read as that.
  ///
  /// - Parameters:
  ///   - noun: The object with its article, where the table's own is too general.
  ///   - allowing: Which keys of the table this object has.
  init(
    of object: Int, in document: JSONDocument, noun: String? = nil,
    allowing: (Key) -> Bool = { _ in true }
  ) throws(Refused) {
    let table = Key.keys
    let noun = noun ?? table.noun
    self.object = object
    values = Array(repeating: 0, count: table.specs.count)
    guard document.kind(object) == .object else {
      throw document.mismatch(object, expected: "\(noun): an object")
    }
    var unknown: [Int] = []
    var node = object + 1
    let end = document.next(object)
    while node < end {
      if let key = Self.key(at: node, in: document), allowing(key) {
        // Of a key that is there twice, the first value is read.
        if values[key.rawValue] == 0 { values[key.rawValue] = UInt32(node + 1) }
      } else {
        unknown.append(node)
      }
      node = document.next(node + 1)
    }
    if !unknown.isEmpty {
      hasUnknownKeys = true
      let known = Key.allCases.filter(allowing)
      for node in unknown { take(unknown: node, noun: noun, known: known, in: document) }
    }
    for key in Key.allCases where key.spec.isRequired && isMissing(key) {
      document.fault(
        at: document.offset(object), node: object, "\(noun) needs the key \(quoted(key.name))")
    }
    if table.isNeverEmpty, document.next(object) == object + 1 {
      document.fault(
        at: document.offset(object), node: object, "\(noun) must not be empty",
        suggestion: "write one of " + table.specs.map { quoted($0.name) }.joined(separator: ", "))
    }
  }

  private static func key(at node: Int, in document: JSONDocument) -> Key? {
    Key.keys.names.firstIndex { document.holds(node, $0) }.flatMap(Key.init)
  }

  private mutating func take(
    unknown node: Int, noun: String, known: [Key], in document: JSONDocument
  ) {
    let names = known.map(\.name)
    // What is only counted costs no search.
    let near =
      document.faults.keeps(document.offset(node))
      ? nearest(to: document.string(node), among: names) : nil
    document.unknownKey(node, of: object, noun: noun, near: near, known: names)
    if let key = known.first(where: { $0.name == near }) {
      meant.insert(key.rawValue)
      if values[key.rawValue] == 0, key.spec.shape.admits(document.kind(node + 1)) {
        values[key.rawValue] = UInt32(node + 1)
        return
      }
    }
    document.leaveUnread(node + 1)
  }

  /// Whether the key is not written, not even misspelt.
  func isMissing(_ key: Key) -> Bool { values[key.rawValue] == 0 && !meant.contains(key.rawValue) }

  /// The value of `key`, or nil where it is not written.
  subscript(key: Key) -> Int? {
    let value = values[key.rawValue]
    return value == 0 ? nil : Int(value)
  }

  /// Reads the value of `key` where it is written and can be read; else `target` stays as it is.
  ///
  /// - Parameter read: Throws `Refused` alone; the compiler takes a short closure's errors for any.
  func read<Value>(
    _ key: Key, into target: inout Value, _ read: (_ node: Int) throws -> Value
  ) {
    guard let node = self[key], let value = try? read(node) else { return }
    target = value
  }

  /// The written keys in the order of the table.
  var written: [(key: Key, value: Int)] {
    var written: [(key: Key, value: Int)] = []
    forEach { written.append(($0, $1)) }
    return written
  }

  /// Passes each written key and its value, in the order of the table.
  func forEach(_ body: (Key, Int) -> Void) {
    for (place, value) in values.enumerated() where value != 0 {
      if let key = Key(rawValue: place) { body(key, Int(value)) }
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
