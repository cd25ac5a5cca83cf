/// One pass from the window down that measures a whole screen.
///
/// Controllers and their bars are placed first, parents before children; then each controller's
/// views: frame, safe area, and at a scroll view the content size, the behaviour's answer and what
/// is left for its subviews. No step changes an earlier one, nothing recurses, and the cost grows
/// with the number of views alone.
public struct Walk {
  /// The screen, as far as it is built.
  var screen: Screen
  /// The numbers.
  let catalogue: Catalogue
  /// The rules.
  let policy: any LayoutPolicy
  /// The views of each controller, superviews first.
  let viewsOfController: [[Int]]
  /// The controller whose content scroll view a view is, where it is one's (INS-102).
  let owners: [Int?]
  /// What folded away above a scroll view whose offset the app assigned, by view.
  var folded: [Int: Double] = [:]

  /// Evaluates `scenario` on `surroundings`.
  public static func evaluate(
    _ scenario: Scenario, on surroundings: Surroundings, catalogue: Catalogue,
    policy: any LayoutPolicy
  ) -> Screen {
    var walk = Walk(
      scenario: scenario, surroundings: surroundings, catalogue: catalogue, policy: policy)
    walk.run()
    return walk.screen
  }

  private init(
    scenario: Scenario, surroundings: Surroundings, catalogue: Catalogue,
    policy: any LayoutPolicy
  ) {
    var ofController = Array(repeating: [Int](), count: scenario.controllers.count)
    for (index, view) in scenario.views.enumerated() {
      ofController[view.controller].append(index)
    }
    viewsOfController = ofController
    let content = ContentScrollViews(scenario: scenario)
    owners = content.owners
    var controllers = Array(repeating: PlacedController(), count: scenario.controllers.count)
    for index in controllers.indices {
      controllers[index].contentScrollView = content.scrollViews[index]
    }
    self.catalogue = catalogue
    self.policy = policy
    screen = Screen(
      scenario: scenario,
      surroundings: scenario.window?.safeAreaInsets != nil
        ? surroundings : Self.settled(surroundings, catalogue: catalogue, policy: policy),
      controllers: controllers,
      views: Array(repeating: PlacedView(), count: scenario.views.count))
  }

  /// The surroundings with what sources disagree about decided. Source: Q17.
  private static func settled(
    _ surroundings: Surroundings, catalogue: Catalogue, policy: any LayoutPolicy
  ) -> Surroundings {
    let place = MeasurePlace()
    guard surroundings.window.y == 0,
      let row = catalogue.row(.windowTop, where: { surroundings.matches($0, at: place) }),
      case .fixed(let points) = Self.chosen(of: row, catalogue: catalogue, policy: policy),
      points != surroundings.windowSafeArea.top
    else { return surroundings }
    var settled = surroundings
    settled.windowSafeArea.top = points
    return settled
  }

  private mutating func run() {
    for controller in screen.scenario.controllers.indices {
      placeController(controller)
      placeBars(of: controller)
      for view in viewsOfController[controller] { placeView(view) }
    }
    measureWishes()
  }

  /// The number that the catalogue gives for `measure`, NaN and a note where it gives none.
  mutating func measure(
    _ measure: Measure, _ what: String, at place: MeasurePlace, node: Node, supply: String
  ) -> (points: Double, row: MeasureRow?) {
    let (points, row) = number(measure, at: place)
    if let points { return (points, row) }
    let fact = row?.question ?? row?.citation ?? "bars/\(measure.rawValue)"
    return (unknown(what, fact: fact, supply: supply, node: node), row)
  }

  /// The number that the catalogue gives for `measure`, in points, nil where it gives none; and the row
  /// that says so.
  func number(_ measure: Measure, at place: MeasurePlace) -> (points: Double?, row: MeasureRow?) {
    let row = catalogue.row(measure) { [surroundings = screen.surroundings] in
      surroundings.matches($0, at: place)
    }
    switch row.map({ Self.chosen(of: $0, catalogue: catalogue, policy: policy) }) {
    case .fixed(let points): return (points, row)
    case .safeAreaTop(let offset, let pixels, let atLeast):
      let y = place.safeAreaTop + offset + pixels * screen.surroundings.pixel
      return (larger(atLeast ?? -.infinity, y), row)
    case .unknown, nil: return (nil, row)
    }
  }

  /// A length at rest that no source gives, noted with the key that would supply it.
  mutating func unknown(
    _ what: String, fact: FactID, supply: String, node: Node
  ) -> Double {
    screen.unknowns.append(Unknown(what: what, fact: fact, supply: supply, node: node))
    return Length.unknown(UnknownReasons(index: screen.unknowns.count - 1)).atRest
  }

  /// A row's number, or the other one that the answer to its question names.
  private static func chosen(
    of row: MeasureRow, catalogue: Catalogue, policy: any LayoutPolicy
  ) -> MeasureValue {
    guard row.confidence == .contested, !row.others.isEmpty, case .fixed = row.value,
      let question = catalogue.question(row.question ?? row.contestedID)
    else { return row.value }
    let answer = policy.answer(to: question.id)
    guard let place = question.options.firstIndex(of: answer), place > 0,
      row.others.indices.contains(place - 1)
    else { return row.value }
    return .fixed(row.others[place - 1])
  }

  /// How far a fact can be trusted.
  func confidence(_ fact: FactID) -> Confidence { catalogue.confidence(of: fact) }

  /// A summand; its confidence is the first fact's where none is given.
  func contribution(
    _ edge: Edge, _ points: Double, by cause: Cause, origin: Contribution.Origin, facts: [FactID],
    confidence: Confidence? = nil, property: String? = nil
  ) -> Contribution {
    Contribution(
      edge: edge, points: points, cause: cause, origin: origin, facts: facts,
      confidence: confidence ?? facts.first.map(self.confidence) ?? .contested,
      property: property)
  }
}
