import InsetBasics
public import InsetModel

/// Reads what debuggers and test tools print of a running screen.
///
/// `recursiveDescription`, a view's own description (alone, in a list, in a console warning),
/// `_printHierarchy`, `_autolayoutTrace`, XCUITest trees, and values printed one by one; several in
/// one text, with anything between. docs/dumps.md describes them.
public enum DumpReader {
  /// Whether a text holds a dump, by its content: not JSON, not XML, and with a mark of a dump in it.
  public static func looksLikeDump(_ bytes: [UInt8]) -> Bool {
    let text = DumpBytes(bytes)
    let first = text.afterBlanks(text.index, lines: true)
    guard first < text.end else { return false }
    switch text.bytes[first] {
    case "{", "[": return false
    case "<" where "?!d".utf8.contains(text.byte(first + 1)): return false
    default: return hasMark(text)
    }
  }

  /// How much of a text is searched for a mark.
  private static let markedLength = 1 << 20

  private static let marks = [
    "frame = (", "contentOffset: {", ", state: ", ", {{", "UIEdgeInsets",
  ]

  private static func hasMark(_ text: DumpBytes) -> Bool {
    let end = min(text.end, markedLength)
    return (min(text.index, end)..<end).contains { place in
      text.address(at: place) != nil || marks.contains { text.holds($0, at: place) }
    }
  }

  /// Reads the dumps in `bytes`.
  ///
  /// - Parameters:
  ///   - bytes: A text in UTF-8; a byte order mark is passed over.
  ///   - path: The file as the user named it; kept in the scenarios' `source`.
  ///   - catalogue: The devices and bars.
  ///   - hints: The device and system, where the user names them.
  /// - Returns: What was found; one scenario for each window and each presented controller.
  /// - Throws: A `Diagnostic` for a text that is no text, or without any dump in it.
  public static func read(
    _ bytes: [UInt8], path: String, catalogue: Catalogue, hints: Resolver.Target = Resolver.Target()
  ) throws(Diagnostic) -> DumpImport {
    try checkEncoding(bytes, path: path)
    var scanner = DumpScanner(bytes)
    scanner.scan()
    let text = scanner.result
    guard !text.dumps.isEmpty else {
      throw Diagnostic(
        path: path, position: SourcePosition(line: 1, column: 1),
        message: "no view dump is in this text",
        suggestion: "a dump has lines such as <UIView: 0x7f8…; frame = (0 0; 375 812); …>")
    }
    return assemble(text, path: path, catalogue: catalogue, hints: hints)
  }

  private static func assemble(
    _ text: DumpText, path: String, catalogue: Catalogue, hints: Resolver.Target
  ) -> DumpImport {
    var result = DumpImport()
    result.views = text.dumps.reduce(0) { $0 + $1.views }
    result.scrollViews = text.scrolls.count { $0.observed.contentOffset != nil }
    let controllers = text.dumps.filter { $0.format == .printHierarchy }.flatMap(\.nodes)
    let named = Dictionary(
      controllers.lazy.map { text.nodes[$0] }.filter { $0.address != 0 }
        .map { ($0.address, $0.name) }, uniquingKeysWith: { _, last in last })
    let assembler = DumpAssembler(text: text, catalogue: catalogue, hints: hints, path: path)
    var seen: [String: Set<Observed>] = [:]
    // `line-12`, and `line-12-2` for the second screen there: a dump has no other names.
    var counts: [Int: Int] = [:]
    func name(at line: Int) -> String {
      counts[line, default: 0] += 1
      let count = counts[line, default: 1]
      return count == 1 ? "line-\(line)" : "line-\(line)-\(count)"
    }
    for dump in text.dumps {
      if !result.formats.contains(dump.format.rawValue) {
        result.formats.append(dump.format.rawValue)
      }
      // Beside views, controllers only name what the views show.
      if dump.format == .printHierarchy, result.views > 0 { continue }
      if isLonePlainView(dump, text) { continue }
      let tree = DumpTree(text, dump)
      let systems = text.systems(of: dump)
      for screen in DumpFolder.screens(tree, named: named) where isWorthTelling(screen, of: dump) {
        // A warning about one scroll view is often printed again and again.
        if screen.views.count == 2, let id = screen.views[1].id,
          let observed = screen.views[1].observed, !seen[id, default: []].insert(observed).inserted
        {
          continue
        }
        do throws(DumpRefusal) {
          let (scenario, summary) = try assembler.assemble(screen, tree, systems)
          let line = scenario.source.position(of: .controller(0))?.line ?? summary.line
          result.screens.append(
            ImportedScreen(name: name(at: line), scenario: scenario, dump: summary))
        } catch {
          _ = name(at: error.summary.line)
          result.refusals.append(error)
        }
      }
    }
    return result
  }

  /// Whether there is anything to compare or to predict: one plain view alone is not.
  private static func isWorthTelling(_ screen: FoldedScreen, of dump: Dump) -> Bool {
    screen.containment == .known || screen.views.contains { $0.scroll != nil || $0.observed != nil }
      || dump.format == .recursiveDescription && screen.window != nil
  }

  /// One view alone that neither scrolls nor is a bar or a window: nothing follows from it.
  private static func isLonePlainView(_ dump: Dump, _ text: DumpText) -> Bool {
    guard dump.format == .view, dump.nodes.count == 1 else { return false }
    let index = dump.nodes.lowerBound
    return text.nodes[index].scroll < 0
      && !UIKitNames.bars.contains(text.nodes[index].uikitName) && !text.isWindow(index)
  }

  private static func checkEncoding(_ bytes: [UInt8], path: String) throws(Diagnostic) {
    // Two zeros begin a binary file rather than a text in UTF-32.
    if let encoding = WideEncoding(of: bytes), encoding != .utf32BigEndian {
      throw Diagnostic(
        path: path, position: SourcePosition(line: 1, column: 1),
        message: "the input looks like \(encoding.rawValue), not UTF-8",
        suggestion: "save it as UTF-8")
    }
    let head = bytes.prefix(4096)
    let strange = head.count { $0 < 0x20 && $0 != 0x09 && $0 != 0x0A && $0 != 0x0D && $0 != 0x1B }
    guard head.contains(0) || strange * 20 > head.count else { return }
    throw Diagnostic(
      path: path, position: SourcePosition(line: 1, column: 1),
      message: "the input is binary, not a text")
  }
}
