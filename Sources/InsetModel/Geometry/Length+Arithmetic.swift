extension Length {
  /// What is made of two lengths: unknown for the reasons of both, where one is.
  private func with(_ other: Length, _ make: (Double, Double) -> Double) -> Length {
    guard let points, let others = other.points else {
      return .unknown(reasons.union(other.reasons))
    }
    return Length(make(points, others))
  }

  /// The sum.
  public static func + (left: Length, right: Length) -> Length { left.with(right, +) }

  /// The difference.
  public static func - (left: Length, right: Length) -> Length { left.with(right, -) }

  /// The length so many times.
  public static func * (left: Length, factor: Double) -> Length { left.with(Length(factor), *) }

  /// A part of the length.
  public static func / (left: Length, divisor: Double) -> Length { left.with(Length(divisor), /) }

  /// The same length the other way.
  public static prefix func - (length: Length) -> Length { .zero - length }

  /// Adds a length.
  public static func += (left: inout Length, right: Length) { left = left + right }

  /// Takes a length away.
  public static func -= (left: inout Length, right: Length) { left = left - right }

  /// The length, or zero where it is negative.
  public var positive: Length { Length.max(self, 0) }

  /// The larger length; unknown where one is, however large the other is.
  public static func max(_ left: Length, _ right: Length) -> Length {
    left.with(right) { Swift.max($0, $1) }
  }

  /// The smaller length; unknown where one is, however small the other is.
  public static func min(_ left: Length, _ right: Length) -> Length {
    left.with(right) { Swift.min($0, $1) }
  }

  /// The length, between two others; the lower one wins.
  public func clamped(from lowest: Length, to highest: Length) -> Length {
    // Whatever the highest is, it does not lift a length that the lowest lifts.
    if (lowest >= self).isYes { return lowest }
    return Length.max(lowest, Length.min(self, highest))
  }
}

// MARK: - Comparing

extension Length {
  private func compared(_ other: Length, _ holds: (Double, Double) -> Bool) -> Truth {
    guard let points, let others = other.points else {
      return .open(reasons.union(other.reasons))
    }
    return holds(points, others) ? .yes : .no
  }

  /// Whether it is less.
  public static func < (left: Length, right: Length) -> Truth { left.compared(right, <) }

  /// Whether it is not more.
  public static func <= (left: Length, right: Length) -> Truth { left.compared(right, <=) }

  /// Whether it is more.
  public static func > (left: Length, right: Length) -> Truth { left.compared(right, >) }

  /// Whether it is not less.
  public static func >= (left: Length, right: Length) -> Truth { left.compared(right, >=) }

  /// Whether it is as long; `==` asks whether it is the same, known or not.
  public func equals(_ other: Length) -> Truth { compared(other, ==) }
}
