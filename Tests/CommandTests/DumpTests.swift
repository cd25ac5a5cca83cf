import Foundation
import Testing

@Suite("insetlua run with view dumps")
struct DumpTests {
  private static let fixtures = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Fixtures/dumps")

  private func text(_ name: String) throws -> String {
    String(
      decoding: try Data(contentsOf: Self.fixtures.appending(path: "\(name).txt")), as: UTF8.self)
  }

  private func run(_ arguments: String..., input: String) throws -> Program.Outcome {
    try Program.run(["run"] + arguments + ["-"], input: input)
  }

  @Test("a dump from the clipboard", arguments: ["chain-tab-nav", "explained", "view-lines"])
  func clipboard(name: String) throws {
    let outcome = try run(input: try text(name))
    try expectGolden(outcome.output, "dumps/run-\(name).txt")
    #expect(outcome.errors == "")
    #expect(outcome.code == 0)
  }

  @Test("--verbose says what the versions are read from")
  func verbose() throws {
    try expectGolden(
      try run("--verbose", input: try text("values")).output, "dumps/run-values-verbose.txt")
  }

  @Test("--verbose says which marks were set aside")
  func setAside() throws {
    let outcome = try run(
      "--verbose",
      input: """
        <UITableView: 0x7f12; frame = (0 0; 375 812); contentOffset: {0, -44}; contentSize: {375, 9}; \
        adjustedContentInset: {44, 0, 34, 0}>

        """)
    #expect(
      outcome.output.contains(
        """
           system by: adjustedContentInset is printed
           set aside, for it contradicts these: 32-bit addresses

        """))
  }

  @Test("JSON has the dump and what was observed")
  func json() throws {
    let outcome = try run("--format", "json", input: try text("snapshot"))
    _ = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
    try expectGolden(outcome.output, "dumps/run-snapshot.json")
  }

  /// The printed bars stand, whatever device is named: they were measured.
  @Test("a named device and system are what the dump is read with")
  func named() throws {
    let outcome = try run(
      "--device", "iphone-11", "--os", "14.0", input: try text("chain-tab-nav"))
    #expect(outcome.output.contains("read as named: iPhone 11 · iOS 14.0 · portrait"))
    #expect(outcome.output.contains("predicted {88, 0, 83, 0}: equal"))
  }

  @Test("what cannot be evaluated is told with line and reason")
  func refused() throws {
    let outcome = try run(input: try text("hierarchy"))
    #expect(outcome.code == 2)
    #expect(
      outcome.errors.contains(
        "stdin:1:1: error: _printHierarchy: nothing in it tells the device: name it with --device and --os"
      ))
    let lone = try run(
      input: "<UIView: 0x7f8000000010; frame = (0 0; 10 10); layer = <CALayer: 0x6000>>\n")
    #expect(lone.code == 2)
    #expect(lone.errors.contains("read 1 view, but no scroll view, window or bar"))
  }
}
