#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension SystemFiles {
  /// The file at `path`, or standard input (`-`), to be read piece by piece.
  ///
  /// - Throws: the system's reason.
  public func chunks(of path: String) throws(FileFailure) -> any FileChunks {
    if path == "-" {
      return input.map(MemoryChunks.init) ?? DescriptorChunks(0, isOwned: false)
    }
    let descriptor = unsafe open(located(path), O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .last }
    return DescriptorChunks(descriptor, isOwned: true)
  }
}

/// What an open descriptor gives.
private final class DescriptorChunks: FileChunks {
  private let descriptor: Int32
  private let isOwned: Bool

  /// - Parameter isOwned: Whether it is closed in the end.
  init(_ descriptor: Int32, isOwned: Bool) {
    self.descriptor = descriptor
    self.isOwned = isOwned
  }

  deinit { if isOwned { close(descriptor) } }

  func isReady(within milliseconds: Int32) -> Bool {
    var asked = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    // The end of a pipe and an error are told by reading.
    return unsafe poll(&asked, 1, milliseconds) > 0
  }

  func next(upTo limit: Int) throws(FileFailure) -> [UInt8] {
    while true {
      var count = 0
      let chunk = unsafe [UInt8](unsafeUninitializedCapacity: limit) { buffer, used in
        count = unsafe systemRead(descriptor, buffer.baseAddress, limit)
        used = max(count, 0)
      }
      if count >= 0 { return chunk }
      if errno != EINTR { throw .last }
    }
  }
}
