/// A deep copy of a Lua table: a dense array, and everything else sorted by key.
public struct LuaTable: Sendable, Equatable {
  /// What a key can be to be copied.
  public enum Key: Hashable, Sendable {
    /// A whole number outside the array.
    case integer(Int)
    /// Any other number.
    case number(Double)
    /// A string.
    case string(LuaString)
    /// True or false.
    case boolean(Bool)
  }

  /// A key outside the array, with its value.
  public struct Field: Sendable, Equatable {
    /// The key.
    public var key: Key
    /// Its value; never nil in a table copied out of Lua.
    public var value: LuaValue

    /// The pair.
    public init(key: Key, value: LuaValue) {
      self.key = key
      self.value = value
    }
  }

  /// The values at 1, 2, ..., n.
  public var array: [LuaValue]
  /// The other entries in the order of their keys: numbers, strings bytewise, booleans.
  public private(set) var fields: [Field]

  /// A table of these values; of two fields with one key the later counts.
  public init(array: [LuaValue] = [], fields: [Field] = []) {
    self.array = array
    self.fields = []
    for field in fields { self[field.key] = field.value }
  }

  /// A table with these named values.
  public init(_ named: KeyValuePairs<String, LuaValue>) {
    self.init(fields: named.map { Field(key: .string(LuaString($0.key)), value: $0.value) })
  }

  init(array: [LuaValue], unsortedFields: [Field]) {
    self.array = array
    fields = unsortedFields.sorted { $0.key < $1.key }
  }

  /// The value of a key outside the array: nil when there is none. Setting nil removes it.
  public subscript(key: Key) -> LuaValue {
    get {
      let at = position(of: key)
      return at < fields.count && fields[at].key == key ? fields[at].value : .nil
    }
    set {
      let at = position(of: key)
      let known = at < fields.count && fields[at].key == key
      switch (known, newValue) {
      case (true, .nil): fields.remove(at: at)
      case (true, _): fields[at].value = newValue
      case (false, .nil): break
      case (false, _): fields.insert(Field(key: key, value: newValue), at: at)
      }
    }
  }

  /// The value of a named field: nil when there is none. Setting nil removes it.
  public subscript(name: String) -> LuaValue {
    get { position(named: name).map { fields[$0].value } ?? .nil }
    set { self[.string(LuaString(name))] = newValue }
  }

  /// The place of a named field in `fields`, or nil when there is none.
  ///
  /// Tables that people write have few fields, of different lengths: looking at the lengths in turn
  /// is faster than sorting a copy of the name in.
  public func position(named name: String) -> Int? {
    var name = name
    return name.withUTF8 { wanted in
      fields.firstIndex { field in
        guard case .string(let key) = field.key, key.bytes.count == wanted.count else {
          return false
        }
        return unsafe key.bytes.elementsEqual(wanted)
      }
    }
  }

  /// Whether there is nothing in it.
  public var isEmpty: Bool { array.isEmpty && fields.isEmpty }

  private func position(of key: Key) -> Int {
    var low = 0
    var high = fields.count
    while low < high {
      let middle = (low + high) / 2
      if fields[middle].key < key { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension LuaTable.Key: Comparable {
  /// Numbers ascending, then strings bytewise, then false and true.
  public static func < (left: LuaTable.Key, right: LuaTable.Key) -> Bool {
    switch (left, right) {
    case (.integer(let left), .integer(let right)): left < right
    case (.integer(let left), .number(let right)): Double(left) < right
    case (.number(let left), .integer(let right)): left < Double(right)
    case (.number(let left), .number(let right)): left < right
    case (.string(let left), .string(let right)): left < right
    case (.boolean(let left), .boolean(let right)): !left && right
    default: left.rank < right.rank
    }
  }

  private var rank: Int {
    switch self {
    case .integer, .number: 0
    case .string: 1
    case .boolean: 2
    }
  }
}
