import InsetModel
import Testing

@testable import InsetReport

/// An edit of a file changes what is meant and no other byte.
@Suite("The Interface Builder editor")
struct InterfaceBuilderEditorTests {
  private static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch" useSafeAreas="YES">
        <!-- <tableView id="not this"> -->
        <viewController title="a > b" id="page" sceneMemberID="viewController">
            <view key="view" id="root">
                <subviews>
                    <tableView contentMode='scaleToFill' id="feed"/>
                </subviews>
            </view>
            <navigationItem key="navigationItem" id="item"/>
        </viewController>
    </document>

    """

  private func apply(
    _ form: IBForm, to text: String, line: Int, column: Int
  ) throws -> String {
    var source = SourceMap(path: "Main.storyboard")
    source.record(form.node, at: SourcePosition(line: line, column: column))
    let bytes = try InterfaceBuilderEditor.apply([form], to: Array(text.utf8), source: source)
    return String(decoding: bytes, as: UTF8.self)
  }

  private func attribute(_ value: String?) -> IBForm {
    IBForm(
      node: .view(0), change: .attribute(name: "contentInsetAdjustmentBehavior", value: value),
      setting: "")
  }

  private func edges(_ names: [String]?) -> IBForm {
    IBForm(
      node: .controller(0),
      change: .child(
        element: "extendedEdge", key: "edgesForExtendedLayout",
        attributes: names?.map { IBForm.Attribute(name: $0, value: "YES") }), setting: "")
  }

  @Test("an attribute comes, changes and goes, and nothing else does", arguments: ["\n", "\r\n"])
  func attributes(lineBreak: String) throws {
    let text = Self.storyboard.replacing("\n", with: lineBreak)
    let set = try apply(attribute("never"), to: text, line: 7, column: 17)
    #expect(
      set
        == text.replacing(
          #"'scaleToFill' id="#,
          with: #"'scaleToFill' contentInsetAdjustmentBehavior="never" id="#))
    let changed = try apply(attribute("always"), to: set, line: 7, column: 17)
    #expect(changed == set.replacing("never", with: "always"))
    #expect(try apply(attribute("always"), to: changed, line: 7, column: 17) == changed)
    #expect(try apply(attribute(nil), to: changed, line: 7, column: 17) == text)
    #expect(try apply(attribute(nil), to: text, line: 7, column: 17) == text)
  }

  @Test("an element comes behind the root view, changes and goes", arguments: ["\n", "\r\n"])
  func children(lineBreak: String) throws {
    let text = Self.storyboard.replacing("\n", with: lineBreak)
    let set = try apply(edges([]), to: text, line: 4, column: 5)
    let line = #"        <extendedEdge key="edgesForExtendedLayout"/>"#
    #expect(
      set
        == text.replacing(
          "        </view>\(lineBreak)        <navig",
          with: "        </view>\(lineBreak)\(line)\(lineBreak)        <navig"))
    let changed = try apply(edges(["bottom"]), to: set, line: 4, column: 5)
    #expect(changed == set.replacing(#"Layout"/>"#, with: #"Layout" bottom="YES"/>"#))
    #expect(try apply(edges(["bottom"]), to: changed, line: 4, column: 5) == changed)
    #expect(try apply(edges(nil), to: changed, line: 4, column: 5) == text)
  }

  @Test("an element without children is opened")
  func opened() throws {
    let text = "<a>\n  <viewController id=\"x\"/>\n</a>"
    let set = try apply(edges([]), to: text, line: 2, column: 3)
    #expect(
      set == """
        <a>
          <viewController id="x">
              <extendedEdge key="edgesForExtendedLayout"/>
          </viewController>
        </a>
        """)
  }

  /// Whatever stands around the tag, in it and behind it, a change leaves it as it is.
  @Test(
    "what stands around the attribute stays",
    arguments: [
      // The tag that is meant, and the same one with the attribute; the second holds another value.
      (#"<tableView id="f"/>"#, #"<tableView contentInsetAdjustmentBehavior="never" id="f"/>"#),
      ("<tableView />", #"<tableView contentInsetAdjustmentBehavior="never" />"#),
      (
        "<tableView></tableView>",
        #"<tableView contentInsetAdjustmentBehavior="never"></tableView>"#
      ),
      (
        #"<tableView a="1 > 0" b='&lt;x id="y"/>' id='f'><!-- id="z" --></tableView>"#,
        #"<tableView a="1 > 0" b='&lt;x id="y"/>' contentInsetAdjustmentBehavior="never" id='f'>"#
          + #"<!-- id="z" --></tableView>"#
      ),
      (
        "<tableView\n\ta = 'x &amp; y'\n\tid\t=\t'f'\n/>",
        "<tableView\n\ta = 'x &amp; y'\n\tcontentInsetAdjustmentBehavior=\"never\" id\t=\t'f'\n/>"
      ),
      (
        #"<tableView id="f"><![CDATA[<tableView id="g"/>]]></tableView>"#,
        #"<tableView contentInsetAdjustmentBehavior="never" id="f">"#
          + #"<![CDATA[<tableView id="g"/>]]></tableView>"#
      ),
    ])
  func surroundings(tag: String, changed: String) throws {
    for mark in ["", "\u{FEFF}"] {
      for lineBreak in ["\n", "\r\n", "\r"] {
        // The accent is a scalar, and so a column, of its own.
        let before =
          "<?xml version='1.0'?>\n<?x <a/> ?><!-- <tableView/> -->\n<a t='e\u{301}&#10;'>"
        let after = "<b>\t<![CDATA[</a>]]></b></a>\n<!-- end -->"
        func text(_ tag: String) -> String {
          mark + (before + tag + after).replacing("\n", with: lineBreak)
        }
        let column = 16
        let set = try apply(attribute("never"), to: text(tag), line: 3, column: column)
        #expect(set == text(changed))
        let other = try apply(attribute("always"), to: set, line: 3, column: column)
        #expect(other == text(changed.replacing("never", with: "always")))
        #expect(try apply(attribute("always"), to: other, line: 3, column: column) == other)
      }
    }
  }

  @Test("an attribute keeps its quotes, and an entity in it counts as what it stands for")
  func quotes() throws {
    let single = "<a><tableView contentInsetAdjustmentBehavior = 'never' id='f'/></a>"
    #expect(
      try apply(attribute("always"), to: single, line: 1, column: 4)
        == single.replacing("never", with: "always"))
    let entity = "<a><tableView contentInsetAdjustmentBehavior=\"n&#101;ver\"/></a>"
    #expect(try apply(attribute("never"), to: entity, line: 1, column: 4) == entity)
    #expect(
      try apply(attribute("always"), to: entity, line: 1, column: 4)
        == entity.replacing("n&#101;ver", with: "always"))
  }

  @Test("an attribute goes with the white space before it")
  func removal() throws {
    let text = "<a><tableView\r\n\tcontentInsetAdjustmentBehavior='never'\r\n\tid='f'/></a>"
    #expect(
      try apply(attribute(nil), to: text, line: 1, column: 4)
        == "<a><tableView\r\n\tid='f'/></a>")
  }

  @Test("an element among comments and sections comes behind the root view, and goes with its line")
  func childrenAmongOthers() throws {
    let text = """
      <viewController id='x'><!-- <view key="view"/> -->
        <![CDATA[<view key="view"/>]]>
        <layoutGuides/>
        <view key='view'><view key="view"/></view> <!-- the root -->
      </viewController>
      """
    let set = try apply(edges([]), to: text, line: 1, column: 1)
    #expect(
      set
        == text.replacing(
          "/></view> <!--",
          with: "/></view>\n  <extendedEdge key=\"edgesForExtendedLayout\"/> <!--"))
    let alone = set.replacing("/> <!-- the root -->", with: "/>")
    #expect(
      try apply(edges(nil), to: alone, line: 1, column: 1)
        == text.replacing(" <!-- the root -->", with: ""))
    let bare = "<viewController></viewController>"
    #expect(
      try apply(edges([]), to: bare, line: 1, column: 1)
        == "<viewController>\n    <extendedEdge key=\"edgesForExtendedLayout\"/></viewController>")
  }

  @Test("a text that is not read is not changed")
  func unreadable() {
    let wide = Self.storyboard.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    var source = SourceMap(path: "Main.storyboard")
    source.record(.view(0), at: SourcePosition(line: 7, column: 17))
    for (bytes, message) in [
      (
        [0xFF, 0xFE] + wide,
        "the file looks like UTF-16 or UTF-32; Interface Builder writes UTF-8"
      ),
      (
        Array(Self.storyboard.utf8.dropLast(10)),
        "not well-formed XML: unclosed token; <document> is open since 2:1"
      ),
    ] {
      #expect(throws: IBEditError(message: message)) {
        _ = try InterfaceBuilderEditor.apply([attribute("never")], to: bytes, source: source)
      }
    }
  }

  @Test("what does not stand in the file is refused")
  func elsewhere() {
    #expect(throws: IBEditError.self) {
      _ = try apply(attribute("never"), to: Self.storyboard, line: 99, column: 1)
    }
    #expect(throws: IBEditError.self) {
      _ = try apply(attribute("never"), to: Self.storyboard, line: 7, column: 2)
    }
    #expect(throws: IBEditError.self) {
      _ = try InterfaceBuilderEditor.apply(
        [attribute("never")], to: Array(Self.storyboard.utf8), source: SourceMap(path: ""))
    }
  }
}
