import Foundation
import Testing

/// Packs whose rules try to remember what they saw.
@Suite("Stateful packs")
struct StatefulPackTests {
  private let scratch: Scratch

  init() throws {
    scratch = try Scratch()
    try scratch.write(
      """
      local n = 0
      return check {
        id = "counts", title = "counts", on = "scroll", sources = { "INS-90" },
        evaluate = function(scroll)
          n = n + 1
          if n % 3 ~= 0 then return finding { message = "call " .. n } end
        end,
      }
      """, to: "pack/counts.lua")
    try scratch.write(
      """
      return fix {
        id = "never", repairs = { "counts" }, sources = { "INS-90" },
        propose = function(found)
          return edit(found.view):set("contentInsetAdjustmentBehavior", "never")
        end,
      }
      """, to: "pack/never.lua")
    try scratch.write(Screens.strictRule, to: "pack/no-tables.lua")
    for name in ["a", "b", "c"] { try scratch.write(Screens.shifted, to: "\(name).json") }
  }

  private func run(_ arguments: [String]) throws -> Program.Outcome {
    try Program.run(["run"] + arguments, in: scratch.folder)
  }

  @Test("the rule is named with the line that assigns, the others are not affected")
  func named() throws {
    let outcome = try run(["--matrix", "none", "pack", "a.json"])
    #expect(outcome.code == 3)
    #expect(outcome.output.contains("not complete: rule counts failed"))
    #expect(
      outcome.errors.hasPrefix("pack/counts.lua:5:5: error: 'n' keeps its value between calls"))
    #expect(outcome.errors.contains("make it a local of the function"))
    #expect(outcome.errors.contains("[rule counts]"))
    #expect(!outcome.output.contains("call 1"))
    // Without the rule and its fix the same is found.
    try FileManager.default.removeItem(atPath: scratch.path("pack/counts.lua"))
    try FileManager.default.removeItem(atPath: scratch.path("pack/never.lua"))
    let without = try run(["--matrix", "none", "--quiet", "pack", "a.json"])
    let lines = without.output.split(separator: "\n").filter { $0.hasPrefix("a.json") }
    #expect(lines.count > 1)
    for line in lines {
      let message = line.drop { $0 != " " }
      #expect(outcome.output.contains(message.dropFirst()), "\(line)")
    }
  }

  @Test("what is printed does not depend on how often, in which order and how many at a time")
  func stable() throws {
    let arguments = ["--matrix", "iphone-8,ipad-a16", "pack", "a.json", "b.json", "c.json"]
    let first = try run(arguments)
    #expect(first.code == 3)
    for _ in 1...3 {
      let again = try run(arguments)
      #expect(again.output == first.output)
    }
  }
}
