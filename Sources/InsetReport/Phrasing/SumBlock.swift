import InsetModel

/// A written addition: summands, rules and subtotals under each other, decimal points aligned so
/// that the eye can add.
struct SumBlock {
  private enum Row {
    case number(points: Double, sign: Bool, cells: [String])
    case rule
    case remark(String)
    case heading(String)
  }

  private var rows: [Row] = []

  /// A summand with its cells: what it is, whose, which fact, how sure. All but the first of a sum
  /// carry their sign.
  mutating func add(_ points: Double, _ cells: [String], isFirst: Bool) {
    rows.append(.number(points: points, sign: !isFirst, cells: cells))
  }

  /// A line and the sum under it.
  mutating func total(_ points: Double, _ text: String) {
    rows.append(.rule)
    rows.append(.number(points: points, sign: false, cells: [text]))
  }

  /// Words under the row before.
  mutating func remark(_ text: String) { rows.append(.remark(text)) }

  /// Words above the rows that follow, with room before them: several sums in one block stand
  /// under each other.
  mutating func heading(_ text: String) { rows.append(.heading(text)) }

  var isEmpty: Bool { rows.isEmpty }

  /// The lines. A cell of a one-cell row does not widen the columns of the others.
  func lines(indent: Int) -> [String] {
    let decimals = self.decimals
    let numbers = rows.compactMap { row -> String? in
      guard case .number(let points, _, _) = row else { return nil }
      return fixed(abs(points), decimals: decimals)
    }
    let numberWidth = numbers.map { displayWidth($0) }.max() ?? 0
    let widths = cellWidths
    let textColumn = indent + 2 + numberWidth + 3
    return rows.enumerated().flatMap { index, row -> [String] in
      switch row {
      case .heading(let text): return (index == 0 ? [] : [""]) + [spaces(indent - 1) + text]
      case .rule: return [spaces(indent) + String(repeating: "-", count: numberWidth + 2)]
      case .remark(let text):
        return wrapped(text, width: pageWidth - textColumn).map { spaces(textColumn) + trimmed($0) }
      case .number(let points, let sign, let cells):
        let mark = points < 0 ? "- " : sign ? "+ " : "  "
        var line = spaces(indent) + mark
        line += rightAligned(fixed(abs(points), decimals: decimals), to: numberWidth)
        for (column, cell) in cells.enumerated() {
          line += spaces(3)
          line += cells.count == 1 ? cell : padded(cell, to: widths[column])
        }
        return [trimmed(line)]
      }
    }
  }

  private var cellWidths: [Int] {
    var widths: [Int] = []
    for case .number(_, _, let cells) in rows where cells.count > 1 {
      for (column, cell) in cells.enumerated() {
        if column == widths.count { widths.append(0) }
        widths[column] = max(widths[column], displayWidth(cell))
      }
    }
    return widths
  }

  private var decimals: Int {
    neededDecimals(
      rows.compactMap { if case .number(let points, _, _) = $0 { points } else { nil } })
  }
}

/// As many decimals as the most precise number needs, one at least.
func neededDecimals(_ numbers: [Double]) -> Int {
  var most = 1
  for points in numbers where !points.isNaN {
    let text = formatted(points)
    if let dot = text.firstIndex(of: ".") {
      most = max(most, text.distance(from: dot, to: text.endIndex) - 1)
    }
  }
  return most
}

/// A number with exactly `decimals` (1 to 3) digits behind the point; `unknown` for NaN.
func fixed(_ points: Double, decimals: Int) -> String {
  let text = formatted(points)
  if points.isNaN { return text }
  guard let dot = text.firstIndex(of: ".") else {
    return text + "." + String(repeating: "0", count: decimals)
  }
  let have = text.distance(from: dot, to: text.endIndex) - 1
  return text + String(repeating: "0", count: max(0, decimals - have))
}
