/// Scenarios for the command tests.
enum Screens {
  /// A table below its bars: nothing is wrong.
  static let right = screen()
  /// Content that its author wants under a transparent bar: one warning.
  static let shifted = screen(table: #", "wants": { "top": "edge" }"#)
  /// An expectation that does not come true.
  static let unmet = screen(
    more: #", "expect": { "feed": { "adjustedContentInset": { "top": 1 } } }"#)
  /// A page under an iPad's top tab bar, whose height no public source gives.
  static func underUnknownBar(_ table: String = "") -> String {
    """
    {
      "insetlua": 1, "device": "ipad-a16", "os": "18.0",
      "root": { "kind": "tab", "children": [{
        "kind": "navigation", "id": "main", "children": [{
          "kind": "viewController", "class": "OrdersViewController", "view": { "subviews": [
            { "class": "UITableView", "id": "orders", "pins": "superview"\(table) }
          ] } }] }] }
    }

    """
  }

  /// A key that is misspelled.
  static let misspelled = screen(table: #", "wannts": { "top": "edge" }"#)

  private static func screen(table: String = "", more: String = "") -> String {
    """
    {
      "insetlua": 1,
      "device": "iphone-x",
      "os": "11.0",
      "root": {
        "kind": "navigation", "id": "main",
        "navigationBar": { "appearance": "transparent" },
        "children": [
          {
            "kind": "viewController", "class": "FeedViewController",
            "view": { "class": "UITableView", "id": "feed"\(table) }
          }
        ]
      }\(more)
    }

    """
  }

  /// A check that reads what is not there.
  static let failingRule = """
    return check {
      id = "boom", title = "fails", on = "scroll", severity = "warning", sources = { "INS-90" },
      evaluate = function(scroll) return scroll.adjusted_inset.top end,
    }
    """

  /// A check that always finds an error.
  static let strictRule = """
    return check {
      id = "no-tables", title = "no tables", on = "scroll", severity = "error", sources = { "INS-90" },
      evaluate = function(scroll) return finding { message = "a table is here" } end,
    }
    """
}
