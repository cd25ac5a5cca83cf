/// The blocks around a place in a method, as far as they ask for a system.
struct SourceBlocks {
  /// What checks before have let pass.
  var passed: [SourceFacts.Availability] = []
  /// The open blocks, the method's own first; nil where one asks for something else.
  private var open: [SourceFacts.Availability?] = []
  /// What the block that was closed last asked for.
  private var closed: SourceFacts.Availability?

  /// Whether nothing but the system decides whether the place is reached.
  var isCertain: Bool { open.dropFirst().allSatisfy { $0 != nil } }

  /// What the system must be.
  var availability: [SourceFacts.Availability] { passed + open.compactMap(\.self) }

  /// A block begins.
  mutating func open(asking: SourceFacts.Availability?, isElse: Bool) {
    var asking = asking
    if isElse, case .since(let version) = closed { asking = .before(version) }
    open.append(asking)
  }

  /// The innermost block ends.
  mutating func close() { closed = open.popLast() ?? nil }
}
