import InsetBasics
import InsetModel

/// Finds files in a folder: not what version control ignores, not what package managers and builds
/// leave there, no link twice.
struct FolderSearch {
  /// The files, sorted.
  var paths: [String] = []
  /// Folders that could not be listed, and what in them could not be looked at.
  var unlisted: [Diagnostic] = []
  /// Whether there were more files than `limit`.
  var isTooLarge = false

  /// Files that one folder may hold before it is taken for a mistake.
  static let limit = 100_000
  /// Folders of others' code and of products; hidden folders (`.build`, `.git`) are skipped anyway.
  private static let skipped: Set = ["Pods", "Carthage", "DerivedData", "node_modules"]

  /// Finds the files below `folder` whose names end so.
  init(of folder: String, endings: [String], in files: some FileSystem) {
    var visited: Set<String> = []
    var pending = [(path: folder, ignored: GitIgnore.around(folder))]
    while let next = pending.popLast() {
      // A link that leads back up would otherwise be followed for ever.
      guard let real = files.resolved(next.path), visited.insert(real).inserted else { continue }
      let names: [String]
      do throws(FileFailure) {
        names = try files.list(next.path)
      } catch {
        unlisted.append(
          Diagnostic(path: next.path, message: "the folder cannot be listed: \(error.message)"))
        continue
      }
      let ignored = names.contains(".gitignore") ? next.ignored.adding(next.path) : next.ignored
      for name in names where !name.hasPrefix(".") && !Self.skipped.contains(name) {
        let path = "\(next.path)/\(name)"
        switch files.kind(of: path) {
        case .directory:
          if !ignored.ignores(path, isFolder: true) { pending.append((path, ignored)) }
        case .file:
          if endings.contains(where: name.hasSuffix), !ignored.ignores(path, isFolder: false) {
            paths.append(path)
          }
        case .denied:
          unlisted.append(.unreadable(path, .denied))
        case .missing, .other: continue
        }
      }
      if paths.count > Self.limit {
        isTooLarge = true
        break
      }
    }
    paths.sort()
  }
}
