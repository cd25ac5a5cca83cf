import InsetModel

extension Phrasing {
  /// What a slot's height is by: `grouped-section-slots: no title`, `no rule answers`.
  func label(_ slot: PlacedSlot) -> String {
    var label = slot.rule.map(printable) ?? "no rule answers"
    if let text = slot.text { label += ": \(printable(text))" }
    if let range = slot.range {
      label += ", between \(formatted(range.lowerBound)) and \(formatted(range.upperBound))"
    }
    return label
  }

  /// Rows in words: `20 rows of 44`.
  func described(_ heights: [Double]) -> String {
    let low = heights.min() ?? 0
    let high = heights.max() ?? 0
    if heights.contains(where: \.isNaN) {
      return "\(counted(heights.count, "row")), height unknown"
    }
    let height = low == high ? formatted(low) : "\(formatted(low)) to \(formatted(high))"
    return "\(counted(heights.count, "row")) of \(height)"
  }
}
