/// `text` in lines of at most `width` columns, broken at spaces; a longer word keeps a line to itself.
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
  return lines
}

/// Names in front, wrapped text behind them, all texts starting in one column.
func described(_ rows: [(name: String, text: String)], indent: Int) -> [String] {
  let nameWidth = rows.map { displayWidth($0.name) }.max() ?? 0
  let textColumn = indent + nameWidth + 3
  return rows.flatMap { row in
    wrapped(row.text, width: max(30, pageWidth - textColumn)).enumerated().map { index, line in
      let lead = index == 0 ? spaces(indent) + padded(row.name, to: nameWidth + 3) : ""
      return trimmed(padded(lead, to: textColumn) + line)
    }
  }
}
