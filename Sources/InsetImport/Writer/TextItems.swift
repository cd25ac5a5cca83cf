import InsetModel

/// The members of an object or the elements of an array, as ranges of the text.
struct TextItems {
  /// Each item, from its key or value to the end of its value.
  let ranges: [Range<Int>]
  /// Where the values begin.
  let values: [Int]
  /// What stands between the brackets.
  let content: Range<Int>
  private let bytes: [UInt8]

  /// The items of a container.
  init(of container: Int, in text: JSONDocument) {
    let items =
      text.kind(container) == .object
      ? text.members(of: container) : text.elements(of: container).map { ($0, $0) }
    ranges = items.map { text.offset($0.key)..<text.range(of: $0.value).upperBound }
    values = items.map { text.offset($0.value) }
    let range = text.range(of: container)
    content = (range.lowerBound + 1)..<(range.upperBound - 1)
    bytes = text.lines.bytes
  }

  /// The blanks before an item, from the bracket or comma on.
  func gap(before place: Int) -> ArraySlice<UInt8> {
    let start = place == 0 ? content.lowerBound : ranges[place - 1].upperBound
    let between = bytes[start..<ranges[place].lowerBound]
    let comma = place == 0 ? nil : between.firstIndex(of: UInt8(ascii: ","))
    return comma.map { between[($0 + 1)...] } ?? between
  }

  /// Adds an item after another one, or before the first.
  func insert(
    _ item: [UInt8], after previous: Int?, into edits: inout TextEdits, _ layout: TextLayout
  ) {
    let comma = [UInt8(ascii: ",")]
    let gap = layout.gap(of: self, after: previous)
    if let previous {
      let end = ranges[previous].upperBound
      edits.replace(end..<end, with: comma + gap + item)
    } else {
      let start = ranges[0].lowerBound
      edits.replace(start..<start, with: item + comma + gap)
    }
  }

  /// Takes items out, each with one comma.
  func remove(_ places: [Int], from edits: inout TextEdits) {
    let removed = Set(places)
    guard removed.count < ranges.count else {
      if !removed.isEmpty { edits.replace(content, with: []) }
      return
    }
    // One that stands first goes with the comma after it, another one with the comma before.
    let first = ranges.indices.first { !removed.contains($0) } ?? 0
    for place in removed.sorted() {
      let range =
        place < first
        ? ranges[place].lowerBound..<ranges[place + 1].lowerBound
        : ranges[place - 1].upperBound..<ranges[place].upperBound
      edits.replace(range, with: [])
    }
  }
}
