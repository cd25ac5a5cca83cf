/// The name that was probably meant, or nil when none is close.
///
/// Letters added, left out, replaced or swapped count one each, a difference of case only a half;
/// of equally close names the first wins.
func nearest(_ name: String, among names: [String]) -> String? {
  let letters = Array(name.utf8)
  // Long names are not typing mistakes, and the comparison is quadratic.
  guard !letters.isEmpty, letters.count <= 64 else { return nil }
  var best: (name: String, distance: Int)?
  for candidate in names {
    let other = Array(candidate.utf8)
    guard abs(other.count - letters.count) <= 3 else { continue }
    let distance = distance(letters, other)
    // In halves: a third of the letters may be wrong.
    guard distance <= max(2, 2 * max(letters.count, other.count) / 3) else { continue }
    if best.map({ distance < $0.distance }) ?? true { best = (candidate, distance) }
  }
  return best?.name
}

/// Optimal string alignment distance, in halves.
private func distance(_ left: [UInt8], _ right: [UInt8]) -> Int {
  var beforeLast = [Int](repeating: 0, count: right.count + 1)
  var last = (0...right.count).map { $0 * 2 }
  for row in 0..<left.count {
    var current = [Int](repeating: (row + 1) * 2, count: right.count + 1)
    for column in 0..<right.count {
      var cost = last[column] + difference(left[row], right[column])
      cost = min(cost, last[column + 1] + 2, current[column] + 2)
      if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
        cost = min(cost, beforeLast[column - 1] + 2)
      }
      current[column + 1] = cost
    }
    beforeLast = last
    last = current
  }
  return last[right.count]
}

private func difference(_ left: UInt8, _ right: UInt8) -> Int {
  if left == right { return 0 }
  let isLetter = (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(left | 0x20)
  return isLetter && left | 0x20 == right | 0x20 ? 1 : 2
}
