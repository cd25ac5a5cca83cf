/// The candidate that is spelled most like `word`, where one is near enough to be meant.
///
/// Near enough: at most a third of the letters differ (two may, or one where a word has fewer than
/// four letters). Ties go to the first.
public func nearest(to word: String, among candidates: some Sequence<String>) -> String? {
  let wanted = Array(word.utf8)
  var best: (candidate: String, distance: Int)?
  for candidate in candidates {
    let letters = Array(candidate.utf8)
    let isShort = min(wanted.count, letters.count) < 4
    let limit = isShort ? 1 : max(2, max(wanted.count, letters.count) / 3)
    guard abs(letters.count - wanted.count) <= limit else { continue }
    let distance = editDistance(wanted, letters)
    if distance <= limit, distance < best?.distance ?? .max { best = (candidate, distance) }
  }
  if let best { return best.candidate }
  // Words left out are as common as letters: adjustedInset for adjustedContentInset.
  return candidates.filter { isShortened(wanted, of: Array($0.utf8)) }.min {
    ($0.utf8.count, $0) < ($1.utf8.count, $1)
  }
}

/// The candidate of which `word` is a slip of the pen: one letter differs, or two in long words.
///
/// For words that may well be right though they are not among the candidates. Ties go to the first.
public func slip(of word: String, among candidates: some Sequence<String>) -> String? {
  let wanted = Array(word.utf8)
  var best: (candidate: String, distance: Int)?
  for candidate in candidates {
    let letters = Array(candidate.utf8)
    let limit = min(wanted.count, letters.count) > 8 ? 2 : 1
    guard abs(letters.count - wanted.count) <= limit else { continue }
    let distance = editDistance(wanted, letters)
    if distance <= limit, distance < best?.distance ?? .max { best = (candidate, distance) }
  }
  return best?.candidate
}

/// Whether the longer name has all letters of the shorter one in order, and not twice as many.
private func isShortened(_ short: [UInt8], of long: [UInt8]) -> Bool {
  let letters = short.filter { $0 != UInt8(ascii: "_") && $0 != UInt8(ascii: "-") }
  guard letters.count >= 4, letters.count * 2 >= long.count else { return false }
  var rest = letters[...]
  for letter in long {
    guard let next = rest.first else { return true }
    if lowered(letter) == lowered(next) { rest = rest.dropFirst() }
  }
  return rest.isEmpty
}

/// Insertions, deletions, replacements and swaps of neighbours that turn one word into the other;
/// letters that differ only in case are the same.
private func editDistance(_ a: [UInt8], _ b: [UInt8]) -> Int {
  func same(_ x: UInt8, _ y: UInt8) -> Bool { lowered(x) == lowered(y) }
  var before: [Int] = []
  var above = Array(0...b.count)
  for i in a.indices {
    var row = [i + 1]
    row.reserveCapacity(b.count + 1)
    for j in b.indices {
      var cost = min(above[j + 1] + 1, row[j] + 1, above[j] + (same(a[i], b[j]) ? 0 : 1))
      if i > 0, j > 0, same(a[i], b[j - 1]), same(a[i - 1], b[j]) {
        cost = min(cost, before[j - 1] + 1)
      }
      row.append(cost)
    }
    before = above
    above = row
  }
  return above[b.count]
}

private func lowered(_ letter: UInt8) -> UInt8 {
  (65...90).contains(letter) ? letter + 32 : letter
}
