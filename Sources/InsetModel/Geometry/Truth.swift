/// Whether something holds: yes, no, or open for want of numbers.
///
/// It is no `Bool`: who asks has to say what an open answer means.
public enum Truth: Sendable, Hashable {
  case yes
  case no
  /// It depends on unknown numbers.
  case open(UnknownReasons)

  /// The truth of something known.
  public init(_ value: Bool) { self = value ? .yes : .no }

  /// Whether it holds for certain.
  public var isYes: Bool { self == .yes }

  /// Whether it fails for certain.
  public var isNo: Bool { self == .no }

  /// Whether it holds; nil where that is open.
  public var known: Bool? {
    switch self {
    case .yes: true
    case .no: false
    case .open: nil
    }
  }

  /// Whether both hold: one that fails decides.
  public static func && (left: Truth, right: Truth) -> Truth {
    switch (left, right) {
    case (.no, _), (_, .no): .no
    case (.yes, let other), (let other, .yes): other
    case (.open(let one), .open(let other)): .open(one.union(other))
    }
  }

  /// Whether one holds: one that does decides.
  public static func || (left: Truth, right: Truth) -> Truth { !(!left && !right) }

  /// Whether it fails.
  public static prefix func ! (truth: Truth) -> Truth {
    switch truth {
    case .yes: .no
    case .no: .yes
    case .open: truth
    }
  }
}
