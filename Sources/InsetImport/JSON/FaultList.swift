import InsetModel

/// The faults of one input in the order of its text: the first ones in full, the rest as a number.
struct FaultList {
  /// How many faults are kept in full.
  static let limit = 50

  /// The faults that come first in the text, at most `limit`.
  private(set) var kept: [Fault] = []
  /// How many faults follow the kept ones.
  private(set) var omitted = 0
  /// Where the first of those stands, in bytes.
  private(set) var firstOmitted = 0

  /// Whether there is no fault.
  var isEmpty: Bool { kept.isEmpty }

  /// Whether a fault at `offset` would be kept in full.
  func keeps(_ offset: Int) -> Bool {
    kept.count < Self.limit || kept.last.map { offset < $0.offset } ?? true
  }

  /// Adds a fault at `offset`; `fault` is not called where it would only be counted.
  mutating func add(at offset: Int, _ fault: () -> Fault) {
    guard keeps(offset) else { return omit(at: offset) }
    let place = kept.lastIndex { $0.offset <= offset }.map { $0 + 1 } ?? 0
    kept.insert(fault(), at: place)
    if kept.count > Self.limit { omit(at: kept.removeLast().offset) }
  }

  private mutating func omit(at offset: Int) {
    firstOmitted = omitted == 0 ? offset : min(firstOmitted, offset)
    omitted += 1
  }
}
