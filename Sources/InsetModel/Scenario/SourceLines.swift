/// The lines of an input: turns byte offsets into lines and columns, and cuts out excerpts.
///
/// Columns count characters (Unicode scalars), not bytes.
package struct SourceLines: Sendable {
  /// The input.
  package let bytes: [UInt8]
  /// Where each line begins, in bytes; the first one after a byte order mark.
  package let starts: [UInt32]
  /// The number of the first line: the input may be a line of a file of lines.
  package let first: Int
  /// How many UTF-8 continuation bytes stand before each block; nil for a text of ASCII only.
  private let continuations: [UInt32]?

  private static let block = 256

  /// The lines that begin at `starts`, counted from `first` on.
  package init(bytes: [UInt8], starts: [UInt32], isASCII: Bool, first: Int = 1) {
    self.bytes = bytes
    self.starts = starts
    self.first = first
    guard !isASCII else {
      continuations = nil
      return
    }
    // Long lines are common in machine-made files: without this table every column would cost a
    // walk from the start of the line.
    var table: [UInt32] = []
    table.reserveCapacity(bytes.count / Self.block + 1)
    var count: UInt32 = 0
    var index = 0
    while index < bytes.count {
      if index % Self.block == 0 { table.append(count) }
      if bytes[index] & 0xC0 == 0x80 { count += 1 }
      index += 1
    }
    table.append(count)
    continuations = table
  }

  /// The lines of `bytes`; LF, CR LF and CR end one. A byte order mark is no column.
  package init(of bytes: [UInt8]) {
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var starts = [UInt32(start)]
    var isASCII = true
    var index = start
    while index < bytes.count {
      let byte = bytes[index]
      if byte == 0x0A {
        starts.append(UInt32(index + 1))
      } else if byte == 0x0D {
        if index + 1 < bytes.count, bytes[index + 1] == 0x0A { index += 1 }
        starts.append(UInt32(index + 1))
      } else if byte >= 0x80 {
        isASCII = false
      }
      index += 1
    }
    self.init(bytes: bytes, starts: starts, isASCII: isASCII)
  }

  /// The line and column of the byte at `offset`; the input's end counts as a place.
  package func position(at offset: Int) -> SourcePosition {
    let line = lineIndex(at: offset)
    let start = min(offset, Int(starts[line]))
    let width = offset - start - (continuations(before: offset) - continuations(before: start))
    return SourcePosition(line: first + line, column: width + 1)
  }

  /// The line of the byte at `offset`, cut to about 120 characters around it, and the column of the
  /// byte in what is left.
  package func excerpt(at offset: Int) -> (text: String, column: Int) {
    let start = min(offset, Int(starts[lineIndex(at: offset)]))
    let room = 60
    var first = max(start, offset - room)
    while first < offset, bytes[first] & 0xC0 == 0x80 { first += 1 }
    var last = offset
    while last < bytes.count, !isLineEnd(last), last < offset + room || bytes[last] & 0xC0 == 0x80 {
      last += 1
    }
    var text = first > start ? "…" : ""
    let column = bytes[first..<offset].count { $0 & 0xC0 != 0x80 } + (text.isEmpty ? 1 : 2)
    // A tab is shown as one blank, so that the mark below stands under its character.
    let shown = bytes[first..<last].map { $0 < 0x20 || $0 == 0x7F ? 0x20 : $0 }
    text += String(decoding: shown, as: UTF8.self)
    if last < bytes.count, !isLineEnd(last) { text += "…" }
    return (text, column)
  }

  private func isLineEnd(_ index: Int) -> Bool { bytes[index] == 0x0A || bytes[index] == 0x0D }

  /// The index of the line that holds `offset`.
  private func lineIndex(at offset: Int) -> Int {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if Int(starts[middle]) <= offset { low = middle } else { high = middle }
    }
    return low
  }

  private func continuations(before offset: Int) -> Int {
    guard let continuations else { return 0 }
    let block = offset / Self.block
    var count = Int(continuations[block])
    for index in (block * Self.block)..<offset where bytes[index] & 0xC0 == 0x80 { count += 1 }
    return count
  }
}
