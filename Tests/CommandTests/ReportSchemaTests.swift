import Foundation
import InsetReport
import Testing

@Suite("The schema of reports")
struct ReportSchemaTests {
  @Test("docs/schema/report.json is what the program prints")
  func file() throws {
    let outcome = try Program.run(["schema", "report"])
    #expect(outcome.code == 0)
    try expectGolden(outcome.output, "../../docs/schema/report.json")
  }

  @Test("docs/report.md and docs/explain.md name every key")
  func documented() throws {
    let text = try ["report", "explain"].map {
      String(
        decoding: try Data(contentsOf: Examples.root.appending(path: "docs/\($0).md")),
        as: UTF8.self)
    }.joined()
    func keys(_ value: Any) -> Set<String> {
      if let list = value as? [Any] { return list.reduce(into: []) { $0.formUnion(keys($1)) } }
      guard let object = value as? [String: Any] else { return [] }
      let own = object["properties"] as? [String: Any] ?? [:]
      return object.values.reduce(into: Set(own.keys)) { $0.formUnion(keys($1)) }
    }
    let all = keys(try object(ReportSchema.text))
    #expect(all.count > 150)
    #expect(all.subtracting(all.filter { text.contains("`\($0)`") }) == [])
  }

  /// Reports of every subject, about all examples and fixtures, in every detail.
  private static let commands: [[String]] =
    ["findings", "results", "all"].map {
      [
        "run", "--matrix", "none", "--detail", $0, "Rules/examples", "docs/examples",
        "Tests/Conformance/repairs", "Tests/Fixtures", "nowhere.json",
      ]
    } + [
      ["run", "--matrix", "iphone-8,ipad-a16", Examples.path("s11-f")],
      ["devices"], ["test", "docs/examples/team-pack"],
      ["compare", Examples.path("s02a-"), "--os", "10.3,13.0,18.0,26.0", "-v"],
      ["compare", Examples.path("s23a-"), Examples.path("s23b-")],
      ["compare", Examples.path("s12-"), "--os", "10.3,11.0"],
    ]
    + Examples.all.map { ["explain", $0] }
    + [["explain", Examples.path("s03-"), "below"], ["explain", Examples.path("s04a-"), "page"]]
    + [["explain", "Tests/Fixtures/dumps/snapshot.txt"]]
    + ["s01a-", "s08-", "s11-f", "s17b-"].map {
      ["fix", "--matrix", "none", Examples.path($0)]
    }

  @Test(
    "is valid, takes every report, and refuses a key too many, a word for a number, a lost list")
  func secondOpinion() throws {
    var reports = try Self.commands.map {
      try Program.run($0 + ["--format", "json"], in: Examples.root).output
    }
    // Each line of a report of lines is one, too, and so is the last one, which tells of all.
    let ofLines =
      [
        ["run", "--matrix", "none", "--summary"], ["fix", "--matrix", "none"], ["explain"],
        ["compare", "--os", "10.3,17.0"],
      ].map { $0 + [Examples.path("s11-f")] } + [["test", "docs/examples/team-pack"], ["devices"]]
    for command in ofLines {
      let lines = try Program.run(command + ["--format", "ndjson"], in: Examples.root).output
        .split(separator: "\n").map(String.init)
      #expect(lines.count > 1)
      reports += lines
    }
    let scratch = try Scratch()
    try scratch.write(Screens.underUnknownBar(), to: "page.json")
    try scratch.write(Screens.unmet, to: "unmet.json")
    let rules = ["--standard-rules", Examples.root.path + "/Rules", "--format", "json"]
    for command in [["run", "--detail", "all"], ["explain"], ["compare", "--os", "17.0,18.0"]] {
      reports.append(try Program.run(command + rules + ["page.json"], in: scratch.folder).output)
    }
    reports.append(try Program.run(["run", "unmet.json"] + rules, in: scratch.folder).output)
    let whole = try #require(reports.last)
    let refused = [
      whole.replacing(#""schemaVersion": 2"#, with: #""schemaVersion": 1"#),
      whole.replacing(#""extrapolated""#, with: #""isExtrapolated""#),
      whole.replacing(#""isShown": true"#, with: #""isShown": "yes""#),
      whole.replacing(
        #""windowSafeAreaInsets": { "top": 44"#,
        with: #""windowSafeAreaInsets": { "top": "unknown""#),
      whole.replacing(#""inputs""#, with: #""results""#),
    ]
    #expect(!refused.contains(whole))
    guard let verdicts = try SchemaVerdicts.of(reports + refused, by: ReportSchema.text) else {
      return
    }
    #expect(verdicts == reports.map { _ in true } + refused.map { _ in false })
  }

  @Test("each unknown number names the key that it waits for, not another view's")
  func unknown() throws {
    let scratch = try Scratch()
    try scratch.write(
      """
      { "insetlua": 1, "device": "iphone-15-pro", "os": "17.0",
        "root": { "kind": "viewController", "view": { "subviews": [
          { "class": "UIView", "frame": [0, 0, 393, 50] },
          { "id": "open", "class": "UIScrollView", "frame": [0, 0, 393, 400] },
          { "id": "unset", "class": "UIScrollView", "pins": "superview", "contentInset": null,
            "contentSize": [393, 3000] } ] } } }
      """, to: "page.json")
    let keys = ["/root/view/subviews/1/contentSize", "/root/view/subviews/2/contentInset"]
    for (command, list, places) in [
      ("run", "inputs", ["/views/open/", "/views/unset/"]),
      ("explain", "screens", ["/explained/0/", "/explained/1/"]),
    ] {
      let output = try Program.run(
        [command, "page.json", "--standard-rules", Examples.root.path + "/Rules"]
          + ["--format", "json"] + (command == "run" ? ["--detail", "all"] : []),
        in: scratch.folder
      ).output
      let report = try object(output)
      let entry = try #require((report[list] as? [[String: Any]])?.first)
      let screen = try #require((entry["screens"] as? [[String: Any]])?.first ?? entry)
      let unknown = try #require(screen["unknown"] as? [[String: Any]])
      for (place, key) in zip(places, keys) {
        let own = unknown.filter { ($0["path"] as? String)?.hasPrefix(place) == true }
        #expect(own.count > 3)
        #expect(Set(own.compactMap { $0["key"] as? String }) == [key], "\(place)")
        #expect(own.allSatisfy { $0["reason"] as? String == "notGiven" })
      }
      #expect(unknown.allSatisfy { $0["key"] is String })
    }
  }
}
