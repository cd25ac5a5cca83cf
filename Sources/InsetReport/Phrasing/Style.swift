public import InsetModel

/// Whether and how text is coloured. Colour repeats what the words say and never replaces them.
public struct Style: Sendable, Hashable {
  /// Whether escape sequences are written at all.
  public var isColored: Bool

  /// A style with colours, or one that leaves all text alone.
  public init(isColored: Bool) { self.isColored = isColored }

  /// No colours.
  public static let plain = Style(isColored: false)

  /// `text` in the colour of a level.
  public func level(_ level: Level, _ text: String) -> String {
    switch level {
    case .error: wrapped(text, "1;31")
    case .warning: wrapped(text, "1;33")
    case .note: wrapped(text, "1;36")
    }
  }

  /// `text`, where the eye should land.
  public func strong(_ text: String) -> String { wrapped(text, "1") }

  /// `text`, for what matters less.
  public func faint(_ text: String) -> String { wrapped(text, "2") }

  /// `text`, for what went well.
  public func good(_ text: String) -> String { wrapped(text, "32") }

  private func wrapped(_ text: String, _ code: String) -> String {
    isColored && !text.isEmpty ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
