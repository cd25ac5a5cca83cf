public import InsetModel

/// A problem with an input or a rule, told as compilers tell theirs: the place, what is wrong, the
/// line with a mark under it, what to try.
public struct DiagnosticReport: Sendable {
  private let style: Style

  /// A report in the given style.
  public init(style: Style = .plain) { self.style = style }

  /// The problem as lines that end in a newline.
  public func text(_ problem: Diagnostic) -> String {
    let place = Location(path: problem.path, position: problem.position)
    var lines = [
      "\(style.strong(place.text + ":")) \(style.level(.error, "error:")) "
        + printable(problem.message)
        + (problem.rule.map { " [rule \(printable($0))]" } ?? "")
    ]
    lines += excerpt(of: problem)
    let suggestion = problem.suggestion.map(printable)
    switch (problem.pointer.map(printable), suggestion) {
    case (let pointer?, let suggestion?):
      lines.append("   at \(pointer.isEmpty ? "/" : pointer): \(suggestion)")
    case (let pointer?, nil) where !pointer.isEmpty: lines.append("   at \(pointer)")
    case (nil, let suggestion?): lines.append("   \(suggestion)")
    default: break
    }
    if let context = problem.context { lines.append("   \(printable(context))") }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The source line with its number, and the mark under the column.
  private func excerpt(of problem: Diagnostic) -> [String] {
    guard let text = problem.excerpt, let position = problem.position else { return [] }
    let number = rightAligned("\(position.line)", to: 5)
    let clipped = Clipped(text, around: problem.excerptColumn ?? position.column)
    var lines = ["\(style.faint("\(number) |")) \(clipped.text)"]
    if let mark = clipped.mark {
      lines.append("\(style.faint("\(spaces(5)) |")) \(mark)\(style.level(.error, "^"))")
    }
    return lines
  }
}

/// A source line cut to a readable length around a column, and the space before the mark.
private struct Clipped {
  private static let width = 88

  var text: String
  var mark: String?

  init(_ line: String, around column: Int) {
    let characters = Array(line)
    var first = 0
    if column > Self.width - 20, characters.count > Self.width {
      first = min(column - Self.width / 2, characters.count - Self.width)
    }
    let last = min(characters.count, first + Self.width)
    let lead = first > 0 ? "…" : ""
    let tail = last < characters.count ? "…" : ""
    text = trimmed(lead + printable(String(characters[first..<last])) + tail)
    guard column > 0, column - 1 <= characters.count, column - 1 >= first else { return }
    // Tabs stay tabs, so that the mark stands where the terminal puts the character.
    let before = characters[first..<min(column - 1, last)].map { character in
      character == "\t" ? "\t" : spaces(displayWidth(printable(String(character))))
    }
    mark = spaces(lead.count) + before.joined()
  }
}
