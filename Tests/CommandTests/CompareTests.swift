import Foundation
import Testing

@Suite("insetlua compare")
struct CompareTests {
  private func compare(_ arguments: [String]) throws -> Program.Outcome {
    try Program.run(["compare"] + arguments, in: Examples.root)
  }

  private static let cases: [(name: String, arguments: [String])] = [
    // S-1: the same feed before and after iOS 11.
    ("s01-systems", [Examples.path("s01b-"), "--os", "10.3,11.0,26.0"]),
    ("s05-systems", [Examples.path("s05a-"), "--os", "10.3,11.0"]),
    ("s17-systems", [Examples.path("s17a-"), "--os", "10.3,11.0,15.0,26.1"]),
    ("s12-devices", [Examples.path("s12-"), "--device", "iphone-8,iphone-x,iphone-15-pro"]),
    ("s12-orientations", [Examples.path("s12-"), "--orientation", "portrait,landscape"]),
    // S-23: the page with a bar of its own, with and without room for it.
    ("s23-files", [Examples.path("s23a-"), Examples.path("s23b-")]),
    ("s12-nothing", [Examples.path("s12-"), "--os", "11.0,12.0"]),
    ("s12-too-old", [Examples.path("s12-"), "--os", "10.3,11.0,12.0"]),
    ("s02-views", [Examples.path("s02a-"), "--device", "iphone-8,iphone-x", "-v"]),
  ]

  @Test("tells what differs and why", arguments: cases)
  func text(name: String, arguments: [String]) throws {
    let outcome = try compare(arguments)
    #expect(outcome.code == 0)
    #expect(outcome.errors.isEmpty)
    try expectGolden(Examples.withoutRuleLines(outcome.output), "compare/\(name).txt")
    #expect(try compare(arguments).output == outcome.output)
  }

  @Test("JSON says what text says")
  func json() throws {
    let outcome = try compare(["-f", "json"] + [Examples.path("s23a-"), Examples.path("s23b-")])
    #expect(outcome.code == 0)
    let text = outcome.output.replacing(/"line": [0-9]+/, with: "\"line\": 0")
    try expectGolden(text, "compare/s23-files.json")
  }

  @Test("every value is the one that run prints for it")
  func sameAsRun() throws {
    let example = Examples.path("s02a-")
    let versions = ["11.0", "13.0", "26.0"]
    let report = try object(
      try compare(["-f", "json", example, "--os", versions.joined(separator: ","), "-v"]).output)
    let comparison = try #require((report["comparisons"] as? [[String: Any]])?.first)
    var views: [String: [String: [String: Any]]] = [:]
    for version in versions {
      let run = try object(
        try Program.run(["run", "-f", "json", "--os", version, example], in: Examples.root).output)
      let screens = (run["inputs"] as? [[String: Any]])?.first?["screens"] as? [[String: Any]]
      views["iOS \(version)"] = screens?.first?["views"] as? [String: [String: Any]]
    }
    var compared = 0
    for row in try #require(comparison["differences"] as? [[String: Any]]) {
      let subject = try #require(row["subject"] as? String).split(separator: " ").first.map(
        String.init)
      let key = try #require(row["key"] as? String).split(separator: ".").map(String.init)
      guard let subject, key.count == 2 else { continue }
      for value in try #require(row["values"] as? [[String: Any]]) {
        let variant = try #require(value["variant"] as? String)
        guard let insets = views[variant]?[subject]?[key[0]] as? [String: Any] else { continue }
        #expect(value["points"] as? Double == insets[key[1]] as? Double, "\(subject) \(key)")
        compared += 1
      }
    }
    #expect(compared > 0)
  }

  @Test("what cannot be compared is said")
  func errors() throws {
    var transcript = ""
    let example = Examples.path("s12-")
    for arguments in [
      [example], [], [example, "--os", "11.0,"], [example, "--os", "eleven,12.0"],
      [example, "--device", "iphone-8,iphone-99"], [example, "--orientation", "portrait,sideways"],
      [example, "nowhere.json"], [example, "--os", "11.0,12.0", "--view", "ordrs"],
    ] {
      let outcome = try compare(arguments)
      #expect(outcome.code == 2, "\(arguments)")
      transcript += "$ insetlua compare \(arguments.joined(separator: " "))\n\(outcome.errors)\n"
    }
    try expectGolden(transcript, "compare/errors.txt")
  }

  @Test("an input that cannot be read makes it 2; the others are compared")
  func unreadable() throws {
    let scratch = try Scratch()
    try scratch.write(Screens.right, to: "a.json")
    try scratch.write(Screens.shifted, to: "b.json")
    try scratch.write(Screens.misspelled, to: "c.json")
    let outcome = try Program.run(["compare", "a.json", "b.json", "c.json"], in: scratch.folder)
    #expect(outcome.code == 2)
    #expect(outcome.errors.hasPrefix("c.json:"))
    #expect(outcome.output.contains("content-shifted.top"))
    // All columns empty: nothing was answered.
    let old = try Program.run(["compare", "a.json", "--os", "9.0,10.0"], in: scratch.folder)
    #expect(old.code == 2)
  }

  @Test("files of one name are told apart by their folders, or by their endings")
  func names() throws {
    let scratch = try Scratch()
    try scratch.write(Screens.right, to: "one/a/x.json")
    try scratch.write(Screens.shifted, to: "one/b/x.json")
    try scratch.write(Screens.shifted, to: "one/b/y.json")
    try scratch.write(Screens.shifted, to: "one/b/x.txt.json")
    func names(_ files: [String]) throws -> [String] {
      let outcome = try Program.run(["compare", "-f", "json"] + files, in: scratch.folder)
      let comparisons = try object(outcome.output)["comparisons"] as? [[String: Any]]
      let variants = comparisons?.first?["variants"] as? [[String: Any]] ?? []
      return variants.compactMap { $0["name"] as? String }
    }
    #expect(try names(["one/a/x.json", "one/b/x.json", "one/b/y.json"]) == ["a/x", "b/x", "y"])
    try scratch.write(Screens.right, to: "one/b/x")
    #expect(try names(["one/b/x.json", "one/b/x"]) == ["one/b/x.json", "one/b/x"])
  }

  @Test("a device that nobody knows is the first thing wrong")
  func unknownDevice() throws {
    let outcome = try compare([Examples.path("s12-"), "--device", "foo"])
    #expect(outcome.code == 2)
    #expect(outcome.errors.hasPrefix("insetlua: error: --device knows no \"foo\"\n"))
  }

  @Test("a dump that is read as another device on another system says so")
  func otherDevice() throws {
    let dump = "Tests/Fixtures/dumps/chain-tab-nav.txt"
    let outcome = try compare([dump, "--os", "13.0,17.0,26.0"])
    #expect(
      outcome.output.contains(
        """
           iOS 17.0   iPhone XS Max · iOS 17.0 · portrait
           iOS 26.0   iPhone 11 · iOS 26.0 · portrait   the dump is read as this device on iOS 26.0, not as
                      iPhone XS Max: --device decides

        """))
    let named = try compare([dump, "--os", "13.0,26.0", "--device", "iphone-11"])
    #expect(!named.output.contains("read as this device"))
  }

  @Test("an offset that nobody knows is not one that an app has set")
  func unknownOffset() throws {
    let scratch = try Scratch()
    try scratch.write(Screens.underUnknownBar(), to: "page.json")
    let outcome = try Program.run(
      ["compare", "page.json", "--os", "18.0,26.0"], in: scratch.folder)
    #expect(!outcome.output.contains("INS-13"))
    #expect(
      outcome.output.contains(
        "contentOffset.y               unknown       -86   follows adjustedContentInset.top   INS-10"
      ))
    #expect(!outcome.output.contains("the view's own edge"))
  }
}
