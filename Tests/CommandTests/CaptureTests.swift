import Foundation
import Testing

/// The capture tools: a screen in an app or a debugger becomes a scenario that insetlua reads.
@Suite("Capture")
struct CaptureTests {
  @Test("the app prints the scenario", arguments: CaptureHarness.screens)
  func app(screen: CaptureHarness.Screen) throws {
    let outcome = try CaptureHarness.app([screen.name], model: screen.model)
    #expect(outcome.code == 0, "\(outcome.errors)")
    try expectGolden(
      CaptureHarness.numbered(outcome.output), "capture/\(screen.name).json")
  }

  @Test(
    "the debugger prints the same scenario", .enabled(if: CaptureHarness.hasPython),
    arguments: CaptureHarness.screens.map(\.name) + ["old"])
  func debugger(screen: String) throws {
    let outcome = try CaptureHarness.command(screen)
    #expect(outcome.errors == "")
    try expectGolden(CaptureHarness.numbered(outcome.output), "capture/\(screen).json")
  }

  /// Numbers by hand: iPhone X under a navigation bar 88 and 34 (INS-31), with an expanded large title
  /// 140 and a tab bar 83 (Rules/platform/bars.lua); in a navigation controller before iOS 11 with a doubled
  /// status bar 84 (INS-110); an opaque bar leaves only the additional 10 (INS-34, INS-60).
  @Test(
    "insetlua predicts what was observed",
    arguments: [
      "feed": [
        "UIView #3 printed safeAreaInsets {88, 0, 34, 0}; predicted {88, 0, 34, 0}: equal",
        "FeedTable feed printed adjustedContentInset {88, 0, 34, 0}; predicted {88, 0, 34, 0}: equal",
      ],
      "tabs": [
        "UIView #6 printed safeAreaInsets {140, 0, 83, 0}; predicted {140, 0, 83, 0}: equal",
        "UICollectionView #8 printed adjustedContentInset {0, 0, 83, 0}; predicted {0, 0, 83, 0}: equal",
        "UIView #10 printed safeAreaInsets {0, 0, 0, 0}; predicted {0, 0, 0, 0}: equal",
        "UIScrollView scroll printed adjustedContentInset {8, 0, 8, 0}; predicted {8, 0, 8, 0}: equal",
      ],
      "sheet": [
        "UITableView #3 printed adjustedContentInset {86, 0, 34, 0}; predicted {86, 0, 34, 0}: equal"
      ],
      "pad": [
        "UIView #4 printed safeAreaInsets {10, 0, 0, 0}; predicted {10, 0, 0, 0}: equal",
        "UIView #7 printed safeAreaInsets {24, 0, 20, 0}; predicted {24, 0, 20, 0}: equal",
        "WKWebView #8 printed adjustedContentInset {24, 0, 0, 0}; predicted {24, 0, 0, 0}: equal",
        "Notes #9 printed adjustedContentInset {0, 0, 0, 0}; predicted {0, 0, 0, 0}: equal",
        "UICollectionView #10 printed adjustedContentInset {0, 0, 20, 0}; predicted {0, 0, 20, 0}: equal",
      ],
      // A sheet has its own bars alone above, 56 and 83 (INS-47).
      "island": [
        "UITableView #4 printed adjustedContentInset {56, 0, 83, 0}; predicted {56, 0, 83, 0}: equal"
      ],
      "old": [
        "UIView #3 printed safeAreaInsets {84, 0, 0, 0}; predicted {84, 0, 0, 0}: equal",
        "UIScrollView #4 printed contentInset {84, 0, 0, 0}; predicted {84, 0, 0, 0}: equal",
      ],
    ])
  func predicted(screen: String, lines: [String]) throws {
    let golden = Examples.root.appending(path: "Tests/Golden/capture/\(screen).json")
    let outcome = try Program.run(
      ["run", "--matrix", "none", Examples.root.appending(path: "Rules").path, golden.path])
    #expect(outcome.errors == "")
    #expect(outcome.code == 0)
    let compared = outcome.output.split(separator: "\n").filter { $0.contains(" printed ") }
    #expect(compared.map { String($0).replacing(#/^[^ ]*:[0-9]+: /#, with: "") } == lines)
  }

  @Test("a deep and wide screen is cut, and says so", .enabled(if: CaptureHarness.hasPython))
  func cut() throws {
    let app = try CaptureHarness.app(["deep"], model: "iPhone10,3").output
    let debugger = try CaptureHarness.command("deep").output
    #expect(CaptureHarness.numbered(app) == CaptureHarness.numbered(debugger))
    // A page, a thousand views of its own, and a chain of 64: 1065, of which 1000 are kept by level.
    #expect(
      try object(app)["notes"] as? [String] == [
        "Views that were left out, beyond 1000 or deeper than 60, without those in them: 3."
      ])
    #expect(app.matches(of: /"id": "0x/).count == 1001)
    let outcome = try Program.run(
      ["run", Examples.root.appending(path: "Rules").path, "-"], input: app)
    #expect(outcome.errors == "")
    #expect(outcome.code == 0)
  }

  @Test(
    "a view stands for its screen, and a file is written", .enabled(if: CaptureHarness.hasPython))
  func subject() throws {
    let whole = try CaptureHarness.command("tabs").output
    #expect(try CaptureHarness.command("tabs", ["container"]).output == whole)
    #expect(
      try CaptureHarness.numbered(CaptureHarness.app(["tabs", "view"], model: "iPhone10,3").output)
        == CaptureHarness.numbered(whole))

    let scratch = try Scratch()
    let file = scratch.folder.appending(path: "screen.json")
    let expression = "[self valueForKey:@\"feed\"]"
    let page = try CaptureHarness.command("feed", ["self.feed?"]).output
    #expect(try CaptureHarness.command("feed", [expression]).output == page)
    let outcome = try CaptureHarness.command("feed", ["-o", "\"\(file.path)\"", expression])
    #expect(outcome.output == "\(file.path): written. Next: insetlua run \(file.path)\n")
    #expect(try String(contentsOf: file, encoding: .utf8) == page)
    _ = try CaptureHarness.app(["feed", "file"], model: "iPhone10,3", in: scratch.folder)
    let written = try String(contentsOf: file, encoding: .utf8)
    let printed = try CaptureHarness.app(["feed"], model: "iPhone10,3").output
    #expect(CaptureHarness.numbered(written) == CaptureHarness.numbered(printed))
  }

  @Test(
    "what cannot be captured is told", .enabled(if: CaptureHarness.hasPython),
    arguments: [
      ("nothing", [], "there is no process: run the app, pause it, and try again"),
      ("running", [], "the app is running: pause it first (process interrupt)"),
      (
        "exited", [],
        "the process is not stopped in a debugger, so nothing can be asked of it"
      ),
      (
        "foreign", [],
        "this is no iOS app (the app did not answer: error: <user expression 0>:4:12: use of undeclared "
          + "identifier 'sysctlbyname')"
      ),
      ("starting", [], "this is no iOS app, or it has not come to UIApplicationMain yet"),
      ("early", [], "the app has no window with a rootViewController yet"),
      (
        "broken", [],
        "the app did not answer: error: Execution was interrupted, reason: a lock."
      ),
      ("feed", ["self.fed"], "self.fed: error: use of undeclared identifier 'self.fed'"),
      ("feed", ["0x0"], "0x0 is nil"),
      (
        "feed", ["source"],
        "FeedSource is neither a window nor a controller nor in a controller's view"
      ),
      (
        "tabs", ["stray"],
        "HomeViewController is in no window: its safe area is zero there (INS-54), and there is no screen "
          + "to capture"
      ),
      ("feed", ["-o", "/nowhere/x.json"], "/nowhere/x.json: No such file or directory"),
      // Quotes, blanks and signs are the expression's.
      (
        "feed", ["self.views[\"feed  table\"]"],
        "self.views[\"feed  table\"]: error: use of undeclared identifier 'self.views[\"feed  table\"]'"
      ),
      ("feed", ["-[self a]"], "-[self a]: error: use of undeclared identifier '-[self a]'"),
      ("feed", ["-o"], "-o needs the name of a file"),
      ("feed", ["-o", "\"screen"], "No closing quotation: \"screen"),
      (
        "odd", [],
        "the app answered otherwise than UIKit does: KeyError('screen') (in surroundings). Please report "
          + "it."
      ),
    ])
  func refused(screen: String, words: [String], message: String) throws {
    let outcome = try CaptureHarness.command(screen, words)
    #expect(outcome.output == "")
    #expect(outcome.errors == "insetlua-capture: \(message)\n")
    #expect(outcome.code == 1)
  }

  @Test("the command tells how it is used", .enabled(if: CaptureHarness.hasPython))
  func help() throws {
    for word in ["-h", "--help"] {
      let outcome = try CaptureHarness.command("feed", [word])
      #expect(outcome.code == 0)
      #expect(outcome.output.contains("usage: insetlua-capture [-o FILE] [EXPR]\n"))
    }
  }

  @Test("a view of no screen gives a reason, which insetlua refuses")
  func stray() throws {
    let stray = try CaptureHarness.app(["feed", "stray"], model: "iPhone10,3").output
    #expect(stray == "no scenario: UILabel is neither a window nor in a controller's view\n")
    #expect(
      try CaptureHarness.app(["feed", "unloaded"], model: "iPhone10,3").output
        == "no scenario: HomeViewController is in no window: its safe area is zero there (INS-54), "
        + "and there is no screen to capture\n")
    let outcome = try Program.run(
      ["run", Examples.root.appending(path: "Rules").path, "-"], input: stray)
    #expect(outcome.code == 2)
  }
}
