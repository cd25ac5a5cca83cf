/// A value, or why it is unknown.
///
/// Whoever reads one has to say what an unknown value means; it never becomes a default by itself.
public enum Known<Value> {
  /// The value.
  case known(Value)
  /// Nobody can tell the value.
  case unknown(UnknownReason)

  /// The value; nil where it is unknown.
  public var value: Value? { if case .known(let value) = self { value } else { nil } }

  /// Why the value is unknown; nil where it is known.
  public var reason: UnknownReason? { if case .unknown(let reason) = self { reason } else { nil } }

  /// What `transform` makes of the value.
  public func map<Other>(_ transform: (Value) -> Other) -> Known<Other> {
    switch self {
    case .known(let value): .known(transform(value))
    case .unknown(let reason): .unknown(reason)
    }
  }
}

extension Known: Sendable where Value: Sendable {}
extension Known: Equatable where Value: Equatable {}
extension Known: Hashable where Value: Hashable {}

/// Three-valued logic: a known answer wins where it decides alone.
extension Known where Value == Bool {
  /// True where both are, false where either is; else unknown.
  public static func && (left: Known, right: @autoclosure () -> Known) -> Known {
    if case .known(false) = left { return left }
    let right = right()
    if case .known(true) = left { return right }
    if case .known(false) = right { return right }
    return left
  }

  /// True where either is, false where both are; else unknown.
  public static func || (left: Known, right: @autoclosure () -> Known) -> Known {
    if case .known(true) = left { return left }
    let right = right()
    if case .known(false) = left { return right }
    if case .known(true) = right { return right }
    return left
  }

  /// The opposite; unknown where it is.
  public static prefix func ! (truth: Known) -> Known { truth.map { !$0 } }

  /// Whether it is true for sure.
  public var isCertain: Bool { value == true }
  /// Whether it is true, or may be.
  public var isPossible: Bool { value != false }
}
