import CLuaHost
import Testing

@testable import LuaHost

/// The original Lua, to compare with.
@safe
final class Original {
  private let plain: OpaquePointer

  /// Runs this script, which returns one string.
  init(_ script: String) throws {
    unsafe plain = try unsafe #require(lh_plain_open(script))
  }

  deinit { unsafe lh_plain_close(plain) }

  func run(_ arguments: [[UInt8]]) -> [UInt8]? {
    for argument in arguments {
      unsafe argument.withUnsafeBufferPointer {
        unsafe lh_plain_add(plain, $0.baseAddress, $0.count)
      }
    }
    var length = 0
    guard let bytes = unsafe lh_plain_run(plain, &length) else { return nil }
    return unsafe Array(UnsafeBufferPointer(start: bytes, count: length))
  }
}

/// The same numbers from the same seed, everywhere.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
