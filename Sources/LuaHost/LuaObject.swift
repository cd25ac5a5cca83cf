/// Something of the host's that scripts see as a read-only value with fields and methods.
///
/// In Lua two objects are equal when type and index are.
public struct LuaObject: Hashable, Sendable {
  /// Which of the state's object types.
  public var type: LuaObjectType.ID
  /// The host's own number for it.
  public var index: Int
  /// The state's `generation` it belongs to; in any other, scripts can no longer use it.
  public var generation: UInt32

  /// The object with this number.
  public init(type: LuaObjectType.ID, index: Int, generation: UInt32) {
    self.type = type
    self.index = index
    self.generation = generation
  }
}

/// A kind of object that a state knows.
public struct LuaObjectType: Hashable, Sendable, Identifiable {
  /// The type's number in its state.
  public struct ID: Hashable, Sendable {
    /// 0, 1, ... in the order of definition.
    public let number: Int32

    init(number: Int32) { self.number = number }
  }

  /// The type's number in its state.
  public let id: ID
  /// The name scripts see in messages and from `tostring`.
  public let name: String
  /// The field names; a field's position here is what the handler is asked for.
  public let fields: [String]
  /// The method names, likewise.
  public let methods: [String]

  /// The object of this type with this number.
  public func object(_ index: Int, generation: UInt32) -> LuaObject {
    LuaObject(type: id, index: index, generation: generation)
  }
}

/// Answers for the objects of one type.
///
/// The state keeps its handlers alive; one that refers back to the state should do so weakly.
public protocol LuaObjectHandler: AnyObject {
  /// The value of a field, by its position in the type's `fields`.
  func read(field: Int, of object: LuaObject) throws(LuaError) -> LuaValue

  /// Calls a method, by its position in the type's `methods`.
  func call(
    method: Int, on object: LuaObject, arguments: [LuaValue]
  ) throws(LuaError) -> [LuaValue]
}
