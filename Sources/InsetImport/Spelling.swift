/// Finds the word that was probably meant.
enum Spelling {
  /// `did you mean "…"?` for the nearest of `candidates`, or nil where none is near.
  static func suggestion(for word: String, among candidates: [String]) -> String? {
    nearest(to: word, among: candidates).map { "did you mean \(quoted($0))?" }
  }

  /// The nearest of `candidates`; nil where none is near. Of equally near ones, the first.
  static func nearest(to word: String, among candidates: [String]) -> String? {
    guard !word.isEmpty, word.utf8.count <= 64 else { return nil }
    let plainWord = normalised(word)
    // Two words in three may differ at most: one letter of three, two of six, and so on.
    let limit = max(1, min(plainWord.count / 3, 6))
    var best: (candidate: String, distance: Int)?
    for candidate in candidates {
      let plain = normalised(candidate)
      var distance = editDistance(plainWord, plain)
      if distance > limit, plainWord.count >= 5, contains(plain, plainWord) { distance = limit }
      if distance <= limit, distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    return best?.candidate
  }

  /// Lower-case letters in American spelling, without the separators of other conventions.
  private static func normalised(_ word: String) -> [UInt8] {
    var text = word.lowercased().filter { $0 != "_" && $0 != "-" && $0 != " " }
    for (british, american) in [("our", "or"), ("centre", "center"), ("ised", "ized")] {
      text = replacing(british, with: american, in: text)
    }
    return Array(text.utf8)
  }

  private static func replacing(_ old: String, with new: String, in text: String) -> String {
    var result = ""
    var rest = Substring(text)
    while !rest.isEmpty {
      if rest.hasPrefix(old) {
        result += new
        rest = rest.dropFirst(old.count)
      } else {
        result.append(rest.removeFirst())
      }
    }
    return result
  }

  private static func contains(_ text: [UInt8], _ part: [UInt8]) -> Bool {
    guard part.count <= text.count else { return false }
    return (0...(text.count - part.count)).contains { start in
      text[start..<(start + part.count)].elementsEqual(part)
    }
  }

  /// How many letters must be put in, left out, exchanged or swapped with their neighbour.
  static func editDistance(_ left: [UInt8], _ right: [UInt8]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for row in left.indices {
      var current = [row + 1]
      current.reserveCapacity(right.count + 1)
      for column in right.indices {
        let isSame = left[row] == right[column]
        var cost = min(
          last[column] + (isSame ? 0 : 1), last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          cost = min(cost, beforeLast[column - 1] + 1)
        }
        current.append(cost)
      }
      beforeLast = last
      last = current
    }
    return last[right.count]
  }
}
