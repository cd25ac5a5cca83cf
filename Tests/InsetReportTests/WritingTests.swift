import Testing

@testable import InsetReport

@Suite("Aligning, wrapping")
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
}
