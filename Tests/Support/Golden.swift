import Foundation
import Testing

/// Compares a whole text with the file `name` under Tests/Golden.
///
/// The files are written anew only where INSETLUA_RECORD=1 asks for it, and never in CI: a changed
/// golden file is to be read like code.
func expectGolden(
  _ text: String, _ name: String, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Golden/\(name)")
  let environment = ProcessInfo.processInfo.environment
  if environment["INSETLUA_RECORD"] == "1", environment["CI"] == nil {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    return
  }
  guard let recorded = try? String(decoding: Data(contentsOf: file), as: UTF8.self) else {
    Issue.record(
      "no golden file \(name); record it with INSETLUA_RECORD=1", sourceLocation: sourceLocation)
    return
  }
  #expect(
    text == recorded, "\(name) differs:\n\(difference(recorded, text))",
    sourceLocation: sourceLocation)
}

/// The lines that differ, with - for the recorded and + for the new.
private func difference(_ old: String, _ new: String) -> String {
  let before = old.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  let after = new.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  return after.difference(from: before).map { change in
    switch change {
    case .insert(let offset, let line, _): "+\(offset + 1) \(line)"
    case .remove(let offset, let line, _): "-\(offset + 1) \(line)"
    }
  }.joined(separator: "\n")
}
