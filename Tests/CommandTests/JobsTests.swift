import Foundation
import Testing

/// Files on several workers at once.
@Suite("Several jobs")
struct JobsTests {
  private let scratch: Scratch

  init() throws {
    scratch = try Scratch()
    for number in 20..<56 {
      let text = Screens.shifted.replacing(
        "\"insetlua\": 1,", with: "\"insetlua\": 1, \"title\": \"\(number)\",")
      try scratch.write(number == 33 ? "{" : text, to: "screens/\(number).json")
    }
    // It fails on one screen, and is asked no more from there on.
    try scratch.write(
      """
      return check {
        id = "fails-at-41", title = "a rule that fails", on = "screen", sources = { "INS-90" },
        evaluate = function(screen)
          if screen.title == "41" then error "here" end
          return finding { message = "screen " .. screen.title }
        end,
      }
      """, to: "pack/fails-at-41.lua")
  }

  @Test("give what one gives, in the same order", arguments: [["-q"], ["--format", "json"], []])
  func sameAnswers(options: [String]) throws {
    func run(_ jobs: String) throws -> Program.Outcome {
      try Program.run(
        ["run", "--matrix", "none", "-j", jobs] + options + ["pack", "screens"], in: scratch.folder)
    }
    let one = try run("1")
    #expect(one.code == 3)
    #expect(one.output.contains("screen 40"))
    #expect(!one.output.contains("screen 42"))
    for jobs in ["2", "64"] {
      let several = try run(jobs)
      #expect(several.output == one.output, "\(jobs)")
      #expect(several.errors == one.errors, "\(jobs)")
      #expect(several.code == one.code, "\(jobs)")
    }
  }

  @Test("read standard input once, also where a rule fails before it")
  func standardInput() throws {
    let input = Screens.shifted.replacing(
      "\"insetlua\": 1,", with: "\"insetlua\": 1, \"title\": \"in\",")
    let files = (36..<46).map { "screens/\($0).json" }
    func run(_ jobs: String) throws -> Program.Outcome {
      try Program.spawn(
        ["run", "--matrix", "none", "-q", "-j", jobs, "pack"] + files + ["-"], input: input,
        in: scratch.folder)
    }
    let one = try run("1")
    #expect(one.output.contains("stdin:"))
    #expect(try run("2").output == one.output)
  }
}
