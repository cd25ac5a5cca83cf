/// What insetlua asks of a file system: a disk, or a server's memory.
///
/// Paths are separated by `/`, and absolute or relative to the current folder. Links are followed.
public protocol FileSystem: Sendable {
  /// What stands at `path`.
  func kind(of path: String) -> FileKind

  /// What tells the file at `path` from all others, however it is named; nil where there is none. `-` is
  /// standard input.
  func identity(of path: String) -> FileIdentity?

  /// The first bytes of the file at `path`, at most `limit`.
  ///
  /// - Throws: the system's reason.
  func read(_ path: String, upTo limit: Int) throws(FileFailure) -> [UInt8]

  /// The bytes of the file at `path`.
  ///
  /// - Throws: the system's reason, or that it is larger than `FileLimits.largest`.
  func read(_ path: String) throws(FileFailure) -> [UInt8]

  /// All of standard input.
  ///
  /// - Throws: the system's reason.
  func readStandardInput() throws(FileFailure) -> [UInt8]

  /// The file at `path`, or standard input (`-`), to be read piece by piece.
  ///
  /// - Throws: the system's reason.
  func chunks(of path: String) throws(FileFailure) -> any FileChunks

  /// A file to be written piece by piece. A regular file is replaced by it as a whole, or made, once it is
  /// finished; anything else that can be written to is written into.
  ///
  /// - Throws: the system's reason.
  func replacement(of path: String) throws(FileFailure) -> any FileReplacement

  /// Makes the folder that `path` lies in, where it is the only one missing.
  ///
  /// - Throws: the system's reason.
  func makeFolder(of path: String) throws(FileFailure)

  /// The names in the folder at `path`, sorted, without `.` and `..`.
  ///
  /// - Throws: the system's reason.
  func list(_ path: String) throws(FileFailure) -> [String]

  /// The absolute path of `path` with links resolved, or nil where there is nothing.
  func resolved(_ path: String) -> String?

  /// The files and folders below `folder` that version control ignores, by their paths relative to
  /// it; a folder ends in `/`. Nil where nobody can tell.
  func ignored(below folder: String) -> Set<String>?
}

extension FileSystem {
  /// Replaces the regular file at `path` as a whole, or makes it; writes into anything else that
  /// can be written to.
  ///
  /// - Throws: the system's reason; then the file is as it was.
  public func write(_ bytes: [UInt8], to path: String) throws(FileFailure) {
    let file = try replacement(of: path)
    try file.append(bytes)
    try file.finish()
  }
}

/// A file that is written piece by piece. Where it is given up before it is finished, what stood in its
/// place stays.
public protocol FileReplacement: Sendable {
  /// Writes what comes next.
  ///
  /// - Throws: the system's reason.
  func append(_ bytes: [UInt8]) throws(FileFailure)

  /// Puts it in its place; nothing comes after it.
  ///
  /// - Throws: the system's reason; then what stood there is as it was.
  func finish() throws(FileFailure)
}

/// A file that is open, and read piece by piece: what is not read yet stays where it is, so that whoever
/// writes into a pipe waits.
public protocol FileChunks: Sendable {
  /// Waits for the next bytes, or the end.
  ///
  /// - Returns: whether they came in that time.
  func isReady(within milliseconds: Int32) -> Bool

  /// The next bytes, at most `limit`; none at the end. Waits where there are none yet.
  ///
  /// - Throws: the system's reason.
  func next(upTo limit: Int) throws(FileFailure) -> [UInt8]
}

/// What stands at a path.
public enum FileKind: Sendable, Hashable {
  /// A regular file.
  case file
  /// A folder.
  case directory
  /// Nothing.
  case missing
  /// What nobody may look at, since a folder above is closed.
  case denied
  /// A device, a pipe, a socket.
  case other
}

/// What tells one file from all others.
public struct FileIdentity: Sendable, Hashable {
  /// The device that it lies on.
  public var device: UInt64
  /// Its number on that device.
  public var number: UInt64

  /// An identity.
  public init(device: UInt64, number: UInt64) {
    self.device = device
    self.number = number
  }
}

/// Why a file could not be read or written, in the system's words.
public struct FileFailure: Error, Sendable, Hashable {
  /// `no such file or directory`
  public var message: String

  /// A failure.
  public init(message: String) { self.message = message }

  /// What may not be looked at.
  public static let denied = FileFailure(message: "permission denied")
}

/// What bounds reading.
public enum FileLimits {
  /// The most that is read of one file or pipe, in bytes: what is larger was not meant to be read.
  public static let largest = 1 << 30
  /// The longest line of a file of lines, in bytes: what is longer was not meant to be one.
  public static let longestLine = 1 << 26
}
