import InsetBasics
import InsetModel

/// Finds files in a folder: not what version control ignores, not what package managers and builds
/// leave there, no link twice.
struct FolderSearch {
  /// The files, sorted.
  private(set) var paths: [String] = []
  /// Folders that could not be listed, and what in them could not be looked at.
  private(set) var unlisted: [Diagnostic] = []
  /// Whether there were more files than `limit`.
  private(set) var isTooLarge = false

  /// Files that one folder may hold before it is taken for a mistake.
  static let limit = 100_000
  /// Folders of others' code and of products; hidden folders (`.build`, `.git`) are skipped anyway.
  private static let skipped: Set = ["Pods", "Carthage", "DerivedData", "node_modules"]

  /// A folder, and what is ignored around it.
  private struct Place {
    var path: String
    /// Where it lies below the folder that version control was asked about: `Feed/`, or nothing.
    var below: String
    var ignored: Set<String>
  }

  /// Finds the files below `folder` whose names end so.
  init(of folder: String, endings: [String], in files: some FileSystem) {
    var visited: Set<String> = []
    var pending = [Place(path: folder, below: "", ignored: Self.ignored(below: folder, files))]
    while var place = pending.popLast() {
      // A link that leads back up would otherwise be followed for ever.
      guard let real = files.resolved(place.path), visited.insert(real).inserted else { continue }
      let names: [String]
      do throws(FileFailure) { names = try files.list(place.path) } catch {
        unlisted.append(
          Diagnostic(path: place.path, message: "the folder cannot be listed: \(error.message)"))
        continue
      }
      // A checkout within a checkout has rules of its own.
      if !place.below.isEmpty, names.contains(".git") {
        place.below = ""
        place.ignored = Self.ignored(below: place.path, files)
      }
      for name in names where !name.hasPrefix(".") && !Self.skipped.contains(name) {
        let path = "\(place.path)/\(name)"
        let below = place.below + name
        switch files.kind(of: path) {
        case .directory where !place.ignored.contains(below + "/"):
          pending.append(Place(path: path, below: below + "/", ignored: place.ignored))
        case .file where endings.contains(where: name.hasSuffix) && !place.ignored.contains(below):
          paths.append(path)
        case .denied: unlisted.append(.unreadable(path, .denied))
        case .directory, .file, .missing, .other: continue
        }
      }
      if paths.count > Self.limit {
        isTooLarge = true
        break
      }
    }
    paths.sort()
  }

  /// What version control ignores below a folder; nothing where the folder itself is ignored, since
  /// then it was named on purpose.
  private static func ignored(below folder: String, _ files: some FileSystem) -> Set<String> {
    let ignored = files.ignored(below: folder) ?? []
    return ignored.contains("./") ? [] : ignored
  }
}
