internal import InsetEngine
internal import InsetImport
internal import InsetModel
internal import InsetReport

extension Session {
  /// What the source files in some folders say.
  static func scan(_ folders: [String]) throws(Problems) -> SourceFacts {
    var facts = SourceFacts()
    for folder in folders {
      guard Files.kind(of: folder) == .directory else {
        throw Problems([Diagnostic(path: folder, message: "--sources names no folder")])
      }
      for path in FolderSearch.files(in: folder, endings: [".swift", ".m", ".mm"]).paths {
        // A source file that cannot be read says nothing; the compiler will tell why.
        if let bytes = try? Files.read(path) { facts.add(bytes, path: path) }
      }
    }
    return facts
  }
}

/// The storyboards of a run, for looking up who refers to whom.
final class StoryboardFiles {
  private let paths: [String]
  private var mentions: [String: [String]]?

  /// The storyboards among some files and beside them: a file named alone has the same neighbours as
  /// in its folder.
  init(_ files: [String]) {
    var found: Set<String> = []
    var folders: Set<String> = []
    for file in files where file.hasSuffix(".storyboard") {
      found.insert(file)
      let folder = file.split(separator: "/", omittingEmptySubsequences: false).dropLast()
        .joined(separator: "/")
      guard folders.insert(folder).inserted else { continue }
      let prefix = folder.isEmpty && !file.hasPrefix("/") ? "" : "\(folder)/"
      let names = (try? Files.list(prefix.isEmpty ? "." : prefix)) ?? []
      found.formUnion(names.filter { $0.hasSuffix(".storyboard") }.map { prefix + $0 })
    }
    paths = found.sorted()
  }

  /// The same for the importer.
  var others: OtherStoryboards {
    OtherStoryboards { name in
      let names = self.mentioned()
      return (names[name] ?? []).compactMap { path in
        (try? Files.read(path)).map { (path: path, bytes: $0) }
      }
    }
  }

  /// The paths of the storyboards that mention another, by the other's name; found once.
  private func mentioned() -> [String: [String]] {
    if let mentions { return mentions }
    var found: [String: [String]] = [:]
    if paths.count > 1 {
      for path in paths {
        guard let bytes = try? Files.read(path) else { continue }
        for name in InterfaceBuilderReader.storyboardsMentioned(in: bytes) {
          found[name, default: []].append(path)
        }
      }
    }
    mentions = found
    return found
  }
}
