import Foundation
import Testing

@Suite("Exit codes")
struct ExitCodeTests {
  private let scratch: Scratch

  init() throws {
    scratch = try Scratch()
    try scratch.write(Screens.right, to: "right.json")
    try scratch.write(Screens.shifted, to: "shifted.json")
    try scratch.write(Screens.unmet, to: "unmet.json")
    try scratch.write(Screens.misspelled, to: "misspelled.json")
    try scratch.write(Screens.failingRule, to: "failing/boom.lua")
    try scratch.write(Screens.strictRule, to: "strict/no-tables.lua")
    try scratch.write("return check {", to: "broken/broken.lua")
  }

  private func code(_ arguments: String...) throws -> Int32 {
    try Program.spawn(["run", "--matrix", "none"] + arguments, in: scratch.folder).code
  }

  @Test("0: nothing at or above the level")
  func success() throws {
    #expect(try code("right.json") == 0)
    // A warning is below the default level.
    #expect(try code("shifted.json") == 0)
    #expect(try code("--fail-on", "never", "strict", "shifted.json") == 0)
  }

  @Test("1: findings at or above the level, an expectation that is not met")
  func found() throws {
    #expect(try code("--fail-on", "warning", "shifted.json") == 1)
    #expect(try code("--fail-on", "note", "shifted.json") == 1)
    #expect(try code("strict", "right.json") == 1)
    #expect(try code("unmet.json") == 1)
    #expect(try code("--fail-on", "never", "unmet.json") == 1)
  }

  @Test("2: the question could not be answered")
  func unanswered() throws {
    #expect(try code("misspelled.json") == 2)
    #expect(try code("missing.json") == 2)
    #expect(try code("broken", "right.json") == 2)
    #expect(try code("--device", "iphone-99", "right.json") == 2)
    #expect(try code("--standard-rules", "nowhere", "right.json") == 2)
    #expect(try code("strict") == 2)
    #expect(try Program.run(["devices", "nothing like it"]).code == 2)
  }

  @Test("3: a rule failed; the report is there and names it")
  func ruleFailed() throws {
    let outcome = try Program.run(["run", "failing", "right.json"], in: scratch.folder)
    #expect(outcome.code == 3)
    #expect(outcome.output.contains("not complete: rule boom failed"))
    #expect(outcome.errors.contains("[rule boom]"))
    #expect(outcome.errors.hasPrefix("failing/boom.lua:3:"))
  }

  @Test("2 and 3 outrank 1; of several inputs the worst counts, and the others are reported")
  func worst() throws {
    #expect(try code("strict", "right.json", "misspelled.json") == 2)
    #expect(try code("strict", "failing", "right.json") == 3)
    #expect(try code("unmet.json", "missing.json") == 2)
    let outcome = try Program.run(
      ["run", "--quiet", "misspelled.json", "shifted.json"], in: scratch.folder)
    #expect(outcome.code == 2)
    #expect(outcome.output.hasPrefix("shifted.json:"))
    #expect(outcome.errors.hasPrefix("misspelled.json:"))
  }
}
