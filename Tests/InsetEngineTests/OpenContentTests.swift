import InsetModel
import Testing

@testable import InsetEngine

/// Whether content of unknown size scrolls is not known; what does not depend on it is.
@Suite("Content of unknown size")
struct OpenContentTests {
  /// The page of the printed case T23, without its contentSize.
  private func form(
    _ keys: String = "", root: String = "", besides: String = "", top: String = ""
  ) throws -> Evaluation {
    let view =
      #"{ "id": "root", "subviews": [ { "class": "UIScrollView", "id": "form", "pins": "superview""#
      + "\(keys) }\(besides) ] }"
    let page = #"{ "kind": "viewController", "id": "page", "view": \#(view) }"#
    let text =
      #"{ "insetlua": 1, "device": "iphone-11-pro", "os": "13.0"\#(top), "root": "#
      + (root.isEmpty
        ? page : #"{ "kind": "\#(root)", "id": "main", "children": [ \#(page) ] }"#) + " }"
    return try engine().evaluate(scenario(text))
  }

  private func changes(_ evaluation: Evaluation) -> [String] {
    evaluation.contested.filter { !$0.views.isEmpty }.flatMap { result in
      result.changes.map { "\($0.what) \(formatted($0.taken)), \(formatted($0.other))" }
    }
  }

  @Test("44 and 34 if it scrolls (T23, INS-95), 0 if it fits; nothing is taken for granted")
  func both() throws {
    let result = try form()
    let form = try result.scroll("form")
    #expect(form.adjustedContentInset.top.isUnknown && form.adjustedContentInset.bottom.isUnknown)
    #expect(form.adjustedContentInset.left.points == 0)
    #expect(form.contentOffset.y.isNaN)
    #expect(
      changes(result) == [
        "form.adjustedContentInset.top 44, 0", "form.adjustedContentInset.bottom 34, 0",
      ])
    // Only content that fits would start under the status bar.
    #expect(result.lines == [])
    #expect(
      result.undecided.map { "\($0.rule) \($0.supply ?? "")" } == ["content-hidden contentSize"])
  }

  @Test(
    "what decides anyway stays certain",
    arguments: [
      (#", "alwaysBounceVertical": true"#, "", 44), (#", "contentSize": [375, 1440]"#, "", 44),
      (#", "contentSize": [375, 100]"#, "", 0),
      (#", "contentInsetAdjustmentBehavior": "never""#, "", 0),
      (#", "contentInsetAdjustmentBehavior": "always""#, "", 44), ("", "navigation", 88),
    ])
  func certain(_ keys: String, _ root: String, _ top: Double) throws {
    let result = try form(keys, root: root)
    #expect(try result.scroll("form").adjustedContentInset.top.points == top)
    #expect(changes(result) == [])
    #expect(result.undecided == [])
  }

  @Test("in landscape the sides depend on whether it scrolls sideways (INS-101)")
  func sides() throws {
    let result = try form(root: "navigation", top: #", "orientation": "landscape""#)
    #expect(
      changes(result) == [
        "form.adjustedContentInset.left 44, 0", "form.adjustedContentInset.right 44, 0",
      ])
  }

  @Test("what is found whether it scrolls or not is found, with its fixes")
  func found() throws {
    let button = #", { "class": "UIButton", "id": "go", "frame": [0, 780, 100, 20] }"#
    let result = try form(besides: button)
    #expect(
      result.lines == [
        "content-hidden bottom -20: 20 pt of this control lie under the home indicator"
      ])
    #expect(result.findings.first?.trials.contains(where: \.holds) == true)
  }

  @Test("a table is as wide as its rows, and with known sections as high; without, it bounces")
  func tables() throws {
    for keys in [#", "table": { "sections": [ { "rows": 3 } ] }"#, ""] {
      let text = """
        { "insetlua": 1, "device": "iphone-11-pro", "os": "13.0", "orientation": "landscape",
          "root": { "kind": "viewController", "id": "page", "view": { "id": "root", "subviews": [
            { "class": "UITableView", "id": "form", "pins": "superview"\(keys) } ] } } }
        """
      let result = try engine().evaluate(scenario(text))
      let form = try result.scroll("form")
      #expect(
        form.adjustedContentInset.points == Insets(top: 0, left: 0, bottom: 21, right: 0))
      #expect(changes(result) == [])
    }
  }

  @Test(
    "a scroll view in one of unknown content: what it gets depends on both, and is left unknown")
  func nested() throws {
    let inner =
      #", "subviews": [ { "class": "UIScrollView", "id": "inner", "frame": [0, 0, 375, 812] } ]"#
    let result = try form(inner)
    #expect(try result.scroll("inner").adjustedContentInset.top.isUnknown)
    #expect(result.lines == [])
  }
}
