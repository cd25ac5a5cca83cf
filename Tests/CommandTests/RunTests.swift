import CommandKit
import Foundation
import InsetBasics
import Synchronization
import Testing

@testable import insetlua

@Suite("insetlua run")
struct RunTests {
  private let scratch: Scratch

  init() throws {
    scratch = try Scratch()
    try scratch.write(Screens.right, to: "screens/right.json")
    try scratch.write(Screens.shifted, to: "screens/deeper/shifted.json")
    try scratch.write("notes", to: "screens/README.md")
    try scratch.write(Screens.strictRule, to: "strict/no-tables.lua")
  }

  private func run(_ arguments: String..., input: String = "") throws -> Program.Outcome {
    // Where fixes hold is another test's matter.
    let matrix = arguments.contains("--matrix") ? [] : ["--matrix", "none"]
    return try Program.run(["run"] + matrix + arguments, input: input, in: scratch.folder)
  }

  @Test("a scenario in one long line is shown around the mistake")
  func longLine() throws {
    let scratch = try Scratch()
    let lines = Screens.right.replacing(
      #""id": "feed""#, with: #""id": "feed", "contentInsetAdjustmentBehavior": "nevr""#)
    let line = lines.split(whereSeparator: \.isNewline).joined().replacing("  ", with: "")
      .replacing("{", with: "{" + String(repeating: " ", count: 60), maxReplacements: 3)
    try scratch.write(line, to: "line.json")
    let outcome = try Program.run(["run", "line.json"], in: scratch.folder)
    let told = outcome.errors.split(separator: "\n")
    try #require(told.count >= 3)
    #expect(told[0].hasSuffix("error: unknown behaviour \"nevr\""))
    let mark = try #require(told[2].firstIndex(of: "^"))
    let column = told[2].distance(from: told[2].startIndex, to: mark)
    #expect(told[1].dropFirst(column).hasPrefix("\"contentInset"))
  }

  @Test("a folder's inputs come in the order of their names")
  func folder() throws {
    let outcome = try run("--quiet", "--fail-on", "never", "strict", "screens/")
    let paths = outcome.output.split(separator: "\n").map { $0.prefix { $0 != ":" } }
    #expect(
      paths == ["screens/deeper/shifted.json", "screens/deeper/shifted.json", "screens/right.json"])
  }

  @Test(
    "each of a few inputs is told before the next one is read", arguments: ["text", "json"])
  func streaming(format: String) throws {
    let console = Console(output: .memory, errors: .memory)
    let written = Mutex<[String: Int]>([:])
    let files = SystemFiles(folder: scratch.folder.path)
    let context = CommandContext(
      files: WatchingFiles(files) { path in
        written.withLock { $0[path] = console.written.output.count }
      },
      console: console, variable: { _ in nil }, program: try Program.binary().path)
    _ = CommandList.all.run(
      ["run", "--matrix", "none", "--format", format, "strict", "screens"], in: context)
    let before = written.withLock { $0 }
    let first = try #require(before["screens/deeper/shifted.json"])
    let second = try #require(before["screens/right.json"])
    let text = String(decoding: console.written.output[first..<second], as: UTF8.self)
    #expect(text.contains("content starts 88 pt below the edge it wants"))
  }

  @Test("two runs print the same")
  func determinism() throws {
    for format in ["text", "json"] {
      let first = try run("--format", format, "-v", "strict", "screens")
      let second = try run("--format", format, "-v", "strict", "screens")
      #expect(first.output == second.output)
      #expect(!first.output.contains(" ms\n"))
    }
  }

  @Test("standard input is called stdin")
  func standardInput() throws {
    let outcome = try run("--quiet", "-", input: Screens.shifted)
    #expect(outcome.output.hasPrefix("stdin:"))
    #expect(outcome.code == 0)
  }

  @Test("the JSON report is valid and tells the same findings")
  func json() throws {
    let outcome = try run("--format", "json", "strict", "screens")
    let report = try #require(
      try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
    #expect(report["schemaVersion"] as? Int == 2)
    let inputs = try #require(report["inputs"] as? [[String: Any]])
    let paths = inputs.map { $0["path"] as? String }
    #expect(paths == ["screens/deeper/shifted.json", "screens/right.json"])
    let summary = try #require(report["summary"] as? [String: Any])
    #expect(summary["errors"] as? Int == 2)
  }

  @Test("the JSON report has the inputs that are not there, or hold nothing")
  func missing() throws {
    try scratch.write("", to: "empty/notes.md")
    for arguments in [["screens", "nope.json", "empty"], ["nope.json", "empty"]] {
      let outcome = try Program.run(
        ["run", "-f", "json", "--matrix", "none"] + arguments, in: scratch.folder)
      #expect(outcome.code == 2)
      let report = try object(outcome.output)
      let inputs = try #require(report["inputs"] as? [[String: Any]])
      let told = inputs.compactMap { input -> String? in
        let problems = input["problems"] as? [[String: Any]] ?? []
        guard let message = problems.first?["message"] as? String else { return nil }
        return "\(input["path"] ?? ""): \(message)"
      }
      #expect(
        told == [
          "nope.json: there is no such file or folder", "empty: nothing to evaluate in this folder",
        ])
      let summary = try #require(report["summary"] as? [String: Any])
      #expect(summary["inputProblems"] as? Int == 2)
    }
  }

  @Test("-o writes the report to a file and nothing to standard output")
  func outputFile() throws {
    let direct = try run("screens")
    let outcome = try run("-o", "report.txt", "screens")
    #expect(outcome.output.isEmpty)
    let file = scratch.folder.appending(path: "report.txt")
    #expect(String(decoding: try Data(contentsOf: file), as: UTF8.self) == direct.output)
    let names = try FileManager.default.contentsOfDirectory(atPath: scratch.folder.path)
    #expect(names.sorted() == ["report.txt", "screens", "strict"])
    let failed = try run("-o", "nowhere/report.txt", "screens")
    #expect(failed.code == 2)
    #expect(failed.errors.hasPrefix("nowhere/report.txt: error: cannot be written: no such"))
  }

  @Test("colours only where they are asked for")
  func colors() throws {
    #expect(try !run("screens").output.contains("\u{1B}["))
    #expect(try run("--color", "always", "screens").output.contains("\u{1B}["))
    #expect(try !run("--color", "never", "screens").output.contains("\u{1B}["))
  }

  @Test("a reader that goes away is no failure and no noise")
  func brokenPipe() throws {
    let shell = Process()
    shell.executableURL = URL(fileURLWithPath: "/bin/sh")
    let program = try Program.binary().path
    // The program's own status goes to descriptor 3, since the pipe's is head's.
    shell.arguments = [
      "-c", "{ '\(program)' run -v --format json screens 2>errors; echo $? >code; } | head -n 0",
    ]
    shell.currentDirectoryURL = scratch.folder
    try shell.run()
    shell.waitUntilExit()
    func read(_ name: String) throws -> String {
      String(decoding: try Data(contentsOf: scratch.folder.appending(path: name)), as: UTF8.self)
    }
    #expect(try read("code") == "0\n")
    #expect(try read("errors").isEmpty)
  }

  @Test("rules and inputs in one folder, a rule alone: told apart, with what to do")
  func mixed() throws {
    try scratch.write(Screens.right, to: "strict/screen.json")
    let mixed = try run("strict")
    #expect(mixed.code == 2)
    #expect(mixed.errors.contains("both rules and inputs are in this folder"))
    let single = try run("strict/no-tables.lua", "screens")
    #expect(single.code == 2)
    #expect(single.errors.contains("name the folder that holds it"))
    // An examples folder belongs to the pack, and pack.lua settles it.
    try FileManager.default.removeItem(at: scratch.folder.appending(path: "strict/screen.json"))
    try scratch.write(Screens.right, to: "strict/examples/screen.json")
    #expect(try run("strict", "screens").code == 1)
  }

  @Test("another device and system than the scenario's own")
  func overrides() throws {
    let outcome = try run("--device", "iphone-8", "--os", "12.0", "screens/right.json")
    #expect(outcome.output.contains("iPhone 8 · iOS 12.0 · portrait"))
    #expect(outcome.output.contains("64 = 20 status bar + 44 navigation bar"))
  }

  @Test("an expectation that is not met, and a finding about a section, show the view's sum")
  func sums() throws {
    let unmet = try run("-", input: Screens.unmet)
    #expect(
      unmet.output.contains(
        """
        stdin: where the numbers come from                                    iPhone X · iOS 11.0 · portrait
           feed (UITableView) in FeedViewController, in UINavigationController "main"
              adjustedContentInset {88, 0, 34, 0}
                 top      88 = 44 status bar and sensor housing + 44 navigation bar, taken in by automatic
                 bottom   34 home indicator, taken in by automatic

        """))
    // A finding that shows the sum of its edge says enough.
    #expect(!(try run("-", input: Screens.shifted).output.contains("where the numbers come from")))
    let section = try Program.run(
      ["run", "--matrix", "none", Examples.path("s18b")], in: Examples.root)
    #expect(section.output.contains("first row at y 35 in the content, 99 from the window's top"))
  }

  @Test("the code: line does what the run saw, whatever the file is called")
  func codeLine() throws {
    let name = "My Screen's $HOME.json"
    try scratch.write(Screens.shifted, to: name)
    let options = ["--device", "iphone-8", "--os", "12.0", "--orientation", "landscape"]
    let outcome = try Program.run(
      ["run", "--matrix", "none"] + options + ["strict", name], in: scratch.folder)
    let line = try #require(
      outcome.output.split(separator: "\n").first { $0.hasPrefix("   code: ") })
    #expect(
      line == """
           code: insetlua fix strict 'My Screen'\\''s $HOME.json' --device iphone-8 --os 12.0 \
        --orientation landscape --apply behavior-never
        """)
    // A shell reads it as it was meant.
    let shell = Process()
    shell.executableURL = URL(fileURLWithPath: "/bin/sh")
    let program = try Program.binary().path
    let command = line.dropFirst("   code: insetlua".count)
    shell.arguments = ["-c", "'\(program)' \(command) -o fixed.json >code.txt 2>errors.txt"]
    shell.currentDirectoryURL = scratch.folder
    try shell.run()
    shell.waitUntilExit()
    #expect(shell.terminationStatus == 0)
    let fixed = try Data(contentsOf: scratch.folder.appending(path: "fixed.json"))
    #expect(String(decoding: fixed, as: UTF8.self).contains(#""device": "iphone-x""#))
  }

  @Test("a name that no shell would change stands as it is")
  func plainNames() throws {
    for name in ["a-b_1.json", "größe.json"] {
      try scratch.write(Screens.shifted, to: name)
      let outcome = try run("--matrix", "none", name)
      #expect(outcome.output.contains("   code: insetlua fix \(name) --apply behavior-never\n"))
    }
    try scratch.write(Screens.shifted, to: "-x.json")
    let outcome = try run("--matrix", "none", "--", "-x.json")
    #expect(outcome.output.contains("   code: insetlua fix ./-x.json --apply behavior-never\n"))
  }

  /// A tab bar that is not translucent helps on newer devices, and not on the one that is asked for.
  @Test("a fix that fails on the page's own device says so first, and is not recommended")
  func ownDevice() throws {
    let page = """
      { "insetlua": 1, "device": "iphone-5", "os": "8.0", "root": { "kind": "tab", "children": [
        { "kind": "navigation", "children": [{ "kind": "viewController",
          "edgesForExtendedLayout": ["top", "left", "right"], "view": { "subviews": [
            { "class": "UITableView", "id": "feed", "frame": [0, 0, 320, 568],
              "contentSize": [320, 499] } ] } }] }] } }
      """
    try scratch.write(page, to: "page.json")
    let elsewhere = try run("--matrix", "iphone-5,iphone-x", "page.json")
    #expect(
      elsewhere.output.contains(
        "   1  bar-not-translucent   not on this device: 44 pt left; holds in"))
    #expect(!elsewhere.output.contains("code: insetlua"))
    let example = Examples.path("s12b")
    let none = try Program.run(["run", "--matrix", "none", example], in: Examples.root)
    #expect(
      none.output.contains(
        """
           tried in vain: pin-to-safe-area, additional-safe-area, edges-for-extended-layout-none,
              bar-not-translucent

        """))
    #expect(!none.output.contains("code: insetlua"))
    #expect(!none.output.contains("page.additionalSafeAreaInsets"))
    // Who wants all of it gets it.
    let all = try Program.run(["run", "-v", "--matrix", "none", example], in: Examples.root)
    #expect(all.output.contains("not on this device: 44 pt left, moves /root/children/0/view"))
    #expect(all.output.contains("page.additionalSafeAreaInsets.top += 44"))
    #expect(!all.output.contains("tried in vain"))
    let report = try object(
      try Program.run(["run", "-f", "json", "--matrix", "none", example], in: Examples.root).output)
    let finding = ((report["inputs"] as? [[String: Any]])?.first?["findings"] as? [[String: Any]])?
      .first
    #expect((finding?["fixes"] as? [[String: Any]])?.count == 4)
  }

  @Test("one warning leaves the other scroll views' numbers told")
  func others() throws {
    let page = """
      { "insetlua": 1, "device": "iphone-x", "os": "11.0", "root": { "kind": "navigation",
        "children": [{ "kind": "viewController", "view": { "subviews": [
          { "class": "UITableView", "id": "feed", "wants": { "top": "edge" },
            "pins": { "top": 0, "left": 0, "width": 180, "bottom": 0 } },
          { "class": "UITableView", "id": "menu",
            "pins": { "top": 0, "right": 0, "width": 180, "bottom": 0 } } ] } }] } }
      """
    try scratch.write(page, to: "page.json")
    let told = """
      page.json: without findings                                           iPhone X · iOS 11.0 · portrait
         menu (UITableView) in UIViewController, in UINavigationController
            adjustedContentInset {88, 0, 34, 0}
               top      88 = 44 status bar and sensor housing + 44 navigation bar, taken in by automatic
               bottom   34 home indicator, taken in by automatic

      """
    #expect(try run("--matrix", "none", "page.json").output.contains(told))
    #expect(try !run("--quiet", "page.json").output.contains("menu"))
  }

  @Test("what a version option cannot be is told as for a file, and no line is blamed for it")
  func versions() throws {
    let never = try run("--os", "20", "screens/right.json")
    #expect(never.code == 2)
    #expect(
      never.errors.contains("iOS 20 never existed: 18 is followed by 26\n   write 18.0 or 26.0"))
    let old = try run("--os", "10.3", "screens/right.json")
    #expect(
      old.errors == """
        screens/right.json: error: iOS 10.3 is too old for iPhone X
           its first version is iOS 11.0

        """)
  }
}
