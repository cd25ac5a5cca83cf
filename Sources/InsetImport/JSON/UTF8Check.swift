/// Well-formed UTF-8, by the table of the Unicode standard (3-7): no overlong forms, no surrogates,
/// nothing above U+10FFFF.
enum UTF8Check {
  /// The index after the scalar that begins at `index`, or nil where its bytes are not well formed.
  static func end(ofScalarAt index: Int, in bytes: [UInt8]) -> Int? {
    let lead = bytes[index]
    let length: Int
    var second: ClosedRange<UInt8> = 0x80...0xBF
    switch lead {
    case ..<0x80: return index + 1
    case 0xC2...0xDF: length = 2
    case 0xE0...0xEF:
      length = 3
      if lead == 0xE0 { second = 0xA0...0xBF }
      if lead == 0xED { second = 0x80...0x9F }
    case 0xF0...0xF4:
      length = 4
      if lead == 0xF0 { second = 0x90...0xBF }
      if lead == 0xF4 { second = 0x80...0x8F }
    default: return nil
    }
    guard index + length <= bytes.count, second.contains(bytes[index + 1]) else { return nil }
    for place in (index + 2)..<max(index + 2, index + length) where bytes[place] & 0xC0 != 0x80 {
      return nil
    }
    return index + length
  }
}
