import Synchronization

/// What an evaluation asked about the version and the device that it ran on. Surroundings that differ
/// in nothing else, and would have answered the same, give the same screen.
public final class AskedSurroundings: Sendable {
  /// The newest version that was asked for and reached.
  private let reached = Atomic<Int>(0)
  /// The oldest version that was asked for and not reached. Signed: the least of two unsigned numbers is
  /// found as if they were signed (Swift 6.3).
  private let missed = Atomic<Int>(.max)
  private let device = Atomic<Bool>(false)

  init() {}

  func note(_ version: OSVersion, comparedWith other: OSVersion) {
    if version >= other {
      reached.max(other.ordinal, ordering: .relaxed)
    } else {
      missed.min(other.ordinal, ordering: .relaxed)
    }
  }

  func note(exactly version: OSVersion) {
    reached.max(version.ordinal, ordering: .relaxed)
    missed.min(version.ordinal + 1, ordering: .relaxed)
  }

  /// Notes that the device's name was read: the evaluation holds for that device alone.
  public func noteDevice() { device.store(true, ordering: .relaxed) }

  /// Whether the device's name was read.
  public var isOfOneDevice: Bool { device.load(ordering: .relaxed) }

  /// Whether `version` gives the answers that the evaluation got.
  public func holds(for version: OSVersion) -> Bool {
    reached.load(ordering: .relaxed) <= version.ordinal
      && version.ordinal < missed.load(ordering: .relaxed)
  }
}

extension OSVersion {
  /// The version as one number, in the order of versions: each part has 20 bits, and no part is larger
  /// than four digits.
  fileprivate var ordinal: Int {
    func bits(_ part: Int) -> Int { min(max(part, 0), 1 << 20 - 1) }
    return bits(major) << 40 | bits(minor) << 20 | bits(patch)
  }
}
