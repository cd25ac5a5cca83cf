/// A length in points, or an unknown one with the reasons why it is not known.
///
/// Eight bytes: a number as it is, an unknown length as a NaN that arithmetic never makes, with one bit
/// a reason. What is made of several unknown lengths is unknown for all their reasons, in whatever
/// order they meet. There is no way to a number but `points`, and no order but by `Truth`, so that an
/// unknown length cannot become a known one, or decide anything, by accident.
public struct Length: Sendable, Hashable {
  private let bits: UInt64

  /// The sign, an exponent of ones, and 1010: processors make 1000, with either sign.
  private static let mark: UInt64 = 0xFFFA << 48

  private init(bits: UInt64) { self.bits = bits }

  /// The length of so many points; NaN stands for a number that is set and not known.
  public init(_ points: Double) {
    bits = points.isNaN ? Self.unknown(.unnamed).bits : points.bitPattern
  }

  /// An unknown length.
  public static func unknown(_ reasons: UnknownReasons) -> Length {
    Length(bits: mark | reasons.rawValue)
  }

  /// The points; nil where they are not known.
  public var points: Double? { isUnknown ? nil : Double(bitPattern: bits) }

  /// Whether it is not known.
  public var isUnknown: Bool { bits & Self.mark == Self.mark }

  /// Why it is not known; empty where it is.
  public var reasons: UnknownReasons {
    isUnknown ? UnknownReasons(rawValue: bits & ~Self.mark) : []
  }

  /// No length.
  public static let zero = Length(0)
}

extension Length: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// A constant, in points.
  public init(floatLiteral points: Double) { self.init(points) }

  /// A constant, in points.
  public init(integerLiteral points: Int) { self.init(Double(points)) }
}

// MARK: - At rest

extension Length {
  /// The length as screens keep it: a number, or a NaN that carries the reasons.
  ///
  /// Nothing may be computed with it; `init(atRest:)` gives the length back.
  public var atRest: Double { Double(bitPattern: bits) }

  /// The length that `atRest` was made of; any other NaN is unknown for no reason that is named.
  public init(atRest number: Double) {
    let bits = number.bitPattern
    self = bits & Self.mark == Self.mark ? Length(bits: bits) : Length(number)
  }
}
