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
    let path = try Self.target(of: located(path))
    var info = stat()
    guard unsafe stat(path, &info) == 0 else {
      guard errno == ENOENT else { throw .last }
      return try Self.replace(path, nil, by: bytes)
    }
    if info.st_mode & S_IFMT == S_IFDIR { throw FileFailure(message: "is a directory") }
    // /dev/stdout, or the file that it leads to: what is open already is written on, so that nothing
    // that was written before is lost.
    for descriptor: Int32 in [1, 2] {
      var open = stat()
      if unsafe fstat(descriptor, &open) == 0, open.identity == info.identity {
        guard Self.write(bytes, to: descriptor) else { throw .last }
        return
      }
    }
    if info.st_mode & S_IFMT == S_IFREG {
      try Self.replace(path, info, by: bytes)
    } else {
      try Self.write(bytes, into: path)
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

  /// Puts a new file in the place of `path` at once, so that no reader sees half of it; owner, group
  /// and mode stay as they were.
  private static func replace(_ path: String, _ old: stat?, by bytes: [UInt8]) throws(FileFailure) {
    // Whoever may not write a file must not replace it either.
    if old != nil, unsafe access(path, W_OK) != 0 { throw .last }
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    let number = String(UInt64.random(in: .min ... .max), radix: 36)
    let temporary = "\(folder).insetlua-\(number).part"
    // A name that nobody can foresee, and nothing that is there already: not even a link.
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
    let descriptor = unsafe open(temporary, flags, old == nil ? 0o666 : 0o600)
    guard descriptor >= 0 else { throw .last }
    var failure: FileFailure?
    if let old, let reason = keepOwner(of: old, on: descriptor) {
      failure = reason
    } else if !write(bytes, to: descriptor) {
      failure = .last
    }
    // Some file systems notice only here that they are full.
    if close(descriptor) != 0, failure == nil { failure = .last }
    if failure == nil, unsafe rename(temporary, path) != 0 { failure = .last }
    if let failure {
      unsafe unlink(temporary)
      throw failure
    }
  }

  private static func keepOwner(of old: stat, on descriptor: Int32) -> FileFailure? {
    var new = stat()
    guard unsafe fstat(descriptor, &new) == 0 else { return .last }
    if (new.st_uid, new.st_gid) != (old.st_uid, old.st_gid),
      fchown(descriptor, old.st_uid, old.st_gid) != 0
    {
      return FileFailure(message: "its owner cannot be kept: \(FileFailure.last.message)")
    }
    // After the owner: a change of owner takes bits of the mode away.
    return fchmod(descriptor, old.st_mode & 0o7777) == 0 ? nil : .last
  }

  /// Writes into a device or a pipe.
  private static func write(_ bytes: [UInt8], into path: String) throws(FileFailure) {
    let descriptor = unsafe open(path, O_WRONLY | O_NOCTTY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .last }
    let failure: FileFailure? = write(bytes, to: descriptor) ? nil : .last
    let isClosed = close(descriptor) == 0
    if let failure { throw failure }
    if !isClosed { throw .last }
  }
}

// `write` is also this type's own name, so the system's gets a name of its own here.
private func systemWrite(_ descriptor: Int32, _ buffer: UnsafeRawPointer?, _ count: Int) -> Int {
  unsafe write(descriptor, buffer, count)
}
