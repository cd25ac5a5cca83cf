import InsetModel

/// Screens built by hand: a small catalogue, a policy that answers as UIKit does, and the scenarios
/// of the design's own example (iPhone X, iOS 11, a table in a navigation controller).
enum Fixtures {
  static let iPhoneX = Device(
    slug: "iphone-x", name: "iPhone X", identifiers: ["iPhone10,3"], idiom: .phone,
    size: Size(width: 375, height: 812), scale: 3, corner: .notch, earliestOS: OSVersion(11),
    latestOS: OSVersion(16),
    insets: DeviceInsets(
      portrait: Insets(top: 44, left: 0, bottom: 34, right: 0),
      landscape: Insets(top: 0, left: 44, bottom: 21, right: 44)),
    fact: "INS-21", confidence: .printed)

  static let iPhone7 = Device(
    slug: "iphone-7", name: "iPhone 7", identifiers: ["iPhone9,1"], idiom: .phone,
    size: Size(width: 375, height: 667), scale: 2, corner: .homeButton, earliestOS: OSVersion(10),
    latestOS: OSVersion(15),
    insets: DeviceInsets(
      portrait: Insets(top: 20, left: 0, bottom: 0, right: 0), landscape: .zero),
    fact: "INS-20", confidence: .printed)

  static var catalogue: Catalogue {
    var catalogue = Catalogue()
    catalogue.add(devices: [iPhoneX, iPhone7])
    catalogue.add(rows: [
      MeasureRow(
        id: "nav.phone.portrait", measure: .navigationBar, value: .fixed(44),
        when: MeasureCondition(), confidence: .several),
      MeasureRow(
        id: "nav.origin", measure: .navigationBarOrigin,
        value: .safeAreaTop(offset: 0, pixels: 0, atLeast: nil), when: MeasureCondition(),
        confidence: .printed),
      MeasureRow(
        id: "tab.phone", measure: .tabBar, value: .fixed(49), when: MeasureCondition(),
        confidence: .printed),
      MeasureRow(
        id: "prompt.phone", measure: .prompt, value: .unknown(supply: "navigationBar.height"),
        when: MeasureCondition(), confidence: .contested),
    ])
    catalogue.add(facts: [
      "INS-30a": Fact(confidence: .printed, says: "a page's top is the bar's lower edge"),
      "INS-50": Fact(confidence: .printed, says: "a subview's inset is what still overlaps"),
      "INS-60": Fact(confidence: .documented, says: "additionalSafeAreaInsets"),
      "INS-90": Fact(confidence: .documented, says: "adjustedContentInset is a sum"),
      "INS-111": Fact(confidence: .documented, says: "UIKit writes contentInset"),
    ])
    return catalogue
  }

  /// A screen with a table in `FeedViewController` in a navigation controller `main`.
  ///
  /// - Parameter change: what is different from the plain case: the design's (a).
  static func screen(
    on device: Device = iPhoneX, os: OSVersion = OSVersion(11), path: String = "orders.json",
    change: (inout Scenario) -> Void = { _ in }
  ) throws -> Screen {
    var source = SourceMap(path: path)
    source.record(.scenario, at: SourcePosition(line: 1, column: 1))
    source.record(.scenario, key: "os", at: SourcePosition(line: 4, column: 9))
    source.record(.controller(0), at: SourcePosition(line: 6, column: 11))
    source.record(.controller(1), at: SourcePosition(line: 10, column: 7))
    source.record(.view(0), at: SourcePosition(line: 12, column: 17))
    source.record(.view(0), key: "contentInset", at: SourcePosition(line: 15, column: 11))
    var navigation = Controller(kind: .navigation, id: "main")
    navigation.children = [1]
    var page = Controller(kind: .viewController, parent: 0)
    page.className = "FeedViewController"
    page.view = 0
    var table = View(className: "UITableView", id: "feed", controller: 1, layout: .fill)
    table.scroll = ScrollProperties()
    table.table = TableProperties()
    var scenario = Scenario(
      device: .inline(device), os: os, controllers: [navigation, page], views: [table],
      source: source)
    change(&scenario)
    let surroundings = try Resolver.surroundings(of: scenario, catalogue: catalogue)
    return Walk.evaluate(
      scenario, on: surroundings, catalogue: catalogue, policy: StandingPolicy())
  }
}

/// Answers as UIKit's behaviours do, without Lua.
final class StandingPolicy: LayoutPolicy {
  func adjustment(ofScroll index: Int, on screen: Screen) -> Adjustment {
    let view = screen.scrolls[index].view
    if screen.surroundings.os < OSVersion(11) {
      let controller = screen.scenario.views[view].controller
      let guide = screen.controllers[controller].safeArea.points
      return Adjustment(
        behavior: "legacy-automatic", answers: guide.map { .amount($0, from: controller) },
        reasons: EdgeValues(all: .init(facts: ["INS-111"], text: "it is the page's first view")),
        writesContentInset: true)
    }
    let name = screen.scrolls[index].adjustment.behavior
    let vertical = Adjustment.Reason(facts: ["INS-95", "INS-105"], text: "a table always bounces")
    let horizontal = Adjustment.Reason(facts: ["INS-95"], text: "it does not scroll sideways")
    guard name == "automatic" else {
      return Adjustment(
        behavior: name, answers: EdgeValues(all: .leaves),
        reasons: EdgeValues(all: .init(facts: ["INS-94"])))
    }
    return Adjustment(
      behavior: name,
      answers: EdgeValues(
        top: .takesSafeArea, left: .leaves, bottom: .takesSafeArea, right: .leaves),
      reasons: EdgeValues(top: vertical, left: horizontal, bottom: vertical, right: horizontal))
  }

  func slot(
    _ kind: SlotKind, ofSection section: Int, ofScroll scroll: Int, on screen: Screen
  ) -> PlacedSlot {
    PlacedSlot(points: 0, rule: "plain-slot", facts: ["TBL-10"], confidence: .documented)
  }

  func answer(to question: String) -> String { "clamped" }
}
