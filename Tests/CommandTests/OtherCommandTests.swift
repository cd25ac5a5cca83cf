import Foundation
import Testing

@Suite("insetlua test, check, rules, devices, schema")
struct OtherCommandTests {
  private let scratch: Scratch

  init() throws {
    scratch = try Scratch()
    try scratch.write(Screens.strictRule, to: "strict/no-tables.lua")
    try scratch.write(Screens.right, to: "strict/examples/right.json")
  }

  private func run(_ arguments: String...) throws -> Program.Outcome {
    try Program.run(arguments, in: scratch.folder)
  }

  @Test("rule tests pass, fail, or are not there")
  func ruleTests() throws {
    let none = try run("test", "strict")
    #expect(none.code == 2)
    #expect(none.errors.contains("there are no tests"))
    let test = #"""
      return test "no-tables" {
        case "a table" { scenario = example "right", expect = { { view = "feed" } } },
      }
      """#
    try scratch.write(test, to: "strict/no-tables_test.lua")
    let passed = try run("test", "strict")
    #expect(passed.code == 0, "\(passed.output)\(passed.errors)")
    #expect(passed.output.contains("ok    a table"))
    try scratch.write(
      test.replacingOccurrences(of: "{ view = \"feed\" }", with: ""),
      to: "strict/no-tables_test.lua")
    let failed = try run("test", "strict")
    #expect(failed.code == 1)
    #expect(failed.output.contains("FAIL  a table   strict/no-tables_test.lua:2"))
    try scratch.write("return 1", to: "strict/no-tables_test.lua")
    #expect(try run("test", "strict").code == 2)
  }

  @Test("check tells every problem of every file")
  func check() throws {
    #expect(try run("check", "strict").code == 0)
    try scratch.write("return check {", to: "strict/broken.lua")
    try scratch.write("return check { id = \"x\" }", to: "strict/other.lua")
    let outcome = try run("check", "strict")
    #expect(outcome.code == 2)
    #expect(outcome.errors.contains("strict/broken.lua:"))
    #expect(outcome.errors.contains("strict/other.lua:"))
  }

  @Test("rules lists what is loaded, a team's rules too")
  func rules() throws {
    let outcome = try run("rules", "strict")
    #expect(outcome.code == 0)
    #expect(outcome.output.contains("content-shifted"))
    #expect(outcome.output.contains("strict/no-tables.lua"))
  }

  @Test("devices finds by any part of a name")
  func devices() throws {
    let outcome = try run("devices", "iPhone10,3")
    #expect(outcome.code == 0)
    #expect(outcome.output.hasPrefix("iphone-x "))
    #expect(outcome.output.contains("{44, 0, 34, 0}"))
    let json = try run("devices", "--format", "json", "IPHONE X")
    #expect(throws: Never.self) {
      try JSONSerialization.jsonObject(with: Data(json.output.utf8))
    }
  }

  @Test("schema is JSON")
  func schema() throws {
    let outcome = try run("schema")
    #expect(outcome.code == 0)
    #expect(throws: Never.self) {
      try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
    }
  }

  @Test("devices lists a pack's, too")
  func packDevices() throws {
    try scratch.write(
      """
      return devices {
        { slug = "iphone-19", name = "iPhone 19", identifiers = { "iPhone20,1" }, idiom = "phone",
          points = { width = 402, height = 874 }, scale = 3, corner = "dynamicIsland",
          os = { earliest = "27" },
          safeAreaInsets = { portrait = insets(62, 0, 34, 0), landscape = insets(0, 62, 20, 62) },
          confidence = "once", sources = {} },
      }
      """, to: "team/phones.lua")
    let outcome = try run("devices", "team", "iphone 19")
    #expect(outcome.code == 0, "\(outcome.errors)")
    #expect(outcome.output.hasPrefix("iphone-19 "))
    #expect(try run("devices", "iphone 19").code == 2)
    #expect(try run("devices", "team").output.contains("iphone-x "))
    #expect(try run("devices", "team", "a", "b").errors.contains("one argument too many: \"b\""))
  }
}
