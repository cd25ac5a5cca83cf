/// A screen, evaluated: where everything is, and why.
///
/// The arrays run parallel to the scenario's. Frames of controllers and bars are in the window's
/// coordinates, a view's `frame` in its superview's.
public struct Screen: Sendable {
  /// What was evaluated, and on what: behind one reference, so that a screen is cheap to hand on.
  private var input: Input
  /// The contributions behind every sum.
  public var sums = SumArena()
  /// The bars, in the order in which their controllers were placed.
  public var bars: [PlacedBar] = []
  /// One for each controller of the scenario.
  public var controllers: [PlacedController]
  /// One for each view of the scenario.
  public var views: [PlacedView]
  /// One for each scroll view; `PlacedView.scroll` is the index.
  public var scrolls: [PlacedScroll] = []
  /// Numbers that no source gives.
  public var unknowns: [Unknown] = []
  /// The open questions that were asked on the way, with the answers taken.
  public var questions: [AskedQuestion] = []

  private final class Input: Sendable {
    let scenario: Scenario
    let surroundings: Surroundings

    init(scenario: Scenario, surroundings: Surroundings) {
      self.scenario = scenario
      self.surroundings = surroundings
    }
  }

  init(
    scenario: Scenario, surroundings: Surroundings, controllers: [PlacedController],
    views: [PlacedView]
  ) {
    input = Input(scenario: scenario, surroundings: surroundings)
    self.controllers = controllers
    self.views = views
  }

  /// What was evaluated.
  public var scenario: Scenario {
    _read { yield input.scenario }
    set { input = Input(scenario: newValue, surroundings: input.surroundings) }
  }
  /// On what.
  public var surroundings: Surroundings { _read { yield input.surroundings } }
}

extension Screen {
  /// The bars that stand over a controller's view, outermost first, by index.
  ///
  /// Found when asked for: a list for each of thousands of nested containers would hold the bars of
  /// all around it.
  public func bars(over controller: Int) -> [Int] {
    var ranges: [Range<Int>] = []
    var current = scenario.controllers[controller].parent
    while let holder = current {
      if scenario.controllers[holder].kind.handsBarsOn, !controllers[holder].ownBars.isEmpty {
        ranges.append(controllers[holder].ownBars)
      }
      current = scenario.controllers[holder].parent
    }
    return ranges.reversed().flatMap { $0 }
  }
}

/// A number that no source gives.
public struct Unknown: Sendable, Hashable {
  /// What is unknown: `the tab bar's height`.
  public var what: String
  /// The fact or row that says so.
  public var fact: FactID
  /// The scenario key that would supply it.
  public var supply: String
  /// Where that key would go.
  public var node: Node
  /// Why a property's value is unknown; nil where no source gives a number of UIKit's.
  public var reason: UnknownReason?
}

/// An open question that evaluation met.
public struct AskedQuestion: Sendable, Hashable {
  /// The question's id.
  public var id: String
  /// The answer taken.
  public var answer: String
  /// Whether the user chose it.
  public var isChosen: Bool

  /// A question met, and the answer taken.
  public init(id: String, answer: String, isChosen: Bool) {
    self.id = id
    self.answer = answer
    self.isChosen = isChosen
  }
}

/// A bar, placed.
public struct PlacedBar: Sendable, Hashable {
  /// Which bar.
  public var kind: Bar.Kind
  /// Its controller, by index.
  public var controller: Int
  /// What the scenario says of it.
  public var bar: Bar
  /// Its frame in the window.
  public var frame: Rect
  /// The edge of the controller's view that it covers.
  public var edge: Edge
  /// How far its frame reaches into its controller's view from that edge: known where the view's place
  /// in the window is not.
  public var depth: Double
  /// How far it pushes content in from that edge, where its frame does not say.
  public var reach: Double?
  /// The rows and facts its size came from.
  public var facts: [FactID]
  /// How sure its size is.
  public var confidence: Confidence
  /// Whether it is drawn: a tab bar that is hidden by hand keeps its place (INS-41). Nil where that
  /// is unknown.
  public var isShown: Bool?
  /// Whether its background reaches up to the window's top edge, as a navigation bar's does at the
  /// top of the window. Nil where that is unknown.
  public var reachesTop: Bool? = false

  /// Whether content under it cannot be seen or touched; nil where that is unknown.
  public var obstructs: Bool? {
    let isDrawn = bar.values[BarProperty.appearance].value.map { $0 != .transparent }
    if isShown == false || isDrawn == false { return false }
    return isShown.flatMap { _ in isDrawn }
  }
}

/// A controller, placed.
public struct PlacedController: Sendable, Hashable {
  /// Its root view's frame in the window.
  public var frame: Rect = .zero
  /// Its root view's safe-area insets; the layout guides' lengths before iOS 11.
  public var safeArea: EdgeSums = .zero
  /// The part of them that does not come from the controller's own addition.
  public var inherited: EdgeSums = .zero
  /// What it stands in.
  public var inside: Enclosure = .window
  /// Whether its view is in a window.
  public var isInWindow = true
  /// Whether it is a column of a split view that does not fill it.
  public var isColumn = false
  /// The bars that it shows itself, by index.
  public var ownBars = 0..<0
  /// Whether a tab bar controller holds it, directly or further out.
  public var isInTab = false
  /// Whether its view ends at a bar instead of running under it, edge by edge.
  public var isCut: EdgeSet = []
  /// The scroll view that bars and automatic adjustment take as its content, by view index (INS-102).
  public var contentScrollView: Int?

  /// Not placed yet.
  public init() {}
}

/// A view, placed.
public struct PlacedView: Sendable, Hashable {
  /// Its frame in its superview's coordinates.
  public var frame: Rect = .zero
  /// Its frame in the window's coordinates, at rest.
  public var windowFrame: Rect = .zero
  /// `bounds.origin`: the content offset of a scroll view, else zero (INS-4).
  public var boundsOrigin: Point = .zero
  /// Its safe-area insets.
  public var safeArea: EdgeSums = .zero
  /// What it offers its subviews: the same, less what a scroll view took in (INS-80, INS-81).
  public var offered: EdgeSums = .zero
  /// Whether it is in a window (INS-54).
  public var isInWindow = true
  /// Its place in `Screen.scrolls`, where it is a scroll view.
  public var scroll: Int?
  /// Whether it, or a superview, is hidden; nil where that is unknown.
  public var isHidden: Bool? = false

  /// Not placed yet.
  public init() {}
}
