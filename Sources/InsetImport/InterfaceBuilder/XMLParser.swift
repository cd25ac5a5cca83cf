import CExpat
import InsetModel

/// Reads XML into an `XMLTree` with the system's expat.
///
/// What Interface Builder never writes and an attacker would is refused: document type declarations
/// (and with them every entity of one's own, internal or external), deep nesting, huge files. Expat
/// itself opens no file and no connection.
enum XMLParser {
  /// Interface Builder nests views; a screen of 1,000 levels was never seen.
  static let depthLimit = 1_000
  /// The largest known storyboards have a few megabytes.
  static let sizeLimit = 64 << 20

  /// Reads `bytes`.
  ///
  /// - Throws: a `Diagnostic` with the first place at which the text is no XML that we read.
  static func parse(_ bytes: [UInt8], path: String) throws(Diagnostic) -> XMLTree {
    let lines = SourceLines(of: bytes.count <= sizeLimit ? bytes : [])
    do throws(Fault) {
      try refuseOtherEncodings(bytes)
      var tree = try parse(bytes)
      tree.lines = lines
      return tree
    } catch {
      throw lines.diagnostic(error, path: path)
    }
  }

  private static func refuseOtherEncodings(_ bytes: [UInt8]) throws(Fault) {
    if bytes.count > sizeLimit {
      throw Fault(
        at: 0, "larger than \(sizeLimit >> 20) MB: not a file that Interface Builder wrote")
    }
    guard let first = bytes.first(where: { !XMLText.isSpace($0) }) else {
      throw Fault(at: 0, bytes.isEmpty ? "the file is empty" : "the file holds only white space")
    }
    if bytes.count > 1,
      bytes[0] == 0 || bytes[1] == 0 || (bytes[0] & 0xFE == 0xFE && bytes[1] >= 0xFE)
    {
      throw Fault(
        at: 0, "the file looks like UTF-16 or UTF-32; Interface Builder writes UTF-8",
        suggestion: "convert it, or let Xcode save it again")
    }
    if first != UInt8(ascii: "<"), first != 0xEF {
      throw Fault(
        at: bytes.firstIndex(of: first) ?? 0, "not XML: the file does not begin with \"<\"")
    }
  }

  private static func parse(_ bytes: [UInt8]) throws(Fault) -> XMLTree {
    // The encoding is fixed, whatever the declaration says: places are counted in UTF-8.
    guard let parser = unsafe XML_ParserCreate("UTF-8") else {
      throw Fault(at: 0, "no memory for an XML parser")
    }
    defer { unsafe XML_ParserFree(parser) }
    let builder = TreeBuilder(capacity: bytes.count / 64)
    unsafe builder.install(on: parser)
    let status = withExtendedLifetime(builder) {
      unsafe bytes.withUnsafeBytes { buffer in
        // `sizeLimit` keeps the count far below Int32's end.
        unsafe XML_Parse(
          parser, buffer.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(buffer.count), 1)
      }
    }
    if builder.hasDocumentType {
      let mark = Array("<!DOCTYPE".utf8)
      let end = XMLText.places(of: mark, in: bytes).first ?? mark.count
      throw Fault(
        at: end - mark.count,
        "a document type declaration: Interface Builder writes none, and none is read",
        suggestion: "remove the <!DOCTYPE …> with all entities that it declares")
    }
    if let fault = builder.fault { throw fault }
    guard status == XML_STATUS_OK, builder.isComplete else {
      throw unsafe fault(of: parser, bytes, builder)
    }
    return builder.tree
  }

  /// Says in our words what expat has against the text.
  private static func fault(
    of parser: XML_Parser, _ bytes: [UInt8], _ builder: TreeBuilder
  ) -> Fault {
    let code = unsafe XML_GetErrorCode(parser)
    let offset = min(max(0, unsafe Int(XML_GetCurrentByteIndex(parser))), bytes.count)
    let words = unsafe XML_ErrorString(code).flatMap { unsafe String(validatingCString: $0) }
    if let marker = XMLText.mergeConflict(in: bytes) {
      return Fault(
        at: marker, "a merge conflict is still in the file",
        suggestion: "resolve it, then run again")
    }
    let message = "not well-formed XML: \(words ?? "unknown error")"
    if code == XML_ERROR_TAG_MISMATCH || code == XML_ERROR_NO_ELEMENTS
      || code == XML_ERROR_UNCLOSED_TOKEN, let open = builder.innermost
    {
      return Fault(
        at: offset, "\(message); <\(open.name)> is open since ", other: open.offset)
    }
    return Fault(at: offset, message)
  }
}

/// Small looks at the raw text.
enum XMLText {
  static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
  }

  /// The places right behind each occurrence of `wanted`.
  static func places(of wanted: [UInt8], in bytes: [UInt8]) -> [Int] {
    var found: [Int] = []
    var index = 0
    while index + wanted.count <= bytes.count {
      guard bytes[index] == wanted[0] else {
        index += 1
        continue
      }
      if bytes[index...].starts(with: wanted) {
        index += wanted.count
        found.append(index)
      } else {
        index += 1
      }
    }
    return found
  }

  /// Where a line begins with the mark that version control leaves in unresolved files.
  static func mergeConflict(in bytes: [UInt8]) -> Int? {
    let marker = [UInt8](repeating: UInt8(ascii: "<"), count: 7)
    var start = 0
    while start < bytes.count {
      if bytes[start...].starts(with: marker) { return start }
      guard let end = bytes[start...].firstIndex(of: 0x0A) else { return nil }
      start = end + 1
    }
    return nil
  }

  /// The name of the root element, where the text begins as XML does: declaration, comments, tag.
  static func rootName(of bytes: [UInt8]) -> String? {
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
      guard bytes[index] == UInt8(ascii: "<") else { return nil }
      let name = bytes[(index + 1)..<limit].prefix { !isSpace($0) && $0 != 0x3E && $0 != 0x2F }
      return String(decoding: name, as: UTF8.self)
    }
    return nil
  }
}

extension SourceLines {
  /// The problem with path, place and excerpt.
  func diagnostic(_ fault: Fault, path: String) -> Diagnostic {
    let place = position(at: min(fault.offset, bytes.count))
    var message = fault.message
    if let other = fault.other {
      let place = position(at: other)
      message += "\(place.line):\(place.column)"
    }
    let excerpt = bytes.isEmpty ? nil : excerpt(at: min(fault.offset, bytes.count))
    return Diagnostic(
      path: path, position: place, message: message, suggestion: fault.suggestion,
      excerpt: excerpt?.text, excerptColumn: excerpt?.column)
  }
}
