#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif
import Synchronization

/// An open file that is written piece by piece: one that takes the place of another at the end, so that no
/// reader sees half of it, or a device or a pipe.
final class SystemReplacement: FileReplacement {
  private let descriptor: Int32
  /// Whether it is closed in the end.
  private let isOwned: Bool
  /// What it is called until it is finished, and from then on.
  private let names: (temporary: String, final: String)?
  private let isFinished = Atomic<Bool>(false)

  /// Writes on what is open already.
  init(writingTo descriptor: Int32) {
    self.descriptor = descriptor
    isOwned = false
    names = nil
  }

  /// Writes into a device or a pipe.
  init(into path: String) throws(FileFailure) {
    descriptor = unsafe open(path, O_WRONLY | O_NOCTTY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .last }
    isOwned = true
    names = nil
  }

  /// A new file, which takes the place of `path`; owner, group and mode stay those of the `old` one.
  init(of path: String, _ old: stat?) throws(FileFailure) {
    // Whoever may not write a file must not replace it either.
    if old != nil, unsafe access(path, W_OK) != 0 { throw .last }
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    let number = String(UInt64.random(in: .min ... .max), radix: 36)
    let temporary = "\(folder).insetlua-\(number).part"
    // A name that nobody can foresee, and nothing that is there already: not even a link.
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
    descriptor = unsafe open(temporary, flags, old == nil ? 0o666 : 0o600)
    guard descriptor >= 0 else { throw .last }
    isOwned = true
    names = (temporary, path)
    if let old, let failure = Self.keepOwner(of: old, on: descriptor) { throw failure }
  }

  deinit { if isOwned, !isFinished.load(ordering: .relaxed) { giveUp() } }

  func append(_ bytes: [UInt8]) throws(FileFailure) {
    guard SystemFiles.write(bytes, to: descriptor) else { throw .last }
  }

  func finish() throws(FileFailure) {
    guard isOwned, !isFinished.exchange(true, ordering: .relaxed) else { return }
    // Some file systems notice only here that they are full.
    var failure = close(descriptor) == 0 ? nil : FileFailure.last
    guard let names else {
      if let failure { throw failure }
      return
    }
    if failure == nil, unsafe rename(names.temporary, names.final) != 0 { failure = .last }
    if let failure {
      unsafe unlink(names.temporary)
      throw failure
    }
  }

  private func giveUp() {
    close(descriptor)
    if let names { unsafe unlink(names.temporary) }
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
}
