/// Changes to be made to a text, all in its own offsets.
struct TextEdits {
  private var edits: [(range: Range<Int>, text: [UInt8])] = []

  /// Puts `text` in the place of a range, or before its start where it is empty.
  mutating func replace(_ range: Range<Int>, with text: [UInt8]) { edits.append((range, text)) }

  /// The text with all changes made; of two at one place, the one that was noted first comes first.
  func applied(to bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var place = 0
    let order = edits.indices.sorted {
      (edits[$0].range.lowerBound, $0) < (edits[$1].range.lowerBound, $1)
    }
    for index in order {
      let (range, text) = edits[index]
      if place < range.lowerBound { result += bytes[place..<range.lowerBound] }
      result += text
      place = max(place, range.upperBound)
    }
    return result + bytes[place...]
  }
}
