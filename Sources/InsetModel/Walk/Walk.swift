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
    let content = ContentScrollViews(scenario: scenario, catalogue: catalogue)
    owners = content.owners
    var controllers = Array(repeating: PlacedController(), count: scenario.controllers.count)
    for index in controllers.indices {
      controllers[index].contentScrollView = content.scrollViews[index]
    }
    screen = Screen(
      scenario: scenario, surroundings: surroundings, controllers: controllers,
      views: Array(repeating: PlacedView(), count: scenario.views.count))
    self.catalogue = catalogue
    self.policy = policy
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
    let surroundings = screen.surroundings
    let row = catalogue.row(measure) { surroundings.matches($0, at: place) }
    switch row?.value {
    case .fixed(let points): return (points, row)
    case .safeAreaTop(let offset, let pixels, let atLeast):
      let y = place.safeAreaTop + offset + pixels * surroundings.pixel
      return (max(atLeast ?? -.infinity, y), row)
    case .unknown, nil:
      screen.unknowns.append(
        Unknown(
          what: what, fact: row?.question ?? row?.citation ?? "bars/\(measure.rawValue)",
          supply: supply, node: node))
      return (.nan, row)
    }
  }

  /// How far a fact can be trusted.
  func confidence(_ fact: FactID) -> Confidence { catalogue.confidence(of: fact) }

  /// A summand from the model's own step `rule`.
  func contribution(
    _ edge: Edge, _ points: Double, by cause: Cause, rule: String, facts: [FactID],
    confidence: Confidence? = nil, property: String? = nil
  ) -> Contribution {
    Contribution(
      edge: edge, points: points, cause: cause, rule: rule, facts: facts,
      confidence: confidence ?? facts.first.map(self.confidence) ?? .contested,
      property: property)
  }
}
