/// Writes JSON, indented by two blanks a level; values that fit stay on one line.
///
/// Lists of numbers and words that are too long for a line fill several. A whole value can be
/// written at once, and containers can be opened and closed one by one. Neither costs stack for
/// depth, and both take time in proportion to the text.
public struct JSONWriter: Sendable {
  /// What has been written, and not been taken.
  public private(set) var text = ""

  private let width: Int
  private var open: [Container] = []

  /// From here on levels are indented no further: thousands of them would make the text grow with
  /// the square of their number.
  private static let deepest = 40

  /// A writer of a text that begins on a line of its own.
  ///
  /// - Parameter width: How many bytes a line may hold, the comma at its end included.
  public init(width: Int = 100) { self.width = width }

  /// Opens an object, whose members stand on lines of their own; `key` where it is a member.
  public mutating func beginObject(key: String? = nil) {
    begin(.object, Self.label(key) + Kind.object.opening, .broken)
  }

  /// Opens an array, whose elements stand on lines of their own; `key` where it is a member.
  public mutating func beginArray(key: String? = nil) {
    begin(.array, Self.label(key) + Kind.array.opening, .broken)
  }

  /// Closes what was opened last.
  public mutating func end() {
    guard let last = open.popLast() else { return }
    switch (last.form, last.kind) {
    case (_, _) where last.isEmpty: break
    case (.line, .array): break
    case (.line, .object): text += " "
    case (.broken, _), (.filled, _): breakLine()
    }
    text += last.kind.closing
  }

  /// Writes a value, on one line where that fits; `key` where it is a member.
  public mutating func write(_ value: JSON, key: String? = nil) {
    for piece in Self.pieces(of: value, key: key) {
      switch piece.content {
      case .end: end()
      case .scalar:
        startItem(of: piece.width)
        text += piece.text
      case .begin(let kind, let isPlain):
        begin(kind, piece.text, form(of: piece, isPlain: isPlain))
      }
    }
  }

  /// Hands over what has been written since it was last taken, so that a long text can leave piece
  /// by piece.
  public mutating func take() -> String {
    defer { text = "" }
    return text
  }
}

// MARK: - Lines

extension JSONWriter {
  fileprivate enum Kind {
    case object, array

    var opening: String { self == .object ? "{" : "[" }
    var closing: String { self == .object ? "}" : "]" }
    /// What stands around the items on one line.
    var frame: String { self == .object ? "{  }" : "[]" }
  }

  /// Where the items of a container stand.
  private enum Form: Equatable {
    /// All on the line on which it begins.
    case line
    /// Each on a line of its own.
    case broken
    /// As many on a line as fit; the last line holds `column` bytes so far.
    case filled(column: Int)
  }

  private struct Container {
    var kind: Kind
    var form: Form
    var isEmpty = true
  }

  private var indentation: Int { min(open.count, Self.deepest) * 2 }

  private func form(of piece: Piece, isPlain: Bool) -> Form {
    if open.last?.form == .line || piece.width < width - indentation { return .line }
    return isPlain ? .filled(column: 0) : .broken
  }

  private mutating func begin(_ kind: Kind, _ opening: String, _ form: Form) {
    startItem(of: opening.utf8.count)
    text += opening
    open.append(Container(kind: kind, form: form))
    if form == .line, kind == .object { text += " " }
  }

  /// Puts a comma behind the item before, and goes to where one of `size` bytes begins.
  private mutating func startItem(of size: Int) {
    guard let last = open.indices.last else { return }
    if !open[last].isEmpty { text += "," }
    switch open[last].form {
    case .line: if !open[last].isEmpty { text += " " }
    case .broken: breakLine()
    case .filled(let column):
      if open[last].isEmpty || column + 2 + size >= width {
        breakLine()
        open[last].form = .filled(column: indentation + size)
      } else {
        text += " "
        open[last].form = .filled(column: column + 2 + size)
      }
    }
    open[last].isEmpty = false
  }

  private mutating func breakLine() {
    text += "\n"
    text += String(repeating: " ", count: indentation)
  }

  private static func label(_ key: String?) -> String {
    key.map { JSON.text(of: $0) + ": " } ?? ""
  }
}

// MARK: - Pieces

extension JSONWriter {
  /// A part of a value: a scalar, or a container's beginning or end.
  private struct Piece {
    enum Content {
      case scalar
      /// An array is plain where it holds scalars only.
      case begin(Kind, isPlain: Bool)
      case end
    }

    var content: Content
    /// What is written, behind the key of a member.
    var text = ""
    /// How many bytes the whole value takes on one line, its key included.
    var width = 0
  }

  /// How many bytes stand between two items on a line.
  private static let separator = ", ".utf8.count

  /// A value as pieces, in the order in which they are written; empty containers are scalars.
  private static func pieces(of value: JSON, key: String?) -> [Piece] {
    var pieces: [Piece] = []
    /// Where the containers that have not ended begin, the outermost first.
    var open: [Int] = []
    /// What is left to do, last first; nil ends a container.
    var rest: [(key: String?, value: JSON)?] = [(key, value)]
    while let next = rest.popLast() {
      // The value whose width is known from here on.
      var complete = pieces.count
      if let (key, value) = next {
        let label = label(key)
        if let (kind, items) = value.contents {
          pieces.append(
            Piece(
              content: .begin(kind, isPlain: kind == .array && items.allSatisfy(\.value.isScalar)),
              text: label + kind.opening,
              width: label.utf8.count + kind.frame.utf8.count - separator))
          open.append(complete)
          rest.append(nil)
          rest += items.reversed()
          continue
        }
        let text = label + value.scalar
        pieces.append(Piece(content: .scalar, text: text, width: text.utf8.count))
      } else {
        pieces.append(Piece(content: .end))
        complete = open.removeLast()
      }
      if let outer = open.last { pieces[outer].width += pieces[complete].width + separator }
    }
    return pieces
  }
}

extension JSON {
  /// The kind and the items of a container that is not empty.
  fileprivate var contents: (kind: JSONWriter.Kind, items: [(key: String?, value: JSON)])? {
    switch self {
    case .array(let values) where !values.isEmpty: (.array, values.map { (nil, $0) })
    case .object(let members) where !members.isEmpty: (.object, members.map { ($0.key, $0.value) })
    default: nil
    }
  }
}
