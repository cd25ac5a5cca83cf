/// `text` in lines of at most `width` columns, broken at spaces; a longer word keeps a line to itself.
/// No-break spaces come out as spaces.
func wrapped(_ text: String, width: Int) -> [String] {
  var lines: [String] = []
  var line = ""
  for word in text.split(separator: " ", omittingEmptySubsequences: false) {
    if line.isEmpty {
      line = String(word)
    } else if displayWidth(line) + 1 + displayWidth(String(word)) <= width {
      line += " " + word
    } else {
      lines.append(line)
      line = String(word)
    }
  }
  if !line.isEmpty || lines.isEmpty { lines.append(line) }
  return lines.map { line in String(line.map { $0 == noBreakSpace ? " " : $0 }) }
}

/// Keeps words on one line until `wrapped` has broken the text.
let noBreakSpace: Character = "\u{A0}"

/// `text` as one word to `wrapped`.
func unbroken(_ text: String) -> String {
  String(text.map { $0 == " " ? noBreakSpace : $0 })
}

/// Names in front, wrapped text behind them, all texts starting in one column.
///
/// Lines keep to 100 columns where the words allow it.
public func described(_ rows: [(name: String, text: String)], indent: Int) -> [String] {
  let nameWidth = rows.map { displayWidth($0.name) }.max() ?? 0
  let textColumn = indent + nameWidth + 3
  return rows.flatMap { row in
    wrapped(row.text, width: max(30, pageWidth - textColumn)).enumerated().map { index, line in
      let lead = index == 0 ? spaces(indent) + padded(row.name, to: nameWidth + 3) : ""
      return trimmed(padded(lead, to: textColumn) + line)
    }
  }
}
