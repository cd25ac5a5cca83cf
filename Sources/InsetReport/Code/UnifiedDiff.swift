/// Prints the difference of two texts as `diff -u` does.
public enum UnifiedDiff {
  /// Lines that stay, before and behind each change.
  private static let context = 3

  /// The difference, or nothing where the texts are the same.
  ///
  /// - Parameters:
  ///   - old: The bytes before.
  ///   - new: The bytes after.
  ///   - path: The file's name, for both headers.
  /// - Returns: The bytes of the diff: lines of the texts are copied, whatever they hold.
  public static func bytes(from old: [UInt8], to new: [UInt8], path: String) -> [UInt8] {
    if old == new { return [] }
    let before = lines(of: old)
    let after = lines(of: new)
    let changes = changes(before, after)
    var result = Array("--- \(printable(path))\n+++ \(printable(path))\n".utf8)
    for hunk in hunks(changes, before.count) {
      let removed = hunk.changes.reduce(0) { $0 + $1.old.count }
      let added = hunk.changes.reduce(0) { $0 + $1.new.count }
      let start = hunk.range.lowerBound
      let newStart = start + (hunk.changes[0].new.lowerBound - hunk.changes[0].old.lowerBound)
      let newCount = hunk.range.count - removed + added
      result += Array(
        "@@ -\(place(start, hunk.range.count)) +\(place(newStart, newCount)) @@\n".utf8)
      var line = start
      for change in hunk.changes {
        for index in line..<change.old.lowerBound { append(before[index], " ", to: &result) }
        for index in change.old { append(before[index], "-", to: &result) }
        for index in change.new { append(after[index], "+", to: &result) }
        line = change.old.upperBound
      }
      for index in line..<hunk.range.upperBound { append(before[index], " ", to: &result) }
    }
    return result
  }

  private struct Change {
    var old: Range<Int>
    var new: Range<Int>
  }

  private static func place(_ start: Int, _ count: Int) -> String {
    let line = count == 0 ? start : start + 1
    return count == 1 ? "\(line)" : "\(line),\(count)"
  }

  private static func append(
    _ line: ArraySlice<UInt8>, _ mark: Unicode.Scalar, to result: inout [UInt8]
  ) {
    result.append(UInt8(ascii: mark))
    result += line
    if line.last != 0x0A { result += Array("\n\\ No newline at end of file\n".utf8) }
  }

  /// Lines with their ends.
  private static func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: 0x0A).map { $0 + 1 } ?? bytes.count
      lines.append(bytes[start..<end])
      start = end
    }
    return lines
  }

  private static func changes(
    _ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]
  ) -> [Change] {
    // What is the same at both ends needs no search.
    var first = 0
    while first < min(old.count, new.count), old[first] == new[first] { first += 1 }
    var tail = 0
    while tail < min(old.count, new.count) - first,
      old[old.count - 1 - tail] == new[new.count - 1 - tail]
    { tail += 1 }
    let left = Array(old[first..<(old.count - tail)])
    let right = Array(new[first..<(new.count - tail)])
    var isRemoved = [Bool](repeating: false, count: left.count)
    var isAdded = [Bool](repeating: false, count: right.count)
    for change in right.difference(from: left) {
      switch change {
      case .remove(let offset, _, _): isRemoved[offset] = true
      case .insert(let offset, _, _): isAdded[offset] = true
      }
    }
    var result: [Change] = []
    var (a, b) = (0, 0)
    while a < left.count || b < right.count {
      let (startA, startB) = (a, b)
      while a < left.count, isRemoved[a] { a += 1 }
      while b < right.count, isAdded[b] { b += 1 }
      if a > startA || b > startB {
        result.append(
          Change(old: (startA + first)..<(a + first), new: (startB + first)..<(b + first)))
      } else {
        a += 1
        b += 1
      }
    }
    return result
  }

  /// Changes that are near each other together, with the lines around them.
  private static func hunks(
    _ changes: [Change], _ count: Int
  ) -> [(range: Range<Int>, changes: [Change])] {
    var hunks: [(range: Range<Int>, changes: [Change])] = []
    for change in changes {
      let start = max(0, change.old.lowerBound - context)
      let end = min(count, change.old.upperBound + context)
      if let last = hunks.last, last.range.upperBound >= start {
        hunks[hunks.count - 1] = (last.range.lowerBound..<end, last.changes + [change])
      } else {
        hunks.append((start..<end, [change]))
      }
    }
    return hunks
  }
}
