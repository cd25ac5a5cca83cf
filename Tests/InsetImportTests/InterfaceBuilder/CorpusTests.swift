import Foundation
import InsetImport
import InsetModel
import Testing

/// Real files, which are not part of the project: INSETLUA_CORPUS names the folder that holds them.
enum Corpus {
  static let folder = ProcessInfo.processInfo.environment["INSETLUA_CORPUS"].map {
    URL(fileURLWithPath: $0).appending(path: "ib")
  }
  static let files: [String] = {
    guard let folder, let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    else { return [] }
    return names.filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }.sorted()
  }()
}

@Suite("Real storyboards and xibs")
struct CorpusTests {
  @Test("said aloud where they are not there")
  func presence() {
    if Corpus.files.isEmpty {
      print("skipped: INSETLUA_CORPUS names no folder with ib/; real storyboards were not read")
    }
  }

  @Test("read, written, read again; or refused with line and reason", arguments: Corpus.files)
  func reads(_ name: String) throws {
    let folder = try #require(Corpus.folder)
    let bytes = [UInt8](try Data(contentsOf: folder.appending(path: name)))
    let refused = [
      "ello-merge-conflict.xib": "2:1 a merge conflict is still in the file",
      "iblinter-empty.xib": "1:1 the file is empty",
      "sdwebimage-archive-2012.xib":
        "2:1 a keyed archive of Xcode 3 or 4: only the format of Xcode 5 and later is read",
      "sdwebimage-tvos.storyboard":
        "2:102 the file is for tvOS: insetlua knows UIKit on iOS and iPadOS",
    ]
    do throws(Diagnostic) {
      let document = try InterfaceBuilderReader.read(
        bytes, path: name, catalogue: Devices.catalogue)
      #expect(refused[name] == nil)
      #expect(!document.scenes.isEmpty || !document.notes.isEmpty)
      for scene in document.scenes { try expectRoundTrip(scene, name) }
    } catch {
      let place = error.position.map { "\($0.line):\($0.column) " } ?? ""
      #expect(place + error.message == refused[name])
    }
  }

  private func expectRoundTrip(_ scene: ImportedScreen, _ name: String) throws(Diagnostic) {
    let text = ScenarioWriter.write(scene.scenario)
    var read: Scenario
    do throws(Diagnostics) {
      read = try ScenarioReader.read(Array(text.utf8), path: "a.json")
    } catch {
      throw error.all[0]
    }
    var original = scene.scenario
    (read.source, original.source) = (SourceMap(path: ""), SourceMap(path: ""))
    #expect(read == original, "\(name), \(scene.name)")
  }

  @Test("the largest within its time", .enabled(if: !Corpus.files.isEmpty))
  func time() throws {
    let folder = try #require(Corpus.folder)
    let file = folder.appending(path: "bluefruit2-large.storyboard")
    let bytes = [UInt8](try Data(contentsOf: file))
    var best = Duration.seconds(10)
    for _ in 0..<5 {
      best = min(
        best,
        try ThreadTime.spent {
          _ = try InterfaceBuilderReader.read(bytes, path: "a", catalogue: Devices.catalogue)
        })
    }
    print("\(bytes.count) bytes in \(best)")
    #if !DEBUG
      #expect(best < .milliseconds(50))
    #endif
  }
}
