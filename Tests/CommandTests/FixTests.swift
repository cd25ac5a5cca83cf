import Foundation
import Testing

@Suite("insetlua fix")
struct FixTests {
  private let scratch: Scratch

  init() throws {
    scratch = try Scratch()
    try scratch.write(Self.page, to: "page.json")
    try scratch.write(Self.storyboard, to: "Main.storyboard")
  }

  private static let page = """
    { "insetlua": 1, "device": "iphone-x", "os": "11.0",
      "root": { "kind": "navigation", "navigationBar": { "appearance": "transparent" }, "children": [
        { "kind": "viewController", "class": "FeedViewController", "view": { "subviews": [
          { "class": "UITableView", "id": "feed", "pins": "superview", "wants": { "top": "edge" },
            "table": { "sections": [{ "rows": 30 }] } } ] } } ] },
      "expect": { "feed": { "safeAreaInsets": { "top": 88 }, "adjustedContentInset": { "top": 88 } } } }
    """

  /// A table that UIKit leaves under the bar; a tab and a comment are somebody else's business.
  private static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="14490.70" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES" initialViewController="nav">
        <device id="retina5_9" orientation="portrait"/>
        <scenes>
            <scene sceneID="s1">
                <objects>
                    <navigationController id="nav" sceneMemberID="viewController">
                        <navigationBar key="navigationBar" id="bar"/>
                        <connections>
                            <segue destination="page" kind="relationship" relationship="rootViewController" id="r1"/>
                        </connections>
                    </navigationController>
                </objects>
            </scene>
            <scene sceneID="s2">
                <objects>
                    <viewController id="page" customClass="OrdersViewController" sceneMemberID="viewController">
                        <view key="view" id="root">
                            <rect key="frame" x="0.0" y="0.0" width="375" height="812"/>
                            <subviews>
                                <!-- \tnobody touches this -->
                                <tableView contentMode="scaleToFill"   alwaysBounceVertical="YES" dataMode="prototypes" \
    contentInsetAdjustmentBehavior="never" style="plain" translatesAutoresizingMaskIntoConstraints="NO" id="feed">
                                    <rect key="frame" x="0.0" y="0.0" width="375" height="812"/>
                                </tableView>
                            </subviews>
                            <constraints>
                                <constraint firstItem="feed" firstAttribute="top" secondItem="root" secondAttribute="top" id="c1"/>
                                <constraint firstItem="feed" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="c2"/>
                                <constraint firstAttribute="bottom" secondItem="feed" secondAttribute="bottom" id="c3"/>
                                <constraint firstAttribute="trailing" secondItem="feed" secondAttribute="trailing" id="c4"/>
                            </constraints>
                        </view>
                    </viewController>
                </objects>
            </scene>
        </scenes>
    </document>

    """

  private func fix(_ arguments: String...) throws -> Program.Outcome {
    try Program.run(["fix"] + arguments, in: scratch.folder)
  }

  private func text(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: scratch.folder.appending(path: name)), as: UTF8.self)
  }

  @Test("findings with their fixes and the code")
  func list() throws {
    let outcome = try fix("page.json", "--matrix", "none")
    #expect(outcome.code == 0)
    #expect(
      outcome.output.hasPrefix(
        "[1] page.json:4:68: warning: content starts 88 pt below the edge it wants [content-shifted]\n"
      ))
    #expect(outcome.output.contains("      override func viewDidLoad() {\n"))
    #expect(
      outcome.output.contains(
        "      Interface Builder: feed: Size inspector › Content Insets: Never   "
          + "(contentInsetAdjustmentBehavior=\"never\")\n"))
    #expect(try text("page.json") == Self.page)
  }

  @Test("--quiet gives names, --format json everything")
  func otherFormats() throws {
    let quiet = try fix("page.json", "-q", "--matrix", "none")
    #expect(quiet.output.split(separator: "\n").count == 2)
    #expect(quiet.output.contains("behavior-never, "))
    let outcome = try fix("page.json", "--format", "json", "--matrix", "none")
    let report = try #require(
      try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
    let finding = try #require((report["findings"] as? [[String: Any]])?.first)
    let fixes = try #require(finding["code"] as? [[String: Any]])
    let code = try #require(fixes.first { $0["fix"] as? String == "behavior-never" })
    #expect(finding["number"] as? Int == 1)
    #expect((code["objectiveC"] as? String)?.contains("@available(iOS 11.0, *)") == true)
  }

  @Test("a scenario is written to the file that -o names, and says nothing that came untrue")
  func scenario() throws {
    let outcome = try fix("page.json", "--apply", "behavior-never", "-o", "fixed.json")
    #expect(outcome.code == 0)
    #expect(
      outcome.output == """
        // FeedViewController
        override func viewDidLoad() {
          super.viewDidLoad()
          if #available(iOS 11.0, *) {
            feed.contentInsetAdjustmentBehavior = .never
          }
        }

        """)
    #expect(
      outcome.errors == """
        page.json: note: no longer expected: feed.adjustedContentInset
        fixed.json: written

        """)
    #expect(try text("page.json") == Self.page)
    let check = try Program.run(["run", "fixed.json", "--fail-on", "note"], in: scratch.folder)
    #expect(check.code == 1, "content under the home indicator is what it costs")
    #expect(check.output.contains("expect: 1 of 1 as expected"))
    // The second time there is nothing to do.
    let fixed = try text("fixed.json")
    let again = try fix("fixed.json", "--apply", "behavior-never", "-o", "fixed.json")
    #expect(again.code == 0)
    #expect(again.output == "")
    #expect(again.errors == "fixed.json: nothing here is for behavior-never to fix\n")
    #expect(try text("fixed.json") == fixed)
  }

  @Test("--dry-run shows the difference and writes nothing")
  func dryRun() throws {
    let outcome = try fix(
      "page.json", "--apply", "behavior-never", "--dry-run", "-o", "fixed.json")
    let lines = outcome.output.split(separator: "\n")
    #expect(
      lines.contains {
        $0.hasPrefix("+") && $0.contains(#""contentInsetAdjustmentBehavior": "never""#)
      })
    #expect(
      !FileManager.default.fileExists(atPath: scratch.folder.appending(path: "fixed.json").path))
  }

  /// Lines in an order and spacing of their own, and values that are defaults.
  private static let ownForm = """
    {
        "os" : 11, "insetlua" : 1, "device" : "iphone-x",

        "root" : { "kind" : "navigation", "hidesBottomBarWhenPushed" : false,
            "children" : [ {
                "kind" : "viewController", "view" : { "subviews" : [
                    { "id" : "feed",
                      "class" : "UITableView",
                      "isScrollEnabled" : true,
                      "pins" : { "top" : 0, "left" : 0, "right" : 0, "bottom" : 0 },
                      "wants" : { "top" : "edge" } }
                ] } } ] }
    }

    """

  @Test("the difference of a scenario is one that patch takes, at the one line that changes")
  func patch() throws {
    try scratch.write(Self.ownForm, to: "own.json")
    let dry = try fix("own.json", "--apply", "behavior-never", "--dry-run")
    let changed = dry.output.split(separator: "\n").filter {
      ($0.hasPrefix("+") || $0.hasPrefix("-")) && !$0.hasPrefix("+++") && !$0.hasPrefix("---")
    }
    #expect(changed == [#"+                  "contentInsetAdjustmentBehavior" : "never","#])

    try scratch.write(dry.output, to: "own.patch")
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["patch", "-s", "-i", "own.patch"]
    process.currentDirectoryURL = scratch.folder
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    #expect(try fix("own.json", "--apply", "behavior-never").errors.contains("nothing here is for"))

    let patched = try text("own.json")
    try scratch.write(Self.ownForm, to: "own.json")
    _ = try fix("own.json", "--apply", "behavior-never", "-o", "own.json")
    #expect(try text("own.json") == patched)
  }

  @Test("a storyboard changes in place, at the one attribute that is meant")
  func storyboard() throws {
    let file = scratch.folder.appending(path: "Main.storyboard")
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: file.path)
    let dry = try fix("Main.storyboard", "--apply", "behavior-automatic", "--dry-run")
    #expect(dry.code == 0)
    #expect(try text("Main.storyboard") == Self.storyboard)
    let changed = dry.output.split(separator: "\n").filter {
      $0.hasPrefix("+ ") || $0.hasPrefix("- ")
    }
    #expect(changed.count == 2)

    let outcome = try fix("Main.storyboard", "--apply", "behavior-automatic", "--lang", "ib")
    #expect(outcome.code == 0)
    #expect(outcome.output.contains("Size inspector › Content Insets: Automatic"))
    let attribute = #" contentInsetAdjustmentBehavior="never""#
    #expect(try text("Main.storyboard") == Self.storyboard.replacing(attribute, with: ""))
    let mode = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions]
    #expect(mode as? Int == 0o640)

    let again = try fix("Main.storyboard", "--apply", "behavior-automatic")
    #expect(again.code == 0)
    #expect(again.errors == "Main.storyboard: nothing here is for behavior-automatic to fix\n")
    #expect(try text("Main.storyboard") == Self.storyboard.replacing(attribute, with: ""))
  }

  @Test("a fix without a form in Interface Builder leaves the storyboard alone")
  func codeOnly() throws {
    let outcome = try fix("Main.storyboard", "--apply", "pin-to-safe-area")
    #expect(outcome.code == 2)
    #expect(outcome.errors.contains("pin-to-safe-area has no form in Interface Builder"))
    #expect(try text("Main.storyboard") == Self.storyboard)
  }

  @Test("what cannot be done is said")
  func refusals() throws {
    let cases: [(arguments: [String], says: String)] = [
      (["page.json", "--apply", "behavior-nevr"], "did you mean \"behavior-never\"?"),
      (["page.json", "--rule", "content-shiftd"], "did you mean \"content-shifted\"?"),
      (["page.json", "--finding", "7"], "there is no finding 7"),
      (["page.json", "--finding", "x"], "it takes a number from 1 on"),
      (["page.json", "-o", "x.json"], "nothing is applied"),
      (["page.json", "Main.storyboard"], "there is more than one input"),
      ([], "there is nothing to fix"),
    ]
    for (arguments, says) in cases {
      let outcome = try Program.run(["fix", "--matrix", "none"] + arguments, in: scratch.folder)
      #expect(outcome.code == 2, "\(arguments)")
      #expect(outcome.errors.contains(says), "\(arguments): \(outcome.errors)")
    }
  }

  @Test("what is known as bad is refused")
  func knownBad() throws {
    try scratch.write(
      """
      { "insetlua": 1, "device": "iphone-x", "os": "12.1", "root": { "kind": "tab",
        "additionalSafeAreaInsets": { "top": 20 }, "children": [{ "kind": "viewController", "view": { "subviews": [
          { "class": "UITableView", "pins": "superview", "wants": { "top": "belowBars" } } ] } }] } }
      """, to: "tab.json")
    let outcome = try fix("tab.json", "--apply", "additional-safe-area", "-o", "out.json")
    #expect(outcome.code == 2)
    #expect(outcome.errors.contains("known bad: a negative addition breaks the tab bar"))
  }

  /// docs/facts/insets.md, section 10: how F1, F4, F5 and F7 fail is seen where they are tried.
  @Test("failure modes show on the matrix")
  func failureModes() throws {
    try scratch.write(
      """
      { "insetlua": 1, "device": "iphone-8", "os": "11.0", "root": { "kind": "navigation",
        "navigationBar": { "appearance": "transparent" }, "children": [{ "kind": "viewController", "view": { "subviews": [
          { "class": "UITableView", "id": "feed", "pins": "superview", "wants": { "top": "edge" },
            "table": { "sections": [{ "rows": 30 }] } },
          { "class": "UIButton", "id": "close",
            "pins": { "top": { "to": "safeArea" }, "left": 0, "width": 44, "height": 44 } } ] } }] } }
      """, to: "phone.json")
    let outcome = try Program.run(
      ["run", "phone.json", "--format", "json", "--matrix", "iphone-8,iphone-x,iphone-15"],
      in: scratch.folder)
    let report = try #require(
      try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
    let input = try #require((report["inputs"] as? [[String: Any]])?.first)
    let finding = try #require((input["findings"] as? [[String: Any]])?.first)
    let fixes = try #require(finding["fixes"] as? [[String: Any]])
    func matrix(_ id: String) throws -> [String: Any] {
      let fix = try #require(fixes.first { $0["fix"] as? String == id })
      return try #require(fix["matrix"] as? [String: Any])
    }
    func brings(_ rule: String, _ matrix: [String: Any]) -> [String] {
      let added = matrix["added"] as? [[String: Any]] ?? []
      return added.filter { $0["rule"] as? String == rule }.compactMap { $0["subject"] as? String }
    }
    // A constant -64 fits phones with a home button, upright.
    let constant = try matrix("content-inset-compensation")
    let cells = try #require(constant["cells"] as? Int)
    let left = (constant["residuals"] as? [[String: Any]] ?? []).compactMap {
      $0["points"] as? Double
    }
    #expect(left.contains(24), "-64 on a notch phone")
    #expect(constant["holds"] as? Int != cells)
    // Computed at run time it fits all.
    #expect(try matrix("content-inset-at-run-time")["holds"] as? Int == cells)
    // Never hides content under the home indicator.
    #expect(try brings("content-hidden", matrix("behavior-never")) == ["feed"])
    // The safe area moves for the button as well.
    let additional = try matrix("additional-safe-area-at-run-time")
    #expect(additional["holds"] as? Int == cells)
    #expect(brings("content-hidden", additional) == ["close"])
  }

  @Test("another device and system choose the evaluation; the file keeps its own")
  func elsewhere() throws {
    let here = try fix("page.json", "--apply", "content-inset-compensation")
    #expect(here.output.contains("feed.contentInset.top = -88"))
    let there = try fix(
      "page.json", "--apply", "content-inset-compensation", "--device", "iphone-8", "--os", "12.0",
      "-o", "fixed.json")
    #expect(there.code == 0)
    #expect(there.output.contains("feed.contentInset.top = -64"))
    // What is expected on the scenario's own device and came untrue is left out all the same.
    #expect(there.errors.contains("no longer expected: feed.adjustedContentInset"))
    let fixed = try text("fixed.json")
    #expect(fixed.contains(#""device": "iphone-x""#))
    #expect(fixed.contains(#""os": "11.0""#))
    #expect(fixed.contains(#""pins": "superview""#))
    let storyboard = try fix(
      "Main.storyboard", "--apply", "behavior-automatic", "--device", "iphone-8", "--os", "12.0")
    #expect(storyboard.code == 0)
    let attribute = #" contentInsetAdjustmentBehavior="never""#
    #expect(try text("Main.storyboard") == Self.storyboard.replacing(attribute, with: ""))
  }

  /// On another device plain frames are taken as pinned: the file still says what it said.
  @Test("a plain frame stays one")
  func plainFrame() throws {
    let page = Self.page.replacing(#""pins": "superview""#, with: #""frame": [0, 0, 375, 812]"#)
    try scratch.write(page, to: "frame.json")
    let outcome = try fix(
      "frame.json", "--apply", "behavior-never", "--device", "iphone-8", "-o", "fixed.json")
    #expect(outcome.code == 0)
    let fixed = try text("fixed.json")
    #expect(fixed.contains(#""frame": [0, 0, 375, 812]"#))
    #expect(!fixed.contains("pins"))
  }
}
