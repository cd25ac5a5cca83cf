import InsetModel

/// Finds the word that was probably meant.
enum Spelling {
  /// `did you mean "…"?` for the nearest of `candidates`, or nil where none is near.
  static func suggestion(for word: String, among candidates: [String]) -> String? {
    nearest(to: word, among: candidates).map(suggestion)
  }

  /// `did you mean "…"?`.
  static func suggestion(_ meant: String) -> String { "did you mean \(quoted(meant))?" }

  /// The nearest of `candidates`, or nil where none is near.
  static func nearest(to word: String, among candidates: [String]) -> String? {
    // Longer words are no slips of the pen, and comparing them would take time.
    guard word.utf8.count <= 64 else { return nil }
    return InsetModel.nearest(to: word, among: candidates)
      ?? longer(than: word, among: candidates)
  }

  /// The first of `candidates` that holds the word: `adjustmentBehavior` stands for
  /// `contentInsetAdjustmentBehavior`.
  private static func longer(than word: String, among candidates: [String]) -> String? {
    let part = Array(word.lowercased().utf8)
    guard part.count >= 5 else { return nil }
    return candidates.first { candidate in
      let whole = Array(candidate.lowercased().utf8)
      guard whole.count >= part.count else { return false }
      return (0...(whole.count - part.count)).contains { start in
        whole[start..<(start + part.count)].elementsEqual(part)
      }
    }
  }
}
