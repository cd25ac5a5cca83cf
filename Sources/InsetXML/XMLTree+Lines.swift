import InsetModel

/// How the text is set in lines: what is written anew is set as what is there.
extension XMLTree {
  /// The white space before an offset, as far as it reaches back to a line's start; nil where
  /// something else stands before it on the line.
  package func indentation(before offset: Int) -> Range<Int>? {
    let bytes = lines.bytes
    var start = offset
    while start > 0, bytes[start - 1] == 0x20 || bytes[start - 1] == 0x09 { start -= 1 }
    return start == 0 || bytes[start - 1] == 0x0A || bytes[start - 1] == 0x0D ? start..<offset : nil
  }

  /// What ends the lines of the file.
  package var lineBreak: String {
    let bytes = lines.bytes
    guard let end = bytes.firstIndex(where: { $0 == 0x0A || $0 == 0x0D }) else { return "\n" }
    if bytes[end] == 0x0A { return "\n" }
    return end + 1 < bytes.count && bytes[end + 1] == 0x0A ? "\r\n" : "\r"
  }

  /// A range with the rest of its line, where it stands alone on it; else the range.
  package func wholeLine(of range: Range<Int>) -> Range<Int> {
    let bytes = lines.bytes
    let end = range.upperBound
    guard let indentation = indentation(before: range.lowerBound), end < bytes.count else {
      return range
    }
    switch bytes[end] {
    case 0x0A: return indentation.lowerBound..<(end + 1)
    case 0x0D:
      let isPair = end + 1 < bytes.count && bytes[end + 1] == 0x0A
      return indentation.lowerBound..<(end + (isPair ? 2 : 1))
    default: return range
    }
  }
}
