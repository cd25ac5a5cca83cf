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
    while index < limit {
      if isSpace(bytes[index]) {
        index += 1
        continue
      }
      if bytes[index...].starts(with: Array("<?".utf8))
        || bytes[index...].starts(with: Array("<!".utf8))
      {
        let isComment = bytes[index...].starts(with: Array("<!--".utf8))
        let end: [UInt8] = Array((isComment ? "-->" : ">").utf8)
        guard let close = (index..<limit).first(where: { bytes[$0...].starts(with: end) }) else {
          return nil
        }
        index = close + end.count
        continue
      }
      if bytes[index...].starts(with: Array("<<<<<<<".utf8)) {
        guard let end = bytes[index...].firstIndex(of: 0x0A) else { return nil }
        index = end + 1
        continue
      }
      guard bytes[index] == "<" else { return nil }
      let name = bytes[(index + 1)..<limit].prefix { !isSpace($0) && $0 != 0x3E && $0 != 0x2F }
      return String(decoding: name, as: UTF8.self)
    }
    return nil
  }
}
