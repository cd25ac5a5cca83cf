import InsetBasics

/// Bytes of a JSON text turned into text and numbers.
enum JSONText {
  /// The bytes of a string node, escapes resolved. The parser has checked them.
  static func decoded(_ node: JSONNode, in bytes: [UInt8]) -> [UInt8] {
    let raw = bytes[node.content]
    guard node.hasEscapes else { return Array(raw) }
    var result: [UInt8] = []
    result.reserveCapacity(raw.count)
    var index = raw.startIndex
    while index < raw.endIndex {
      guard raw[index] == "\\", index + 1 < raw.endIndex else {
        result.append(raw[index])
        index += 1
        continue
      }
      switch raw[index + 1] {
      case "b": result.append(0x08)
      case "f": result.append(0x0C)
      case "n": result.append(0x0A)
      case "r": result.append(0x0D)
      case "t": result.append(0x09)
      case "u":
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
    raw[start..<min(raw.endIndex, start + 4)].reduce(0) { $0 * 16 + UInt32($1.hexValue ?? 0) }
  }

  /// Two hexadecimal digits.
  static func hex(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16)
    return byte < 16 ? "0" + digits : digits
  }

  /// Whether a byte is a letter, a digit, `_` or `$`.
  static func isWord(_ byte: UInt8) -> Bool {
    byte.isLetter || byte.digitValue != nil || byte == "_" || byte == "$"
  }

  /// The index after the scalar that begins at `index`, or nil where its bytes are not well-formed
  /// UTF-8.
  static func end(ofScalarAt index: Int, in bytes: [UInt8]) -> Int? {
    var rest = bytes[index...].makeIterator()
    var parser = UTF8.ForwardParser()
    guard case .valid(let scalar) = parser.parseScalar(from: &rest) else { return nil }
    return index + scalar.count
  }

  /// The character at `index`, or the number of a byte that cannot be shown.
  static func character(at index: Int, in bytes: [UInt8]) -> String {
    let end = end(ofScalarAt: index, in: bytes) ?? index
    guard end > index, bytes[index] >= 0x20, bytes[index] != 0x7F else {
      return "byte 0x\(hex(bytes[index]))"
    }
    return String(decoding: bytes[index..<end], as: UTF8.self)
  }
}
