import InsetBasics
import InsetModel

/// Reads a JSON text (RFC 8259, strict) into a flat list of nodes.
///
/// No recursion: open containers stand in a list, so that the depth of the input costs no stack.
struct JSONParser {
  /// How deep containers may nest. A level of subviews takes two, so that 10,000 of them fit.
  static let depthLimit = 20_100

  let bytes: [UInt8]
  let end: Int
  var index = 0
  /// The nodes read so far.
  private(set) var nodes: [JSONNode] = []
  /// Where lines begin. Line breaks stand only between tokens, so skipping blanks finds them all.
  private(set) var lineStarts: [UInt32] = [0]
  /// Whether no byte above 0x7F was met yet.
  var isASCII = true
  /// Keys that their object has already, each with the first one: which of the values is meant would
  /// be a guess.
  var repeatedKeys: [(second: Int, first: Int, object: Int)] = []
  private var open: [Int] = []

  /// A parser at the start of `bytes`.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    end = bytes.count
  }

  /// Reads the whole text; after a fault, `nodes` holds what was read before it.
  mutating func parse() throws(Fault) {
    try checkEncoding()
    nodes.reserveCapacity(end / 16)
    skipBlanks()
    guard index < end else {
      throw Fault(
        at: 0, end == 0 ? "the input is empty" : "the input holds nothing but blanks",
        suggestion: "expected a JSON object")
    }
    repeat { try readValue() } while try readSeparators()
    guard index == end else {
      throw Fault(
        at: index, "unexpected text after the end of the JSON value",
        suggestion: bytes[index] == "{" ? "insetlua run --lines reads one scenario a line" : nil)
    }
  }

  /// Reads a scalar, or opens containers down to the first scalar or empty container.
  private mutating func readValue() throws(Fault) {
    while true {
      guard index < end else { throw endFault() }
      switch bytes[index] {
      case "\"": return try readString()
      case "{":
        try openContainer(.object)
        if index < end, bytes[index] == "}" { return closeContainer() }
        try readKey()
      case "[":
        try openContainer(.array)
        if index < end, bytes[index] == "]" { return closeContainer() }
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"): return try readNumber()
      case "t": return try readLiteral("true", .true)
      case "f": return try readLiteral("false", .false)
      case "n": return try readLiteral("null", .null)
      default: throw noValueFault()
      }
    }
  }

  /// Reads what stands after a value: closes containers, and passes a comma and the next key.
  ///
  /// False where the outermost value has ended.
  private mutating func readSeparators() throws(Fault) -> Bool {
    while true {
      skipBlanks()
      guard let container = open.last else { return false }
      guard index < end else { throw endFault() }
      let isObject = nodes[container].kind == .object
      let closing = isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")
      if bytes[index] == closing {
        closeContainer()
        continue
      }
      guard bytes[index] == "," else { throw noSeparatorFault(isObject: isObject) }
      let comma = index
      index += 1
      skipBlanks()
      guard index < end else { throw endFault() }
      if bytes[index] == closing {
        throw Fault(
          at: comma, node: container, "nothing follows the comma", suggestion: "remove the comma")
      }
      if isObject { try readKey() }
      return true
    }
  }

  /// Reads a key and its colon.
  private mutating func readKey() throws(Fault) {
    guard index < end else { throw endFault() }
    guard bytes[index] == "\"" else { throw noKeyFault() }
    try readString()
    skipBlanks()
    guard index < end else { throw endFault() }
    guard bytes[index] == ":" else {
      throw Fault(at: index, node: open.last, "expected a colon after the key, found \(found())")
    }
    index += 1
    skipBlanks()
  }

  private mutating func openContainer(_ kind: JSONNode.Kind) throws(Fault) {
    guard open.count < Self.depthLimit else {
      throw Fault(at: index, "containers nest more than \(Self.depthLimit) deep")
    }
    open.append(nodes.count)
    append(kind, from: index, to: 0)
    index += 1
    skipBlanks()
  }

  private mutating func closeContainer() {
    guard let container = open.popLast() else { return }
    if nodes[container].kind == .object { checkKeys(of: container) }
    index += 1
    nodes[container].next = UInt32(nodes.count)
    nodes[container].end = UInt32(index)
  }

  /// Adds a node that reaches from `start` to `end`.
  mutating func append(
    _ kind: JSONNode.Kind, from start: Int, to end: Int, hasEscapes: Bool = false
  ) {
    nodes.append(
      JSONNode(kind: kind, hasEscapes: hasEscapes, start: UInt32(start), end: UInt32(end)))
  }

  private mutating func skipBlanks() {
    while index < end {
      switch bytes[index] {
      case 0x20, 0x09, 0x0D: index += 1
      case 0x0A:
        index += 1
        lineStarts.append(UInt32(index))
      default: return
      }
    }
  }

  /// Passes a byte order mark; refuses other encodings by their first bytes.
  private mutating func checkEncoding() throws(Fault) {
    guard end < UInt32.max else { throw Fault(at: 0, "the input is larger than 4 GB") }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      index = 3
      lineStarts[0] = 3
      return
    }
    guard let encoding = WideEncoding(of: bytes) else { return }
    throw Fault(
      at: 0, "the input looks like \(encoding.rawValue), not UTF-8", suggestion: "save it as UTF-8")
  }

  /// The innermost container that is still open.
  var innermost: Int? { open.last }
}
