import InsetImport
import InsetModel
import Testing

@testable import InsetEngine

/// docs/exit-codes.md: problems come "always with their place first: path:line:column".
@Suite("Places of errors")
struct ErrorPlaceTests {
  /// The problems of one evaluation with a rule file, as `line:column: message (suggestion)`.
  private static func problems(
    of file: String, _ text: String, on scenario: Scenario
  ) throws -> [String] {
    let pack = try TemporaryPack([file: text])
    return try engine(pack.path).evaluate(scenario).problems.map(told)
  }

  /// The problems of loading it.
  private static func loading(_ file: String, _ text: String) throws -> [String] {
    let pack = try TemporaryPack([file: text])
    let failure = #expect(throws: Engine.LoadFailure.self) { try engine(pack.path) }
    return (failure?.diagnostics ?? []).map(told)
  }

  private static func told(_ problem: Diagnostic) -> String {
    let place = problem.position.map { "\($0.line):\($0.column): " } ?? ""
    return place + problem.message + (problem.suggestion.map { " (\($0))" } ?? "")
  }

  private static func check(_ body: String) -> String {
    """
    -- on = "scrol" stands in a comment
    return check {
      id = "own", title = "on = scrol", sources = { "INS-8" },
      on = "scroll",

      evaluate = function(scroll)
    \(body)
      end,
    }
    """
  }

  private static let table = #"""
    { "class": "UITableView", "id": "feed", "pins": "superview", "table": { "sections": [{ "rows": 1 }] } }
    """#

  @Test("the key that is wrong, not the declaration or a comment that has its name")
  func keys() throws {
    #expect(
      try Self.loading("own.lua", Self.check("").replacing("\"scroll\"", with: "\"scrol\"")) == [
        #"4:3: on of check "own" cannot be "scrol" (did you mean "scroll"?)"#
      ])
    #expect(
      try Self.loading(
        "own.lua",
        """
        return fix { id = "own", sources = { "INS-8" },
          repairs = { "content-shifted",
            "content-shfted" },
          propose = function() end }
        """) == [
          #"3:5: fix "own" repairs "content-shfted", which is no check (did you mean "content-shifted"?)"#
        ])
  }

  @Test("of many entries of a catalogue, the one that is meant")
  func entries() throws {
    let devices = """
      return devices {
        { slug = "one", name = "One", points = { width = 1, height = 1 }, scale = 2,
          os = { earliest = "11" } },
        { slug = "two", name = "Two", points = { width = 1, height = 1 }, scale = "3",
          os = { earliest = "11" } },
      }
      """
    #expect(
      try Self.loading("own.lua", devices) == [
        #"4:69: scale of device "two" must be a finite number, not string"#
      ])
    #expect(
      try Self.loading("own.lua", devices.replacing("scale = \"3\"", with: "scal = 3")) == [
        #"4:69: unknown key "scal" in device "two" (did you mean "scale"?)"#
      ])
  }

  @Test("a long line is shown around its column")
  func longLines() throws {
    let body =
      String(repeating: " ", count: 300) + "return scroll.contntInset --"
      + String(repeating: "x", count: 300)
    let pack = try TemporaryPack(["own.lua": Self.check(body)])
    let problem = try #require(try engine(pack.path).evaluate(page(fullTable)).problems.first)
    let excerpt = try #require(problem.excerpt)
    let column = try #require(problem.excerptColumn)
    #expect(problem.position?.column == 315)
    #expect(excerpt.count < 130)
    #expect(String(Array(excerpt)[(column - 1)...]).hasPrefix("contntInset"))
  }
}
