/// How JSON text is laid out.
public struct JSONLayout: Sendable {
  /// How many bytes a line may hold, the comma behind its value not counted.
  public var width: Int
  /// Whether a list of numbers and words that is too long for a line fills several, instead of
  /// taking a line for each of them.
  public var fillsLines: Bool

  /// A layout.
  public init(width: Int, fillsLines: Bool) {
    self.width = width
    self.fillsLines = fillsLines
  }

  /// Everything on one line.
  public static let line = JSONLayout(width: .max, fillsLines: false)
  /// The layout of reports.
  public static let report = JSONLayout(width: 100, fillsLines: false)
  /// The layout of scenarios.
  public static let scenario = JSONLayout(width: 99, fillsLines: true)
}
