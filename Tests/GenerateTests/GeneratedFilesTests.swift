import InsetBasics
import InsetModel
import LuaHost
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

  @Test("the stubs are Lua, and every name of ours in them is declared there")
  func stubs() throws {
    let text = LuaStubs().text
    let state = try LuaState()
    _ = try state.load(
      Array(text.utf8), name: "insetlua.lua", environment: try state.makeEnvironment(globals: []))
    let names = Set(text.matches(of: /insetlua\.(\w+)/).map { String($0.1) })
    let declared = text.matches(of: /@(?:class|alias) insetlua\.(\w+)/).map { String($0.1) }
    #expect(names.subtracting(["lua"]) == Set(declared))
    #expect(Set(declared).count == declared.count)
  }

  /// A name that stands before a colon is an argument's, between quotes a word.
  @Test(
    "types are written with our names in full",
    arguments: [
      ("scroll?", "insetlua.scroll?"), ("\"view\"|view", "\"view\"|insetlua.view"),
      ("fun(view: view): edits?", "fun(view: insetlua.view): insetlua.edits?"),
      ("table<string, table>", "table<string, insetlua.table>"), ("string[]", "string[]"),
    ])
  func types(declared: String, written: String) {
    #expect(LuaTypeText(declared).qualified == written)
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
