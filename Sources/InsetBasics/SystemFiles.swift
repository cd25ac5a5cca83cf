#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The system's own files, without Foundation, whose start alone would cost more than a whole run.
public struct SystemFiles: FileSystem {
  /// What relative paths start from; nil for the process's current folder.
  private let folder: String?
  /// What stands for standard input; nil for the process's own.
  let input: [UInt8]?

  /// The files as seen from `folder`, an absolute path, or from the process's current folder.
  public init(folder: String? = nil, input: [UInt8]? = nil) {
    self.folder = folder
    self.input = input
  }

  /// `path` as the system is to be asked for it.
  func located(_ path: String) -> String {
    guard let folder, !path.hasPrefix("/") else { return path }
    return "\(folder)/\(path)"
  }

  /// What stands at `path`; links are followed.
  public func kind(of path: String) -> FileKind {
    var info = stat()
    guard unsafe stat(located(path), &info) == 0 else {
      return errno == EACCES ? .denied : .missing
    }
    switch info.st_mode & S_IFMT {
    case S_IFREG: return .file
    case S_IFDIR: return .directory
    default: return .other
    }
  }

  /// What tells the file at `path` from all others.
  public func identity(of path: String) -> FileIdentity? {
    var info = stat()
    let isStandardInput = path == "-" && input == nil
    let result = unsafe isStandardInput ? fstat(0, &info) : stat(located(path), &info)
    guard result == 0 else { return nil }
    return info.identity
  }

  /// The bytes of the file at `path`.
  ///
  /// - Throws: the system's reason.
  public func read(_ path: String) throws(FileFailure) -> [UInt8] {
    try Self.read(located(path), upTo: nil)
  }

  /// The first bytes of the file at `path`, at most `limit`.
  ///
  /// - Throws: the system's reason.
  public func read(_ path: String, upTo limit: Int) throws(FileFailure) -> [UInt8] {
    try Self.read(located(path), upTo: limit)
  }

  private static func read(_ path: String, upTo limit: Int?) throws(FileFailure) -> [UInt8] {
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .last }
    defer { close(descriptor) }
    return try read(descriptor: descriptor, upTo: limit)
  }

  /// All of standard input.
  ///
  /// - Throws: the system's reason.
  public func readStandardInput() throws(FileFailure) -> [UInt8] {
    if let input { return input }
    return try Self.read(descriptor: 0)
  }

  /// The names in the folder at `path`, sorted.
  ///
  /// - Throws: the system's reason.
  public func list(_ path: String) throws(FileFailure) -> [String] {
    guard let directory = unsafe opendir(located(path)) else { throw .last }
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

  /// The absolute path of `path`, or nil where there is nothing.
  public func resolved(_ path: String) -> String? {
    guard let found = unsafe realpath(located(path), nil) else { return nil }
    defer { unsafe free(found) }
    return unsafe String(validatingCString: found)
  }

  /// What version control ignores below `folder`; nil where nobody can tell.
  public func ignored(below folder: String) -> Set<String>? {
    // What is tracked is never ignored, so the untracked ones are asked for. A checkout of somebody
    // else's is answered, too, as in a container; its configuration could name a program as file
    // system monitor, which is not run.
    let output = Subprocess.output(of: [
      "git", "-C", located(folder), "-c", "safe.directory=*", "-c", "core.fsmonitor=false",
      "ls-files", "--others", "--ignored", "--exclude-standard", "--directory", "-z",
    ])
    guard let output else { return nil }
    return Set(output.split(separator: 0).map { String(decoding: $0, as: UTF8.self) })
  }

  /// What can be read from an open descriptor: all of it, or as much as a limit says.
  private static func read(descriptor: Int32, upTo limit: Int? = nil) throws(FileFailure) -> [UInt8]
  {
    var info = stat()
    let isKnown = unsafe fstat(descriptor, &info) == 0
    if isKnown, info.st_mode & S_IFMT == S_IFDIR { throw FileFailure(message: "is a directory") }
    let size = isKnown ? Int(info.st_size) : 0
    // A sparse file may say any size: only what is plausible is set aside at once.
    var bytes: [UInt8] = []
    bytes.reserveCapacity(min(size + 1, limit ?? 64 << 20))
    var chunk = [UInt8](repeating: 0, count: min(max(size + 1, 4096), 1 << 20))
    while bytes.count < limit ?? .max {
      let wanted = min(chunk.count, (limit ?? .max) - bytes.count)
      let count = unsafe chunk.withUnsafeMutableBytes { buffer in
        unsafe systemRead(descriptor, buffer.baseAddress, wanted)
      }
      if count == 0 { break }
      guard bytes.count + count <= FileLimits.largest else {
        throw FileFailure(message: "is larger than \(FileLimits.largest >> 20) MB")
      }
      if count < 0 {
        if errno == EINTR { continue }
        throw .last
      }
      bytes.append(contentsOf: chunk[..<count])
    }
    return bytes
  }
}

extension stat {
  /// What tells the file from all others.
  var identity: FileIdentity {
    FileIdentity(
      device: UInt64(truncatingIfNeeded: st_dev), number: UInt64(truncatingIfNeeded: st_ino))
  }
}

extension FileFailure {
  /// What the system said last.
  static var last: FileFailure { FileFailure(number: errno) }

  /// What the system says of one of its error numbers.
  init(number: Int32) {
    let text = unsafe strerror(number).flatMap { unsafe String(validatingCString: $0) }
    self.init(message: (text ?? "unknown error").lowercased())
  }
}

// `read` is also this type's own name, so the system's gets a name of its own here.
func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int)
  -> Int
{
  unsafe read(descriptor, buffer, count)
}
