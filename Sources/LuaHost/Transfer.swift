import CLuaHost

/// The buffer through which values cross; see `lh_transfer`.
@safe
struct Transfer {
  private let buffer: UnsafeMutablePointer<lh_transfer>?
  /// Where the references that cross belong.
  private let releases: ReleaseList

  /// The buffer of a state, valid as long as that is.
  init(of host: OpaquePointer, releases: ReleaseList) {
    unsafe buffer = lh_transfer_of(host)
    self.releases = releases
  }
}

// MARK: Into Lua

extension Transfer {
  func reset() {
    guard let buffer = unsafe buffer else { return }
    unsafe lh_transfer_reset(buffer)
  }

  /// Makes these the buffer's values.
  func fill(_ values: [LuaValue]) throws(LuaError) {
    reset()
    for value in values { try put(value) }
  }

  /// Adds a value.
  func put(_ value: LuaValue, depth: Int = 0) throws(LuaError) {
    switch value {
    case .nil:
      try slot(LH_NIL) { _ in }
    case .boolean(let flag):
      try slot(LH_BOOLEAN) { $0.a = flag ? 1 : 0 }
    case .integer(let number):
      try slot(LH_INTEGER) { $0.a = Int64(number) }
    case .number(let number):
      try slot(LH_NUMBER) { $0.n0 = number }
    case .string(let string):
      try put(string)
    case .function(let function):
      guard function.reference.belongs(to: releases) else {
        throw LuaError(.wrongState, "a function of another Lua state")
      }
      try slot(LH_FUNCTION) { $0.a = Int64(function.reference.number) }
    case .object(let object):
      try slot(LH_OBJECT) {
        $0.type = object.type.number
        $0.a = Int64(object.index)
        $0.generation = object.generation
      }
    case .record(let record):
      try slot(LH_RECORD) {
        $0.type = record.type.number
        $0.n0 = record.values.x
        $0.n1 = record.values.y
        $0.n2 = record.values.z
        $0.n3 = record.values.w
      }
    case .table(let table):
      try put(table, depth: depth)
    case .shared(let table):
      guard table.reference.belongs(to: releases) else {
        throw LuaError(.wrongState, "a table of another Lua state")
      }
      try slot(LH_SHARED) { $0.a = Int64(table.reference.number) }
    }
  }

  func put(_ string: LuaString) throws(LuaError) {
    guard let buffer = unsafe buffer else { throw Transfer.noMemory }
    let done = unsafe string.bytes.withUnsafeBytes { bytes in
      unsafe lh_transfer_put_string(buffer, bytes.baseAddress, bytes.count)
    }
    if !done { throw Transfer.noMemory }
  }

  private func put(_ table: LuaTable, depth: Int) throws(LuaError) {
    guard depth < LH_MAX_DEPTH else {
      throw LuaError(.tooDeep, "tables nested more than \(LH_MAX_DEPTH) deep")
    }
    guard table.array.count + table.fields.count <= LH_MAX_ENTRIES else {
      throw LuaError(.tooLarge, "a table with more than \(LH_MAX_ENTRIES) entries")
    }
    try slot(LH_TABLE) {
      $0.a = Int64(table.array.count)
      $0.b = Int64(table.fields.count)
    }
    for value in table.array { try put(value, depth: depth + 1) }
    for field in table.fields {
      switch field.key {
      case .integer(let key): try put(.integer(key))
      case .number(let key):
        guard !key.isNaN else {
          throw LuaError(.unsupported("a NaN as a table key"), "NaN cannot be a table key")
        }
        try put(.number(key))
      case .string(let key): try put(key)
      case .boolean(let key): try put(.boolean(key))
      }
      try put(field.value, depth: depth + 1)
    }
  }

  private func slot(
    _ tag: Int, _ set: (inout lh_value) -> Void
  ) throws(LuaError) {
    guard let buffer = unsafe buffer, let slot = unsafe lh_transfer_put(buffer) else {
      throw Transfer.noMemory
    }
    unsafe slot.pointee.tag = Int32(tag)
    unsafe set(&slot.pointee)
  }

  private static var noMemory: LuaError {
    LuaError(.internalBug, "the system gave no memory to copy a value")
  }
}

// MARK: Out of Lua

extension Transfer {
  /// The first `count` values, which now own their references.
  func take(_ count: Int) -> [LuaValue] {
    guard count > 0 else { return [] }
    var at = 0
    var values: [LuaValue] = []
    values.reserveCapacity(count)
    for _ in 0..<count { values.append(next(&at)) }
    return values
  }

  private func next(_ at: inout Int) -> LuaValue {
    guard let buffer = unsafe buffer, unsafe at < buffer.pointee.count else { return .nil }
    let value = unsafe buffer.pointee.values[at]
    at += 1
    switch Int(value.tag) {
    case LH_BOOLEAN: return .boolean(value.a != 0)
    case LH_INTEGER: return .integer(Int(value.a))
    case LH_NUMBER: return .number(value.n0)
    case LH_STRING: return .string(string(value))
    case LH_TABLE: return .table(table(value, &at))
    case LH_FUNCTION:
      return .function(
        LuaFunction(reference: LuaReference(number: Int32(value.a), home: releases)))
    case LH_OBJECT:
      return .object(
        LuaObject(
          type: LuaObjectType.ID(number: value.type), index: Int(value.a),
          generation: value.generation))
    case LH_RECORD:
      return .record(
        LuaRecord(
          type: LuaRecordType.ID(number: value.type),
          values: SIMD4(value.n0, value.n1, value.n2, value.n3)))
    default: return .nil
    }
  }

  private func string(_ value: lh_value) -> LuaString {
    guard value.b > 0, let buffer = unsafe buffer, let bytes = unsafe buffer.pointee.bytes else {
      return LuaString(bytes: [])
    }
    let text = unsafe UnsafeBufferPointer(start: bytes + Int(value.a), count: Int(value.b))
    return unsafe LuaString(bytes: Array(text))
  }

  private func table(_ head: lh_value, _ at: inout Int) -> LuaTable {
    var array: [LuaValue] = []
    array.reserveCapacity(Int(head.a))
    for _ in 0..<head.a { array.append(next(&at)) }
    return LuaTable(array: array, sortedFields: fields(Int(head.b), &at))
  }

  /// The next `count` pairs, in the order of their keys.
  private func fields(_ count: Int, _ at: inout Int) -> [LuaTable.Field] {
    guard count > 0, let buffer = unsafe buffer else { return [] }
    let start = at
    var places = [Int](repeating: 0, count: count)
    at = unsafe places.withUnsafeMutableBufferPointer { places in
      guard let first = places.baseAddress else { return start }
      return unsafe lh_transfer_order(buffer, start, count, first)
    }
    var fields: [LuaTable.Field] = []
    fields.reserveCapacity(count)
    for var place in places {
      let key = next(&place)
      let value = next(&place)
      switch key {
      case .integer(let key): fields.append(.init(key: .integer(key), value: value))
      case .number(let key): fields.append(.init(key: .number(key), value: value))
      case .string(let key): fields.append(.init(key: .string(key), value: value))
      case .boolean(let key): fields.append(.init(key: .boolean(key), value: value))
      default: break
      }
    }
    return fields
  }
}
