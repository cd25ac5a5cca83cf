import InsetBasics
import InsetModel
import Testing

@testable import InsetReport

@Suite("Aligning, wrapping, escaping")
struct WritingTests {
  @Test("columns, wide characters counted twice, no spaces at the end")
  func table() {
    var table = Table([.left, .left, .right])
    table.add(["表视图", "", "1"])
    table.add(["a", "", "100"])
    table.add(["b"])
    // The empty column takes no room.
    #expect(table.lines(indent: 1) == [" 表视图    1", " a       100", " b"])
  }

  @Test("summands under each other, at the decimal point")
  func sum() {
    var block = SumBlock()
    block.add(59, ["status bar", "window"], isFirst: true)
    block.add(38.0 + 2.0 / 3, ["navigation bar", "main"], isFirst: false)
    block.add(-20, ["addition", "page"], isFirst: false)
    block.total(77.0 + 2.0 / 3, "in all")
    #expect(
      block.lines(indent: 2) == [
        "    59.000   status bar       window", "  + 38.667   navigation bar   main",
        "  - 20.000   addition         page", "  --------", "    77.667   in all",
      ])
  }

  @Test("an unknown number stays unknown")
  func unknown() {
    var block = SumBlock()
    block.add(44, ["bar"], isFirst: true)
    block.add(.nan, ["prompt"], isFirst: false)
    #expect(block.lines(indent: 0) == ["     44.0   bar", "+ unknown   prompt"])
  }

  @Test("text is broken at spaces, and not where it must hold together")
  func wrapping() {
    #expect(wrapped("one two three", width: 7) == ["one two", "three"])
    #expect(wrapped("one \(unbroken("two three"))", width: 7) == ["one", "two three"])
    #expect(wrapped("", width: 7) == [""])
    #expect(
      described([("a", "x"), ("long", "y")], indent: 2) == ["  a      x", "  long   y"])
  }

  @Test(
    "numbers in JSON",
    arguments: [
      (0.0, "0"), (-0.0, "0"), (88.0, "88"), (-44.0, "-44"), (0.5, "0.5"),
      (59.0 + 38.0 + 2.0 / 3, "97.66666666666667"), (1e300, "1e+300"), (.nan, "null"),
      (.infinity, "null"), (.leastNonzeroMagnitude, "5e-324"),
    ])
  func numbers(value: Double, text: String) {
    #expect(JSON.text(of: value) == text)
  }

  @Test(
    "strings in JSON",
    arguments: [
      ("", #""""#), (#"a"b\c"#, #""a\"b\\c""#), ("a\n\r\t\u{8}\u{C}", #""a\n\r\t\b\f""#),
      ("\u{0}\u{1F}\u{7F}\u{2028}", #""\u0000\u001f\u007f\u2028""#), ("é表👍🏽", "\"é表👍🏽\""),
    ])
  func strings(value: String, text: String) {
    #expect(JSON.text(of: value) == text)
  }

  @Test("short values stay on a line, long ones are indented")
  func layout() {
    let short = JSON.object([("a", .array([.integer(1), .null])), ("b", .object([]))])
    #expect(short.text() == #"{ "a": [1, null], "b": {} }"#)
    let word = String(repeating: "x", count: 60)
    let long = JSON.array([.string(word), .object([("key", .string(word))])])
    #expect(
      long.text() == "[\n  \"\(word)\",\n  { \"key\": \"\(word)\" }\n]")
    #expect(JSON.array([]).text() == "[]")
  }
}
