import InsetBasics

/// What stands before the first word of a line: blanks, the bars of a tree, quotes, comment signs.
///
/// The width is the line's level: a child stands further in than its parent, by however much. Names
/// that some tools put before the view do not count.
struct LinePrefix {
  /// The width, in characters.
  var width = 0
  /// The offset of the first byte after it.
  var ink: Int
  /// Whether there is a bar in it.
  var hasBars = false
  /// Whether `+` stands in it, which marks a presented controller.
  var isPresented = false

  /// Reads the prefix of the line that begins at `start`.
  init(_ text: DumpBytes, from start: Int) {
    ink = start
    while ink < text.end {
      switch text.bytes[ink] {
      case "|":
        hasBars = true
        isPresented = false
        advance(1)
      case "+" where text.byte(ink + 1).isBlank:
        isPresented = true
        hasBars = true
        advance(1)
      case "/" where text.byte(ink + 1) == "/": advance(2)
      case "#", "`": advance(1)
      case "\"", "'":
        guard text.byte(ink + 1) == "<" else { return }
        advance(1)
      case let byte where byte.isBlank: advance(1)
      case 0xE2 where text.holds("→", at: ink):
        ink += 3
        width += 1
      case let byte where byte.digitValue != nil:
        guard let end = Self.numberedLevel(text, from: ink) else { return }
        width += 2
        ink = end
      default: return
      }
    }
  }

  private mutating func advance(_ count: Int) {
    ink += count
    width += count
  }

  /// A level number in front, `2＃`: the indentation follows it.
  private static func numberedLevel(_ text: DumpBytes, from start: Int) -> Int? {
    var place = start
    while place < start + 5, text.byte(place).digitValue != nil { place += 1 }
    return text.holds("＃", at: place) ? place + 3 : nil
  }
}
