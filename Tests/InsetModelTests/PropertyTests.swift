import InsetModel
import Testing

/// What holds for every screen, over random ones.
@Suite("Properties of every screen")
struct PropertyTests {
  private static func screen(_ seed: Int) throws -> Screen {
    var random = RandomScreen(seed: seed)
    return try screen(of: random.scenario())
  }

  private static func screen(of scenario: Scenario) throws -> Screen {
    Walk.evaluate(
      scenario,
      on: try Resolver.surroundings(of: scenario, catalogue: TestCatalogue.standard),
      catalogue: TestCatalogue.standard, policy: TestPolicy())
  }

  @Test("contributions add up to their number", arguments: 0..<400)
  func sums(_ seed: Int) throws {
    let screen = try Self.screen(seed)
    func check(_ sums: EdgeSums, _ what: String) {
      for edge in Edge.allCases {
        let parts = screen.sums.contributions(of: sums[edge])
        let total = parts.reduce(0) { $0 + $1.points }
        #expect(
          abs(total - sums[edge].points) < 1e-6 || total.isNaN && sums[edge].points.isNaN, "\(what)"
        )
        #expect(
          parts.allSatisfy { $0.edge == edge && !$0.facts.isEmpty && $0.points != 0 }, "\(what)")
      }
    }
    for controller in screen.controllers { check(controller.safeArea, "controller") }
    for view in screen.views {
      check(view.safeArea, "view")
      check(view.offered, "offered")
    }
    for scroll in screen.scrolls {
      check(scroll.contentInset, "contentInset")
      check(scroll.adjustedContentInset, "adjustedContentInset")
      check(scroll.indicatorInsets, "indicatorInsets")
    }
  }

  @Test("no view's safe area is larger than its superview's, or negative", arguments: 0..<400)
  func bounded(_ seed: Int) throws {
    let screen = try Self.screen(seed)
    for (index, view) in screen.scenario.views.enumerated() {
      for edge in Edge.allCases {
        let points = screen.safe(index)[edge]
        #expect(!(points < 0))
        guard let superview = view.superview else { continue }
        #expect(!(points > screen.safe(superview)[edge] + 1e-9))
        #expect(!(points > screen.views[superview].offered[edge].points + 1e-9))
      }
    }
  }

  @Test("an adjusted inset is the app's, and 0 or the safe area (from iOS 11)", arguments: 0..<400)
  func adjusted(_ seed: Int) throws {
    let screen = try Self.screen(seed)
    guard screen.surroundings.os >= OSVersion(11), screen.scenario.keyboard == nil else { return }
    for scroll in screen.scrolls {
      for edge in Edge.allCases where edge != .top {
        let system = scroll.adjustedContentInset[edge].points - scroll.contentInset[edge].points
        let safe = screen.safe(scroll.view)[edge]
        #expect(abs(system) < 1e-6 || abs(system - safe) < 1e-6 || safe.isNaN)
      }
    }
  }

  @Test(
    "where a number of the scenario is unknown, every other number is what it was, or unknown",
    arguments: 0..<Sample.count(15, nightly: 400))
  func unknown(_ seed: Int) throws {
    var random = RandomScreen(seed: seed)
    let scenario = random.scenario()
    let before = try Self.screen(of: scenario).numbers
    let known = Dictionary(before.map { ($0.name, $0.points) }) { first, _ in first }
    for (name, make) in scenario.unknowns {
      var changed = scenario
      make(&changed)
      for (number, points) in try Self.screen(of: changed).numbers {
        // An obstruction that may be there or not has no number to compare.
        guard let old = known[number], !old.isNaN, !points.isNaN else { continue }
        #expect(abs(points - old) < 0.01, "without \(name), \(number) is \(points), not \(old)")
      }
    }
  }

  @Test("another device in the catalogue changes nothing", arguments: 0..<100)
  func otherDevices(_ seed: Int) throws {
    var random = RandomScreen(seed: seed)
    let scenario = random.scenario()
    var larger = TestCatalogue.standard
    var made = TestCatalogue.notch
    made.slug = "made-up"
    made.insets.portrait = Insets(99, 0, 99, 0)
    larger.add(devices: [made])
    let surroundings = try Resolver.surroundings(of: scenario, catalogue: larger)
    let screen = Walk.evaluate(
      scenario, on: surroundings, catalogue: larger, policy: TestPolicy())
    let before = try Self.screen(seed)
    for index in screen.views.indices { #expect(same(screen.safe(index), before.safe(index))) }
  }

  @Test("an iPad's insets are the same in both orientations (OUK-146)", arguments: 0..<50)
  func orientations(_ seed: Int) throws {
    var build = Build()
    var random = RandomScreen(seed: seed)
    let navigation = build.controller(random.once(in: 2) ? .navigation : .custom)
    let page = build.controller(.viewController, in: navigation)
    let root = build.view(of: page)
    let scroll = build.scroll(of: page, in: root, .pins(.fill))
    let portrait = try build.screen(on: TestCatalogue.pad, os: OSVersion(26))
    let landscape = try build.screen(on: TestCatalogue.pad, os: OSVersion(26)) {
      $0.orientation = .landscape
    }
    #expect(portrait.safe(root) == landscape.safe(root))
    #expect(
      try portrait.scroll(scroll).adjustedContentInset.points
        == landscape.scroll(scroll).adjustedContentInset.points)
  }

  private func same(_ a: Insets, _ b: Insets) -> Bool {
    Edge.allCases.allSatisfy { a[$0] == b[$0] || a[$0].isNaN && b[$0].isNaN }
  }
}
