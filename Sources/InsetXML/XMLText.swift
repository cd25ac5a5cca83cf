import InsetBasics

/// Small looks at the raw text.
package enum XMLText {
  /// Whether the byte is white space to XML.
  package static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
  }

  /// Where a line begins with the mark that version control leaves in unresolved files.
  static func mergeConflict(in bytes: [UInt8]) -> Int? {
    let marker = "<<<<<<<"
    return places(of: marker, in: bytes).lazy.map { $0 - marker.utf8.count }
      .first { $0 == 0 || bytes[$0 - 1] == 0x0A }
  }

  /// The name of the root element, where the text begins as XML does: declaration, comments, tag.
  package static func rootName(of bytes: [UInt8]) -> String? {
    var index = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    let limit = min(bytes.count, 4096)
    func starts(_ text: String, at place: Int) -> Bool { bytes[place...].starts(with: text.utf8) }
    while index < limit {
      if isSpace(bytes[index]) {
        index += 1
      } else if starts("<?", at: index) || starts("<!", at: index) {
        let end = starts("<!--", at: index) ? "-->" : ">"
        guard let close = (index..<limit).first(where: { starts(end, at: $0) }) else { return nil }
        index = close + end.utf8.count
      } else if starts("<<<<<<<", at: index) {
        guard let end = bytes[index...].firstIndex(of: 0x0A) else { return nil }
        index = end + 1
      } else {
        guard bytes[index] == "<" else { return nil }
        let name = bytes[(index + 1)..<limit].prefix { !isSpace($0) && $0 != ">" && $0 != "/" }
        return String(decoding: name, as: UTF8.self)
      }
    }
    return nil
  }
}
