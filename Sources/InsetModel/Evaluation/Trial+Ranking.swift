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
  /// that, a container's or bar's last.
  public var intrusiveness: Int {
    steps.map { step in
      switch (step.node, step.change) {
      // A class of its own, and everything below it is moved.
      case (.view, .flag(.overridesSafeAreaInsets, _)): 8
      case (.view, .behavior), (.view, .flag), (.view, .tableNumber): 1
      case (.view, .implement), (.view, .implementWhereUntitled), (.view, .contentOffsetAtRest): 2
      case (_, .setInsets(_, let values)) where values.isTakenAway: 0
      case (.view, .setInsets(_, let values)):
        Edge.allCases.contains { (values[$0]?.factor ?? 0) != 0 } ? 3 : 2
      case (.view, .addInsets): 2
      case (.view, .pin): 4
      case (.controller, .flag): 4
      case (.controller, .setInsets), (.controller, .addInsets): 5
      case (.controller, .edgesForExtendedLayout): 5
      case (.controller, .barIsTranslucent): 6
      default: 6
      }
    }.reduce(0, +)
  }
}

extension EdgeValues where Value == InsetExpression? {
  /// Whether every inset that is set is 0.
  fileprivate var isTakenAway: Bool {
    Edge.allCases.allSatisfy { self[$0] == nil || self[$0] == .zero }
  }
}
