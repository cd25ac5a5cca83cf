import InsetBasics
import InsetImport
import Synchronization

/// The storyboards of a run, for looking up who refers to whom.
final class StoryboardIndex: Sendable {
  private let files: any FileSystem
  private let paths: [String]
  private let mentions = Mutex<[String: [String]]?>(nil)

  /// The storyboards among some inputs and beside them: a file named alone has the same neighbours
  /// as in its folder.
  init(_ inputs: [String], in files: any FileSystem) {
    self.files = files
    var found: Set<String> = []
    var folders: Set<String> = []
    for file in inputs where file.hasSuffix(".storyboard") {
      found.insert(file)
      let folder = file.split(separator: "/", omittingEmptySubsequences: false).dropLast()
        .joined(separator: "/")
      guard folders.insert(folder).inserted else { continue }
      let prefix = folder.isEmpty && !file.hasPrefix("/") ? "" : "\(folder)/"
      let names = (try? files.list(prefix.isEmpty ? "." : prefix)) ?? []
      found.formUnion(names.filter { $0.hasSuffix(".storyboard") }.map { prefix + $0 })
    }
    paths = found.sorted()
  }

  /// The storyboards that mention the one of a name.
  func others(_ name: String) -> [(path: String, bytes: [UInt8])] {
    (mentioned()[name] ?? []).compactMap { path in
      (try? files.read(path)).map { (path: path, bytes: $0) }
    }
  }

  /// The paths of the storyboards that mention another, by the other's name; found once.
  private func mentioned() -> [String: [String]] {
    mentions.withLock { mentions in
      if let mentions { return mentions }
      var found: [String: [String]] = [:]
      if paths.count > 1 {
        for path in paths {
          guard let bytes = try? files.read(path) else { continue }
          for name in InterfaceBuilderReader.storyboardsMentioned(in: bytes) {
            found[name, default: []].append(path)
          }
        }
      }
      mentions = found
      return found
    }
  }
}
