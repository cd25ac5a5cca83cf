/// Why a length is not known: indexes into a screen's `unknowns`, as a set.
public struct UnknownReasons: OptionSet, Sendable, Hashable {
  /// One bit an index.
  public let rawValue: UInt64

  /// The reasons with the given bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue & 0xFFFF_FFFF_FFFF }

  /// How many reasons have a bit of their own; all later ones share the next.
  private static let count = 47

  /// A reason that is not named: one too many, or a number that is set and not known.
  public static let unnamed = UnknownReasons(rawValue: 1 << count)

  /// The reason at an index of `Screen.unknowns`.
  public init(index: Int) {
    self = index < Self.count ? UnknownReasons(rawValue: 1 << index) : .unnamed
  }

  /// The indexes, in order; without those that have no bit of their own.
  public var indexes: [Int] {
    (0..<Self.count).filter { rawValue & (1 << $0) != 0 }
  }
}
