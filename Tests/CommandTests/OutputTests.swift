import Foundation
import Testing

/// Where reports go, and what must never be lost by it.
@Suite("Output")
struct OutputTests {
  private let scratch: Scratch

  init() throws {
    scratch = try Scratch()
    try scratch.write(Screens.shifted, to: "page.json")
    try scratch.write(Screens.right, to: "screens/right.json")
    try scratch.write(Screens.strictRule, to: "team/no-tables.lua")
    try scratch.write("return {}", to: "team/lib/helper.lua")
    try scratch.write("class FeedViewController: UIViewController {}", to: "code/Feed.swift")
    for name in ["Main.storyboard", "embeds.storyboard"] {
      let fixture = name == "Main.storyboard" ? "Main" : "embeds"
      try scratch.write(
        try String(
          contentsOf: Examples.root.appending(path: "Tests/Fixtures/ib/\(fixture).storyboard"),
          encoding: .utf8), to: name)
    }
    let folder = scratch.folder.path
    #expect(unsafe symlink("page.json", folder + "/link.json") == 0)
    #expect(unsafe link(folder + "/page.json", folder + "/other-name.json") == 0)
    #expect(unsafe symlink("team/no-tables.lua", folder + "/rule-link") == 0)
  }

  /// Every file below the scratch folder, with its bytes.
  private var contents: [String: Data] {
    let manager = FileManager.default
    var found: [String: Data] = [:]
    for name in manager.enumerator(atPath: scratch.folder.path)?.compactMap({ $0 as? String }) ?? []
    {
      let url = scratch.folder.appending(path: name)
      if let bytes = try? Data(contentsOf: url) { found[name] = bytes }
    }
    return found
  }

  @Test(
    "what a run reads is never overwritten",
    arguments: [
      "run page.json -o page.json", "run page.json -o ./screens/../page.json",
      "run page.json -o link.json", "run link.json -o page.json",
      "run page.json -o other-name.json",
      "run page.json screens -o screens/right.json",
      "run Main.storyboard -o Main.storyboard", "run Main.storyboard -o embeds.storyboard",
      "run team page.json -o team/no-tables.lua", "run team page.json -o team/lib/helper.lua",
      "run team page.json -o rule-link",
      "run --sources code Main.storyboard -o code/Feed.swift",
      "import Main.storyboard --scene HomeController -o Main.storyboard",
      "import Main.storyboard --scene HomeController -o embeds.storyboard",
      "fix team page.json --apply behavior-never -o team/no-tables.lua",
      "fix --sources code page.json --apply behavior-never -o code/Feed.swift",
    ])
  func inputs(_ line: String) throws {
    let before = contents
    let outcome = try Program.run(line.split(separator: " ").map(String.init), in: scratch.folder)
    #expect(outcome.errors.contains("not overwritten"))
    #expect(outcome.errors.contains("name another file with -o"))
    #expect(outcome.output.isEmpty)
    #expect(outcome.code == 2)
    #expect(contents == before)
  }

  @Test("nor is a file that standard input comes from")
  func redirected() throws {
    let before = contents
    for (command, file) in [
      ("run", "page.json"), ("import --scene HomeController", "Main.storyboard"),
    ] {
      let outcome = try Program.shell(
        "\"$0\" \(command) - -o \(file) <\(file)", in: scratch.folder)
      #expect(
        outcome.errors == """
          \(file): error: not overwritten: it is an input
             name another file with -o

          """)
      #expect(outcome.code == 2)
    }
    #expect(contents == before)
  }

  @Test("a file that is there already, and read by nobody, is replaced")
  func replaced() throws {
    for arguments in [["run"], ["fix", "--apply", "behavior-never"]] {
      try scratch.write("old", to: "report.txt")
      let outcome = try Program.run(
        arguments + ["page.json", "-o", "report.txt"], in: scratch.folder)
      #expect(outcome.code == 0, "\(outcome.errors)")
      #expect(contents["report.txt"] != Data("old".utf8))
    }
  }

  @Test("a fix is applied where its input was read, also through a link")
  func applied() throws {
    let outcome = try Program.run(
      ["fix", "page.json", "--apply", "behavior-never", "-o", "link.json"], in: scratch.folder)
    #expect(outcome.code == 0)
    let text = try String(contentsOf: scratch.folder.appending(path: "page.json"), encoding: .utf8)
    #expect(text.contains(#""contentInsetAdjustmentBehavior": "never""#))
    let link = try FileManager.default.destinationOfSymbolicLink(
      atPath: scratch.folder.appending(path: "link.json").path)
    #expect(link == "page.json")
  }

  @Test("a report to /dev/stdout goes to standard output, whatever that is")
  func standardOutput() throws {
    let direct = try Program.spawn(["run", "--quiet", "page.json"], in: scratch.folder)
    let file = try Program.spawn(
      ["run", "--quiet", "page.json", "-o", "/dev/stdout"], in: scratch.folder)
    #expect(file.output == direct.output)
    let piped = try Program.shell(
      "\"$0\" run --quiet page.json -o /dev/stdout | cat; ls -l /dev/stdout", in: scratch.folder)
    #expect(piped.output.hasPrefix(direct.output))
    #expect(piped.output.contains("/dev/stdout ->"))
  }

  #if os(Linux)
    @Test(
      "a full disk is noticed by every command",
      arguments: [
        "--help", "--version", "help run", "run --help", "run --matrix none page.json",
        "run --matrix none page.json -f json",
        "explain page.json", "explain page.json -f json", "compare page.json --os 11.0,17.0",
        "fix page.json --matrix none", "fix page.json --apply behavior-never -o -",
        "fix page.json --apply behavior-never --dry-run",
        "fix page.json --apply behavior-never -o fixed.json",
        "import Main.storyboard --scene HomeController",
        "test pack", "check team", "rules", "devices", "devices -f json", "schema",
      ])
    func full(_ line: String) throws {
      try scratch.write(Screens.strictRule, to: "pack/no-tables.lua")
      try scratch.write(
        """
        return test "no-tables" {
          case "a table" { scenario = "../page.json", expect = { { view = "feed" } } },
        }
        """, to: "pack/no-tables_test.lua")
      try scratch.write(Screens.right, to: "pack/page.json")
      let outcome = try Program.shell("\"$0\" \(line) >/dev/full", in: scratch.folder)
      #expect(
        outcome.errors.hasSuffix(
          "insetlua: error: standard output cannot be written: no space left on device\n"))
      #expect(outcome.code == 2)
    }

    @Test("a report that does not fit leaves the old one, and nothing beside it")
    func tooLarge() throws {
      try scratch.write("old", to: "report.json")
      let names = Set(contents.keys)
      let outcome = try Program.shell(
        "ulimit -f 1; exec \"$0\" run --matrix none -f json page.json -o report.json",
        in: scratch.folder)
      #expect(outcome.errors == "report.json: error: cannot be written: file too large\n")
      #expect(outcome.code == 2)
      #expect(contents["report.json"] == Data("old".utf8))
      #expect(Set(contents.keys) == names)
    }
  #endif
}
