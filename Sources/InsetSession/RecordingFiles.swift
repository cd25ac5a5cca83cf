import InsetBasics
import Synchronization

/// A file system that remembers which files were read of it: what a run has read it must not
/// overwrite.
final class RecordingFiles: FileSystem {
  /// The files themselves, for a look that is not remembered.
  let base: any FileSystem
  private let read = Mutex<Set<FileIdentity>>([])

  /// The files of another file system.
  init(_ base: any FileSystem) { self.base = base }

  /// Whether the file at `path` was read, under whichever name.
  func hasRead(_ path: String) -> Bool {
    guard let identity = base.identity(of: path) else { return false }
    return read.withLock { $0.contains(identity) }
  }

  func read(_ path: String) throws(FileFailure) -> [UInt8] {
    remember(path)
    return try base.read(path)
  }

  func read(_ path: String, upTo limit: Int) throws(FileFailure) -> [UInt8] {
    remember(path)
    return try base.read(path, upTo: limit)
  }

  func readStandardInput() throws(FileFailure) -> [UInt8] { try base.readStandardInput() }

  func chunks(of path: String) throws(FileFailure) -> any FileChunks {
    if path != "-" { remember(path) }
    return try base.chunks(of: path)
  }

  func kind(of path: String) -> FileKind { base.kind(of: path) }

  func identity(of path: String) -> FileIdentity? { base.identity(of: path) }

  func replacement(of path: String) throws(FileFailure) -> any FileReplacement {
    try base.replacement(of: path)
  }

  func makeFolder(of path: String) throws(FileFailure) { try base.makeFolder(of: path) }

  func list(_ path: String) throws(FileFailure) -> [String] { try base.list(path) }

  func resolved(_ path: String) -> String? { base.resolved(path) }

  func ignored(below folder: String) -> Set<String>? { base.ignored(below: folder) }

  /// Devices and pipes hold nothing that could be lost.
  private func remember(_ path: String) {
    guard base.kind(of: path) == .file, let identity = base.identity(of: path) else { return }
    read.withLock { _ = $0.insert(identity) }
  }
}
