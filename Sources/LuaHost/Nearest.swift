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
  if let best { return best.name }
  // Words left out are as common as letters: adjusted_inset for adjustedContentInset.
  return names.filter { isShortened(letters, of: Array($0.utf8)) }.min {
    ($0.utf8.count, $0) < ($1.utf8.count, $1)
  }
}

/// Whether the longer name has all letters of the shorter one in order, and not twice as many.
private func isShortened(_ short: [UInt8], of long: [UInt8]) -> Bool {
  let letters = short.filter { $0 != UInt8(ascii: "_") && $0 != UInt8(ascii: "-") }
  guard letters.count >= 4, letters.count * 2 >= long.count else { return false }
  var rest = letters[...]
  for letter in long {
    guard let next = rest.first else { return true }
    if difference(letter, next) < 2 { rest = rest.dropFirst() }
  }
  return rest.isEmpty
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
