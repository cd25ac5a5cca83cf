import InsetBasics
package import InsetModel

/// Where things stand in the file. Found only when asked for: most elements are never spoken of.
extension XMLTree {
  /// Where an element's start tag begins.
  package func position(_ element: Int) -> SourcePosition {
    lines.position(at: elements[element].offset)
  }

  /// Where an attribute begins; the element's place where it is not written.
  package func position(_ element: Int, attribute name: String) -> SourcePosition {
    guard let range = range(of: name, in: element) else { return position(element) }
    return lines.position(at: range.name.lowerBound)
  }

  /// The element whose start tag begins at a place of the file, or nil.
  package func element(at place: SourcePosition) -> Int? {
    // Elements stand in the order of the file.
    var low = 0
    var high = elements.count
    while low < high {
      let middle = (low + high) / 2
      if position(middle) < place { low = middle + 1 } else { high = middle }
    }
    return low < elements.count && position(low) == place ? low : nil
  }

  /// The bytes of an attribute: of its name, and of its value between the quotes. With these an
  /// attribute can be edited in place, whatever stands around it.
  package func range(of name: String, in element: Int) -> (name: Range<Int>, value: Range<Int>)? {
    let wanted = Array(name.utf8)
    var scan = TagScan(bytes: lines.bytes, at: elements[element].offset)
    while let attribute = scan.next() {
      if lines.bytes[attribute.name].elementsEqual(wanted) { return attribute }
    }
    return nil
  }

  /// Where a new attribute can be written: behind the start tag's name.
  package func insertionPoint(in element: Int) -> Int {
    TagScan(bytes: lines.bytes, at: elements[element].offset).index
  }

  /// The bytes of the whole element.
  package func range(_ element: Int) -> Range<Int> {
    elements[element].offset..<elements[element].endOffset
  }

  /// Where the element's content begins: behind its start tag. That is where an element without
  /// content (`<a/>`) ends.
  package func contentStart(of element: Int) -> Int {
    var scan = TagScan(bytes: lines.bytes, at: elements[element].offset)
    while scan.next() != nil {}
    return (lines.bytes[scan.index...].firstIndex(of: UInt8(ascii: ">")) ?? scan.index) + 1
  }

  /// Whether the element is one tag: `<a/>`.
  package func isOneTag(_ element: Int) -> Bool {
    contentStart(of: element) == elements[element].endOffset
  }
}

/// Walks over the attributes of one start tag that is known to be well-formed.
private struct TagScan {
  let bytes: [UInt8]
  var index: Int

  init(bytes: [UInt8], at start: Int) {
    self.bytes = bytes
    index = start + 1
    while index < bytes.count, !Self.endsName(bytes[index]) { index += 1 }
  }

  mutating func next() -> (name: Range<Int>, value: Range<Int>)? {
    while index < bytes.count, XMLText.isSpace(bytes[index]) { index += 1 }
    let start = index
    while index < bytes.count, !Self.endsName(bytes[index]) { index += 1 }
    let name = start..<index
    while index < bytes.count, bytes[index] != "\"", bytes[index] != "'" {
      if bytes[index] == ">" || bytes[index] == "/" { return nil }
      index += 1
    }
    guard index < bytes.count, !name.isEmpty else { return nil }
    let quote = bytes[index]
    let first = index + 1
    guard let last = bytes[first...].firstIndex(of: quote) else { return nil }
    index = last + 1
    return (name, first..<last)
  }

  private static func endsName(_ byte: UInt8) -> Bool {
    XMLText.isSpace(byte) || byte == "=" || byte == ">" || byte == "/"
  }
}
