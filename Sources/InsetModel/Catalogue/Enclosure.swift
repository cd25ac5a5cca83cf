/// What a controller stands in.
public enum Enclosure: String, Sendable, Hashable, CaseIterable {
  /// The whole window.
  case window
  /// A presented card that does not fill its window: a page or form sheet.
  case sheet
  /// A popover.
  case popover
}
