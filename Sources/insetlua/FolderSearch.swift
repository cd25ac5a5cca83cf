import InsetBasics
import InsetEngine
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

  /// The files below `folder` whose names end so.
  static func files(in folder: String, endings: [String]) -> FolderSearch {
    var search = FolderSearch()
    var visited: Set<String> = []
    var pending = [(path: folder, ignored: GitIgnore.around(folder))]
    while let next = pending.popLast() {
      // A link that leads back up would otherwise be followed for ever.
      guard let real = Files.resolved(next.path), visited.insert(real).inserted else { continue }
      let names: [String]
      do throws(Files.Failure) {
        names = try Files.list(next.path)
      } catch {
        search.unlisted.append(
          Diagnostic(path: next.path, message: "the folder cannot be listed: \(error.message)"))
        continue
      }
      let ignored = names.contains(".gitignore") ? next.ignored.adding(next.path) : next.ignored
      for name in names where !name.hasPrefix(".") && !skipped.contains(name) {
        let path = "\(next.path)/\(name)"
        switch Files.kind(of: path) {
        case .directory:
          if !ignored.ignores(path, isFolder: true) { pending.append((path, ignored)) }
        case .file:
          if endings.contains(where: name.hasSuffix), !ignored.ignores(path, isFolder: false) {
            search.paths.append(path)
          }
        case .denied:
          search.unlisted.append(
            Diagnostic(path: path, message: "cannot be read: \(Files.denial.message)"))
        case .missing, .other: continue
        }
      }
      if search.paths.count > limit {
        search.isTooLarge = true
        break
      }
    }
    search.paths.sort()
    return search
  }
}
