import InsetBasics
import InsetImport
import InsetModel

/// The source files in some folders, for what they say of the classes in storyboards.
enum SourceFolders {
  /// What the files say. What cannot be read says nothing, which is told: the screens are evaluated
  /// without it.
  ///
  /// - Throws: where there is no folder at all.
  static func scan(
    _ folders: [String], in files: some FileSystem
  ) throws(Diagnostics) -> (facts: SourceFacts, warnings: [Diagnostic]) {
    var facts = SourceFacts()
    var unread: [Diagnostic] = []
    for folder in folders {
      let kind = files.kind(of: folder)
      guard kind == .directory || kind == .denied else {
        throw Diagnostics(path: folder, message: "--sources names no folder")
      }
      let search = FolderSearch(of: folder, endings: [".swift", ".m", ".mm"], in: files)
      unread += search.unlisted
      if kind == .denied { unread.append(.unreadable(folder, .denied)) }
      for path in search.paths {
        do throws(FileFailure) { facts.add(try files.read(path), path: path) } catch {
          unread.append(.unreadable(path, error))
        }
      }
    }
    return (facts, unread)
  }
}

extension Diagnostic {
  /// A file that cannot be read.
  static func unreadable(_ path: String, _ failure: FileFailure) -> Diagnostic {
    Diagnostic(path: path, message: "cannot be read: \(failure.message)")
  }
}

extension Diagnostics {
  /// One problem.
  init(path: String, position: SourcePosition? = nil, message: String, suggestion: String? = nil) {
    self.init(Diagnostic(path: path, position: position, message: message, suggestion: suggestion))
  }
}
