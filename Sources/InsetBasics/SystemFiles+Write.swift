#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension SystemFiles {
  /// Replaces the file at `path` as a whole, or makes it.
  ///
  /// - Throws: the system's reason.
  public func write(_ bytes: [UInt8], to path: String) throws(FileFailure) {
    // What is there keeps its place behind a link, and who may read it.
    let path = resolved(path) ?? located(path)
    var info = stat()
    let isThere = unsafe stat(path, &info) == 0
    let temporary = "\(path).\(getpid()).part"
    let descriptor = unsafe open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw .last }
    let isAllowed = !isThere || fchmod(descriptor, info.st_mode & 0o777) == 0
    let written = isAllowed && Self.write(bytes, to: descriptor)
    let closed = close(descriptor) == 0
    guard written, closed, unsafe rename(temporary, path) == 0 else {
      let failure = FileFailure.last
      unsafe unlink(temporary)
      throw failure
    }
  }

  /// Makes the folder that `path` lies in, where it is the only one missing.
  ///
  /// - Throws: the system's reason.
  public func makeFolder(of path: String) throws(FileFailure) {
    guard let slash = path.lastIndex(of: "/"), slash != path.startIndex else { return }
    let folder = String(path[..<slash])
    if kind(of: folder) != .missing { return }
    guard unsafe mkdir(located(folder), 0o755) == 0 else { throw .last }
  }

  /// Writes all of `bytes` to an open descriptor; false when the other end is gone or the disk full.
  @discardableResult
  public static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
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
}

// `write` is also this type's own name, so the system's gets a name of its own here.
private func systemWrite(_ descriptor: Int32, _ buffer: UnsafeRawPointer?, _ count: Int) -> Int {
  unsafe write(descriptor, buffer, count)
}
