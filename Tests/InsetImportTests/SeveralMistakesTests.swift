import InsetImport
import InsetModel
import Testing

@Suite("Several mistakes in one scenario")
struct SeveralMistakesTests {
  /// The text without its marks, and where each of them stood.
  private static func unmarked(_ marked: String) -> (text: String, places: [SourcePosition]) {
    var text = ""
    var places: [SourcePosition] = []
    for part in marked.split(separator: "§", omittingEmptySubsequences: false) {
      if !text.isEmpty || !places.isEmpty {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        places.append(SourcePosition(line: lines.count, column: (lines.last?.count ?? 0) + 1))
      }
      text += part
    }
    return (text, places)
  }

  /// Checks that a mistake is told at each mark, in these words, and nowhere else.
  private static func expect(_ marked: String, _ messages: [String]) {
    let (text, places) = unmarked(marked)
    let faults = RefusalTests.faults(text)
    #expect(faults.map(\.message) == messages)
    #expect(faults.map(\.position) == places)
    #expect(faults.allSatisfy { $0.excerpt?.isEmpty == false && $0.pointer != nil })
  }

  @Test("all are told, in the order of the text")
  func allInOrder() {
    Self.expect(
      """
      { "insetlua": 1, "device": §7, "os": §"20.0", "linkedSDK": "18.0", §"os": "18.0",
        "orientation": §"upright",
        "root": { "kind": "navigation", "navigationBar": { §"prefersLargeTitles": true },
          "children": [{ "kind": "viewController", §"title": "Orders", "inWindow": §"no",
            "view": { §"backgroundColor": "white", "subviews": [
              { "class": "UITableView", "id": "orders", "pins": { "top": §"0", "left": 0,
                "right": 0, "height": §-1 }, §"separatorStyle": "none", "contentOffset": [0, §true],
                "table": { "sections": [{ "rows": §-30, "header": §"Today" }, { "rows": [§-3, 44, §"a"] }] } },
              §{ "id": §"orders" },
              { "pins": §{ "top": { "to": §"order" }, "left": 0, "right": 0 } }] } }] },
        "expect": { "orders": { §"frme": 1, "frame": §[0, 0] }, §"basket": { "frame": [0, 0, 1, 1] } },
        "suppress": [§{ "rule": §" " }], "assume": { "Q1": §1, "Q2": §[] }, §"titel": "x" }
      """,
      [
        "expected a device's name or a device: an object, found a number",
        "iOS 20 never existed: 18 is followed by 26",
        "key \"os\" is written twice; first at 1:31", "unknown value \"upright\"",
        "unknown key \"prefersLargeTitles\" in a navigationBar",
        "unknown key \"title\" in a controller", "expected true or false, found a string",
        "unknown key \"backgroundColor\" in a view",
        "expected a number of points or a pin: an object, found a string", "-1 is negative",
        "unknown key \"separatorStyle\" in a view",
        "expected the y, a number of points, found true", "-30 is negative",
        "expected a header or footer: an object, found a string",
        "-3 is a negative height [TBL-29]", "unknown value \"a\"",
        "the view does not say where it is", "the id \"orders\" is used twice; first at 6:41",
        "of the vertical axis, the pins say only \"top\"", "nothing has the id \"order\"",
        "unknown key \"frme\" in an expectation",
        "expected [x, y, width, height], found 2 values", "nothing has the id \"basket\"",
        "a suppression needs the key \"reason\"", "the text is empty",
        "expected an answer: text, true or false, found a number",
        "expected an answer: text, true or false, found an array",
        "unknown key \"titel\" in a scenario",
      ])
  }

  @Test(
    "nothing is said of what rests on a mistake",
    arguments: [
      // A key that is nearly right is read as the one that was meant, with all that stands in it.
      (
        #"{ "kind": "viewController", "view": { §"subview": [{ "id": "a", "pins": "superview" }] } }"#,
        #""a": { "frame": [0, 0, 1, 1] }"#
      ),
      (#"{ §"knd": "tab", "id": "a", "tabBar": {} }"#, #""a.tabBar": { "frame": [0, 0, 1, 1] }"#),
      (
        #"{ "kind": "custom", "view": { "subviews": [{ "id": "a", §"Frame": [0, 0, 1, 1] }] } }"#,
        #""a": { "frame": [0, 0, 1, 1] }"#
      ),
      // What a value of the wrong type may have held.
      (
        #"{ "kind": "viewController", "view": §[{ "id": "a", "class": "UITableView" }] }"#,
        #""a": { "contentInset": { "top": 0 } }, "/root/view/subviews/0": { "rows": [0] }"#
      ),
      (
        #"{ "kind": "navigation", "children": §{ "kind": "tab", "id": "a" } }"#,
        #""a.tabBar": { "frame": [0, 0, 1, 1] }"#
      ),
      // Kinds that are not known, and what may stand in them.
      (
        #"{ "kind": §"splitt", "display": "secondaryOnly", "children": [{ "kind": "page", "column": "primary", "frame": [0, 0, 1, 1] }], "id": "a" }"#,
        #""a": { "adjustedContentInset": { "top": 0 } }"#
      ),
      (
        #"{ "kind": §7, "view": { "table": {}, "contentInset": {}, "id": "a" } }"#,
        #""a": { "rows": [0] }"#
      ),
      (
        #"{ "kind": "tab", "id": "a", §"navigationBar": { "id": "b" } }"#,
        #""a.navigationBar": { "frame": [0, 0, 1, 1] }, "b": { "frame": [0, 0, 1, 1] }"#
      ),
      // Classes of which something is wrong.
      (
        #"{ "kind": "viewController", "view": { "class": §5, "id": "a", "table": {}, "sectionInset": {} } }"#,
        #""a": { "rows": [0], "contentInset": { "top": 0 } }"#
      ),
      (
        #"{ "kind": "viewController", "view": { "id": "a", "contentOffset": [0, 0], "wants": {}, §"table": {} } }"#,
        #""a": { "rows": [0], "contentInset": { "top": 0 } }"#
      ),
      (
        #"{ "kind": "tableViewController", "view": { "class": §"UICollectionView", "id": "a", "collectionLayout": "list", "list": {} } }"#,
        #""a": { "rows": [0] }"#
      ),
      (
        #"{ "kind": "viewController", "view": { "class": "UICollectionView", "id": "a", "collectionLayout": §"lst", "list": {} } }"#,
        #""a": { "contentInset": { "top": 0 } }"#
      ),
      // Pins with a key that may have been meant for either axis, and a frame that cannot be read.
      (
        #"{ "kind": "viewController", "view": { "subviews": [{ "id": "a", "pins": { §"leading": 0, "top": 0, "bottom": 0 } }] } }"#,
        #""a": { "frame": [0, 0, 1, 1] }"#
      ),
      (
        #"{ "kind": "viewController", "view": { "subviews": [{ "id": "a", "frame": §"all" }] } }"#,
        #""a": { "frame": [0, 0, 1, 1] }"#
      ),
      // A key that is there twice: the names in its second value are not unknown.
      (
        #"{ "kind": "viewController", "view": { "id": "b" }, §"view": { "id": "a" } }"#,
        #""a": { "frame": [0, 0, 1, 1] }, "b": { "frame": [0, 0, 1, 1] }"#
      ),
    ])
  func noCascades(_ root: String, _ expectations: String) {
    let marked = """
      { "insetlua": 1, "device": "iphone-x", "os": "11.0",
        "root": \(root), "expect": { \(expectations) } }
      """
    let (text, places) = Self.unmarked(marked)
    let faults = RefusalTests.faults(text)
    #expect(faults.map(\.position) == places, "\(faults.map(\.message))")
  }

  @Test("a ring of pins and too many rows are told once, whatever else is tied to them")
  func once() {
    Self.expect(
      """
      { "insetlua": 1, "device": "iphone-x", "os": "11.0", "root": { "kind": "viewController",
        "view": { "subviews": [
          { "id": "a", "pins": §{ "top": { "to": "b" }, "left": { "to": "b" }, "width": 1, "height": 1 } },
          { "id": "b", "pins": { "top": { "to": "a" }, "left": { "to": "a" }, "width": 1, "height": 1 } },
          { "id": "c", "pins": { "top": { "to": "a" }, "left": { "to": "b" }, "width": 1, "height": 1 } },
          { "class": "UITableView", "pins": "superview", "table": { "sections": [
            { "rows": 600000 }, { "rows": §600000 }, { "rows": 600000 }, { "rows": 1 }] } }] } } }
      """,
      [
        "views are tied in a ring along the vertical axis: a -> b -> a",
        "the scenario has more than 1000000 rows",
      ])
  }

  @Test("every object may hold a key too many: each of them is told", arguments: 0..<20)
  func anywhere(_ seed: Int) {
    var random = SplitMix(seed: UInt64(seed))
    // In these objects the author chooses the keys.
    let free = ["\"expect\": {", "\"assume\": {"]
    var text = ""
    for (place, character) in zip(Fixture.large.indices, Fixture.large) {
      text.append(character)
      guard character == "{", !free.contains(where: text.hasSuffix), random.below(8) == 0 else {
        continue
      }
      let isEmpty = Fixture.large[place...].dropFirst().first { $0 != " " } == "}"
      text += "§\"qwertz\": 1" + (isEmpty ? "" : ",")
    }
    let (unmarked, places) = Self.unmarked(text)
    let faults = RefusalTests.faults(unmarked)
    #expect(faults.map(\.position) == places)
    #expect(faults.allSatisfy { $0.message.hasPrefix("unknown key \"qwertz\" in ") })
  }
}
