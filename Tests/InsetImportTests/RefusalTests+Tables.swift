extension Refusal {
  static let pins: [Refusal] = [
    Refusal(
      views: "{ \"pins\": §\"super\" }", "/0/pins", "unknown value \"super\"",
      "did you mean \"superview\"?"),
    Refusal(
      views: "{ \"pins\": §5 }", "/0/pins",
      "expected \"superview\" or pins: an object, found a number"
    ),
    Refusal(
      views: "{ \"pins\": §{ \"top\": 0, \"left\": 0, \"right\": 0 } }", "/0/pins",
      "of the vertical axis, the pins say only \"top\"",
      "write two of \"top\", \"bottom\", \"height\" or \"centerY\""),
    Refusal(
      views: "{ \"pins\": §{ \"top\": 0, \"bottom\": 0 } }", "/0/pins",
      "the pins say nothing of the horizontal axis",
      "write two of \"left\", \"right\", \"width\" or \"centerX\""),
    Refusal(
      views:
        "{ \"pins\": §{ \"top\": 0, \"bottom\": 0, \"height\": 1,\n \"left\": 0, \"right\": 0 } }",
      "/0/pins",
      "the pins say too much of the vertical axis: \"top\", \"bottom\", \"height\"",
      "write two of \"top\", \"bottom\", \"height\" or \"centerY\""),
    Refusal(
      views:
        "{ \"pins\": { \"top\": §{ \"constant\": 1 }, \"bottom\": 0, \"left\": 0, \"right\": 0 } }",
      "/0/pins/top",
      "a pin needs the key \"to\""),
    Refusal(
      views:
        "{ \"pins\": { \"top\": { \"to\": §\"heder\" }, \"bottom\": 0, \"left\": 0, \"right\": 0 } },\n{ \"id\": \"header\", \"pins\": \"superview\" }",
      "/0/pins/top/to", "nothing has the id \"heder\"", "did you mean \"header\"?"),
    Refusal(
      views:
        "{ \"pins\": { \"top\": { \"to\": §\"root\" }, \"bottom\": 0, \"left\": 0, \"right\": 0 } }",
      "/0/pins/top/to",
      "\"root\" is no sibling of this view", "pins reach the superview, its safe area and siblings"
    ),
    Refusal(
      views:
        "{ \"id\": \"a\", \"pins\": { \"top\": { \"to\": §\"a\" }, \"bottom\": 0, \"left\": 0, \"right\": 0 } }",
      "/0/pins/top/to",
      "the view is tied to itself", "write \"superview\" or a sibling's id"),
    Refusal(
      views:
        "{ \"pins\": { \"top\": { \"to\": \"superview\", \"edge\": §\"left\" }, \"bottom\": 0, \"left\": 0, \"right\": 0 } }",
      "/0/pins/top/edge", "the top edge cannot be tied to a left edge",
      "expected \"top\" or \"bottom\""),
    Refusal(
      views: """
        { "id": "a", "pins": §{ "top": { "to": "b" }, "height": 1, "left": 0, "right": 0 } },
        { "id": "b", "pins": { "top": { "to": "c" }, "height": 1, "left": 0, "right": 0 } },
        { "id": "c", "pins": { "bottom": { "to": "a" }, "height": 1, "left": 0, "right": 0 } }
        """, "/0/pins", "views are tied in a ring along the vertical axis: a -> b -> c -> a",
      "tie one of them to the superview"),
  ]

  static let tables: [Refusal] = [
    Refusal(table: "§[]", "", "expected a table: an object, found an array"),
    Refusal(
      table: "{ \"style\": §\"inset\" }", "/style", "unknown value \"inset\"",
      "did you mean \"insetGrouped\"?"),
    Refusal(
      table: "{ \"rowHeight\": §-2 }", "/rowHeight", "-2 is a negative height [TBL-29]",
      "heights are 0 or more; -1 is automaticDimension"),
    Refusal(
      table: "{ \"rowHeight\": §\"automatic\" }", "/rowHeight", "unknown value \"automatic\"",
      "did you mean \"automaticDimension\"?"),
    Refusal(
      table: "{ \"sections\": [{ \"rows\": { \"count\": 1, \"height\": §null } }] }",
      "/sections/0/rows/height", "expected a height or \"automaticDimension\", found null"),
    Refusal(
      table: "{ \"tableHeaderView\": §44 }", "/tableHeaderView",
      "expected a view with a height: an object, found a number"),
    Refusal(
      table: "{ \"delegate\": { §\"heightForHeader\": 1 } }", "/delegate",
      "unknown key \"heightForHeader\" in a delegate",
      "did you mean \"heightForHeaderInSection\"?"),
    Refusal(
      table: "{ \"sections\": [{ \"header\": { \"height\": §null } }] }",
      "/sections/0/header/height",
      "expected a height or \"automaticDimension\", found null",
      "leave the key out where the method is not implemented"),
    Refusal(
      table: "{ \"delegate\": { \"viewForHeaderInSection\": §30 } }",
      "/delegate/viewForHeaderInSection",
      "expected \"view\", {\"height\": …} or null, found a number"),
    Refusal(
      table: "{ \"loadMore\": { \"follows\": §\"bottom\" } }", "/loadMore/follows",
      "unknown value \"bottom\"", "expected \"contentSize\""),
    Refusal(
      table: "{ \"sections\": [{ \"rows\": §1.5 }] }", "/sections/0/rows",
      "1.5 is no whole number of a sensible size"),
    Refusal(
      table: "{ \"sections\": [{ \"rows\": §\"3\" }] }", "/sections/0/rows",
      "expected a number of rows, a list of heights or an object, found a string"),
    Refusal(
      table: "{ \"sections\": [{ \"rows\": [44, §true] }] }", "/sections/0/rows/1",
      "expected a height or \"automaticDimension\", found true"),
    Refusal(
      table: "{ \"sections\": [{ \"rows\": 999999 }, { \"rows\": §2 }] }", "/sections/1/rows",
      "the scenario has more than 1000000 rows", "a few rows show the same insets"),
    Refusal(
      table: "{ \"sections\": [{ \"header\": { §\"titel\": \"x\" } }] }", "/sections/0/header",
      "unknown key \"titel\" in a header or footer", "did you mean \"title\"?"),
  ]

  static let expectations: [Refusal] = [
    Refusal(
      "\"expect\": §{}", "/expect", "\"expect\" expects nothing",
      "write an id and what you expect of it"),
    Refusal(
      "\"expect\": { \"root\": §{} }", "/expect/root", "an expectation must not be empty",
      "write one of \"safeAreaInsets\", \"contentInset\", \"adjustedContentInset\", "
        + "\"indicatorInsets\", \"layoutGuides\", \"sectionInsets\", \"contentOffset\", "
        + "\"contentSize\", \"frame\", \"firstRowY\", \"rows\", \"slots\", \"source\""),
    Refusal(
      "\"expect\": { \"root\": §{ \"source\": \"INS-1\" } }", "/expect/root",
      "nothing is expected of \"root\"", "write \"adjustedContentInset\", \"frame\" or another key"),
    Refusal(
      "\"expect\": { \"root\": { \"safeAreaInsets\": §{} } }", "/expect/root/safeAreaInsets",
      "no edge is compared", "write at least one edge"),
    Refusal(
      "\"expect\": { §\"rood\": { \"frame\": [0, 0, 1, 1] } }", "/expect",
      "nothing has the id \"rood\"", "did you mean \"root\"?"),
    Refusal(
      "\"expect\": { \"root\": { §\"adjustedContentInset\": { \"top\": 1 } } }", "/expect/root",
      "\"root\" is no scroll view and has no \"adjustedContentInset\"",
      "write the id of a scroll view"),
    Refusal(
      "\"expect\": { \"root\": { §\"firstRowY\": 1 } }", "/expect/root",
      "\"root\" is no table view and has no \"firstRowY\"", "write the id of a table view"),
    Refusal(
      whole: """
        { "insetlua": 1, "device": "iphone-x", "os": "11.0",
          "root": { "kind": "navigation", "id": "main" },
          "expect": { "main.navigationBar": { §"safeAreaInsets": { "top": 0 } } } }
        """, "/expect/main.navigationBar", "a navigationBar has no \"safeAreaInsets\"",
      "bars have a \"frame\""),
    Refusal(
      whole: """
        { "insetlua": 1, "device": "iphone-x", "os": "11.0",
          "root": { "kind": "navigation", "id": "main" },
          "expect": { §"main.navigationbar": { "frame": [0, 0, 0, 0] } } }
        """, "/expect", "nothing has the id \"main.navigationbar\"",
      "did you mean \"main.navigationBar\"?"),
    Refusal(
      whole: """
        { "insetlua": 1, "device": "iphone-x", "os": "11.0",
          "root": { "kind": "page" },
          "expect": { §"main": { "frame": [0, 0, 0, 0] } } }
        """, "/expect", "nothing has the id \"main\"", "no part of the scenario has an id"),
  ]
}
