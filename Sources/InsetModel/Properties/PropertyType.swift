// The conformances are as the protocol documents.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A type that properties have.
public protocol PropertyType: Sendable, Hashable {
  /// The value; nil where it is of another type.
  init?(_ value: PropertyValue)
  /// The value without its type; nil for one that is not set.
  var propertyValue: PropertyValue? { get }
  /// The value that a block stores: a scalar in a word, everything else in a box.
  static func read(_ word: UInt64, _ box: PropertyValue?) -> Self?
  /// The word that a block stores; 0 for what stands in a box.
  var word: UInt64 { get }
}

extension PropertyType {
  public static func read(_ word: UInt64, _ box: PropertyValue?) -> Self? { box.flatMap(Self.init) }
  public var word: UInt64 { 0 }
}

extension Bool: PropertyType {
  public init?(_ value: PropertyValue) {
    guard case .flag(let flag) = value else { return nil }
    self = flag
  }
  public var propertyValue: PropertyValue? { .flag(self) }
  public static func read(_ word: UInt64, _ box: PropertyValue?) -> Bool? { word != 0 }
  public var word: UInt64 { self ? 1 : 0 }
}

extension Double: PropertyType {
  public init?(_ value: PropertyValue) {
    guard case .number(let number) = value else { return nil }
    self = number
  }
  public var propertyValue: PropertyValue? { .number(self) }
  public static func read(_ word: UInt64, _ box: PropertyValue?) -> Double? {
    Double(bitPattern: word)
  }
  public var word: UInt64 { bitPattern }
}

extension Int: PropertyType {
  public init?(_ value: PropertyValue) {
    guard case .number(let number) = value else { return nil }
    self = Int(number)
  }
  public var propertyValue: PropertyValue? { .number(Double(self)) }
  public static func read(_ word: UInt64, _ box: PropertyValue?) -> Int? {
    Int(Double(bitPattern: word))
  }
  public var word: UInt64 { Double(self).bitPattern }
}

extension EdgeSet: PropertyType {
  public init?(_ value: PropertyValue) {
    guard case .edges(let edges) = value else { return nil }
    self = edges
  }
  public var propertyValue: PropertyValue? { .edges(self) }
  public static func read(_ word: UInt64, _ box: PropertyValue?) -> EdgeSet? {
    EdgeSet(rawValue: UInt8(truncatingIfNeeded: word))
  }
  public var word: UInt64 { UInt64(rawValue) }
}

extension String: PropertyType {
  public init?(_ value: PropertyValue) {
    guard case .word(let word) = value else { return nil }
    self = word
  }
  public var propertyValue: PropertyValue? { .word(self) }
}

extension Size: PropertyType {
  public init?(_ value: PropertyValue) {
    guard case .size(let size) = value else { return nil }
    self = size
  }
  public var propertyValue: PropertyValue? { .size(self) }
}

extension ContentOffset: PropertyType {
  public init?(_ value: PropertyValue) {
    guard case .offset(let offset) = value else { return nil }
    self = offset
  }
  public var propertyValue: PropertyValue? { .offset(self) }
}

extension EdgeValues: PropertyType where Value == InsetExpression {
  public init?(_ value: PropertyValue) {
    guard case .insets(let insets) = value else { return nil }
    self = insets
  }
  public var propertyValue: PropertyValue? { .insets(self) }
}

/// A property that may not be set.
extension Optional: PropertyType where Wrapped: PropertyType {
  public init?(_ value: PropertyValue) {
    guard let wrapped = Wrapped(value) else { return nil }
    self = .some(wrapped)
  }
  public var propertyValue: PropertyValue? { self?.propertyValue }
  public static func read(_ word: UInt64, _ box: PropertyValue?) -> Wrapped?? {
    Wrapped.read(word, box).map(Optional.some)
  }
  public var word: UInt64 { self?.word ?? 0 }
}
