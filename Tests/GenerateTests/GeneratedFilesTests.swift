import InsetBasics
import InsetModel
import Testing

@testable import insetlua_generate

@Suite("Generated files")
struct GeneratedFilesTests {
  /// The repository.
  static let root = #filePath.split(separator: "/").dropLast(3).reduce("") { "\($0)/\($1)" }

  @Test("what the repository holds is what the tables say")
  func nothingIsStale() throws {
    let generator = Generator(root: Self.root, files: SystemFiles())
    #expect(try generator.stale().map(\.path) == [])
  }

  @Test("only what stands between marks is written anew")
  func marks() throws {
    let text = "a\n<!-- generated: x -->\nold\n<!-- end -->\nb\n"
    let filled = try MarkedText.filled(text) { $0 == "x" ? "one\ntwo\n" : nil }
    #expect(filled == "a\n<!-- generated: x -->\none\ntwo\n<!-- end -->\nb\n")
  }

  @Test("a mark without an end, and one that nothing is written for, are refused")
  func wrongMarks() {
    #expect(throws: GeneratorError.self) {
      try MarkedText.filled("<!-- generated: x -->\n") { _ in "" }
    }
    #expect(throws: GeneratorError.self) {
      try MarkedText.filled("<!-- generated: y -->\n<!-- end -->\n") { _ in nil }
    }
  }
}
