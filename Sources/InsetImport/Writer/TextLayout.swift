import InsetBasics
import InsetModel

/// How an author lays out a JSON text, so that what is added looks like it.
struct TextLayout {
  private let text: JSONDocument
  private let bytes: [UInt8]
  private let lineEnd: [UInt8]

  /// The layout of a text.
  init(of text: JSONDocument) {
    self.text = text
    bytes = text.lines.bytes
    let end = bytes.firstIndex(of: UInt8(ascii: "\n")) ?? 0
    lineEnd = end > 0 && bytes[end - 1] == "\r" ? Array("\r\n".utf8) : Array("\n".utf8)
  }

  /// What stands between a comma and an item that is added after another one, or before the first: a
  /// line break and its indentation where the neighbours stand on lines of their own, else a blank
  /// where the author writes one.
  func gap(of items: TextItems, after previous: Int?) -> [UInt8] {
    let count = items.ranges.count
    let beside = previous.map { min($0 + 1, count - 1) } ?? 0
    let gap = items.gap(before: beside)
    if let end = gap.lastIndex(of: UInt8(ascii: "\n")) {
      let isWindows = end > gap.startIndex && gap[end - 1] == "\r"
      return Array(gap[(isWindows ? end - 1 : end)...])
    }
    // The first item stands behind a bracket, not behind a comma.
    if count > 1 { return items.gap(before: max(1, beside)).filter(isBlank) }
    let colon = colon(of: items, 0)
    return colon.isEmpty || colon.contains(where: isBlank) ? [UInt8(ascii: " ")] : []
  }

  /// A member to be added beside others: its colon stands as theirs do.
  func member(
    _ key: Int, _ value: Int, of document: JSONDocument, beside items: TextItems,
    after previous: Int?
  ) -> [UInt8] {
    document.lines.bytes[document.range(of: key)] + colon(of: items, previous ?? 0)
      + rendered(value, of: document, indentation: indentation(of: items, after: previous))
  }

  /// An element to be added beside others.
  func element(
    _ value: Int, of document: JSONDocument, beside items: TextItems, after previous: Int?
  ) -> [UInt8] {
    rendered(value, of: document, indentation: indentation(of: items, after: previous))
  }

  /// A value that takes another one's place.
  func value(_ value: Int, of document: JSONDocument, inPlaceOf node: Int) -> [UInt8] {
    rendered(value, of: document, indentation: indentation(at: text.offset(node)))
  }

  private func colon(of items: TextItems, _ place: Int) -> ArraySlice<UInt8> {
    let item = bytes[items.ranges[place].lowerBound..<items.values[place]]
    return item.lastIndex(of: UInt8(ascii: "\"")).map { item[($0 + 1)...] } ?? []
  }

  private func indentation(of items: TextItems, after previous: Int?) -> [UInt8] {
    let gap = gap(of: items, after: previous)
    guard let end = gap.lastIndex(of: UInt8(ascii: "\n")) else {
      return indentation(at: items.ranges[previous ?? 0].lowerBound)
    }
    return Array(gap[(end + 1)...])
  }

  /// The blanks with which the line of a place begins.
  private func indentation(at offset: Int) -> [UInt8] {
    let start = bytes[..<offset].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    return Array(bytes[start..<offset].prefix(while: isBlank))
  }

  /// The writer's form of a value; its further lines begin with `indentation` in place of theirs.
  private func rendered(_ node: Int, of document: JSONDocument, indentation: [UInt8]) -> [UInt8] {
    let source = document.lines.bytes
    let range = document.range(of: node)
    let start = source[..<range.lowerBound].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let depth = source[start..<range.lowerBound].prefix(while: isBlank).count
    let lines = source[range].split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return Array(
      ([lines[0]] + lines.dropFirst().map { indentation + $0.dropFirst(depth) }).joined(
        separator: lineEnd))
  }

  private func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
}
