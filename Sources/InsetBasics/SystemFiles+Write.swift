#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension SystemFiles {
  /// A file to be written piece by piece: a regular one takes its place once it is finished.
  ///
  /// - Throws: the system's reason.
  public func replacement(of path: String) throws(FileFailure) -> any FileReplacement {
    let path = try Self.target(of: located(path))
    var info = stat()
    guard unsafe stat(path, &info) == 0 else {
      guard errno == ENOENT else { throw .last }
      return try SystemReplacement(of: path, nil)
    }
    if info.st_mode & S_IFMT == S_IFDIR { throw FileFailure(message: "is a directory") }
    // /dev/stdout, or the file that it leads to: what is open already is written on, so that nothing
    // that was written before is lost.
    for descriptor: Int32 in [1, 2] {
      var open = stat()
      if unsafe fstat(descriptor, &open) == 0, open.identity == info.identity {
        return SystemReplacement(writingTo: descriptor)
      }
    }
    return info.st_mode & S_IFMT == S_IFREG
      ? try SystemReplacement(of: path, info) : try SystemReplacement(into: path)
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
  @discardableResult public static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
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

  /// Where a path leads to: a link keeps its place, even one to a file that is not there yet.
  private static func target(of path: String) throws(FileFailure) -> String {
    var path = path
    // As many links as Linux itself follows.
    for _ in 0..<40 {
      var info = stat()
      guard unsafe lstat(path, &info) == 0, info.st_mode & S_IFMT == S_IFLNK else { return path }
      // Links of /proc lead to what is open, whatever they read as.
      if unsafe stat(path, &info) == 0, info.st_mode & S_IFMT != S_IFREG { return path }
      var bytes = [CChar](repeating: 0, count: Int(PATH_MAX))
      let count = unsafe readlink(path, &bytes, bytes.count - 1)
      guard count > 0 else { throw .last }
      let link = String(decoding: bytes[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
      let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
      path = link.hasPrefix("/") ? link : folder + link
    }
    throw FileFailure(number: ELOOP)
  }
}

// `write` is also this type's own name, so the system's gets a name of its own here.
private func systemWrite(_ descriptor: Int32, _ buffer: UnsafeRawPointer?, _ count: Int) -> Int {
  unsafe write(descriptor, buffer, count)
}
