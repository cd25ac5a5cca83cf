import InsetBasics

/// The words and marks of a Swift or Objective-C file, without comments; strings are one token each.
struct SourceTokens {
  /// A token and its line.
  struct Token {
    var text: Substring
    var line: Int
  }

  private(set) var tokens: [Token] = []
  private let text: [UInt8]
  private var index = 0
  private var line = 1

  /// What a string literal is written as.
  static let string: Substring = "\"\""

  /// Reads the tokens of `bytes`; never fails, whatever they are.
  init(_ bytes: [UInt8]) {
    text = bytes
    tokens.reserveCapacity(bytes.count / 6)
    while index < text.count { read() }
  }

  private func byte(_ offset: Int) -> UInt8 {
    index + offset < text.count ? text[index + offset] : 0
  }

  private mutating func read() {
    let first = text[index]
    switch first {
    case "\n":
      line += 1
      index += 1
    case 0...32: index += 1
    case "/" where byte(1) == "/":
      while index < text.count, text[index] != "\n" { index += 1 }
    case "/" where byte(1) == "*": skipComment()
    case "\"": readString(hashes: 0)
    case "@" where byte(1) == "\"":
      index += 1
      readString(hashes: 0)
    case "#" where byte(hashes) == "\"":
      let hashes = hashes
      index += hashes
      readString(hashes: hashes)
    case "'": skipCharacter()
    case _ where Self.isWord(first): readWord()
    default:
      append(index..<(index + 1))
      index += 1
    }
  }

  private mutating func append(_ range: Range<Int>) {
    tokens.append(Token(text: String(decoding: text[range], as: UTF8.self)[...], line: line))
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    byte.isLetter || byte.digitValue != nil || byte == "_" || byte >= 0x80
  }

  /// A word or a number; a point between digits belongs to the number.
  private mutating func readWord() {
    let start = index
    let isNumber = text[index].digitValue != nil
    while index < text.count {
      let isPoint = isNumber && text[index] == "." && isFraction
      let before = text[index - (index > start ? 1 : 0)] | 0x20
      let isSign =
        isNumber && (text[index] == "-" || text[index] == "+") && before == "e" && index > start
      guard Self.isWord(text[index]) || isPoint || isSign else { break }
      index += 1
    }
    append(start..<index)
  }

  /// Whether the point at `index` goes on with digits, or with the `f` of `44.f`.
  private var isFraction: Bool {
    byte(1).digitValue != nil || (byte(1) | 0x20 == "f" && !Self.isWord(byte(2)))
  }

  /// Comments nest in Swift; in Objective-C a second opening is rare enough.
  private mutating func skipComment() {
    var depth = 0
    while index < text.count {
      if text[index] == "/", byte(1) == "*" {
        depth += 1
        index += 2
      } else if text[index] == "*", byte(1) == "/" {
        depth -= 1
        index += 2
        if depth == 0 { return }
      } else {
        if text[index] == "\n" { line += 1 }
        index += 1
      }
    }
  }

  /// `'a'` of Objective-C; a lone apostrophe is no token.
  private mutating func skipCharacter() {
    let end = byte(1) == "\\" ? 3 : 2
    index += byte(end) == "'" ? end + 1 : 1
  }

  /// How many `#` stand here.
  private var hashes: Int { text[index...].prefix { $0 == "#" }.count }

  /// A string of any kind, with what is interpolated into it.
  private mutating func readString(hashes: Int) {
    tokens.append(Token(text: Self.string, line: line))
    let isLong = byte(1) == "\"" && byte(2) == "\""
    index += isLong ? 3 : 1
    // Strings in an interpolation are strings again: each level waits for its own end.
    var parentheses = 0
    while index < text.count {
      let next = text[index]
      if next == "\n" {
        line += 1
        // A one-line string ends with its line, whatever went wrong in it.
        if !isLong, parentheses == 0 { return }
      }
      if next == "\\", hasHashes(hashes, after: 1) {
        if byte(1 + hashes) == "(" { parentheses += 1 }
        index += 2 + hashes
        continue
      }
      if parentheses > 0 {
        if next == "(" { parentheses += 1 }
        if next == ")" { parentheses -= 1 }
        if next == "\"" { skipInnerString() } else { index += 1 }
        continue
      }
      if next == "\"" {
        let quotes = isLong ? 3 : 1
        let isEnd = !isLong || (byte(1) == next && byte(2) == next)
        if isEnd, hasHashes(hashes, after: quotes) {
          index += quotes + hashes
          return
        }
      }
      index += 1
    }
  }

  private func hasHashes(_ count: Int, after offset: Int) -> Bool {
    for hash in 0..<count where byte(offset + hash) != "#" { return false }
    return true
  }

  /// A plain string inside an interpolation; one more level is not followed.
  private mutating func skipInnerString() {
    index += 1
    while index < text.count, text[index] != "\"", text[index] != "\n" {
      index += text[index] == "\\" ? 2 : 1
    }
    if index < text.count, text[index] == "\"" { index += 1 }
  }
}
