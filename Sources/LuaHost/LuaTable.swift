import CLuaHost

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

  /// A table of fields that are in the order of their keys.
  init(array: [LuaValue], sortedFields: [Field]) {
    self.array = array
    fields = sortedFields
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
  public func position(named name: String) -> Int? {
    var name = name
    return name.withUTF8 { wanted in
      var low = 0
      var high = fields.count
      while low < high {
        let middle = (low + high) / 2
        let order = unsafe fields[middle].key.order(before: wanted)
        if order == 0 { return middle }
        if order < 0 { low = middle + 1 } else { high = middle }
      }
      return nil
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

  /// Negative where the key comes before this name, 0 where it is the name.
  fileprivate func order(before name: UnsafeBufferPointer<UInt8>) -> Int32 {
    switch self {
    case .integer, .number: return -1
    case .boolean: return 1
    case .string(let key):
      return unsafe key.bytes.withUnsafeBytes { bytes in
        unsafe lh_compare_bytes(bytes.baseAddress, bytes.count, name.baseAddress, name.count)
      }
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
