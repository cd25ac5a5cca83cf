/// What a byte of a text in ASCII is.
extension UInt8 {
  /// Whether it is a letter from a to z, of either case.
  package var isLetter: Bool {
    let lower = self | 0x20
    return lower >= UInt8(ascii: "a") && lower <= UInt8(ascii: "z")
  }

  /// The value of a decimal digit.
  package var digitValue: UInt8? {
    self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") ? self - UInt8(ascii: "0") : nil
  }

  /// The value of a hexadecimal digit.
  package var hexValue: UInt8? {
    if let digitValue { return digitValue }
    return isLetter && self | 0x20 <= UInt8(ascii: "f")
      ? (self | 0x20) - UInt8(ascii: "a") + 10 : nil
  }
}

/// Whether a byte is a character of ASCII: `byte == "<"`.
@inlinable package func == (byte: UInt8, character: Unicode.Scalar) -> Bool {
  UInt32(byte) == character.value
}

/// Whether a byte is another one than a character of ASCII.
@inlinable package func != (byte: UInt8, character: Unicode.Scalar) -> Bool {
  UInt32(byte) != character.value
}

/// Whether a byte is a character of ASCII, for `case "<":`.
@inlinable package func ~= (character: Unicode.Scalar, byte: UInt8) -> Bool { byte == character }

private let powersOfTen: [Double] = [
  1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16,
]

/// The number that a text says as digits, with a sign, a point or an exponent; nil where it is none.
package func decimalNumber(_ text: ArraySlice<UInt8>) -> Double? {
  exactNumber(text) ?? Double(String(decoding: text, as: UTF8.self))
}

/// The number where it is a whole number below 2^53 divided by a power of ten below 10^22: both are
/// exact, so that one division rounds correctly. Nil elsewhere.
private func exactNumber(_ text: ArraySlice<UInt8>) -> Double? {
  let isNegative = text.first == UInt8(ascii: "-")
  let digits = isNegative ? text.dropFirst() : text
  guard (1...17).contains(digits.count) else { return nil }
  var mantissa = 0
  var decimals: Int?
  for byte in digits {
    if let digit = byte.digitValue {
      mantissa = mantissa * 10 + Int(digit)
      decimals? += 1
    } else if byte == UInt8(ascii: "."), decimals == nil {
      decimals = 0
    } else {
      return nil
    }
  }
  guard mantissa < 1 << 53 else { return nil }
  let value = Double(mantissa) / powersOfTen[decimals ?? 0]
  return isNegative ? -value : value
}

/// The places right behind each occurrence of a text in bytes.
package func places(of text: String, in bytes: [UInt8]) -> [Int] {
  let wanted = Array(text.utf8)
  var found: [Int] = []
  var place = 0
  while let next = bytes[place...].firstIndex(of: wanted[0]) {
    let isFound = bytes[next...].starts(with: wanted)
    place = isFound ? next + wanted.count : next + 1
    if isFound { found.append(place) }
  }
  return found
}
