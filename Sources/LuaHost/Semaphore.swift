import CLuaHost

/// A count that a thread can wait for.
///
/// `@unchecked Sendable`, because the pointer is immutable and what it points to is made for being
/// used by several threads; it is freed when nobody refers to it, so nobody is in it.
@safe
final class Semaphore: @unchecked Sendable {
  private let semaphore: OpaquePointer

  /// A semaphore that lets `value` waiting threads pass.
  init(_ value: UInt32 = 0) throws(LuaError) {
    guard let made = unsafe lh_semaphore_new(value) else {
      throw LuaError(.internalBug, "the system gave no semaphore for a worker")
    }
    unsafe semaphore = made
  }

  deinit { unsafe lh_semaphore_free(semaphore) }

  /// Waits until there is a signal, and takes it.
  func wait() { unsafe lh_semaphore_wait(semaphore) }

  /// Lets one waiting thread pass, now or later.
  func signal() { unsafe lh_semaphore_signal(semaphore) }
}
