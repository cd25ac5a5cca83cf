import Foundation
import InsetImport
import InsetModel
import Testing

@testable import InsetEngine

@Suite("The dumps of the corpus")
struct CorpusDumpTests {
  @Test("explore")
  func explore() throws {
    guard let corpus = ProcessInfo.processInfo.environment["INSETLUA_CORPUS"] else { return }
    let engine = try engine()
    let folder = URL(filePath: corpus).appending(path: "dumps")
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    where name.hasSuffix(".txt") {
      let bytes = [UInt8](try Data(contentsOf: folder.appending(path: name)))
      print("== \(name)", DumpReader.looksLikeDump(bytes) ? "" : "NOT A DUMP")
      for line in DumpOutcome(bytes, path: name, engine: engine).lines { print(line) }
    }
  }
}
