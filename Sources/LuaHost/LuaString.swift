import CLuaHost

/// A Lua string: any bytes, zero bytes and invalid UTF-8 included.
public struct LuaString: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The bytes as they are in Lua.
  public var bytes: [UInt8]

  /// The string with these bytes.
  public init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The text's UTF-8.
  public init(_ text: String) {
    bytes = Array(text.utf8)
  }

  /// The literal's UTF-8.
  public init(stringLiteral value: StaticString) {
    bytes = Array("\(value)".utf8)
  }

  /// The text, or nil when the bytes are not valid UTF-8.
  public var text: String? {
    String(validating: bytes, as: UTF8.self)
  }
}

extension LuaString: Comparable {
  /// Bytewise, the shorter first.
  public static func < (left: LuaString, right: LuaString) -> Bool {
    unsafe left.bytes.withUnsafeBytes { left in
      unsafe right.bytes.withUnsafeBytes { right in
        unsafe lh_compare_bytes(left.baseAddress, left.count, right.baseAddress, right.count) < 0
      }
    }
  }
}

extension LuaString: CustomStringConvertible {
  /// The text; bytes that are not UTF-8 are shown as replacement characters.
  public var description: String {
    String(decoding: bytes, as: UTF8.self)
  }
}
