import Synchronization

/// Files that exist in memory alone, for an editor's server, an app or a test.
public final class MemoryFiles: FileSystem {
  private let state: Mutex<[String: [UInt8]]>
  private let input: [UInt8]

  /// A file system that holds `files`, by path, and has `input` for standard input.
  public init(_ files: [String: String] = [:], input: String = "") {
    self.input = Array(input.utf8)
    state = Mutex(
      Dictionary(
        files.map { (Self.normal($0.key), Array($0.value.utf8)) }, uniquingKeysWith: { $1 }))
  }

  /// What stands at `path`; links are followed.
  public func kind(of path: String) -> FileKind {
    let path = Self.normal(path)
    return state.withLock { files in
      if files[path] != nil { return .file }
      let prefix = path == "/" ? "/" : path + "/"
      return path == "/" || files.keys.contains { $0.hasPrefix(prefix) } ? .directory : .missing
    }
  }

  /// What tells the file at `path` from all others.
  public func identity(of path: String) -> FileIdentity? {
    guard kind(of: path) != .missing else { return nil }
    // The path is all there is: no two names lead to one file here.
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in Self.normal(path).utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return FileIdentity(device: 0, number: hash)
  }

  /// The bytes of the file at `path`.
  ///
  /// - Throws: the system's reason.
  public func read(_ path: String) throws(FileFailure) -> [UInt8] {
    if let bytes = state.withLock({ $0[Self.normal(path)] }) { return bytes }
    throw kind(of: path) == .directory ? .directory : .missing
  }

  /// The first bytes of the file at `path`, at most `limit`.
  ///
  /// - Throws: the system's reason.
  public func read(_ path: String, upTo limit: Int) throws(FileFailure) -> [UInt8] {
    Array(try read(path).prefix(limit))
  }

  /// All of standard input.
  ///
  /// - Throws: the system's reason.
  public func readStandardInput() throws(FileFailure) -> [UInt8] { input }

  /// The file at `path`, or standard input (`-`), to be read piece by piece.
  ///
  /// - Throws: the system's reason.
  public func chunks(of path: String) throws(FileFailure) -> any FileChunks {
    MemoryChunks(path == "-" ? input : try read(path))
  }

  /// A file to be written piece by piece; it is there once it is finished.
  ///
  /// - Throws: the system's reason.
  public func replacement(of path: String) throws(FileFailure) -> any FileReplacement {
    if kind(of: path) == .directory { throw .directory }
    return MemoryReplacement { bytes in self.state.withLock { $0[Self.normal(path)] = bytes } }
  }

  // A folder is there where a file is in it.
  /// Makes the folder that `path` lies in, where it is the only one missing.
  ///
  /// - Throws: the system's reason.
  public func makeFolder(of path: String) throws(FileFailure) {}

  /// The names in the folder at `path`, sorted.
  ///
  /// - Throws: the system's reason.
  public func list(_ path: String) throws(FileFailure) -> [String] {
    switch kind(of: path) {
    case .missing: throw .missing
    case .file: throw FileFailure(message: "not a directory")
    default: break
    }
    let path = Self.normal(path)
    let prefix = path == "/" ? "/" : path + "/"
    let names = state.withLock { files in
      files.keys.filter { $0.hasPrefix(prefix) }
        .map { String($0.dropFirst(prefix.count).prefix { $0 != "/" }) }
    }
    return Set(names).sorted()
  }

  /// The absolute path of `path`, or nil where there is nothing.
  public func resolved(_ path: String) -> String? {
    kind(of: path) == .missing ? nil : Self.normal(path)
  }

  /// What version control ignores below `folder`; nil where nobody can tell.
  public func ignored(below folder: String) -> Set<String>? { nil }

  /// The path from the root, without `.`, `..` and doubled slashes; relative ones start there, too.
  private static func normal(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }
}

/// Bytes that become a file at once.
private final class MemoryReplacement: FileReplacement {
  private let bytes = Mutex<[UInt8]>([])
  private let place: @Sendable ([UInt8]) -> Void

  init(_ place: @escaping @Sendable ([UInt8]) -> Void) { self.place = place }

  func append(_ bytes: [UInt8]) { self.bytes.withLock { $0 += bytes } }

  func finish() { place(bytes.withLock { $0 }) }
}

extension FileFailure {
  fileprivate static let missing = FileFailure(message: "no such file or directory")
  fileprivate static let directory = FileFailure(message: "is a directory")
}
