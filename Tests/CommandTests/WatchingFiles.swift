import InsetBasics

/// A file system that says what is read whole, before it is.
final class WatchingFiles: FileSystem {
  private let files: SystemFiles
  private let willRead: @Sendable (String) -> Void

  init(_ files: SystemFiles, willRead: @escaping @Sendable (String) -> Void) {
    self.files = files
    self.willRead = willRead
  }

  func read(_ path: String) throws(FileFailure) -> [UInt8] {
    willRead(path)
    return try files.read(path)
  }

  func chunks(of path: String) throws(FileFailure) -> any FileChunks { try files.chunks(of: path) }
  func kind(of path: String) -> FileKind { files.kind(of: path) }
  func identity(of path: String) -> FileIdentity? { files.identity(of: path) }
  func read(_ path: String, upTo limit: Int) throws(FileFailure) -> [UInt8] {
    try files.read(path, upTo: limit)
  }
  func readStandardInput() throws(FileFailure) -> [UInt8] { try files.readStandardInput() }
  func replacement(of path: String) throws(FileFailure) -> any FileReplacement {
    try files.replacement(of: path)
  }
  func makeFolder(of path: String) throws(FileFailure) { try files.makeFolder(of: path) }
  func list(_ path: String) throws(FileFailure) -> [String] { try files.list(path) }
  func resolved(_ path: String) -> String? { files.resolved(path) }
  func ignored(below folder: String) -> Set<String>? { files.ignored(below: folder) }
}
