import Testing

@testable import InsetBasics

@Suite("Writing JSON")
struct JSONWriterTests {
  private static let word = String(repeating: "x", count: 60)

  @Test(
    "numbers",
    arguments: [
      (0.0, "0"), (-0.0, "0"), (88.0, "88"), (-44.0, "-44"), (0.5, "0.5"),
      (59.0 + 38.0 + 2.0 / 3, "97.66666666666667"), (1e300, "1e+300"), (.nan, "null"),
      (.infinity, "null"), (.leastNonzeroMagnitude, "5e-324"),
    ])
  func numbers(value: Double, text: String) {
    #expect(JSON.text(of: value) == text)
  }

  @Test(
    "strings",
    arguments: [
      ("", #""""#), (#"a"b\c"#, #""a\"b\\c""#), ("a\n\r\t\u{8}\u{C}", #""a\n\r\t\b\f""#),
      ("\u{0}\u{1F}\u{7F}\u{2028}", #""\u0000\u001f\u007f\u2028""#), ("é表👍🏽", "\"é表👍🏽\""),
    ])
  func strings(value: String, text: String) {
    #expect(JSON.text(of: value) == text)
  }

  @Test("everything on one line, however long")
  func line() {
    let value = JSON.object([
      ("a", .array([.integer(1), .null, .array([])])), ("b", .object([])),
      ("c\"", .object([("d", .string(Self.word + Self.word))])),
    ])
    #expect(
      value.line
        == #"{ "a": [1, null, []], "b": {}, "c\"": { "d": "\#(Self.word)\#(Self.word)" } }"#)
  }

  @Test("short values stay on a line, long ones are indented")
  func layout() {
    let short = JSON.object([("a", .array([.integer(1), .null])), ("b", .object([]))])
    #expect(short.text() == #"{ "a": [1, null], "b": {} }"#)
    let long = JSON.object([
      ("list", .array([.string(Self.word), .object([("key", .string(Self.word))])])),
      ("short", short), ("empty", .array([])),
    ])
    #expect(
      long.text() == """
        {
          "list": [
            "\(Self.word)",
            { "key": "\(Self.word)" }
          ],
          "short": { "a": [1, null], "b": {} },
          "empty": []
        }
        """)
  }

  @Test("a line is as long as it may be, with its indentation, its key and a comma")
  func width() {
    func member(_ number: Int) -> JSON { .object([("key", .array([.integer(number)]))]) }
    #expect(member(12).text(width: 17) == #"{ "key": [12] }"#)
    #expect(member(123).text(width: 17) == #"{ "key": [123] }"#)
    #expect(member(1_234).text(width: 17) == "{\n  \"key\": [1234]\n}")
    #expect(member(12_345).text(width: 17) == "{\n  \"key\": [12345]\n}")
    #expect(member(1_234_567).text(width: 17) == "{\n  \"key\": [\n    1234567\n  ]\n}")
    // What cannot be broken up is longer.
    #expect(JSON.string(Self.word).text(width: 17) == "\"\(Self.word)\"")
  }

  @Test("lists of scalars fill lines, other lists do not")
  func filled() {
    let numbers = [10, 200, 3000, 4, 5, 6, 7].map(JSON.integer)
    #expect(JSON.array(numbers).text(width: 13) == "[\n  10, 200,\n  3000, 4, 5,\n  6, 7\n]")
    #expect(
      JSON.array([.integer(10), .array([]), .integer(200), .bool(true)]).text(width: 13)
        == "[\n  10,\n  [],\n  200,\n  true\n]")
  }

  @Test("what is written part by part, and taken part by part, is what is written at once")
  func parts() {
    let list = JSON.array([.string(Self.word), .string(Self.word)])
    let value = JSON.object([("a", .integer(1)), ("list", list), ("empty", .array([]))])
    var writer = JSONWriter()
    var taken: [String] = []
    writer.beginObject()
    writer.write(.integer(1), key: "a")
    taken.append(writer.take())
    writer.beginArray(key: "list")
    writer.write(.string(Self.word))
    taken.append(writer.take())
    writer.write(.string(Self.word))
    writer.end()
    writer.beginArray(key: "empty")
    writer.end()
    writer.end()
    taken.append(writer.take())
    #expect(taken.joined() == value.text())
    #expect(writer.text == "")
  }

  @Test("depth costs no stack, and time in proportion")
  func depth() {
    func written(_ depth: Int) -> (text: String, time: Duration) {
      var value = JSON.array([])
      for _ in 1..<depth { value = .array([value]) }
      var text = ""
      let time = ThreadTime.spent { text = value.text() }
      // Level by level: a value that goes away as a whole takes stack for its depth.
      while case .array(let values) = value, let inner = values.first { value = inner }
      return (text, time)
    }
    func expected(_ depth: Int) -> String {
      // 40 levels are indented; nine of the innermost fit in the 19 columns that are left.
      let broken = depth - 9
      func line(_ level: Int, _ text: String) -> String {
        String(repeating: " ", count: min(level, 40) * 2) + text + "\n"
      }
      let inner = String(repeating: "[", count: 9) + String(repeating: "]", count: 9)
      return (0..<broken).map { line($0, "[") }.joined() + line(broken, inner)
        + (0..<broken).reversed().map { line($0, "]") }.joined()
    }
    let short = written(2_500)
    let long = written(40_000)
    #expect(short.text + "\n" == expected(2_500))
    #expect(long.text + "\n" == expected(40_000))
    // 16 times as deep: 16 times the time, where it is linear, and 256 times where it is not.
    #expect(long.time < short.time * 64)
  }
}
