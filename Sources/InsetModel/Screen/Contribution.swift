/// Who makes a number what it is.
public enum Cause: Sendable, Hashable {
  /// The window: status bar, sensor housing, home indicator.
  case window
  /// A bar, by its index in the screen.
  case bar(Int)
  /// A controller, by its index.
  case controller(Int)
  /// A view, by its index.
  case view(Int)
  /// The keyboard.
  case keyboard
}

/// One summand of a number: how many points, who causes them, by what, and how sure that is.
///
/// The contributions of a number add up to it. There is no "other".
public struct Contribution: Sendable, Hashable {
  /// The edge it is measured on.
  public var edge: Edge
  /// The points, of either sign; NaN where no source gives the number.
  public var points: Double
  /// Who causes it.
  public var cause: Cause
  /// By what it is there.
  public var origin: Origin
  /// The facts behind it, the one that decides first.
  public var facts: [FactID]
  /// How far the number can be trusted.
  public var confidence: Confidence
  /// The property that the points come from, where an app can set it: `additionalSafeAreaInsets`.
  public var property: String?

  /// A summand.
  public init(
    edge: Edge, points: Double, cause: Cause, origin: Origin, facts: [FactID],
    confidence: Confidence, property: String? = nil
  ) {
    self.edge = edge
    self.points = points
    self.cause = cause
    self.origin = origin
    self.facts = facts
    self.confidence = confidence
    self.property = property
  }
}

/// A number that knows its summands: the value, and where its list of contributions ends.
public struct Sum: Sendable, Hashable {
  /// The number, in points; NaN where a summand is unknown.
  public var points: Double
  /// The last contribution in the arena, or -1 for a number without any.
  var last: Int32

  /// Zero, without contributions.
  public static let zero = Sum(points: 0, last: -1)

  /// Whether a summand has no source (DESIGN: undecided).
  public var isUnknown: Bool { points.isNaN }
}

/// Four sums, edge by edge.
public typealias EdgeSums = EdgeValues<Sum>

extension EdgeValues where Value == Sum {
  /// Zero on every edge.
  public static let zero = EdgeSums(all: .zero)

  /// The numbers alone.
  public var points: Insets { map(\.points) }
}

/// All contributions of a screen, as lists that share their beginnings.
///
/// A child's inset is its parent's inset and one more summand, so each list is one new link; a
/// tree of n views costs n links, however deep it is.
public struct SumArena: Sendable {
  private struct Link: Sendable, Hashable {
    var contribution: Contribution
    var previous: Int32
  }

  private var links: [Link] = []

  /// No contributions yet.
  public init() {}

  /// The sum with one more summand; a summand of zero points changes nothing and is left out.
  public mutating func adding(_ contribution: Contribution, to sum: Sum) -> Sum {
    if contribution.points == 0 { return sum }
    links.append(Link(contribution: contribution, previous: sum.last))
    return Sum(
      points: InsetModel.sum(sum.points, contribution.points), last: Int32(links.count - 1))
  }

  /// Both sums in one: the second's summands after the first's.
  public mutating func adding(_ other: Sum, to sum: Sum) -> Sum {
    if other.last < 0 { return sum }
    if sum.last < 0 { return other }
    var result = sum
    for contribution in contributions(of: other) { result = adding(contribution, to: result) }
    return result
  }

  /// For each place of this arena, the place in another one that ends the same list; -2 where none was
  /// found. Two screens that differ in little were summed up in the same order.
  func places(in other: SumArena) -> [Int32] {
    var places: [Int32] = []
    places.reserveCapacity(links.count)
    var next = 0
    for link in links {
      let previous = link.previous < 0 ? -1 : places[Int(link.previous)]
      let wanted = Link(contribution: link.contribution, previous: previous)
      let near = next..<min(next + Self.lookahead, other.links.count)
      if previous > -2, let place = near.first(where: { other.links[$0] == wanted }) {
        places.append(Int32(place))
        next = place + 1
      } else {
        places.append(-2)
      }
    }
    return places
  }

  /// Summands that the other arena may have more.
  private static let lookahead = 12

  /// The summands, in the order in which they were added.
  public func contributions(of sum: Sum) -> [Contribution] {
    var found: [Contribution] = []
    var index = sum.last
    while index >= 0 {
      let link = links[Int(index)]
      found.append(link.contribution)
      index = link.previous
    }
    return found.reversed()
  }
}
