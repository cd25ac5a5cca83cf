extension Trial {
  /// Whether `a` is the better fix: what holds on the screen's own device, holds on most cells, breaks
  /// nothing there and raises no notes comes first, then the less intrusive one.
  public static func isBetter(_ a: Trial, _ b: Trial) -> Bool {
    let left = a.rank
    let right = b.rank
    return left.lexicographicallyPrecedes(right) || (left == right && a.fix < b.fix)
  }

  /// Numbers to compare one by one; smaller is better. Where no matrix was tried, the own device stands
  /// for it.
  private var rank: [Double] {
    let tried = matrix.flatMap { $0.total > 0 ? $0 : nil }
    let failing = tried.map { $0.total - $0.holds - $0.undecided } ?? 0
    let broken =
      tried?.breaks.map(\.count).reduce(0, +) ?? added.count { $0.level > .note }
    let all = tried?.added.map(\.count).reduce(0, +) ?? added.count
    return [
      problem == nil ? 0 : 1, holds ? 0 : 1, Double(failing), Double(broken), accepts ? 1 : 0,
      Double(all - broken), tried == nil ? abs(residual ?? 0) : 0, Double(edit.intrusiveness),
      Double(sideEffects.count),
    ]
  }
}

extension Edit {
  /// How much an edit asks of the app; smaller is less.
  ///
  /// Taking away what the app has set asks nothing new of it. A switch of the view itself comes before
  /// code that has to run again and again, a controller's property (which moves everything in it) after
  /// that, a container's or bar's last: each property's row says what it costs.
  public var intrusiveness: Int {
    steps.map { step in
      switch step.change {
      case .set(let id, _), .setBar(_, let id, _), .addInsets(let id, _), .implement(let id, _),
        .implementWhereUntitled(let id, _):
        id.row.cost ?? Self.mostIntrusive
      case .setInsets(_, let values) where values.isTakenAway: 0
      case .setInsets(let id, let values):
        // Code of a view that has to run again and again; of a controller UIKit calls it.
        (id.row.cost ?? Self.mostIntrusive) + (id.owner == .scroll && values.isFollowing ? 1 : 0)
      case .pin: 4
      case .insertFirstSubview, .behaviorOfAll: 6
      }
    }.reduce(0, +)
  }

  private static let mostIntrusive = 8
}

extension EdgeValues where Value == InsetExpression? {
  /// Whether every inset that is set is 0.
  fileprivate var isTakenAway: Bool {
    Edge.allCases.allSatisfy { self[$0] == nil || self[$0] == .zero }
  }

  /// Whether any of them follows the safe area or a layout guide.
  fileprivate var isFollowing: Bool {
    Edge.allCases.contains { (self[$0]?.factor ?? 0) != 0 }
  }
}
