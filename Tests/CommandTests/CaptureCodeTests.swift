import Foundation
import InsetModel
import Testing

/// What of the capture tools a compiler can say without a device.
@Suite("The capture tools compile")
struct CaptureCodeTests {
  @Test("InsetCapture.swift compiles without a warning, and a slip does not pass")
  func swift() throws {
    // Compiled whole, with warnings as errors.
    #expect(try CaptureHarness.app([], model: "").code == 0)
    let problems = try CaptureHarness.problems {
      $0.replacing("scroll.adjustedContentInset", with: "scroll.adjustedContentInsets")
        // An old name asked for directly, not through the protocol.
        .replacing("!old.adjustsInsets(controller)", with: "!OldSystem().adjustsInsets(controller)")
    }
    #expect(problems.contains("has no member 'adjustedContentInsets'"))
    #expect(problems.contains("'adjustsInsets' is deprecated"))
  }

  @Test("every property is captured by both tools, or its row says why not")
  func properties() throws {
    let tools = [
      try String(contentsOf: CaptureHarness.source, encoding: .utf8),
      try CaptureHarness.pythonText(),
    ]
    for row in PropertyOwnerName.allCases.flatMap(\.rows) {
      let isCaptured = tools.allSatisfy { $0.contains("\"\(row.name)\"") }
      #expect(isCaptured == (row.uncaptured == nil), "\(row.name) of \(row.id.owner)")
    }
  }

  /// Names of UIKit that are newer than iOS 11 by the version that brought them, which no compiler here
  /// knows.
  static let versions = [
    "11.1": ["verticalScrollIndicatorInsets", "horizontalScrollIndicatorInsets"],
    "13.0": [
      "windowScene", "statusBarManager", "standardAppearance", "scrollEdgeAppearance",
      "primaryBackgroundStyle", "automaticallyAdjustsScrollIndicatorInsets",
      "UICollectionViewCompositionalLayout",
    ],
    "14.0": ["contentInsetsReference"],
    "15.0": [
      "sectionHeaderTopPadding", "sheetPresentationController", "selectedDetentIdentifier",
      "detents", "UISheetPresentationController",
    ],
    "16.0": ["searchBarPlacement", "identifier"],
    "18.0": ["isTabBarHidden"], "26.0": ["bottomAccessory"],
  ]

  @Test("InsetCapture.swift asks for the system before it uses what came later")
  func availability() throws {
    let text = try String(contentsOf: CaptureHarness.source, encoding: .utf8)
    #expect(unguarded(in: text) == [])
    // Without its guard, a name is found.
    let without = text.replacing(
      "if #available(iOS 15.0, *) {\n        heights", with: "do {\n        heights")
    #expect(unguarded(in: without) == ["sectionHeaderTopPadding needs iOS 15.0"])
  }

  /// The names that stand outside of every block whose condition, or whose function, asks for their
  /// version or a newer one. Blocks are told by their indentation.
  private func unguarded(in text: String) -> [String] {
    var found: [String] = []
    var open: [(indent: Int, version: Double)] = []
    var pending = 0.0
    for line in text.split(separator: "\n") {
      let code = line.prefix { $0 != "/" }
      let indent = line.prefix { $0 == " " }.count
      if code.allSatisfy({ $0 == " " }) { continue }
      // `} else {` ends what its `if` asked for.
      open.removeAll { $0.indent >= indent && !code.contains(/^ *[{]$/) }
      let asked = code.firstMatch(of: /available\(iOS ([0-9.]+), \*\)/)
        .flatMap { Double($0.output.1) }
      if let asked {
        pending = asked
        // A guard holds for the rest of the block that it stands in.
        open.append((code.contains("guard ") ? indent - 1 : indent, asked))
      } else if pending > 0, code.contains("func ") {
        // An attribute of the function.
        open.append((indent, pending))
      }
      if !code.contains("@available") { pending = asked ?? 0 }
      let version = open.map(\.version).max() ?? 0
      // Used as a member or a type, not as a key in quotes or a name of our own.
      let words = code.matches(of: /(?:\.|: |as\? )([A-Za-z]+)/).map(\.output.1)
      for (needed, names) in Self.versions.sorted(by: { $0.key < $1.key }) {
        guard let needed = Double(needed), needed > version else { continue }
        for name in names where words.contains(Substring(name)) {
          found.append("\(name) needs iOS \(needed)")
        }
      }
    }
    return found
  }

  @Test("the LLDB command byte-compiles", .enabled(if: CaptureHarness.hasPython))
  func python() throws {
    let outcome = try CaptureHarness.run(
      "python3",
      [
        "-B", "-c",
        """
        import pathlib, sys
        files = sorted(pathlib.Path(sys.argv[1]).rglob("*.py"))
        for file in files: compile(file.read_text("utf-8"), str(file), "exec")
        print(len(files))
        """, CaptureHarness.tools.path,
      ])
    #expect(outcome.errors == "")
    #expect(outcome.output == "12\n")
  }

  /// Clang reads the expressions as LLDB has it read them: no headers, and the result of a message or
  /// function is what it is cast to. On a watch's processor a word has 32 bits, as on old phones.
  @Test(
    "the expressions are Objective-C", .enabled(if: CaptureHarness.hasPython),
    arguments: [
      "arm64-apple-ios12.0", "x86_64-apple-ios12.0-simulator", "armv7-apple-ios9.0",
    ])
  func expressions(target: String) throws {
    #expect(try problems(target) { $0 } == "")
    #expect(
      try problems(target) {
        $0.replacing("(SEL)NSSelectorFromString", with: "NSSelectorFromString")
      }
      .contains("'NSSelectorFromString' has unknown return type"))
  }

  private func problems(_ target: String, _ change: (String) -> String) throws -> String {
    let outcome = try CaptureHarness.run(
      "python3",
      [
        "-B", "-c",
        """
        import sys
        sys.path.insert(0, sys.argv[1])
        from insetlua_capture import expressions
        texts = [expressions.ask([[1, 2], [3]], ["frame", "tableView:viewForHeaderInSection:"]),
                 expressions.fields([1]), expressions.start()]
        for number, text in enumerate(texts):
            lines = text.strip().split("\\n")
            lines[-1] = "return " + lines[-1]
            print("const char *expression%d() {" % number, *lines, "}", sep="\\n")
        """, CaptureHarness.tools.path,
      ])
    try #require(outcome.code == 0, "\(outcome.errors)")
    let scratch = try Scratch()
    try scratch.write(change(outcome.output), to: "expressions.mm")
    let compiled = try CaptureHarness.run(
      "clang",
      [
        "-fsyntax-only", "-w", "-x", "objective-c++", "-target", target, "-Xclang",
        "-fdebugger-support", "-Xclang", "-funknown-anytype", "-include",
        CaptureHarness.fixtures.appending(path: "debugger.h").path,
        scratch.folder.appending(path: "expressions.mm").path,
      ])
    return compiled.errors
  }
}
