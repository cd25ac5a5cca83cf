import InsetModel

/// Finds the state of printed bars, and the device and system that draw them so.
///
/// It asks the model itself: a screen of controllers without views is evaluated with each candidate,
/// and the placed bars are compared with the printed ones.
struct BarFitter {
  let catalogue: Catalogue
  let screen: FoldedScreen
  /// How many controllers may still be placed. A screen of an app takes some thousands; what is made
  /// of bars alone must not cost its square.
  private var budget = 40_000

  init(catalogue: Catalogue, screen: FoldedScreen) {
    self.catalogue = catalogue
    self.screen = screen
  }

  /// Whether there was more to try than could be.
  var isExhausted: Bool { budget < 0 }

  /// What fits.
  struct Outcome {
    /// The controllers, with the bars in their states.
    var controllers: [Controller]
    /// How many printed bars no state accounts for; they are given their printed place.
    var misfits = 0
  }

  /// The controllers for a device and system; the number of misfits tells how good it is.
  mutating func fit(_ base: Scenario) -> Outcome? {
    var skeleton = base.withoutViews
    // Once at least, however large it is.
    guard var placed = trial(skeleton, isFree: true) else { return nil }
    if let changed = fitCard(skeleton, placed) {
      skeleton = changed
      placed = trial(skeleton) ?? placed
    }
    var misfits = 0
    for printed in screen.bars {
      let own = skeleton.controllers[printed.controller][printed.kind]
      guard let frame = printed.frame, frame.width > 0,
        own?.values.plain(BarProperty.isHidden) != true, !agrees(printed, frame, placed)
      else { continue }
      var isFound = false
      if printed.kind == .navigationBar {
        for state in Self.states(of: printed) {
          if isExhausted { break }
          var tried = skeleton
          tried.controllers[printed.controller].navigationBar = state
          if let result = trial(tried), agrees(printed, frame, result) {
            skeleton = tried
            placed = result
            isFound = true
            break
          }
        }
      }
      if isFound { continue }
      misfits += 1
      var given = own ?? Bar()
      given.values.set(BarProperty.height, to: max(0, frame.height))
      given.values.set(BarProperty.y, to: frame.y)
      skeleton.controllers[printed.controller][printed.kind] = given
      placed = trial(skeleton) ?? placed
    }
    var outcome = Outcome(controllers: skeleton.controllers, misfits: misfits)
    for index in outcome.controllers.indices {
      outcome.controllers[index].view = base.controllers[index].view
    }
    return outcome
  }

  /// A screen, and its bars by controller.
  private typealias Placement = (screen: Screen, bars: [Int: [PlacedBar]])

  /// Evaluates a skeleton, as long as the budget lasts.
  private mutating func trial(_ skeleton: Scenario, isFree: Bool = false) -> Placement? {
    guard isFree || !isExhausted else { return nil }
    // Each evaluation has a cost of its own besides.
    budget -= skeleton.controllers.count + 8
    return evaluate(skeleton).map { ($0, Dictionary(grouping: $0.bars, by: \.controller)) }
  }

  /// The screen without views.
  func evaluate(_ skeleton: Scenario) -> Screen? {
    guard let surroundings = try? Resolver.surroundings(of: skeleton, catalogue: catalogue) else {
      return nil
    }
    return Walk.evaluate(skeleton, on: surroundings, catalogue: catalogue, policy: NoRules())
  }

  /// Whether the placed bar stands where the printed one does.
  private func agrees(_ printed: PrintedBar, _ frame: Rect, _ placement: Placement) -> Bool {
    let bars = placement.bars[printed.controller]
    guard let placed = bars?.first(where: { $0.kind == printed.kind }) else { return false }
    let container = placement.screen.controllers[printed.controller].frame
    return abs(placed.frame.y - container.y - frame.y) < 0.5
      && abs(placed.frame.maxY - container.y - frame.maxY) < 0.5
  }

  /// The states that a navigation bar may be in, those first of which the dump shows parts.
  private static func states(of printed: PrintedBar) -> [Bar] {
    var states: [Bar] = []
    for search in [nil, Bar.Search.attached, .active, .afterCancel] {
      for prompt in [nil, "printed"] as [String?] {
        for large in [nil, Bar.LargeTitle.expanded] {
          var bar = Bar()
          bar.values.set(BarProperty.largeTitle, to: large)
          bar.values.set(BarProperty.searchBar, to: search)
          bar.values.set(BarProperty.prompt, to: prompt)
          states.append(bar)
        }
      }
    }
    func fitness(_ bar: Bar) -> Int {
      ((bar.values.plain(BarProperty.largeTitle) != nil) == printed.hasLargeTitle ? 0 : 1)
        + ((bar.values.plain(BarProperty.searchBar) != nil) == printed.hasSearch ? 0 : 1)
        + ((bar.values.plain(BarProperty.prompt) != nil) == printed.hasPrompt ? 0 : 2)
    }
    return states.enumerated().sorted {
      (fitness($0.element), $0.offset) < (fitness($1.element), $1.offset)
    }.map(\.element)
  }

  /// A sheet's detent, by the card's height.
  private mutating func fitCard(_ skeleton: Scenario, _ placed: Placement) -> Scenario? {
    guard let presentation = skeleton.controllers.first?.presentation,
      presentation.style == .pageSheet, case .height(let height) = presentation.detent
    else { return nil }
    for detent in [Presentation.Detent.large, .medium] {
      var tried = skeleton
      tried.controllers[0].presentation?.detent = detent
      if let result = trial(tried), abs(result.screen.controllers[0].frame.height - height) < 0.5 {
        return tried
      }
    }
    return nil
  }
}

extension Scenario {
  /// The controllers alone: where bars go does not depend on views.
  var withoutViews: Scenario {
    var bare = self
    bare.views = []
    for index in controllers.indices { bare.controllers[index].view = nil }
    return bare
  }
}

/// Rules that leave everything as it is: bars do not depend on them.
private final class NoRules: LayoutPolicy {
  func adjustment(ofScroll index: Int, on screen: Screen) -> Adjustment {
    Adjustment(
      behavior: UIKitBehavior.never.rawValue, answers: EdgeValues(all: .leaves),
      reasons: EdgeValues(all: .init(facts: [])))
  }

  func slot(
    _ kind: SlotKind, ofSection section: Int, ofScroll scroll: Int, on screen: Screen
  ) -> PlacedSlot {
    PlacedSlot(points: 0, rule: nil, facts: [], confidence: .derived)
  }

  func answer(to question: String) -> String { "" }
}
