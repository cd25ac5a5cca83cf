import InsetModel
import Testing

@testable import InsetEngine

/// What the stubs and the reference say of the rule language is what files find.
@Suite("The rule language as it is declared")
struct RuleLanguageTests {
  @Test("every word is there, and those of tests in tests alone")
  func words() throws {
    for word in RuleWord.allCases {
      let pack = try TemporaryPack(["own.lua": "local _ = \(word.rawValue)\n" + Self.check("")])
      let messages = try messages(loading: pack)
      #expect(
        messages == (word.isForTests ? ["there is no \"\(word.rawValue)\""] : []), "\(word)")
    }
  }

  /// A reader lists the keys that it knows where it refuses one.
  @Test(
    "tables have the keys that are declared",
    arguments: [
      ("behaviorRule", #"return behavior { id = "own", zzz = 1 }"#),
      ("spacingRule", #"return spacing { id = "own", zzz = 1 }"#),
      ("checkRule", #"return check { id = "own", zzz = 1 }"#),
      ("fixRule", #"return fix { id = "own", zzz = 1 }"#),
      ("packTable", #"return pack { name = "own", zzz = 1 }"#),
      ("findingTable", check("return finding { zzz = 1 }")),
      ("edges", check(#"edit(screen.views[1]):add("contentInset", { zzz = 1 })"#)),
      ("pins", check("edit(screen.views[2]):pin { zzz = 1 }")),
    ])
  func keys(table: String, source: String) throws {
    let declared = try #require(RuleObject.tables.first { $0.name == table })
    let pack = try TemporaryPack(["own.lua": source])
    let hint = "known keys: \(declared.fieldNames.sorted().joined(separator: ", "))"
    #expect(try suggestions(pack) == [hint])
  }

  /// A rule that does one thing when it is asked.
  private static func check(_ body: String) -> String {
    """
    return check { id = "own", on = "screen", sources = { "INS-90" },
      evaluate = function(screen) \(body) end }
    """
  }

  private func messages(loading pack: TemporaryPack) throws -> [String] {
    do {
      _ = try engine(pack.path)
      return []
    } catch let failure as Diagnostics {
      return failure.all.map(\.message)
    }
  }

  private func suggestions(_ pack: TemporaryPack) throws -> [String?] {
    do {
      let screen = try page(#"{ "class": "UITableView", "id": "feed", "pins": "superview" }"#)
      return try engine(pack.path).evaluate(screen).problems.map(\.suggestion)
    } catch let failure as Diagnostics {
      return failure.all.map(\.suggestion)
    }
  }
}
