import Foundation
import Testing

/// What is imported runs as the original does: the JSON reports of both are the same, but for where
/// things stand and for what a scenario cannot hold (docs/dumps.md).
@Suite("Imported files run as their originals")
struct ImportRoundTripTests {
  private static let fixtures = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Fixtures")
  private static let corpus = ProcessInfo.processInfo.environment["INSETLUA_CORPUS"].map {
    URL(fileURLWithPath: $0)
  }

  private static func files(in folder: URL, _ endings: [String]) -> [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().filter { name in endings.contains { name.hasSuffix($0) } }
      .map { folder.appending(path: $0) }
  }

  private static let scenes = [".storyboard", ".xib"]
  static let ownFiles: [URL] =
    files(in: fixtures.appending(path: "dumps"), [".txt"])
    + files(in: fixtures.appending(path: "ib"), scenes)

  @Test("view dumps and files of Interface Builder")
  func own() throws { try expectRoundTrip(of: Self.ownFiles) }

  @Test("with what source code says")
  func sources() throws {
    let folder = Self.fixtures.appending(path: "ib")
    let scratch = try Scratch()
    try scratch.write(
      """
      class FeedController: UIViewController {
        override func viewDidLoad() { feedTable.contentInset.top = 64 }
      }
      """, to: "FeedController.swift")
    try expectRoundTrip(
      of: Self.files(in: folder, Self.scenes), "--sources", scratch.folder.path)
  }

  @Test("on the device and system that are named")
  func elsewhere() throws {
    try expectRoundTrip(
      of: [Self.fixtures.appending(path: "dumps/chain-tab-nav.txt")], "--device", "iphone-11",
      "--os", "14.0")
    try expectRoundTrip(
      of: [Self.fixtures.appending(path: "ib/Main.storyboard")], "--device", "iphone-x", "--os",
      "12.0", "--orientation", "landscape")
  }

  @Test("published dumps, storyboards and xibs", .enabled(if: corpus != nil))
  func published() throws {
    let corpus = try #require(Self.corpus)
    let dumps = Self.files(in: corpus.appending(path: "dumps"), [".txt"])
    let scenes = Self.files(in: corpus.appending(path: "ib"), Self.scenes)
    #expect(!dumps.isEmpty && !scenes.isEmpty)
    try expectRoundTrip(of: dumps + scenes)
  }

  // MARK: -

  /// All files are run at once, and so are all that come of them: a run loads the rules anew.
  private func expectRoundTrip(of files: [URL], _ options: String...) throws {
    let scratch = try Scratch()
    let originals = try report(of: files.map(\.path), options, in: scratch)
    try #require(originals.count == files.count)
    var imports: [(name: String, expected: [String], scenes: [String])] = []
    for (number, (file, original)) in zip(files, originals).enumerated() {
      let folder = "scenes-\(number)/"
      let imported = try Program.run(
        ["import", file.path, "-o", folder] + options, in: scratch.folder)
      let scenes = imported.errors.split(separator: "\n").filter { $0.hasPrefix(folder) }
        .map { String($0.prefix { $0 != ":" }) }
      let expected = Self.screens(original)
      #expect(
        scenes.count == expected.count, "\(file.lastPathComponent): \(imported.errors)")
      guard scenes.count == expected.count else { continue }
      imports.append((file.lastPathComponent, expected, scenes))
    }
    var inputs = try report(of: imports.flatMap(\.scenes), [], in: scratch)[...]
    #expect(inputs.allSatisfy { ($0["problems"] as? [Any])?.isEmpty == true })
    for (name, expected, scenes) in imports {
      let got = inputs.prefix(scenes.count).flatMap(Self.screens)
      inputs = inputs.dropFirst(scenes.count)
      #expect(got.count == expected.count, "\(name)")
      for (expected, got) in zip(expected, got) {
        #expect(expected == got, "\(name): \(Self.difference(expected, got))")
      }
    }
  }

  private func report(
    of files: [String], _ options: [String], in scratch: Scratch
  ) throws -> [[String: Any]] {
    let outcome = try Program.run(
      ["run", "--format", "json", "--matrix", "none"] + options + files, in: scratch.folder)
    let report = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
    return try #require((report as? [String: Any])?["inputs"] as? [[String: Any]])
  }

  /// Each screen of an input with the findings on it, as text in a fixed order of keys.
  private static func screens(_ input: [String: Any]) -> [String] {
    let screens = input["screens"] as? [[String: Any]] ?? []
    return screens.enumerated().map { index, screen in
      var parts: [String: Any] = ["screen": placeless(screen)]
      for key in ["findings", "suppressed"] {
        let findings = input[key] as? [[String: Any]] ?? []
        parts[key] = findings.filter { $0["screen"] as? Int == index }.map(placeless)
      }
      let data = try? JSONSerialization.data(
        withJSONObject: parts, options: [.sortedKeys, .prettyPrinted])
      return data.map { String(decoding: $0, as: UTF8.self) } ?? ""
    }
  }

  /// Without what says where something stands, and without what only the dump itself tells: which
  /// other devices it fits, and what they would predict.
  private static func placeless(_ value: Any) -> Any {
    switch value {
    case let object as [String: Any]:
      let places: Set = ["path", "line", "column", "pointer", "screen", "dump"]
      // What would supply an unknown number is named by its place.
      let isUnknown = object["path"] != nil && object["reason"] != nil
      return object.filter { !places.contains($0.key) && !(isUnknown && $0.key == "key") }
        .mapValues(placeless)
    case let list as [Any]:
      let kept = list.filter { item in
        let item = item as? [String: Any]
        let isOfDump = (item?["path"] as? String)?.hasPrefix("/dump/") ?? false
        return !isOfDump && (item?["text"] as? String)?.hasPrefix("on ") != true
      }
      return kept.map(placeless)
    default: return value
    }
  }

  private static func difference(_ old: String, _ new: String) -> String {
    let before = old.split(separator: "\n").map(String.init)
    let after = new.split(separator: "\n").map(String.init)
    return after.difference(from: before).prefix(12).map { change in
      switch change {
      case .insert(_, let line, _): "+\(line)"
      case .remove(_, let line, _): "-\(line)"
      }
    }.joined(separator: "\n")
  }
}
