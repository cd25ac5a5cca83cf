/// A value copied out of Lua, or to be copied in.
public enum LuaValue: Sendable, Equatable {
  /// No value.
  case `nil`
  /// True or false.
  case boolean(Bool)
  /// Lua's integer subtype.
  case integer(Int)
  /// Lua's float subtype.
  case number(Double)
  /// Bytes.
  case string(LuaString)
  /// A deep copy of a table.
  case table(LuaTable)
  /// A reference to a function; equal only to the same reference.
  case function(LuaFunction)
  /// An object of the host.
  case object(LuaObject)
  /// An immutable group of numbers.
  case record(LuaRecord)
  /// A table that the host shares; into Lua only. Out of Lua it comes as a copy.
  case shared(LuaSharedTable)
}

extension LuaValue: ExpressibleByNilLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByStringLiteral,
  ExpressibleByArrayLiteral
{
  /// Lua's nil.
  public init(nilLiteral: ()) { self = .nil }
  /// A boolean.
  public init(booleanLiteral value: Bool) { self = .boolean(value) }
  /// An integer.
  public init(integerLiteral value: Int) { self = .integer(value) }
  /// A float.
  public init(floatLiteral value: Double) { self = .number(value) }
  /// The literal's UTF-8.
  public init(stringLiteral value: String) { self = .string(LuaString(value)) }
  /// A table with these values at 1, 2, ...
  public init(arrayLiteral elements: LuaValue...) { self = .table(LuaTable(array: elements)) }
}

extension LuaValue {
  /// The text's UTF-8 as a Lua string.
  public static func text(_ text: String) -> LuaValue { .string(LuaString(text)) }

  /// Whether this is nil.
  public var isNil: Bool {
    if case .nil = self { true } else { false }
  }

  /// What Lua counts as true: anything but nil and false.
  public var isTruthy: Bool {
    switch self {
    case .nil, .boolean(false): false
    default: true
    }
  }

  /// The boolean, if it is one.
  public var asBool: Bool? {
    if case .boolean(let value) = self { value } else { nil }
  }

  /// The integer; also of a float that is a whole number in range.
  public var asInt: Int? {
    switch self {
    case .integer(let value): value
    case .number(let value): Int(exactly: value)
    default: nil
    }
  }

  /// The number, of either subtype.
  public var asDouble: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .number(let value): value
    default: nil
    }
  }

  /// The string, if it is one.
  public var asString: LuaString? {
    if case .string(let value) = self { value } else { nil }
  }

  /// The string as text; nil also when it is not valid UTF-8.
  public var asText: String? { asString?.text }

  /// The table, if it is one.
  public var asTable: LuaTable? {
    if case .table(let value) = self { value } else { nil }
  }

  /// The function, if it is one.
  public var asFunction: LuaFunction? {
    if case .function(let value) = self { value } else { nil }
  }

  /// The object, if it is one.
  public var asObject: LuaObject? {
    if case .object(let value) = self { value } else { nil }
  }

  /// The record, if it is one.
  public var asRecord: LuaRecord? {
    if case .record(let value) = self { value } else { nil }
  }

  /// The type's name as scripts know it; objects and records are "userdata" here.
  public var typeName: String {
    switch self {
    case .nil: "nil"
    case .boolean: "boolean"
    case .integer, .number: "number"
    case .string: "string"
    case .table, .shared: "table"
    case .function: "function"
    case .object, .record: "userdata"
    }
  }
}
