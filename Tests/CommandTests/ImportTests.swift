import Foundation
import Testing

@Suite("insetlua import with view dumps")
struct ImportTests {
  private static let fixtures = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Fixtures/dumps")

  private func text(_ name: String) throws -> String {
    String(
      decoding: try Data(contentsOf: Self.fixtures.appending(path: "\(name).txt")), as: UTF8.self)
  }

  private func importing(
    _ arguments: String..., input: String, in scratch: Scratch? = nil
  ) throws -> Program.Outcome {
    try Program.run(["import", "-"] + arguments, input: input, in: scratch?.folder)
  }

  @Test("a dump from the clipboard, readable and without what is UIKit's default")
  func clipboard() throws {
    let outcome = try importing(input: try text("chain-tab-nav"))
    #expect(outcome.code == 0)
    #expect(outcome.errors == "")
    try expectGolden(outcome.output, "dumps/import-chain-tab-nav.json")
  }

  @Test("of several screens one by its line, or all in a folder")
  func several() throws {
    let sheet = try text("sheet")
    let many = try importing(input: sheet)
    #expect(many.code == 2)
    #expect(
      many.errors == """
        stdin: error: the file holds 2 scenes: choose one with --scene, or name a folder for all of them: -o screens/
           it has "line-4", "line-8"

        """)
    // A new folder without its slash is taken for a file.
    let slash = try importing("-o", "pages", input: sheet)
    #expect(slash.code == 2)
    #expect(slash.errors.contains("or name a folder for all of them: -o pages/\n"))
    let one = try importing("--scene", "line-8", input: sheet)
    #expect(one.code == 0)
    #expect(one.output.contains("\"presentation\": "))
    let wrong = try importing("--scene", "line-9", input: sheet)
    #expect(wrong.errors.contains("no scene is called \"line-9\""))
    let scratch = try Scratch()
    let all = try importing("-o", "screens/", input: sheet, in: scratch)
    #expect(all.code == 0)
    #expect(
      all.errors == "screens/line-4.json: written: line-4\nscreens/line-8.json: written: line-8\n")
  }

  @Test("what cannot be evaluated is told, and the rest is written")
  func partly() throws {
    let outcome = try importing(input: try text("hierarchy"))
    #expect(outcome.code == 2)
    #expect(outcome.output == "")
    #expect(outcome.errors.contains("stdin:1:1: error: _printHierarchy: nothing in it tells"))
    let named = try importing(
      "--device", "iphone-x", "--os", "12.0", "--scene", "line-1", input: try text("hierarchy"))
    #expect(named.code == 0)
    #expect(named.output.contains("\"device\": \"iphone-x\""))
  }

  @Test("numbers that no screen has are told with their line")
  func hugeNumbers() throws {
    let dump = """
      <UIWindow: 0x7fe000000010; frame = (0 0; 375 812); layer = <UIWindowLayer: 0x600000000011>>
         | <UIView: 0x7fe000000040; frame = (0 0; 375 812); layer = <CALayer: 0x600000000041>>
         |    | <UIView: 0x7fe000000050; frame = (0 9000000; 375 10); layer = <CALayer: 0x600000000051>>

      """
    let outcome = try importing(input: dump)
    #expect(outcome.code == 2)
    #expect(
      outcome.errors == """
        stdin:3:11: error: line-2 cannot be written as a scenario: 9000000 is out of range
           insetlua run evaluates the file itself

        """)
  }

  @Test("a scenario needs no import, and a dump cannot be turned")
  func refused() throws {
    let scenario = try importing(input: Screens.right)
    #expect(scenario.code == 2)
    #expect(scenario.errors.contains("a scenario needs no import: insetlua run stdin"))
    let turned = try importing("--orientation", "landscape", input: try text("explained"))
    #expect(turned.code == 2)
    #expect(turned.errors.contains("the dump was printed in portrait"))
  }

  @Test("what was printed is compared on the device that it was printed on, and nowhere else")
  func elsewhere() throws {
    let imported = try importing(input: try text("chain-tab-nav")).output
    let own = try Program.run(["run", "--matrix", "none", "-"], input: imported)
    #expect(own.output.contains("printed adjustedContentInset {88, 0, 83, 0}; predicted"))
    let other = try Program.run(
      ["run", "--matrix", "none", "--device", "iphone-8", "-"], input: imported)
    #expect(other.code == 0)
    #expect(!other.output.contains("printed"))
  }
}
