import InsetModel
import Testing

@testable import InsetEngine

/// What an undecided rule says is missing.
@Suite("Undecided rules")
struct UndecidedTests {
  @Test("of several unknown numbers, the key of the one that the rule could not read is named")
  func key() throws {
    let result = try engine().evaluate(
      scenario(
        """
        { "insetlua": 1, "device": "ipad-pro-11-m4", "os": "26.0",
          "root": { "kind": "navigation", "id": "main",
            "presentation": { "style": "pageSheet", "detent": "medium" },
            "children": [ { "kind": "viewController", "id": "page", "view": { "id": "root",
              "subviews": [ { "class": "UITableView", "id": "list", "pins": "superview" } ] } } ] } }
        """))
    // Neither the sheet's height nor its bar's is known there; the inset depends on the bar alone.
    #expect(
      result.screen.unknowns.map(\.supply) == ["presentation.detent", "navigationBar.height"])
    let undecided = result.undecided.first { $0.rule == "double-inset" }
    #expect(undecided?.number == "top")
    #expect(undecided?.supply == "navigationBar.height")
  }
}
