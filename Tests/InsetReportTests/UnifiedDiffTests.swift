import Testing

@testable import InsetReport

@Suite("Differences of texts")
struct UnifiedDiffTests {
  @Test("a difference takes the old text to the new one")
  func differences() {
    let texts = ["", "a\n", "a", "a\nb\nc\nd\ne\nf\ng\nh\ni\nj\nk\nl\n", "a\nx\nc\n", "b\r\nc\r\n"]
    let long = (1...60).map { "\($0)\n" }.joined()
    let edited = long.replacing("\n5\n", with: "\nfive\n").replacing("\n40\n41\n", with: "\n")
    for old in texts + [long, edited] {
      for new in texts + [long, edited] {
        let diff = UnifiedDiff.bytes(from: Array(old.utf8), to: Array(new.utf8), path: "t")
        #expect(patched(old, String(decoding: diff, as: UTF8.self)) == new)
      }
    }
    let diff = UnifiedDiff.bytes(from: Array(long.utf8), to: Array(edited.utf8), path: "a/b")
    #expect(
      String(decoding: diff, as: UTF8.self)
        == """
        --- a/b
        +++ a/b
        @@ -2,7 +2,7 @@
         2
         3
         4
        -5
        +five
         6
         7
         8
        @@ -37,8 +37,6 @@
         37
         38
         39
        -40
        -41
         42
         43
         44

        """)
  }

  /// A patch tool of the test's own.
  private func patched(_ old: String, _ diff: String) -> String {
    if diff.isEmpty { return old }
    let before = old.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
      .map { String($0) + "\n" }
    var result: [String] = []
    var next = 0
    var isOfNew = false
    for line in diff.unicodeScalars.split(separator: "\n").dropFirst(2).map(String.init) {
      if line.hasPrefix("@@") {
        let numbers = line.split { !$0.isNumber && $0 != "," }[0].split(separator: ",")
        let start = (Int(numbers[0]) ?? 0) - (numbers.count == 2 && numbers[1] == "0" ? 0 : 1)
        while next < start {
          result.append(before[next])
          next += 1
        }
      } else if line.hasPrefix("\\") {
        if isOfNew, let last = result.indices.last {
          result[last].unicodeScalars.removeLast()
        }
      } else {
        isOfNew = !line.hasPrefix("-")
        if !line.hasPrefix("+") { next += 1 }
        if !line.hasPrefix("-") { result.append(String(line.unicodeScalars.dropFirst()) + "\n") }
      }
    }
    var text = result.joined()
    let rest = before[min(next, before.count)...].joined()
    text += rest.isEmpty ? "" : String(rest.unicodeScalars.dropLast())
    return text
  }
}
