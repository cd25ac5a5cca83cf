/// The candidate that is spelled most like `word`, where one is near enough to be meant.
///
/// Near enough: at most a third of the letters differ (two may, or one where a word has fewer than
/// four letters), whatever their case; of those that differ in equally many, the one with the same
/// case comes first, then the first one. Where none is near: one of which words were left out, as in
/// `adjustedInset` for `adjustedContentInset`, or else one that holds the word, as `tableHeaderView`
/// holds `header`.
public func nearest(to word: String, among candidates: some Sequence<String>) -> String? {
  // Longer words are no slips of the pen, and comparing them would take time.
  guard word.utf8.count <= 64 else { return nil }
  let near = closest(to: word, among: candidates) { wanted, letters in
    min(wanted, letters) < 4 ? 1 : max(2, max(wanted, letters) / 3)
  }
  if let near { return near }
  let wanted = Array(word.utf8)
  let shortened = candidates.filter { isShortened(wanted, of: Array($0.utf8)) }.min {
    ($0.utf8.count, $0) < ($1.utf8.count, $1)
  }
  return shortened ?? candidates.first { isPart(wanted, of: Array($0.utf8)) }
}

/// The candidate of which `word` is a slip of the pen: one letter differs, or two in long words.
///
/// For words that may well be right though they are not among the candidates.
public func slip(of word: String, among candidates: some Sequence<String>) -> String? {
  closest(to: word, among: candidates) { min($0, $1) > 8 ? 2 : 1 }
}

/// `did you mean "…"?` for the nearest of the candidates, or nil where none is near.
public func suggestion(for word: String, among candidates: some Sequence<String>) -> String? {
  nearest(to: word, among: candidates).map(didYouMean)
}

/// `did you mean "…"?`.
public func didYouMean(_ word: String) -> String { "did you mean \(quoted(word))?" }

/// The nearest candidate of which at most `limit` letters differ.
private func closest(
  to word: String, among candidates: some Sequence<String>,
  within limit: (_ wanted: Int, _ letters: Int) -> Int
) -> String? {
  let wanted = Array(word.utf8)
  var best: (candidate: String, distance: Int)?
  for candidate in candidates {
    let letters = Array(candidate.utf8)
    let limit = limit(wanted.count, letters.count)
    guard abs(letters.count - wanted.count) <= limit else { continue }
    let distance = editDistance(wanted, letters)
    if distance / edit <= limit, distance < best?.distance ?? .max { best = (candidate, distance) }
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

/// Whether the longer name holds the shorter one, which has five letters or more.
private func isPart(_ short: [UInt8], of long: [UInt8]) -> Bool {
  guard short.count >= 5, long.count >= short.count else { return false }
  return (0...(long.count - short.count)).contains { start in
    zip(short, long[start...]).allSatisfy { lowered($0) == lowered($1) }
  }
}

/// What one letter that differs counts; a letter in the other case counts 1.
private let edit = 256

/// Insertions, deletions, replacements and swaps of neighbours that turn one word into the other.
private func editDistance(_ a: [UInt8], _ b: [UInt8]) -> Int {
  func difference(_ x: UInt8, _ y: UInt8) -> Int {
    x == y ? 0 : lowered(x) == lowered(y) ? 1 : edit
  }
  var before: [Int] = []
  var above = (0...b.count).map { $0 * edit }
  for i in a.indices {
    var row = [(i + 1) * edit]
    row.reserveCapacity(b.count + 1)
    for j in b.indices {
      var cost = min(above[j + 1] + edit, row[j] + edit, above[j] + difference(a[i], b[j]))
      if i > 0, j > 0, lowered(a[i]) == lowered(b[j - 1]), lowered(a[i - 1]) == lowered(b[j]) {
        cost = min(cost, before[j - 1] + edit)
      }
      row.append(cost)
    }
    before = above
    above = row
  }
  return above[b.count]
}

private func lowered(_ letter: UInt8) -> UInt8 { (65...90).contains(letter) ? letter + 32 : letter }
