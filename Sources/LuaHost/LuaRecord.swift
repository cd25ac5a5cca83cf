/// Up to four numbers with names, immutable in Lua.
///
/// A NaN stands for a number nobody knows: reading it in a script is an error of kind
/// `unknownNumber`.
public struct LuaRecord: Hashable, Sendable {
  /// Which of the state's record types.
  public var type: LuaRecordType.ID
  /// The numbers, in the order of the type's fields; those beyond the fields are ignored.
  public var values: SIMD4<Double>

  /// The record with these numbers.
  public init(type: LuaRecordType.ID, values: SIMD4<Double>) {
    self.type = type
    self.values = values
  }
}

/// A kind of record that a state knows.
public struct LuaRecordType: Hashable, Sendable, Identifiable {
  /// The type's number in its state.
  public struct ID: Hashable, Sendable {
    /// 0, 1, ... in the order of definition.
    public let number: Int32

    init(number: Int32) { self.number = number }
  }

  /// The type's number in its state.
  public let id: ID
  /// The name scripts see in messages.
  public let name: String
  /// One to four field names.
  public let fields: [String]

  /// The record of this type with these numbers, in the order of `fields`.
  public func record(_ values: SIMD4<Double>) -> LuaRecord {
    LuaRecord(type: id, values: values)
  }
}
