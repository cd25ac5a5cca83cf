import Foundation

/// The standard pack's examples, as seen from the checkout's folder.
enum Examples {
  /// The checkout.
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// Every example's path below the checkout, by name.
  static var all: [String] {
    let folder = root.appending(path: "Rules/examples").path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(".json") }.sorted().map { "Rules/examples/\($0)" }
  }

  /// The example whose name starts so.
  static func path(_ start: String) -> String {
    all.first { $0.hasPrefix("Rules/examples/\(start)") } ?? "no example \(start)"
  }

  /// `text` with the lines of rule files taken out: a rule's test is the place to notice its edits.
  static func withoutRuleLines(_ text: String) -> String {
    text.replacing(/\.lua:[0-9]+/, with: ".lua:N")
  }
}

/// A JSON report, read.
func object(_ text: String) throws -> [String: Any] {
  try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any] ?? [:]
}
