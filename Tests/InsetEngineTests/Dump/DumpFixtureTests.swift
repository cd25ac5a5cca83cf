import Foundation
import InsetImport
import InsetModel
import Testing

@testable import InsetEngine

@Suite("Dumps of our own writing")
struct DumpFixtureTests {
  static let names = [
    "chain-tab-nav", "elements", "explained", "gap-cut-page", "hidden-tab-bar", "hierarchy", "list",
    "old-guides", "pages", "responders", "sheet", "snapshot", "trace", "values", "view-lines",
    "web-and-cut",
  ]

  static func bytes(of name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(filePath: "\(repository)/Tests/Fixtures/dumps/\(name).txt")))
  }

  /// Each format and each variant, as the whole outcome: what was found and what came of it, then
  /// every scenario as it would be written.
  @Test("are read, evaluated and compared", arguments: names)
  func whole(name: String) throws {
    let engine = try engine()
    let outcome = DumpOutcome(try Self.bytes(of: name), path: "\(name).txt", engine: engine)
    var text = outcome.lines.joined(separator: "\n") + "\n"
    for scenario in outcome.found?.scenarios ?? [] { text += "\n" + ScenarioWriter.write(scenario) }
    try expectGolden(text, "dumps/\(name).txt")
  }

  @Test("come back equal when written and read again", arguments: names)
  func roundTrip(name: String) throws {
    let engine = try engine()
    let found = try DumpReader.read(
      Self.bytes(of: name), path: "", catalogue: engine.catalogue)
    for scenario in found.scenarios {
      var read = try ScenarioReader.read(Array(ScenarioWriter.write(scenario).utf8), path: "")
      var expected = scenario
      read.source = SourceMap(path: "")
      expected.source = SourceMap(path: "")
      #expect(read == expected)
    }
  }

  @Test("are known by their content", arguments: names)
  func known(name: String) throws {
    #expect(DumpReader.looksLikeDump(try Self.bytes(of: name)))
  }

  @Test("JSON, XML and plain text are no dumps")
  func unknown() {
    for text in [
      "", "  \n", #"{ "insetlua": 1, "title": "frame = (0 0; 1 1)" }"#,
      "<?xml version=\"1.0\"?><document frame = (", "<document x=\"0x12\">", "hello, world\n",
    ] {
      #expect(!DumpReader.looksLikeDump(Array(text.utf8)), "\(text)")
    }
  }

  @Test("a device and a system that the user names decide")
  func hints() throws {
    let engine = try engine()
    let outcome = DumpOutcome(
      try Self.bytes(of: "hierarchy"), path: "h", engine: engine,
      hints: Resolver.Target(
        device: engine.catalogue.device(named: "iphone-14-pro"), os: OSVersion(17, 2)))
    #expect(
      outcome.lines == [
        "1: _printHierarchy, 0 views, 0 scroll, -, named, containment known; iphone-14-pro iOS 17.2"
          + " [tab > navigation > navigation > viewController]",
        "1: _printHierarchy, 0 views, 0 scroll, -, named, containment known; iphone-14-pro iOS 17.2"
          + " [viewController]",
      ])
  }

  /// Addresses are shortened by hand, lines are cut; what is printed is printed by no older system.
  @Test("a printed field outweighs short addresses and missing fields, whichever comes first")
  func strongMarks() throws {
    let engine = try engine()
    let printed =
      "<UITableView: 0x7f12; frame = (0 0; 375 812); contentOffset: {0, -44}; contentSize: {375, 9};"
      + " adjustedContentInset: {44, 0, 34, 0}>\n"
    let short =
      "<UIScrollView: 0x7f13; frame = (0 0; 375 10); contentOffset: {0, 0}; contentSize: {375, 9}>\n"
    for lines in [[printed, "   | " + short], [short, "   | " + printed]] {
      let found = try DumpReader.read(
        Array(lines.joined().utf8), path: "", catalogue: engine.catalogue)
      let summary = try #require(found.screens.first?.dump)
      #expect(summary.systems.lowerBound == 11)
      #expect(summary.marks == ["adjustedContentInset is printed"])
      #expect(
        Set(summary.setAside) == ["32-bit addresses", "adjustedContentInset is not printed"])
    }
  }

  /// The numbers of an outcome do not depend on how the lines are prefixed, broken or ended.
  @Test("prefixes, wrapped lines and line ends do not matter")
  func variants() throws {
    let engine = try engine()
    let plain = String(decoding: try Self.bytes(of: "sheet"), as: UTF8.self)
    let expected = numbers(plain, engine)
    let lines = plain.split(separator: "\n").map(String.init)
    let variants: [(String, String)] = [
      ("CRLF", lines.joined(separator: "\r\n")),
      ("comments", lines.map { "// " + $0 }.joined(separator: "\n")),
      ("tab", lines.map { "\t" + $0 }.joined(separator: "\n")),
      (
        "single bars",
        lines.map { $0.replacing("   | ", with: "|").replacing("    | ", with: "|") }
          .joined(separator: "\n")
      ),
      ("blanks", lines.map { $0.replacing("   | ", with: "    ") }.joined(separator: "\n")),
      (
        "short prefix",
        lines.map { $0.hasPrefix("   | ") ? String($0.dropFirst()) : $0 }
          .joined(separator: "\n")
      ),
      (
        "wrapped",
        plain.replacing("; layer", with: ";\nlayer").replacing("frame = (", with: "frame =\n(")
      ),
      ("quoted", "\"" + plain.dropLast() + "\"\n"),
      ("byte order mark", "\u{FEFF}" + plain),
      ("noise", "2024-01-01 App[1:2] before\n\n" + plain + "\nafter <NSArray: 0x1>\n"),
      ("twice", plain + "\n(lldb) po again\n"),
      ("no layers", plain.replacing("; layer = <CALayer: 0x6000000000b1>", with: "")),
    ]
    for (name, text) in variants {
      #expect(numbers(text, engine) == expected, "\(name)")
    }
  }

  private func numbers(_ text: String, _ engine: Engine) -> [String] {
    DumpOutcome(Array(text.utf8), path: "x", engine: engine).screens.map { screen in
      let observations = screen.evaluation?.observations.map { observation in
        "\(observation.word) \(observation.comparisons.map { "\($0.key) \($0.printed.text)" })"
      }
      return
        "\(screen.summary.views) \(screen.scenario?.controllers.count ?? -1) \(observations ?? [])"
    }
  }
}
