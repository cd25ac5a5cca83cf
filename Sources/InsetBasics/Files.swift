#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The few things that insetlua asks of the file system, without Foundation, whose start alone would
/// cost more than a whole run.
public enum Files {
  /// The most that is read of one file or pipe: what is larger was not meant to be read.
  static let largest = 1 << 30

  /// What stands at a path; denied is what nobody may look at, since a folder above is closed.
  public enum Kind: Sendable, Hashable {
    case file, directory, missing, denied, other
  }

  /// Why a file could not be read, in the system's words.
  public struct Failure: Error, Sendable, Hashable {
    /// `no such file or directory`
    public var message: String
  }

  /// What stands at `path`; links are followed.
  public static func kind(of path: String) -> Kind {
    var info = stat()
    guard unsafe stat(path, &info) == 0 else { return errno == EACCES ? .denied : .missing }
    switch info.st_mode & S_IFMT {
    case S_IFREG: return .file
    case S_IFDIR: return .directory
    default: return .other
    }
  }

  /// The bytes of the file at `path`; `-` is standard input.
  ///
  /// - Throws: the system's reason.
  public static func read(_ path: String) throws(Failure) -> [UInt8] {
    if path == "-" { return try read(descriptor: 0) }
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw lastFailure() }
    defer { close(descriptor) }
    if kind(of: path) == .directory { throw Failure(message: "is a directory") }
    return try read(descriptor: descriptor)
  }

  /// The first bytes of the file at `path`, at most `limit`.
  ///
  /// - Throws: the system's reason.
  public static func read(_ path: String, upTo limit: Int) throws(Failure) -> [UInt8] {
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw lastFailure() }
    defer { close(descriptor) }
    var bytes = [UInt8](repeating: 0, count: limit)
    var filled = 0
    while filled < limit {
      let count = unsafe bytes.withUnsafeMutableBytes { buffer in
        unsafe systemRead(
          descriptor, buffer.baseAddress?.advanced(by: filled), buffer.count - filled)
      }
      if count == 0 { break }
      if count < 0 {
        if errno == EINTR { continue }
        throw lastFailure()
      }
      filled += count
    }
    return Array(bytes[..<filled])
  }

  /// Writes `bytes` to the file at `path`, through a temporary one, so that no reader sees half of it.
  ///
  /// - Throws: the system's reason.
  public static func write(_ bytes: [UInt8], to path: String) throws(Failure) {
    // What is there keeps its place behind a link, and who may read it.
    let path = resolved(path) ?? path
    var info = stat()
    let isThere = unsafe stat(path, &info) == 0
    let temporary = "\(path).\(getpid()).part"
    let descriptor = unsafe open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw lastFailure() }
    let isAllowed = !isThere || fchmod(descriptor, info.st_mode & 0o777) == 0
    let written = isAllowed && writeAll(bytes, to: descriptor)
    let closed = close(descriptor) == 0
    guard written, closed, unsafe rename(temporary, path) == 0 else {
      let failure = lastFailure()
      unsafe unlink(temporary)
      throw failure
    }
  }

  /// Makes the folder that `path` lies in, where it is the only one missing.
  ///
  /// - Throws: the system's reason.
  public static func makeFolder(of path: String) throws(Failure) {
    guard let slash = path.lastIndex(of: "/"), slash != path.startIndex else { return }
    let folder = String(path[..<slash])
    if kind(of: folder) != .missing { return }
    guard unsafe mkdir(folder, 0o755) == 0 else { throw lastFailure() }
  }

  /// Writes all of `bytes`; false when the other end is gone or the disk is full.
  @discardableResult
  public static func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    var start = 0
    while start < bytes.count {
      let count = unsafe bytes.withUnsafeBytes { all in
        unsafe systemWrite(descriptor, all.baseAddress?.advanced(by: start), all.count - start)
      }
      if count < 0 {
        if errno == EINTR { continue }
        return false
      }
      start += count
    }
    return true
  }

  /// The names in the directory at `path`, sorted, without `.` and `..`.
  ///
  /// - Throws: the system's reason.
  public static func list(_ path: String) throws(Failure) -> [String] {
    guard let directory = unsafe opendir(path) else { throw lastFailure() }
    defer { unsafe closedir(directory) }
    var names: [String] = []
    while let entry = unsafe readdir(directory) {
      let name = unsafe withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  /// The absolute path of `path` with links resolved, or nil where there is nothing.
  public static func resolved(_ path: String) -> String? {
    guard let found = unsafe realpath(path, nil) else { return nil }
    defer { unsafe free(found) }
    return unsafe String(validatingCString: found)
  }

  /// The value of an environment variable, or nil.
  public static func environment(_ name: String) -> String? {
    unsafe getenv(name).flatMap { unsafe String(validatingCString: $0) }
  }

  private static func read(descriptor: Int32) throws(Failure) -> [UInt8] {
    var info = stat()
    let size = unsafe fstat(descriptor, &info) == 0 ? Int(info.st_size) : 0
    // A sparse file may say any size: only what is plausible is set aside at once.
    var bytes: [UInt8] = []
    bytes.reserveCapacity(min(size + 1, 64 << 20))
    var chunk = [UInt8](repeating: 0, count: min(max(size + 1, 4096), 1 << 20))
    while true {
      let count = unsafe chunk.withUnsafeMutableBytes { buffer in
        unsafe systemRead(descriptor, buffer.baseAddress, buffer.count)
      }
      if count == 0 { return bytes }
      guard bytes.count + count <= largest else {
        throw Failure(message: "is larger than \(largest >> 20) MB")
      }
      if count < 0 {
        if errno == EINTR { continue }
        throw lastFailure()
      }
      bytes.append(contentsOf: chunk[..<count])
    }
  }

  /// What the system says where something may not be looked at.
  public static var denial: Failure { failure(EACCES) }

  private static func lastFailure() -> Failure { failure(errno) }

  private static func failure(_ number: Int32) -> Failure {
    let text = unsafe strerror(number).flatMap { unsafe String(validatingCString: $0) }
    return Failure(message: (text ?? "unknown error").lowercased())
  }
}

// `read` and `write` are also this type's own names, so the system's get names of their own here.
private func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int)
  -> Int
{
  unsafe read(descriptor, buffer, count)
}

private func systemWrite(_ descriptor: Int32, _ buffer: UnsafeRawPointer?, _ count: Int) -> Int {
  unsafe write(descriptor, buffer, count)
}
