import InsetModel

/// A small policy for tests of the walk alone: the rules proper are Lua and live in Rules/.
///
/// It knows the iOS 11 behaviours as far as the tests need them, the layout guides of iOS 7 to 10, and
/// a header of 28 where there is a title.
final class TestPolicy: LayoutPolicy {
  /// Answers that differ from a question's first option.
  var answers: [String: String]

  init(answers: [String: String] = [:]) { self.answers = answers }

  func answer(to question: String) -> String {
    answers[question] ?? ["Q1": "clamped", "OUK-59": "by-idiom", "INS-105": "bounces"][question]
      ?? ""
  }

  func adjustment(ofScroll index: Int, on screen: Screen) -> Adjustment {
    let scroll = screen.scrolls[index]
    var adjustment = Adjustment(
      behavior: scroll.adjustment.behavior, answers: EdgeValues(all: .leaves),
      reasons: EdgeValues(all: .init(facts: ["INS-95"])))
    if screen.surroundings.os < OSVersion(11) {
      adjustment.behavior = "legacy-automatic"
      adjustment.writesContentInset = true
      guard let owner = scroll.owner, isInNavigation(owner, screen) else { return adjustment }
      let guides = screen.controllers[owner].safeArea.points
      for edge in Axis.vertical.edges {
        adjustment.answers[edge] = .amount(guides[edge], from: owner)
      }
      return adjustment
    }
    for axis in Axis.allCases {
      let takes: Bool?
      switch scroll.adjustment.behavior {
      case "never": takes = false
      case "always": takes = true
      case "scrollableAxes": takes = scrolls(scroll, axis, screen)
      default:
        let isCovered =
          axis == .vertical && scroll.owner.map { isInNavigation($0, screen) } == true
        takes = isCovered ? true : scrolls(scroll, axis, screen)
      }
      for edge in axis.edges where takes != false {
        adjustment.answers[edge] = takes == nil ? .open(takesIfScrolling: true) : .takesSafeArea
      }
    }
    return adjustment
  }

  func slot(
    _ kind: SlotKind, ofSection section: Int, ofScroll scroll: Int, on screen: Screen
  ) -> PlacedSlot {
    let table = screen.scenario.views[screen.scrolls[scroll].view].table
    let hasTitle = table?.sections?[section].header.title != nil
    return PlacedSlot(
      points: kind == .header && hasTitle ? 28 : 0, rule: "test", facts: ["TBL-33"],
      confidence: .several)
  }

  private func isInNavigation(_ controller: Int, _ screen: Screen) -> Bool {
    screen.scenario.controllers[controller].parent.map {
      screen.scenario.controllers[$0].kind == .navigation
    } ?? false
  }

  /// Whether the content is larger than the view; nil where the size of one is not known.
  private func scrolls(_ scroll: PlacedScroll, _ axis: Axis, _ screen: Screen) -> Bool? {
    let bounces =
      axis == .vertical
      ? scroll.alwaysBounceVertical : scroll.alwaysBounceHorizontal
    guard let bounces else { return nil }
    if bounces { return true }
    let size = screen.views[scroll.view].frame.size[axis]
    guard scroll.isContentSizeKnown, !size.isNaN else { return nil }
    return scroll.contentSize[axis] > size
  }
}

/// A few devices, bars and classes for tests of the walk; the numbers are those of Rules/platform.
enum TestCatalogue {
  static let notch = Device(
    slug: "notch", name: "A phone with a notch", identifiers: [], idiom: .phone,
    size: Size(width: 375, height: 812), scale: 3, corner: .notch, earliestOS: OSVersion(7),
    latestOS: nil,
    insets: DeviceInsets(
      portrait: Insets(top: 44, left: 0, bottom: 34, right: 0),
      portraitStatusBarHidden: Insets(top: 44, left: 0, bottom: 34, right: 0),
      landscape: Insets(top: 0, left: 44, bottom: 21, right: 44)), fact: "INS-21",
    confidence: .several)

  static let home = Device(
    slug: "home", name: "A phone with a home button", identifiers: [], idiom: .phone,
    size: Size(width: 375, height: 667), scale: 2, corner: .homeButton, earliestOS: OSVersion(7),
    latestOS: nil,
    insets: DeviceInsets(
      portrait: Insets(top: 20, left: 0, bottom: 0, right: 0), portraitStatusBarHidden: .zero,
      landscape: .zero), fact: "INS-20", confidence: .documented)

  static let pad = Device(
    slug: "pad", name: "An iPad", identifiers: [], idiom: .pad,
    size: Size(width: 820, height: 1180), scale: 2, corner: .padRounded, earliestOS: OSVersion(13),
    latestOS: nil,
    insets: DeviceInsets(
      portrait: Insets(top: 32, left: 0, bottom: 25, right: 0),
      portraitStatusBarHidden: Insets(top: 0, left: 0, bottom: 25, right: 0),
      landscape: Insets(top: 32, left: 0, bottom: 25, right: 0)), fact: "OUK-3",
    confidence: .printed)

  static let standard: Catalogue = {
    var catalogue = Catalogue()
    catalogue.add(devices: [notch, home, pad])
    func row(
      _ id: String, _ measure: Measure, _ value: MeasureValue,
      _ when: (inout MeasureCondition) -> Void = { _ in }
    ) -> MeasureRow {
      var condition = MeasureCondition()
      when(&condition)
      return MeasureRow(
        id: id, measure: measure, value: value, when: condition, confidence: .several)
    }
    let origin = MeasureValue.safeAreaTop(offset: 0, pixels: 0, atLeast: nil)
    let left = row("left", .splitPrimaryLeft, .fixed(10))
    catalogue.add(rows: [
      row("nav.landscape", .navigationBar, .fixed(32)) { $0.verticalSizeClass = .compact },
      row("nav", .navigationBar, .fixed(44)),
      row("navY.26.landscape", .navigationBarOrigin, .fixed(24)) {
        $0.os = OSRange(first: 26, last: nil)
        $0.verticalSizeClass = .compact
      },
      row("navY", .navigationBarOrigin, origin),
      row("large", .largeTitle, .fixed(52)), row("toolbar", .toolbar, .fixed(44)),
      row("tab", .tabBar, .fixed(49)), row("refresh", .refreshControl, .fixed(60)),
      row("row", .tableRow, .fixed(44)), row("keyboard", .keyboard, .fixed(260)),
      row("sheet", .sheetTop, .safeAreaTop(offset: 10, pixels: 0, atLeast: nil)),
      row("sheetBar", .sheetNavigationBar, .fixed(56)),
      row("width", .splitPrimaryWidth, .fixed(320)),
      left, row("bottom", .splitPrimaryBottom, .fixed(15)),
      row("separator", .splitSeparator, .fixed(0.5)),
    ])
    var scroll = ViewClass(name: "UIScrollView", inherits: nil, kind: .scroll)
    scroll.fact = "INS-92"
    var table = ViewClass(name: "UITableView", inherits: "UIScrollView", kind: .table)
    table.alwaysBounceVertical = true
    table.fact = "INS-105"
    catalogue.add(classes: [scroll, table])
    return catalogue
  }()
}
