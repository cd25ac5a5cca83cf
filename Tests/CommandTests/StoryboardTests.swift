import Foundation
import Testing

/// Storyboards from the command line: run, import, folders.
@Suite("Storyboards on the command line")
final class StoryboardTests {
  private let scratch: Scratch

  init() throws {
    scratch = try Scratch()
    let fixtures = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Fixtures/ib")
    for name in ["layout-guides.storyboard", "Main.storyboard", "Orders.storyboard"] {
      let text = try String(
        decoding: Data(contentsOf: fixtures.appending(path: name)), as: UTF8.self)
      try scratch.write(text, to: "App/\(name)")
      try scratch.write(text, to: "App/Pods/Lib/\(name)")
      try scratch.write(text, to: "App/Ignored/\(name)")
    }
    try scratch.write("Ignored/\n", to: "App/.gitignore")
    let checkout = try Program.spawn(
      ["git", "init", "--quiet", "App"], of: "/usr/bin/env", in: scratch.folder)
    #expect(checkout.code == 0)
    try scratch.write("{ \"images\": [] }", to: "App/Assets/Contents.json")
    try scratch.write("", to: "App/Empty.xib")
    try scratch.write(
      """
      class FeedController: UIViewController {
        override func viewDidLoad() { feedTable.contentInset.top = 64 }
      }
      """, to: "App/FeedController.swift")
  }

  private func run(_ arguments: [String]) throws -> Program.Outcome {
    try Program.run(arguments, in: scratch.folder)
  }

  @Test("a folder: every file of ours once, and the broken one told")
  func folder() throws {
    try FileManager.default.createSymbolicLink(
      at: scratch.folder.appending(path: "App/Loop"),
      withDestinationURL: scratch.folder.appending(path: "App"))
    let outcome = try run(["run", "--matrix", "none", "App"])
    #expect(outcome.code == 2)
    #expect(outcome.errors.contains("App/Empty.xib:1:1: error: the file is empty"))
    #expect(outcome.output.contains("in 4 scenarios"))
    #expect(outcome.output.contains("1 input not evaluated"))
    #expect(!(outcome.output + outcome.errors).contains("Pods"))
  }

  /// A table view controller in a navigation controller, with a height in its code.
  private func writePage() throws {
    try scratch.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch" initialViewController="nav">
      <device id="retina5_9"/><scenes><scene><objects><navigationController id="nav"><connections>
      <segue destination="page" kind="relationship" relationship="rootViewController" id="s"/>
      </connections></navigationController></objects></scene><scene><objects>
      <tableViewController automaticallyAdjustsScrollViewInsets="NO" id="page" customClass="ListController">
      <tableView key="view" style="grouped" estimatedSectionHeaderHeight="-1" id="list"/>
      </tableViewController></objects></scene></scenes></document>
      """, to: "Page/Page.storyboard")
    try scratch.write(
      """
      @implementation ListController
      - (CGFloat)tableView:(UITableView *)tableView heightForHeaderInSection:(NSInteger)section {
        return 0.01;
      }
      @end
      """, to: "Page/ListController.m")
  }

  @Test("the flag, and a height without its view method, are found where they stand")
  func findings() throws {
    try writePage()
    let outcome = try run([
      "run", "--matrix", "none", "--quiet", "--device", "iphone-x", "--os", "12.0", "--sources",
      "Page", "Page/Page.storyboard",
    ])
    #expect(outcome.code == 0)
    #expect(
      outcome.output == """
        Page/Page.storyboard:6:22: warning: automaticallyAdjustsScrollViewInsets = false does not keep 88 pt away from tableView on iOS 11 and later [deprecated-switch]
        Page/Page.storyboard:7:1: warning: 34.99 pt of blank space above section 0: heightForHeaderInSection returns 0.01, but is ignored without viewForHeaderInSection [header-height-without-view]

        """)
  }

  @Test("views tied to each other along different axes are no ring")
  func crossedPins() throws {
    try scratch.write(
      """
      {"insetlua":1,"device":"iphone-x","os":"11.0","root":{"kind":"viewController","view":{"subviews":[
      {"id":"a","pins":{"left":{"to":"b"},"top":0,"width":10,"height":10}},
      {"id":"b","pins":{"left":5,"top":{"to":"a"},"width":10,"height":10}}]}},
      "expect":{"a":{"frame":[15,0,10,10]},"b":{"frame":[5,10,10,10]}}}
      """, to: "crossed.json")
    let outcome = try run(["run", "--matrix", "none", "crossed.json"])
    #expect(outcome.code == 0)
    #expect(outcome.output.contains("expect: 2 of 2 as expected"))
  }

  @Test("what is imported runs as the original does")
  func roundTrip() throws {
    // Names of one length, so that what is set at the right edge stays where it is.
    let names = ["App/layout-guides.storyboard", "App/layout-guides-story.json"]
    _ = try run(["import", names[0], "-o", names[1]])
    let original = try run(["run", "--matrix", "none", names[0]])
    let imported = try run(["run", "--matrix", "none", names[1]])
    func numbers(_ text: String) -> String {
      names.reduce(text) { $0.replacing($1, with: "") }
    }
    #expect(numbers(original.output) == numbers(imported.output))
    #expect(original.output.contains("adjustedContentInset"))
  }

  @Test("import says which scenes there are, and what it cannot do")
  func importing() throws {
    let many = try run(["import", "App/Orders.storyboard"])
    #expect(many.code == 2)
    #expect(many.errors.contains("it has \"OrdersController\", \"HelpController\""))
    let one = try run(["import", "App/Orders.storyboard", "--scene", "help"])
    #expect(one.code == 0)
    #expect(one.output.contains("\"class\": \"HelpController\""))
    let wrong = try run(["import", "App/Orders.storyboard", "--scene", "OrderController"])
    #expect(wrong.errors.contains("did you mean \"OrdersController\"?"))
    #expect(try run(["import", "App/Assets/Contents.json"]).code == 2)
  }

  @Test("source code adds what the file cannot say")
  func sources() throws {
    let outcome = try run([
      "import", "--sources", "App", "App/layout-guides.storyboard",
    ])
    #expect(outcome.output.contains("\"contentInset\": { \"top\": 64 }"))
    #expect(
      outcome.output.contains("feedTable.contentInset.top is set at App/FeedController.swift:2"))
  }

  @Test("explain, compare and fix read source code as run does")
  func sourcesEverywhere() throws {
    try writePage()
    let file = "Page/Page.storyboard"
    for arguments in [["explain", file, "tableView"], ["compare", "--os", "10.0,12.0", file]] {
      let plain = try run(arguments + ["--format", "json"])
      let outcome = try run(arguments + ["--format", "json", "--sources", "Page"])
      #expect(outcome.code == 0)
      #expect(outcome.output != plain.output)
    }
    let fix = ["fix", "--matrix", "none", "--rule", "header-height-without-view"]
    let page = ["--sources", "Page", file]
    #expect(try run(fix + page).output.contains("[header-height-without-view]"))
    let without = try run(fix + [file])
    #expect(without.errors == "insetlua: there is nothing to fix\n")
    let missing = try run(fix + ["--sources", "None", file])
    #expect(missing.code == 2)
    #expect(missing.errors == "None: error: --sources names no folder\n")
  }

  @Test("a rule that fails is told once a file, however many scenes there are")
  func failingRule() throws {
    let dump = """
      <UITableView: 0x7fb000000010; frame = (0 0; 375 812); contentOffset: {0, 0}; contentSize: {375, 9}; adjustedContentInset: {44, 0, 34, 0}>

      """
    try scratch.write(Screens.failingRule, to: "rules/boom.lua")
    try scratch.write(dump + "\n" + dump.replacing("10;", with: "20;"), to: "a.txt")
    try scratch.write(dump + "\n" + dump.replacing("10;", with: "30;"), to: "b.txt")
    let outcome = try run(["run", "--matrix", "none", "rules", "a.txt", "b.txt"])
    #expect(outcome.code == 3)
    #expect(outcome.output.contains("in 4 scenarios"))
    let errors = outcome.errors.split(separator: "\n").filter { $0.hasPrefix("rules/boom.lua") }
    #expect(
      errors == [
        "rules/boom.lua:3:45: error: scroll has no field \"adjusted_inset\" [rule boom]",
        "rules/boom.lua: error: the rule failed before and was not asked again [rule boom]",
      ])
  }
}
