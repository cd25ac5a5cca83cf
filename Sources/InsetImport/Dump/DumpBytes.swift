import InsetBasics
import InsetModel

/// The bytes of a dump with a cursor: what every line's parser needs. Nothing here looks back.
struct DumpBytes {
  let bytes: [UInt8]
  /// The end of the text.
  let end: Int
  /// The cursor.
  var index: Int
  // Lines are counted as the cursor passes, so that no table of them is kept.
  private var countedTo = 0
  private var line: UInt32 = 1
  private var column: UInt32 = 1

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    end = bytes.count
    index = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    countedTo = index
  }

  /// The byte at `offset`, 0 past the end.
  func byte(_ offset: Int) -> UInt8 { offset < end ? bytes[offset] : 0 }

  /// The line and column of `offset`, which must not be before an earlier one.
  mutating func position(at offset: Int) -> (line: UInt32, column: UInt32) {
    while countedTo < offset {
      let byte = bytes[countedTo]
      if byte == .newline {
        line += 1
        column = 1
      } else if byte & 0xC0 != 0x80 {
        column += 1
      }
      countedTo += 1
    }
    return (line, column)
  }

  /// Whether `word` stands at `offset`.
  func holds(_ word: String, at offset: Int) -> Bool {
    var place = offset
    for byte in word.utf8 {
      guard place < end, bytes[place] == byte else { return false }
      place += 1
    }
    return true
  }

  /// The offset of the line break at or after `offset`, or the end.
  func lineEnd(from offset: Int) -> Int {
    var place = offset
    while place < end, bytes[place] != .newline { place += 1 }
    return place
  }

  /// The first byte at or after `offset` that is no blank; line breaks count where asked.
  func afterBlanks(_ offset: Int, lines: Bool = false) -> Int {
    var place = offset
    while place < end, bytes[place].isBlank || (lines && bytes[place] == .newline) { place += 1 }
    return place
  }

  /// The text of a range.
  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// Reads `0x` and hexadecimal digits at `offset`: the number, its digits, and where it ends.
  func address(at offset: Int) -> (value: UInt64, digits: Int, end: Int)? {
    guard byte(offset) == "0", byte(offset + 1) == "x" else { return nil }
    var place = offset + 2
    var value: UInt64 = 0
    while place < end, let digit = bytes[place].hexValue, place < offset + 18 {
      value = value << 4 | UInt64(digit)
      place += 1
    }
    let digits = place - offset - 2
    return digits > 0 ? (value, digits, place) : nil
  }

  /// Reads a class at `offset`: letters, digits, `_`, `.`, `$`, and balanced `()` and `<>` of Swift's
  /// long names. Nil where there is none, or none that ends within 1024 bytes.
  func className(at offset: Int) -> Range<Int>? {
    guard offset < end, bytes[offset].isNameStart else { return nil }
    var place = offset
    var depth = 0
    while place < end {
      guard place - offset < 1024 else { return nil }
      switch bytes[place] {
      case "(": depth += 1
      case "<":
        // Only generic arguments, which follow a name at once.
        guard bytes[place - 1].isNamePart else { return offset..<place }
        depth += 1
      case ")": depth -= 1
      case ">":
        if depth == 0 { return offset..<place }
        depth -= 1
      case .newline: return depth == 0 ? offset..<place : nil
      case let byte: if !byte.isNamePart, depth == 0 { return offset..<place }
      }
      if depth < 0 { return offset..<place }
      // No name nests deeper, and hostile text must not cost a walk from each bracket.
      if depth > 6 { return nil }
      place += 1
    }
    return depth == 0 ? offset..<place : nil
  }

  /// Reads a decimal number at `offset`, `nan` and `inf` among them, and where it ends.
  func number(at offset: Int) -> (value: Double, end: Int)? {
    var place = offset
    if byte(place) == "-" { place += 1 }
    if holds("nan", at: place) { return (.nan, place + 3) }
    if holds("inf", at: place) { return (.infinity, place + 3) }
    var hasPoint = false
    while place < end {
      let byte = bytes[place]
      if byte == ".", !hasPoint {
        hasPoint = true
      } else if byte | 0x20 == "e" {
        let sign = self.byte(place + 1)
        if sign == "-" || sign == "+" { place += 1 }
      } else if byte.digitValue == nil {
        break
      }
      place += 1
      guard place - offset < 400 else { return nil }
    }
    guard place > offset, bytes[place - 1].digitValue != nil else { return nil }
    return decimalNumber(bytes[offset..<place]).map { ($0, place) }
  }

  /// Reads `open`, numbers with anything of blanks, commas and semicolons between, and `close`.
  func numbers(at offset: Int, _ open: Unicode.Scalar, _ close: Unicode.Scalar, count: Int)
    -> (values: [Double], end: Int)?
  {
    guard byte(offset) == UInt8(ascii: open) else { return nil }
    var values: [Double] = []
    var place = offset + 1
    while place < end {
      switch bytes[place] {
      case ",", ";", .newline: place += 1
      case let byte where byte.isBlank: place += 1
      case UInt8(ascii: close): return values.count == count ? (values, place + 1) : nil
      default:
        guard values.count < count, let next = number(at: place) else { return nil }
        values.append(next.value)
        place = next.end
      }
    }
    return nil
  }
}

extension UInt8 {
  /// The end of a line.
  static let newline = UInt8(ascii: "\n")

  /// A space, a tab, or the first half of a Windows line break.
  var isBlank: Bool { self == 0x20 || self == 0x09 || self == 0x0D }

  /// Whether a class can begin with it.
  var isNameStart: Bool { isLetter || self == "_" || self >= 0x80 }

  /// Whether it can stand in a class.
  var isNamePart: Bool { isNameStart || digitValue != nil || self == "." || self == "$" }
}
