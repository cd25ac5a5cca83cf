/// Rows whose columns stand under each other.
public struct Table: Sendable {
  /// Where a column's cells stand in it.
  public enum Alignment: Sendable { case left, right }

  private var alignments: [Alignment]
  private var rows: [[String]] = []

  /// An empty table with one alignment a column.
  public init(_ alignments: [Alignment]) { self.alignments = alignments }

  /// Adds a row; missing cells at its end are empty.
  public mutating func add(_ cells: [String]) { rows.append(cells) }

  /// The rows as lines, each column as wide as its widest cell, `gap` spaces between columns and
  /// none at the end of a line.
  public func lines(indent: Int = 0, gap: Int = 2) -> [String] {
    let widths = alignments.indices.map { column in
      rows.map { $0.count > column ? displayWidth($0[column]) : 0 }.max() ?? 0
    }
    return rows.map { row in
      var line = spaces(indent)
      // A column that is empty in every row takes no room, not even its gap.
      for column in alignments.indices where widths[column] > 0 {
        let cell = column < row.count ? row[column] : ""
        line +=
          alignments[column] == .left
          ? padded(cell, to: widths[column]) : rightAligned(cell, to: widths[column])
        line += spaces(gap)
      }
      return trimmed(line)
    }
  }
}
