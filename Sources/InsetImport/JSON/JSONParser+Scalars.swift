import InsetBasics
import InsetModel

/// Strings, numbers and the three words.
extension JSONParser {
  /// Reads the string that begins at the quote under the cursor; checks its escapes and UTF-8.
  mutating func readString() throws(Fault) {
    let start = index
    var cursor = index + 1
    var hasEscapes = false
    while cursor < end {
      let byte = bytes[cursor]
      if byte == "\"" {
        index = cursor + 1
        append(.string, from: start, to: index, hasEscapes: hasEscapes)
        return
      }
      if byte == "\\" {
        hasEscapes = true
        cursor = try passEscape(at: cursor, string: start)
      } else if byte >= 0x80 {
        isASCII = false
        guard let next = JSONText.end(ofScalarAt: cursor, in: bytes) else {
          throw invalidByteFault(at: cursor)
        }
        cursor = next
      } else if byte < 0x20 {
        throw controlFault(at: cursor, string: start)
      } else {
        cursor += 1
      }
    }
    throw openStringFault(start)
  }

  /// The index after the escape at `start`.
  private func passEscape(at start: Int, string: Int) throws(Fault) -> Int {
    guard start + 1 < end else { throw openStringFault(string) }
    switch bytes[start + 1] {
    case "\"", "\\", "/", "b", "f", "n", "r", "t": return start + 2
    case "u":
      let unit = try hexUnit(at: start, string: string)
      guard (0xD800...0xDFFF).contains(unit) else { return start + 6 }
      let lone = Fault(
        at: start, node: innermost, "half a surrogate pair stands alone",
        suggestion: "write both halves, or the character itself")
      guard unit < 0xDC00 else { throw lone }
      guard start + 7 < end else {
        if start + 6 >= end { throw openStringFault(string) }
        throw lone
      }
      guard bytes[start + 6] == "\\", bytes[start + 7] == "u",
        (0xDC00...0xDFFF).contains(try hexUnit(at: start + 6, string: string))
      else { throw lone }
      return start + 12
    default:
      let shown = JSONText.character(at: start + 1, in: bytes)
      throw Fault(
        at: start, node: innermost, "\"\\\(shown)\" is no escape of JSON",
        suggestion: "write \"\\\\\" for a backslash")
    }
  }

  /// The four hexadecimal digits after `\u`.
  private func hexUnit(at start: Int, string: Int) throws(Fault) -> Int {
    var unit = 0
    for place in (start + 2)..<(start + 6) {
      guard place < end else { throw openStringFault(string) }
      guard let digit = bytes[place].hexValue else {
        throw Fault(
          at: start, node: innermost, "\"\\u\" needs four hexadecimal digits",
          suggestion: "for example \"\\u00e9\"")
      }
      unit = unit * 16 + Int(digit)
    }
    return unit
  }

  /// Reads the number under the cursor; refuses one that no Double can hold.
  mutating func readNumber() throws(Fault) {
    let start = index
    var cursor = index
    if bytes[cursor] == "-" { cursor += 1 }
    let whole = cursor
    cursor = passDigits(from: cursor)
    guard cursor > whole else { throw badNumberFault(start, "a digit must follow the minus sign") }
    if cursor - whole > 1, bytes[whole] == "0" {
      throw badNumberFault(start, "a number must not begin with 0", suggestion: "remove the zeros")
    }
    var isExact = true
    if cursor < end, bytes[cursor] == "." {
      let fraction = cursor + 1
      cursor = passDigits(from: fraction)
      guard cursor > fraction else {
        throw badNumberFault(start, "digits must follow the decimal point")
      }
    }
    if cursor < end, bytes[cursor] | 0x20 == "e" {
      isExact = false
      cursor += 1
      if cursor < end, bytes[cursor] == "+" || bytes[cursor] == "-" { cursor += 1 }
      let exponent = cursor
      cursor = passDigits(from: exponent)
      guard cursor > exponent else {
        throw badNumberFault(start, "digits must follow the exponent's e")
      }
    }
    append(.number, from: start, to: cursor)
    index = cursor
    if !isExact || cursor - start > 300, decimalNumber(bytes[start..<cursor])?.isFinite != true {
      throw Fault(at: start, node: innermost, "the number is too large to be represented")
    }
  }

  private func passDigits(from start: Int) -> Int {
    var cursor = start
    while cursor < end, bytes[cursor].digitValue != nil { cursor += 1 }
    return cursor
  }

  /// Reads `true`, `false` or `null`.
  mutating func readLiteral(_ word: StaticString, _ kind: JSONNode.Kind) throws(Fault) {
    let length = word.utf8CodeUnitCount
    let text = "\(word)"
    guard index + length <= end,
      zip(text.utf8, bytes[index..<(index + length)]).allSatisfy({ $0 == $1 }),
      index + length == end || !JSONText.isWord(bytes[index + length])
    else { throw noValueFault() }
    append(kind, from: index, to: index + length)
    index += length
  }
}
