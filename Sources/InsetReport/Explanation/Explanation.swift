import InsetModel

/// Why a number of a screen is what it is: the summands that add up to it.
///
/// No other place takes a number apart. `explain` tells of one, `compare` of several side by side, a
/// report of those behind its findings; text and JSON are ways to write it.
struct Explanation {
  /// The number, in points; NaN where a summand is unknown.
  var points: Double
  /// The summands, in the order in which they were added.
  var parts: [Contribution]
  /// Those that a scroll view's behaviour takes in; none in other numbers.
  var taken: [Contribution] = []
  /// The others: of a scroll view its `contentInset`, a refreshing control, the keyboard.
  var own: [Contribution]

  /// The sum of some summands.
  init(_ parts: [Contribution]) {
    points = parts.reduce(0) { $0 + $1.points }
    self.parts = parts
    own = parts
  }

  /// Takes a sum apart.
  init(_ sum: Sum, in screen: Screen) {
    points = sum.points
    parts = screen.sums.contributions(of: sum)
    own = parts
  }

  /// Takes the adjusted content inset of a scroll view apart.
  init(_ edge: Edge, of scroll: PlacedScroll, in screen: Screen) {
    self.init(scroll.adjustedContentInset[edge], in: screen)
    taken = screen.sums.contributions(of: scroll.system[edge])
    // The system's part stands in the sum as one run, in its own order.
    var next = taken[...]
    own = parts.filter { part in
      guard let first = next.first, first.isSame(as: part) else { return true }
      next.removeFirst()
      return false
    }
  }
}

extension Contribution {
  /// Whether both are the same summand; two unknown numbers are.
  func isSame(as other: Contribution) -> Bool {
    if !points.isNaN || !other.points.isNaN { return self == other }
    return (edge, cause, origin, facts) == (other.edge, other.cause, other.origin, other.facts)
  }
}
