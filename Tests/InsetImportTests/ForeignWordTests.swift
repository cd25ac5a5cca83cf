import InsetModel
import Testing

@testable import InsetImport

@Suite("Words from elsewhere in scenarios")
struct ForeignWordTests {
  /// What is said of one key of a view, a controller or the scenario.
  private static func told(view: String = "", controller: String = "", top: String = "") -> [String]
  {
    let text = """
      { "insetlua": 1, "device": "iphone-x", "os": "13.0"\(top), "root": { "kind": "viewController"\(controller),
        "view": { "subviews": [{ "class": "UITableView", "id": "list", "pins": "superview"\(view) }] } } }
      """
    return RefusalTests.faults(text).map { "\($0.message) | \($0.suggestion ?? "-")" }
  }

  @Test("names of UIKit's say what to write, or that it is not modelled")
  func words() {
    #expect(
      Self.told(controller: #", "prefersLargeTitles": true"#) == [
        #"unknown key "prefersLargeTitles" in a controller | write "largeTitle": "expanded" or "collapsed" in the navigationBar"#
      ])
    #expect(
      Self.told(view: #", "transform": [1, 0, 0, 1, 0, 0]"#) == [
        #"unknown key "transform" in a view | transforms and layers are not modelled: give the frame without them; subviews are from back to front"#
      ])
    #expect(
      Self.told(view: #", "topAnchor": 0"#) == [
        #"unknown key "topAnchor" in a view | write "pins", as "pins": { "top": { "to": "safeArea" }, "height": 44 }"#
      ])
    #expect(
      Self.told(top: #", "viewportFit": "cover""#) == [
        #"unknown key "viewportFit" in a scenario | what a page makes of its viewport is not modelled; what UIKit gives the web view is"#
      ])
  }

  @Test("a key that another object has is told with that object")
  func elsewhere() {
    #expect(
      Self.told(view: #", "additionalSafeAreaInsets": { "top": 8 }"#) == [
        #"unknown key "additionalSafeAreaInsets" in a view | it is a key of a controller"#
      ])
    #expect(
      Self.told(view: #", "sectionHeaderTopPadding": 0"#) == [
        #"unknown key "sectionHeaderTopPadding" in a view | it is a key of a table"#
      ])
    #expect(
      Self.told(controller: #", "isTranslucent": false"#) == [
        #"unknown key "isTranslucent" in a controller | it is a key of a navigationBar, a toolbar or a tabBar"#
      ])
  }

  @Test("a slip of the pen is still told as one")
  func slips() {
    #expect(
      Self.told(view: #", "contentInsett": { "top": 8 }"#) == [
        #"unknown key "contentInsett" in a view | did you mean "contentInset"?"#
      ])
  }

  @Test("insets as a number, or in the order of UIEdgeInsets, are shown as an object")
  func insets() {
    #expect(
      Self.told(view: #", "contentInset": 8"#) == [
        #"expected insets: an object, found a number | write { "top": 8, "left": 8, "bottom": 8, "right": 8 }"#
      ])
    #expect(
      Self.told(view: #", "contentInset": [8, 0, 83.5, 0]"#) == [
        #"expected insets: an object, found an array | write { "top": 8, "left": 0, "bottom": 83.5, "right": 0 }"#
      ])
    #expect(
      Self.told(view: #", "contentInset": [8, 0]"#) == [
        "expected insets: an object, found an array | -"
      ])
  }

  @Test("what is advised exists, and no word is a key where it would be asked for")
  func advice() {
    let keys = Set(ScenarioSchema.definitions.flatMap { $0.specs.map(\.name) })
      .union(Forms.scenario.table.specs.map(\.name))
    let values: Set<String> = ["expanded", "collapsed", "attached", "pageSheet", "safeArea"]
    for row in ForeignWords.rows {
      let quoted = row.advice.split(separator: "\"", omittingEmptySubsequences: false)
        .enumerated().filter { $0.offset % 2 == 1 }.map { String($0.element) }
      for word in quoted { #expect(keys.contains(word) || values.contains(word), "\(word)") }
    }
    let words = ForeignWords.rows.flatMap(\.words)
    #expect(words.count == Set(words).count)
  }
}
