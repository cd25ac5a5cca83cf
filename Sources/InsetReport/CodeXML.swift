/// Just enough of XML to change a start tag in place: where tags, attributes and children are, in
/// bytes. The text is known to be well-formed.
struct CodeXML {
  /// An attribute.
  struct Attribute {
    var name: Range<Int>
    /// Between the quotes.
    var value: Range<Int>
    /// With the quotes.
    var whole: Range<Int> { name.lowerBound..<(value.upperBound + 1) }
  }

  /// A start tag.
  struct Tag {
    /// From `<` to behind `>`.
    var range: Range<Int>
    var name: Range<Int>
    var attributes: [Attribute]
    /// Whether it ends in `/>`.
    var isEmpty: Bool
  }

  let bytes: [UInt8]

  /// The text of a range.
  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// The start tag that begins at an offset, or nil.
  func tag(at start: Int) -> Tag? {
    guard start < bytes.count, bytes[start] == UInt8(ascii: "<") else { return nil }
    var index = start + 1
    let nameStart = index
    while index < bytes.count, !endsName(bytes[index]) { index += 1 }
    guard index > nameStart else { return nil }
    var tag = Tag(range: start..<index, name: nameStart..<index, attributes: [], isEmpty: false)
    while index < bytes.count {
      let byte = bytes[index]
      if isSpace(byte) {
        index += 1
      } else if byte == UInt8(ascii: ">") {
        tag.range = start..<(index + 1)
        return tag
      } else if byte == UInt8(ascii: "/") {
        tag.isEmpty = true
        index += 1
      } else {
        let name = index
        while index < bytes.count, !endsName(bytes[index]) { index += 1 }
        let nameEnd = index
        while index < bytes.count, isSpace(bytes[index]) || bytes[index] == UInt8(ascii: "=") {
          index += 1
        }
        guard index < bytes.count, nameEnd > name else { return nil }
        let quote = bytes[index]
        guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'"),
          let end = bytes[(index + 1)...].firstIndex(of: quote)
        else { return nil }
        tag.attributes.append(Attribute(name: name..<nameEnd, value: (index + 1)..<end))
        index = end + 1
      }
    }
    return nil
  }

  /// An attribute of a tag.
  func attribute(_ name: String, of tag: Tag) -> Attribute? {
    tag.attributes.first { bytes[$0.name].elementsEqual(name.utf8) }
  }

  /// An attribute's value as it stands.
  func value(_ name: String, of tag: Tag) -> String? {
    attribute(name, of: tag).map { text($0.value) }
  }

  /// The direct children of an element, each with the end of the element that it begins, and where
  /// the element's own end tag begins.
  func children(of tag: Tag) -> (children: [(tag: Tag, end: Int)], end: Int)? {
    if tag.isEmpty { return ([], tag.range.upperBound) }
    var index = tag.range.upperBound
    var open: [Tag] = []
    var children: [(Tag, Int)] = []
    while index < bytes.count {
      guard let next = bytes[index...].firstIndex(of: UInt8(ascii: "<")) else { return nil }
      if let end = skipped(at: next) {
        index = end
      } else if next + 1 < bytes.count, bytes[next + 1] == UInt8(ascii: "/") {
        guard let end = bytes[next...].firstIndex(of: UInt8(ascii: ">")) else { return nil }
        guard let last = open.popLast() else { return (children, next) }
        if open.isEmpty { children.append((last, end + 1)) }
        index = end + 1
      } else {
        guard let child = self.tag(at: next) else { return nil }
        index = child.range.upperBound
        if !child.isEmpty {
          open.append(child)
        } else if open.isEmpty {
          children.append((child, index))
        }
      }
    }
    return nil
  }

  /// The end of a comment, a CDATA section or a processing instruction.
  private func skipped(at start: Int) -> Int? {
    for (opening, closing) in [("<!--", "-->"), ("<![CDATA[", "]]>"), ("<?", "?>")]
    where bytes[start...].starts(with: opening.utf8) {
      let end = Array(closing.utf8)
      var index = start + opening.utf8.count
      while index + end.count <= bytes.count {
        if bytes[index..<(index + end.count)].elementsEqual(end) { return index + end.count }
        index += 1
      }
      return bytes.count
    }
    return nil
  }

  /// The whitespace before an offset, as far as it reaches back to a line's start; nil where
  /// something else stands before it on the line.
  func indentation(before offset: Int) -> Range<Int>? {
    var start = offset
    while start > 0, bytes[start - 1] == 0x20 || bytes[start - 1] == 0x09 { start -= 1 }
    return start == 0 || bytes[start - 1] == 0x0A || bytes[start - 1] == 0x0D ? start..<offset : nil
  }

  /// What ends the lines of the file.
  var lineBreak: String {
    guard let end = bytes.firstIndex(where: { $0 == 0x0A || $0 == 0x0D }) else { return "\n" }
    if bytes[end] == 0x0A { return "\n" }
    return end + 1 < bytes.count && bytes[end + 1] == 0x0A ? "\r\n" : "\r"
  }

  /// Where a place of the file is, in bytes; lines and columns count from 1.
  func offset(line: Int, column: Int) -> Int? {
    var index = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var current = 1
    while current < line {
      guard let end = bytes[index...].firstIndex(where: { $0 == 0x0A || $0 == 0x0D }) else {
        return nil
      }
      index = end + 1
      if bytes[end] == 0x0D, index < bytes.count, bytes[index] == 0x0A { index += 1 }
      current += 1
    }
    let end = bytes[index...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
    let before = String(decoding: bytes[index..<end], as: UTF8.self).prefix(column - 1)
    let offset = index + before.utf8.count
    return offset < bytes.count ? offset : nil
  }

  private func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
  }

  private func endsName(_ byte: UInt8) -> Bool {
    isSpace(byte) || byte == UInt8(ascii: "=") || byte == UInt8(ascii: ">")
      || byte == UInt8(ascii: "/")
  }
}
