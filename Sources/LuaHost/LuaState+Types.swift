import CLuaHost

extension LuaState {
  /// Defines a kind of record with one to four fields.
  public func defineRecord(
    name: String, fields: [String]
  ) throws(LuaError) -> LuaRecordType {
    let number = Int32(core.recordTypes.count)
    guard number < LH_MAX_TYPES, (1...LH_MAX_RECORD_FIELDS).contains(fields.count) else {
      throw LuaError(.internalBug, "a record has 1 to \(LH_MAX_RECORD_FIELDS) fields")
    }
    try checkNames([name] + fields)
    try perform {
      unsafe withCStrings([name] + fields) { names in
        unsafe lh_define_record(host, number, names[0], names + 1, Int32(fields.count))
      }
    }
    let type = LuaRecordType(id: LuaRecordType.ID(number: number), name: name, fields: fields)
    core.recordTypes.append(type)
    return type
  }

  /// Defines a kind of object. The state keeps the handler alive.
  ///
  /// - Parameters:
  ///   - answersStay: whether fields and methods answer the same after `settle`.
  ///   - marks: what `LuaReads.marks` gathers of some members, by name.
  public func defineObject(
    name: String, fields: [String], methods: [String], handler: any LuaObjectHandler,
    answersStay: Bool = true, marks: [String: UInt8] = [:]
  ) throws(LuaError) -> LuaObjectType {
    let number = Int32(core.objectTypes.count)
    guard number < LH_MAX_TYPES else {
      throw LuaError(.internalBug, "more than \(LH_MAX_TYPES) object types")
    }
    try checkNames([name])
    // Lua finds members in a table, by content: UIKit has names that are longer than its short strings.
    try checkNames(fields + methods, longest: LH_MAX_MEMBER)
    guard Set(fields + methods).count == fields.count + methods.count else {
      throw LuaError(.internalBug, "\(name) has two members of one name")
    }
    let bytes = (fields + methods).map { marks[$0] ?? 0 }
    try perform {
      unsafe withCStrings([name] + fields + methods) { names in
        unsafe lh_define_object(
          host, number, names[0], names + 1, Int32(fields.count), names + 1 + fields.count,
          Int32(methods.count), answersStay, bytes)
      }
    }
    let type = LuaObjectType(
      id: LuaObjectType.ID(number: number), name: name, fields: fields, methods: methods)
    core.objectTypes.append(type)
    core.handlers.append(handler)
    return type
  }

  /// C compares names by address, which Lua guarantees for short strings only.
  private func checkNames(
    _ names: [String], longest: Int = LH_MAX_NAME
  ) throws(LuaError) {
    for name in names where name.isEmpty || name.utf8.count > longest || name.contains("\0") {
      throw LuaError(.internalBug, "the name '\(name)' is not 1 to \(longest) bytes long")
    }
  }
}

/// Gives C an array of strings for the time of `body`; its status, or that of a bug when there is
/// no string at all.
private func withCStrings(
  _ strings: [String], _ body: (UnsafePointer<UnsafePointer<CChar>?>) -> Int32
) -> Int32 {
  // One block for all: nesting withCString for each would need as many closures.
  var bytes: [CChar] = []
  var offsets: [Int] = []
  for string in strings {
    offsets.append(bytes.count)
    bytes.append(contentsOf: string.utf8.map { CChar(bitPattern: $0) })
    bytes.append(0)
  }
  return unsafe bytes.withUnsafeBufferPointer { bytes in
    guard let first = bytes.baseAddress else { return Int32(LH_FAIL_BUG) }
    let pointers: [UnsafePointer<CChar>?] = unsafe offsets.map { unsafe first + $0 }
    return unsafe pointers.withUnsafeBufferPointer { pointers in
      guard let base = pointers.baseAddress else { return Int32(LH_FAIL_BUG) }
      return unsafe body(base)
    }
  }
}
