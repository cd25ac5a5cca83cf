import InsetBasics
import InsetModel

/// A JSON text that has been checked, as a flat list of nodes over its bytes, with what its readers
/// find wrong with it.
final class JSONDocument {
  /// The file as the user named it.
  let path: String
  /// The line that holds all of it, in a file of lines.
  let line: Int?
  /// The nodes, in the order of the text; 0 is the outermost value.
  let nodes: [JSONNode]
  /// The text by lines.
  let lines: SourceLines
  /// What is wrong with the values that have been read.
  private(set) var faults = FaultList()
  /// The containers that nobody reads, since something is wrong with them or with their keys.
  private(set) var unread: [Int] = []

  private var bytes: [UInt8] { lines.bytes }

  /// Reads `bytes`.
  ///
  /// - Throws: a `Diagnostic` for the first place where they are not JSON. Keys that are written
  ///   twice are faults of the document.
  init(_ bytes: [UInt8], path: String, line: Int? = nil) throws(Diagnostic) {
    self.path = path
    self.line = line
    var parser = JSONParser(bytes)
    var failure: Fault?
    do throws(Fault) { try parser.parse() } catch { failure = error }
    nodes = parser.nodes
    lines = SourceLines(
      bytes: bytes, starts: parser.lineStarts, isASCII: parser.isASCII, first: line ?? 1)
    if let failure { throw diagnostic(failure) }
    for (key, first, object) in parser.repeatedKeys {
      fault(
        at: offset(key), node: object, "key \(quoted(string(key))) is written twice; first at ",
        suggestion: "remove one of them", other: offset(first))
      leaveUnread(key + 1)
    }
  }

  /// Everything that is wrong; nil where nothing is.
  var diagnostics: Diagnostics? {
    guard let first = faults.kept.first else { return nil }
    var others = faults.kept.dropFirst().map(diagnostic)
    if faults.omitted > 0 {
      others.append(
        Diagnostic(
          path: path, position: lines.position(at: faults.firstOmitted),
          message: "\(faults.omitted) more from here on"))
    }
    return Diagnostics(diagnostic(first), others)
  }

  /// Notes a fault; the words are made only where the fault is told in full.
  ///
  /// - Returns: what is thrown where the fault keeps a value from being read.
  @discardableResult
  func fault(
    at offset: Int, node: Int?, _ message: @autoclosure () -> String,
    suggestion: @autoclosure () -> String? = nil, other: Int? = nil
  ) -> Refused {
    faults.add(at: offset) {
      Fault(at: offset, node: node, message(), suggestion: suggestion(), other: other)
    }
    return Refused()
  }

  /// Notes that nobody reads a value.
  func leaveUnread(_ value: Int) { if kind(value).isContainer { unread.append(value) } }

  /// All texts in the containers that nobody reads.
  var unreadTexts: Set<String> {
    var texts: Set<String> = []
    var end = 0
    for container in unread.sorted() where container >= end {
      end = next(container)
      for node in container..<end where kind(node) == .string { texts.insert(string(node)) }
    }
    return texts
  }

  /// The fault told with path, line, column, pointer and excerpt.
  private func diagnostic(_ fault: Fault) -> Diagnostic {
    let excerpt = lines.excerpt(at: fault.offset)
    var message = fault.message
    if let other = fault.other {
      let place = lines.position(at: other)
      message += "\(place.line):\(place.column)"
    }
    return Diagnostic(
      path: path, position: lines.position(at: fault.offset),
      pointer: fault.node.map(pointer), message: message, suggestion: fault.suggestion,
      excerpt: excerpt.text.isEmpty ? nil : excerpt.text,
      excerptColumn: excerpt.text.isEmpty ? nil : excerpt.column)
  }

  /// The kind of a node.
  func kind(_ node: Int) -> JSONNode.Kind { nodes[node].kind }

  /// Where a node begins, in bytes.
  func offset(_ node: Int) -> Int { Int(nodes[node].start) }

  /// Where a node begins, by line and column.
  func position(_ node: Int) -> SourcePosition { lines.position(at: offset(node)) }

  /// The node after `node` and all that stands in it. A container that was never closed reaches
  /// to the end.
  func next(_ node: Int) -> Int {
    guard nodes[node].kind.isContainer else { return node + 1 }
    return nodes[node].next == 0 ? nodes.count : Int(nodes[node].next)
  }

  /// The text of a string node.
  func string(_ node: Int) -> String {
    let isPlain = !nodes[node].hasEscapes
    return isPlain
      ? String(decoding: bytes[nodes[node].content], as: UTF8.self)
      : String(decoding: JSONText.decoded(nodes[node], in: bytes), as: UTF8.self)
  }

  /// The value of a number node.
  func rawNumber(_ node: Int) -> Double { decimalNumber(bytes[nodes[node].content]) ?? .nan }

  /// A number node as it is written.
  func numberText(_ node: Int) -> String {
    String(decoding: bytes[nodes[node].content], as: UTF8.self)
  }

  /// Whether a string node holds exactly `name`.
  func holds(_ node: Int, _ name: [UInt8]) -> Bool {
    if nodes[node].hasEscapes { return JSONText.decoded(nodes[node], in: bytes) == name }
    return nodes[node].content.count == name.count && bytes[nodes[node].content].elementsEqual(name)
  }

  /// Where a value stands in the text.
  func range(of node: Int) -> Range<Int> { offset(node)..<Int(nodes[node].end) }

  /// The values of an array, in order.
  func elements(of array: Int) -> [Int] {
    var elements: [Int] = []
    var node = array + 1
    let end = next(array)
    while node < end {
      elements.append(node)
      node = next(node)
    }
    return elements
  }

  /// The keys and values of an object, in order.
  func members(of object: Int) -> [(key: Int, value: Int)] {
    var members: [(key: Int, value: Int)] = []
    var node = object + 1
    let end = next(object)
    while node + 1 < end {
      members.append((node, node + 1))
      node = next(node + 1)
    }
    return members
  }

  /// The JSON pointer (RFC 6901) of a value; a key's is that of its object.
  func pointer(to target: Int) -> String {
    var pointer = ""
    var container = 0
    while container != target {
      let isObject = kind(container) == .object
      var node = container + 1
      var place = 0
      var key = node
      while true {
        if isObject {
          key = node
          node += 1
          if target == key || node >= nodes.count { return pointer }
        }
        let after = next(node)
        if target < after || after <= node { break }
        node = after
        place += 1
        if node >= nodes.count { return pointer }
      }
      pointer += "/" + (isObject ? escaped(string(key)) : String(place))
      container = node
    }
    return pointer
  }

  private func escaped(_ key: String) -> String {
    key.map { $0 == "~" ? "~0" : $0 == "/" ? "~1" : String($0) }.joined()
  }
}
