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

  private func observation(_ output: String) throws -> [String: Any] {
    let inputs = try object(output)["inputs"] as? [[String: Any]]
    let screen = (inputs?.first?["screens"] as? [[String: Any]])?.first
    return try #require((screen?["observed"] as? [[String: Any]])?.first)
  }

  @Test("an unknown prediction is neither right nor wrong: the known edges are compared")
  func notKnown() throws {
    func page(_ bottom: Int) -> String {
      Screens.underUnknownBar(
        #", "observed": { "adjustedContentInset": { "top": 110, "left": 0, "bottom": \#(bottom), "right": 0 } }"#
      )
    }
    let open = try run(input: page(20))
    #expect(
      open.output.hasPrefix(
        """
        stdin:6: UITableView orders printed adjustedContentInset {110, 0, 20, 0}; \
        predicted {unknown, 0, 20, 0}: not known
           the top tab bar's height is in no public source   Q8

        """))
    #expect(!open.output.contains("supposed"))
    let told = try observation(try run("-f", "json", input: page(20)).output)
    #expect(told["verdict"] as? String == "notKnown")
    #expect((told["hypotheses"] as? [Any])?.isEmpty == true)
    let comparison = (told["comparisons"] as? [[String: Any]])?.first
    #expect(comparison?["agrees"] is NSNull)
    let predicted = comparison?["predicted"] as? [String: Any]
    #expect(predicted?["top"] is NSNull)
    #expect(predicted?["bottom"] as? Double == 20)
    // A known edge that differs does, and only it is supposed of.
    let wrong = try run(input: page(54))
    #expect(wrong.output.contains("predicted {unknown, 0, 20, 0}: different\n"))
    #expect(
      wrong.output.contains(
        """
           supposed, not observed; any one of these would give it:
              contentInset.bottom += 34   (the difference)

        """))
    // It is a scenario.
    #expect(!wrong.output.contains("dump"))
  }

  @Test("what an unknown number does not contradict keeps its findings")
  func keptFindings() throws {
    let page = Screens.underUnknownBar(
      #", "contentInset": { "bottom": 20 }, "wants": { "bottom": "edge" }, "observed": { "adjustedContentInset": { "top": 110, "left": 0, "bottom": 40, "right": 0 } }"#
    )
    let says = "warning: content ends 40 pt above the edge it wants [content-shifted]"
    #expect(try run("-q", "--matrix", "none", input: page).output.contains(says))
    // What was printed is believed where it says otherwise.
    let other = page.replacing(#""bottom": 40"#, with: #""bottom": 54"#)
    #expect(try !run("-q", "--matrix", "none", input: other).output.contains(says))
  }

  @Test("a contentInset that was printed is not supposed to be another one")
  func printedInset() throws {
    let view = """
      <UITableView: 0x7f12; frame = (0 0; 414 896); clipsToBounds = YES; contentOffset: {0, -88}; \
      contentSize: {414, 900}; adjustedContentInset: {88, 0, 83, 0}>

      """
    #expect(try run(input: view).output.contains("contentInset.top += 44"))
    let told = try run(input: view + "contentInset = {0, 0, 0, 0}\n")
    #expect(told.output.contains("predicted {44, 0, 34, 0}: different"))
    #expect(told.output.contains("      in a UINavigationController, in a UITabBarController\n"))
    #expect(!told.output.contains("contentInset.top +="))
  }
}
