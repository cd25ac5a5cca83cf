import InsetBasics

/// Writes JSON, indented by two blanks a level; values that fit stay on one line.
///
/// Containers are opened and closed one by one, so that their depth costs no stack.
struct JSONEmitter {
  /// What has been written so far.
  private(set) var text = ""
  private var open: [(closing: String, isEmpty: Bool)] = []

  /// How many bytes a line may hold before its value is broken up.
  private static let width = 100
  /// From here on levels are indented no further: thousands of them would make the text grow with
  /// the square of their number.
  private static let deepest = 40

  /// Opens an object; `key` where it is a member.
  mutating func beginObject(key: String? = nil) { begin("{", "}", key) }

  /// Opens an array; `key` where it is a member.
  mutating func beginArray(key: String? = nil) { begin("[", "]", key) }

  /// Closes what was opened last.
  mutating func end() {
    guard let last = open.popLast() else { return }
    if !last.isEmpty { breakLine() }
    text += last.closing
    if open.isEmpty { text += "\n" }
  }

  /// Writes a value, on one line where that fits.
  mutating func write(_ value: JSON, key: String? = nil) {
    let line = value.line
    let label = key.map { JSON.text(of: $0) + ": " } ?? ""
    if indentation + label.utf8.count + line.utf8.count < Self.width {
      startItem(key)
      text += line
      return
    }
    switch value {
    case .array(let values) where !values.isEmpty:
      beginArray(key: key)
      writeFilled(values)
      end()
    case .object(let members) where !members.isEmpty:
      beginObject(key: key)
      for member in members { write(member.value, key: member.key) }
      end()
    default:
      startItem(key)
      text += line
    }
  }

  /// Numbers and words fill the lines; other values take a line each.
  private mutating func writeFilled(_ values: [JSON]) {
    let isPlain = values.allSatisfy {
      switch $0 {
      case .array, .object: false
      default: true
      }
    }
    guard isPlain else {
      for value in values { write(value) }
      return
    }
    var column = 0
    for value in values {
      let line = value.line
      if column == 0 || column + line.utf8.count + 3 > Self.width {
        startItem(nil)
        column = indentation
      } else {
        text += ", "
        column += 2
      }
      text += line
      column += line.utf8.count
    }
  }

  private var indentation: Int { min(open.count, Self.deepest) * 2 }

  private mutating func begin(_ opening: String, _ closing: String, _ key: String?) {
    startItem(key)
    text += opening
    open.append((closing, true))
  }

  private mutating func startItem(_ key: String?) {
    if let last = open.indices.last {
      if !open[last].isEmpty { text += "," }
      open[last].isEmpty = false
      breakLine()
    }
    if let key { text += JSON.text(of: key) + ": " }
  }

  private mutating func breakLine() {
    text += "\n"
    text += String(repeating: " ", count: indentation)
  }
}
