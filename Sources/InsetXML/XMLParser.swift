import CExpat
import InsetBasics
package import InsetModel

/// Reads XML into an `XMLTree` with the system's expat.
///
/// What Interface Builder never writes and an attacker would is refused: document type declarations
/// (and with them every entity of one's own, internal or external), deep nesting, huge files. Expat
/// itself opens no file and no connection.
package enum XMLParser {
  /// Interface Builder nests views; a screen of 1,000 levels was never seen.
  static let depthLimit = 1_000
  /// The largest known storyboards have a few megabytes.
  static let sizeLimit = 64 << 20

  /// Reads `bytes`.
  ///
  /// - Throws: a `Diagnostic` with the first place at which the text is no XML that we read.
  package static func parse(_ bytes: [UInt8], path: String) throws(Diagnostic) -> XMLTree {
    let lines = SourceLines(of: bytes.count <= sizeLimit ? bytes : [])
    do throws(Fault) {
      try refuseOtherEncodings(bytes)
      var tree = try parse(bytes)
      tree.lines = lines
      return tree
    } catch { throw lines.diagnostic(error, path: path) }
  }

  private static func refuseOtherEncodings(_ bytes: [UInt8]) throws(Fault) {
    if bytes.count > sizeLimit {
      throw Fault(
        at: 0, "larger than \(sizeLimit >> 20) MB: not a file that Interface Builder wrote")
    }
    guard let first = bytes.first(where: { !XMLText.isSpace($0) }) else {
      throw Fault(at: 0, bytes.isEmpty ? "the file is empty" : "the file holds only white space")
    }
    if WideEncoding(of: bytes) != nil {
      throw Fault(
        at: 0, "the file looks like UTF-16 or UTF-32; Interface Builder writes UTF-8",
        suggestion: "convert it, or let Xcode save it again")
    }
    if first != "<", first != 0xEF {
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
      let mark = "<!DOCTYPE"
      let end = places(of: mark, in: bytes).first ?? mark.utf8.count
      throw Fault(
        at: end - mark.utf8.count,
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
      return Fault(at: offset, "\(message); <\(open.name)> is open since ", other: open.offset)
    }
    return Fault(at: offset, message)
  }
}
