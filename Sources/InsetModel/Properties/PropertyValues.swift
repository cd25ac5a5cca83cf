/// What a scenario says of one object's properties: a flat block of words, one a property, and a mask
/// of those that are set.
///
/// A block that nothing was set in has no storage of its own.
public struct PropertyValues<Owner: PropertyOwner>: Sendable {
  /// Scalars, by the property's index: a flag, the bits of a number, a word's place, a set of edges.
  /// Empty until one is set.
  private var words: [UInt64] = []
  /// Insets, sizes, texts, by the property's index. Empty until one is set.
  private var boxes: [PropertyValue?] = []
  /// One bit for each property that is set.
  private var written: UInt64 = 0
  /// The properties whose values are unknown, by index.
  private var unknown: [(index: UInt8, reason: UnknownReason)] = []

  /// UIKit's defaults.
  public init() {}

  /// The value, or why it is unknown; UIKit's default where nothing is set.
  public subscript<Value>(property: Property<Owner, Value>) -> Known<Value> {
    let index = property.row.id.index
    if !unknown.isEmpty, let entry = unknown.first(where: { $0.index == index }) {
      return .unknown(entry.reason)
    }
    return .known(plain(property))
  }

  /// Sets a value; nil of an optional takes it away.
  public mutating func set<Value>(_ property: Property<Owner, Value>, to value: Value) {
    set(property.row, to: value.propertyValue)
  }

  /// Whether the scenario sets the property, be it to UIKit's default or to something unknown.
  public func isWritten(_ row: PropertyRow) -> Bool { written & Self.bit(row) != 0 }

  /// The value without its type; nil where nothing is set and there is no default.
  public subscript(row: PropertyRow) -> Known<PropertyValue?> {
    if let entry = unknown.first(where: { $0.index == row.id.index }) {
      return .unknown(entry.reason)
    }
    guard isWritten(row) else { return .known(row.standard) }
    let index = Int(row.id.index)
    if row.shape.isBoxed { return .known(boxes.isEmpty ? nil : boxes[index]) }
    return .known(row.shape.value(of: words[index]))
  }

  /// Sets a value of the property's shape; nil takes it away.
  public mutating func set(_ row: PropertyRow, to value: PropertyValue?) {
    let index = Int(row.id.index)
    unknown.removeAll { $0.index == row.id.index }
    guard let value else {
      written &= ~Self.bit(row)
      if !boxes.isEmpty { boxes[index] = nil }
      return
    }
    written |= Self.bit(row)
    if row.shape.isBoxed {
      if boxes.isEmpty { boxes = Array(repeating: nil, count: Owner.rows.count) }
      boxes[index] = value
    } else {
      if words.isEmpty { words = Array(repeating: 0, count: Owner.rows.count) }
      words[index] = row.shape.word(of: value)
    }
  }

  /// Says that nobody can tell the value.
  public mutating func setUnknown(_ row: PropertyRow, _ reason: UnknownReason) {
    set(row, to: nil)
    written |= Self.bit(row)
    unknown.append((row.id.index, reason))
    unknown.sort { $0.index < $1.index }
  }

  /// Whether any property's value is unknown.
  public var hasUnknown: Bool { !unknown.isEmpty }

  /// The properties whose values are unknown, in the order of the rows.
  public var unknownRows: [(row: PropertyRow, reason: UnknownReason)] {
    unknown.map { (Owner.rows[Int($0.index)], $0.reason) }
  }

  /// The value, where an unknown one counts as UIKit's default: of properties that must be known, of those
  /// that the caller has asked for already, and for what writes scenarios.
  public func plain<Value>(_ property: Property<Owner, Value>) -> Value {
    let index = Int(property.row.id.index)
    guard isWritten(property.row), !unknown.contains(where: { $0.index == index }) else {
      return property.standard
    }
    return Value.read(words.isEmpty ? 0 : words[index], boxes.isEmpty ? nil : boxes[index])
      ?? property.standard
  }

  private static func bit(_ row: PropertyRow) -> UInt64 { 1 << UInt64(row.id.index) }
}

/// Blocks are equal where every property has the same value: one that is set to its default counts as
/// one that is not set.
extension PropertyValues: Hashable {
  /// Whether every property has the same value.
  public static func == (left: PropertyValues, right: PropertyValues) -> Bool {
    if left.written == 0, right.written == 0 { return true }
    return Owner.rows.allSatisfy { left[$0] == right[$0] }
  }

  /// Takes in what differs from the defaults.
  public func hash(into hasher: inout Hasher) {
    for row in Owner.rows where isWritten(row) && self[row] != .known(row.standard) {
      hasher.combine(self[row])
    }
  }
}

extension PropertyShape {
  /// The value that a word stands for; nil of what stands in a box.
  fileprivate func value(of word: UInt64) -> PropertyValue? {
    switch self {
    case .flag, .follows: .flag(word != 0)
    case .length, .extent, .height, .count, .sizedView: .number(Double(bitPattern: word))
    case .returnedView: word == Self.returnedNil ? .nil : .number(Double(bitPattern: word))
    case .words(let words):
      words.indices.contains(Int(truncatingIfNeeded: word)) ? .word(words[Int(word)]) : nil
    case .edges: .edges(EdgeSet(rawValue: UInt8(truncatingIfNeeded: word)))
    case .text, .behavior, .insets, .size, .contentSize, .offset: nil
    }
  }

  /// The word that stands for a value; 0 for what stands in a box.
  fileprivate func word(of value: PropertyValue) -> UInt64 {
    switch value {
    case .flag(let flag): flag.word
    case .number(let number): number.word
    case .edges(let edges): edges.word
    case .nil: Self.returnedNil
    case .word(let word):
      if case .words(let words) = self { UInt64(words.firstIndex(of: word) ?? 0) } else { 0 }
    case .insets, .size, .offset: 0
    }
  }

  /// No height has all bits set.
  static let returnedNil = UInt64.max
}
