import CExpat
import InsetModel

/// Takes expat's events and puts the tree together.
///
/// Safe to use: the parser that it knows is only told to stop, from within its own events.
@safe final class TreeBuilder {
  private(set) var tree = XMLTree()
  /// Why reading was stopped.
  private(set) var fault: Fault?
  /// The open elements, outermost first, each with the last child that it was given.
  private var open: [(element: Int, lastChild: Int)] = []
  private var parser: XML_Parser?
  private var collectsText = false

  init(capacity: Int) {
    tree.elements.reserveCapacity(capacity)
    tree.attributes.reserveCapacity(capacity * 4)
  }

  /// Whether the root element was closed.
  var isComplete: Bool { !tree.elements.isEmpty && open.isEmpty }

  /// The innermost element that is still open.
  var innermost: XMLTree.Element? { open.last.map { tree.elements[$0.element] } }

  /// Makes `parser` tell its events to this builder, which must outlive the parsing.
  func install(on parser: XML_Parser) {
    unsafe self.parser = parser
    unsafe XML_SetUserData(parser, Unmanaged.passUnretained(self).toOpaque())
    unsafe XML_SetElementHandler(
      parser, { data, name, attributes in unsafe TreeBuilder.of(data)?.start(name, attributes) },
      { data, _ in unsafe TreeBuilder.of(data)?.end() })
    unsafe XML_SetCharacterDataHandler(parser) { data, text, length in
      unsafe TreeBuilder.of(data)?.text(text, length)
    }
    unsafe XML_SetStartDoctypeDeclHandler(parser) { data, _, _, _, _ in
      unsafe TreeBuilder.of(data)?.stopAtDocumentType()
    }
  }

  private static func of(_ data: UnsafeMutableRawPointer?) -> TreeBuilder? {
    unsafe data.map { unsafe Unmanaged<TreeBuilder>.fromOpaque($0).takeUnretainedValue() }
  }

  private func start(
    _ name: UnsafePointer<CChar>?, _ attributes: UnsafeMutablePointer<UnsafePointer<CChar>?>?
  ) {
    guard fault == nil else { return }
    if open.count >= XMLParser.depthLimit {
      stop("elements are nested more than \(XMLParser.depthLimit) deep")
      return
    }
    let index = tree.elements.count
    let first = tree.attributes.count
    if var next = unsafe attributes {
      while let name = unsafe next.pointee, let value = unsafe (next + 1).pointee {
        tree.attributes.append(
          XMLTree.Attribute(
            name: unsafe String(cString: name), value: unsafe String(cString: value)))
        unsafe next += 2
      }
    }
    let parent = open.last?.element ?? -1
    let element = XMLTree.Element(
      name: unsafe name.map { unsafe String(cString: $0) } ?? "", parent: parent, offset: here,
      attributes: first..<tree.attributes.count)
    if let last = open.indices.last {
      if open[last].lastChild >= 0 {
        tree.elements[open[last].lastChild].nextSibling = index
      } else {
        tree.elements[parent].firstChild = index
      }
      open[last].lastChild = index
    }
    collectsText = XMLTree.valueNames.contains(element.name)
    tree.elements.append(element)
    open.append((index, -1))
  }

  private func end() {
    guard fault == nil, let last = open.popLast() else { return }
    tree.elements[last.element].end = tree.elements.count
    tree.elements[last.element].endOffset = here + width
    collectsText = false
  }

  private func text(_ bytes: UnsafePointer<CChar>?, _ length: Int32) {
    guard collectsText, fault == nil, let bytes = unsafe bytes, let last = open.last else { return }
    let buffer = unsafe UnsafeRawBufferPointer(start: bytes, count: Int(length))
    tree.texts[last.element, default: ""] += unsafe String(decoding: buffer, as: UTF8.self)
  }

  /// Whether a document type declaration was met.
  private(set) var hasDocumentType = false

  private func stopAtDocumentType() {
    hasDocumentType = true
    stop("a document type declaration")
  }

  private var here: Int {
    guard let parser = unsafe parser else { return 0 }
    return unsafe max(0, Int(XML_GetCurrentByteIndex(parser)))
  }

  /// How many bytes the event takes, from `here` on. The end of `<a/>` takes none: it is behind it.
  private var width: Int {
    guard let parser = unsafe parser else { return 0 }
    return unsafe Int(XML_GetCurrentByteCount(parser))
  }

  private func stop(_ message: String) {
    guard fault == nil else { return }
    fault = Fault(at: here, message)
    if let parser = unsafe parser { unsafe XML_StopParser(parser, 0) }
  }
}
