import LuaHost

/// The text of a Lua file, line by line: for excerpts, and for finding what an error is about.
struct LuaSource {
  private let lines: [ArraySlice<UInt8>]

  /// How far below a call its keys are looked for.
  private static let reach = 200

  init(_ bytes: [UInt8]) {
    lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
  }

  func text(of line: Int) -> String? {
    guard lines.indices.contains(line - 1) else { return nil }
    return String(decoding: lines[line - 1], as: UTF8.self)
  }

  /// The column of the first character that is no blank.
  func indent(of line: Int) -> Int {
    guard lines.indices.contains(line - 1) else { return 1 }
    return lines[line - 1].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }.count + 1
  }

  /// The first place at or below `line` where `word` stands by itself.
  func find(_ word: String, from line: Int?) -> (line: Int, column: Int)? {
    guard let line else { return nil }
    return search(from: line, within: Self.reach) { $0.isWord && $0.text.elementsEqual(word.utf8) }
  }

  /// The place of the innermost part of `written` that is found at or below `line`.
  func find(_ written: [LuaError.Written], from line: Int) -> (line: Int, column: Int)? {
    var found: (line: Int, column: Int)?
    for part in written {
      let start = found?.line ?? line
      let next =
        switch part {
        case .key(let name):
          search(from: start, within: Self.reach) {
            $0.isKey && $0.text.elementsEqual(name.utf8)
          }
        case .text(let text):
          search(from: start, within: .max) { !$0.isWord && $0.text.elementsEqual(text.utf8) }
        }
      found = next ?? found
    }
    return found
  }

  /// A name, or a text in quotes.
  private struct Token {
    var text: ArraySlice<UInt8>
    /// Whether it stands without quotes.
    var isWord: Bool
    /// Whether `=` follows.
    var isKey: Bool
  }

  private func search(
    from line: Int, within reach: Int, _ isWanted: (Token) -> Bool
  ) -> (line: Int, column: Int)? {
    let first = max(line, 1) - 1
    guard first < lines.count else { return nil }
    for index in first..<(first + min(reach, lines.count - first)) {
      if let offset = Self.find(isWanted, in: lines[index]) {
        let before = String(decoding: lines[index][..<offset], as: UTF8.self)
        return (index + 1, before.count + 1)
      }
    }
    return nil
  }

  /// Where the first token that is wanted begins; comments are passed over.
  private static func find(
    _ isWanted: (Token) -> Bool, in line: ArraySlice<UInt8>
  ) -> ArraySlice<UInt8>.Index? {
    var index = line.startIndex
    while index < line.endIndex {
      let byte = line[index]
      let start = index
      if byte == UInt8(ascii: "-"), line[index...].starts(with: Array("--".utf8)) { return nil }
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        index += 1
        while index < line.endIndex, line[index] != byte {
          index += line[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        let text = line[(start + 1)..<min(index, line.endIndex)]
        index = min(index + 1, line.endIndex)
        if isWanted(Token(text: text, isWord: false, isKey: isKey(after: line[index...]))) {
          return start
        }
      } else if isWordByte(byte) {
        index = line[index...].firstIndex { !isWordByte($0) } ?? line.endIndex
        let token = Token(
          text: line[start..<index], isWord: true, isKey: isKey(after: line[index...]))
        if isWanted(token) { return start }
      } else {
        index += 1
      }
    }
    return nil
  }

  /// Whether what was before is a key: `=` follows, or `] =`.
  private static func isKey(after rest: ArraySlice<UInt8>) -> Bool {
    let signs = rest.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "]") }
    return signs.first == UInt8(ascii: "=") && signs.dropFirst().first != UInt8(ascii: "=")
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    (48...57).contains(byte) || (65...90).contains(byte) || (97...122).contains(byte)
      || byte == UInt8(ascii: "_") || byte >= 0x80
  }
}
