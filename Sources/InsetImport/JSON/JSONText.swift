/// Bytes of a JSON text turned into text and numbers.
enum JSONText {
  /// The bytes of a string node, escapes resolved. The parser has checked them.
  static func decoded(_ node: JSONNode, in bytes: [UInt8]) -> [UInt8] {
    let start = Int(node.offset) + 1
    let raw = bytes[start..<(start + Int(node.extent))]
    guard node.hasEscapes else { return Array(raw) }
    var result: [UInt8] = []
    result.reserveCapacity(raw.count)
    var index = raw.startIndex
    while index < raw.endIndex {
      guard raw[index] == UInt8(ascii: "\\"), index + 1 < raw.endIndex else {
        result.append(raw[index])
        index += 1
        continue
      }
      switch raw[index + 1] {
      case UInt8(ascii: "b"): result.append(0x08)
      case UInt8(ascii: "f"): result.append(0x0C)
      case UInt8(ascii: "n"): result.append(0x0A)
      case UInt8(ascii: "r"): result.append(0x0D)
      case UInt8(ascii: "t"): result.append(0x09)
      case UInt8(ascii: "u"):
        var unit = hexUnit(at: index + 2, in: raw)
        if (0xD800...0xDBFF).contains(unit) {
          unit = 0x10000 + (unit - 0xD800) << 10 + hexUnit(at: index + 8, in: raw) - 0xDC00
          index += 6
        }
        if let scalar = Unicode.Scalar(unit) {
          result.append(contentsOf: Array(UTF8.encode(scalar) ?? .init()))
        }
        index += 4
      case let other: result.append(other)
      }
      index += 2
    }
    return result
  }

  private static func hexUnit(at start: Int, in raw: ArraySlice<UInt8>) -> UInt32 {
    raw[start..<min(raw.endIndex, start + 4)].reduce(0) { $0 * 16 + UInt32(hexDigit($1) ?? 0) }
  }

  /// The value of a number node.
  static func number(_ node: JSONNode, in bytes: [UInt8]) -> Double {
    let start = Int(node.offset)
    let text = bytes[start..<(start + Int(node.extent))]
    return exact(text) ?? Double(String(decoding: text, as: UTF8.self)) ?? .nan
  }

  private static let powersOfTen: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16,
    1e17, 1e18, 1e19, 1e20, 1e21, 1e22,
  ]

  /// The value where it is a whole number below 2^53 divided by a power of ten below 10^22: both are
  /// exact, so that one division rounds correctly. Nil elsewhere.
  private static func exact(_ text: ArraySlice<UInt8>) -> Double? {
    guard text.count <= 17 else { return nil }
    var mantissa = 0
    var decimals = 0
    var afterPoint = false
    for byte in text {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        mantissa = mantissa * 10 + Int(byte &- 48)
        if afterPoint { decimals += 1 }
      case UInt8(ascii: "."): afterPoint = true
      case UInt8(ascii: "-"): continue
      default: return nil
      }
    }
    guard mantissa < 1 << 53 else { return nil }
    let value = Double(mantissa) / powersOfTen[decimals]
    return text.first == UInt8(ascii: "-") ? -value : value
  }

  /// The value of a hexadecimal digit.
  static func hexDigit(_ byte: UInt8) -> Int? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): Int(byte) - 48
    case UInt8(ascii: "a")...UInt8(ascii: "f"): Int(byte) - 87
    case UInt8(ascii: "A")...UInt8(ascii: "F"): Int(byte) - 55
    default: nil
    }
  }

  /// Two hexadecimal digits.
  static func hex(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16)
    return byte < 16 ? "0" + digits : digits
  }

  /// Whether a byte is a letter, a digit, `_` or `$`.
  static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"):
      true
    default: false
    }
  }

  /// The character at `index`, or the number of a byte that cannot be shown.
  static func character(at index: Int, in bytes: [UInt8]) -> String {
    let end = UTF8Check.end(ofScalarAt: index, in: bytes) ?? index
    guard end > index, bytes[index] >= 0x20, bytes[index] != 0x7F else {
      return "byte 0x\(hex(bytes[index]))"
    }
    return String(decoding: bytes[index..<end], as: UTF8.self)
  }
}
