/// What a number may be.
struct NumberRange: Sendable {
  /// The smallest number.
  var low: Double
  /// The largest number.
  var high: Double

  /// Coordinates, insets and constants: no screen is larger.
  static let length = NumberRange(low: -100_000, high: 100_000)
  /// Widths and heights.
  static let extent = NumberRange(low: 0, high: 100_000)
  /// Pixels a point.
  static let scale = NumberRange(low: 1, high: 10)
  /// Coordinates within content, which may be a million rows long.
  static let contentLength = NumberRange(low: -1e9, high: 1e9)
  /// Widths and heights of content.
  static let contentExtent = NumberRange(low: 0, high: 1e9)
}
