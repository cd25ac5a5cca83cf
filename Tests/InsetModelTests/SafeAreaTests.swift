import InsetModel
import Testing

/// What no print covers, against the documented facts.
@Suite("Safe areas")
struct SafeAreaTests {
  @Test("a subview has what it overlaps, and never more than its superview (INS-50, INS-51)")
  func geometry() throws {
    var build = Build()
    let page = build.controller(.viewController)
    let root = build.view(of: page)
    let inset = build.view(of: page, in: root, .frame(Rect(x: 10, y: 20, width: 355, height: 782)))
    let beyond = build.view(of: page, in: root, .frame(Rect(x: 0, y: -50, width: 375, height: 900)))
    let inner = build.view(of: page, in: root, .frame(Rect(x: 0, y: 100, width: 375, height: 500)))
    let screen = try build.screen()
    #expect(screen.safe(root) == Insets(44, 0, 34, 0))
    #expect(screen.safe(inset) == Insets(24, 0, 24, 0))
    #expect(screen.safe(beyond) == Insets(44, 0, 34, 0))
    #expect(screen.safe(inner) == .zero)
  }

  @Test("additional insets add, subtract, and stop at 0 unless Q1 says otherwise (INS-60, INS-62)")
  func additional() throws {
    var build = Build()
    let page = build.controller(.viewController) {
      $0.additionalSafeAreaInsets = InsetExpressions(Insets(-11, 5, -100, 0))
    }
    let root = build.view(of: page)
    #expect(try build.screen().safe(root) == Insets(33, 5, 0, 0))
    let negative = try build.screen(policy: TestPolicy(answers: ["Q1": "negative"]))
    #expect(negative.safe(root) == Insets(33, 5, -66, 0))
    #expect(try build.screen(os: OSVersion(10)).safe(root) == Insets(44, 0, 34, 0))
  }

  @Test("additional insets of a container reach its children (INS-61)")
  func inherited() throws {
    var build = Build()
    let container = build.controller(.custom) {
      $0.additionalSafeAreaInsets = InsetExpressions(Insets(0, 0, 80, 0))
    }
    let child = build.controller(.viewController, in: container) {
      $0.layout = .frame(Rect(x: 0, y: 0, width: 375, height: 782))
    }
    let root = build.view(of: child)
    #expect(try build.screen().safe(root) == Insets(44, 0, 84, 0))
  }

  @Test("pages stop at opaque bars, and run under them where they say so (INS-33..35)")
  func opaque() throws {
    func page(_ change: (inout Controller) -> Void) throws -> (Screen, Int) {
      var build = Build()
      let navigation = build.controller(.navigation) {
        var bar = Bar()
        bar.isTranslucent = false
        $0.navigationBar = bar
      }
      let page = build.controller(.viewController, in: navigation, change)
      return (try build.screen(), page)
    }
    let (cut, index) = try page { _ in }
    #expect(cut.controllers[index].frame == Rect(x: 0, y: 88, width: 375, height: 724))
    #expect(cut.controllers[index].safeArea.points == Insets(0, 0, 34, 0))
    let (under, other) = try page { $0.extendedLayoutIncludesOpaqueBars = true }
    #expect(under.controllers[other].safeArea.points == Insets(88, 0, 34, 0))
    let (none, last) = try page {
      $0.extendedLayoutIncludesOpaqueBars = true
      $0.edgesForExtendedLayout = [.bottom]
    }
    #expect(none.controllers[last].frame.y == 88)
  }

  @Test("a scroll view hands on what it did not take (INS-80, INS-81)")
  func offered() throws {
    var build = Build()
    let page = build.controller(.viewController)
    let root = build.view(of: page)
    let never = build.scroll(of: page, in: root, .pins(.fill)) {
      $0.contentInsetAdjustmentBehavior = "never"
    }
    let inNever = build.view(of: page, in: never, .frame(Rect(x: 0, y: 0, width: 375, height: 900)))
    let automatic = build.scroll(of: page, in: root, .pins(.fill))
    let inside = build.view(
      of: page, in: automatic, .frame(Rect(x: 0, y: -44, width: 375, height: 900)))
    let screen = try build.screen()
    #expect(screen.safe(inNever).top == 44)
    #expect(screen.safe(inside) == .zero)
    #expect(try screen.scroll(automatic).adjustedContentInset.points == Insets(44, 0, 34, 0))
  }

  @Test("always takes left and right in landscape, automatic does not (INS-93, INS-101)")
  func landscape() throws {
    var build = Build()
    let page = build.controller(.viewController)
    let root = build.view(of: page)
    let automatic = build.scroll(of: page, in: root, .pins(.fill))
    let always = build.scroll(of: page, in: root, .pins(.fill)) {
      $0.contentInsetAdjustmentBehavior = "always"
    }
    let screen = try build.screen { $0.orientation = .landscape }
    #expect(try screen.scroll(automatic).adjustedContentInset.points == Insets(0, 0, 21, 0))
    #expect(try screen.scroll(always).adjustedContentInset.points == Insets(0, 44, 21, 44))
  }

  @Test("a call's banner is 20 more, without a notch and before iOS 13 (bars/status.inCall)")
  func doubleHeight() throws {
    var build = Build()
    let page = build.controller(.viewController)
    let root = build.view(of: page)
    func top(_ device: Device, _ os: OSVersion) throws -> Double {
      try build.screen(on: device, os: os) { $0.statusBarDoubleHeight = true }.safe(root).top
    }
    #expect(try top(TestCatalogue.home, OSVersion(12)) == 40)
    #expect(try top(TestCatalogue.home, OSVersion(13)) == 20)
    #expect(try top(TestCatalogue.notch, OSVersion(12)) == 44)
  }

  @Test("a window that is not the whole screen has what it reaches of its insets (MST-8)")
  func window() throws {
    var build = Build()
    let page = build.controller(.viewController)
    let root = build.view(of: page)
    let half = try build.screen(on: TestCatalogue.pad) {
      $0.window = WindowShape(
        frame: Rect(x: 0, y: 10, width: 407, height: 1170), safeAreaInsets: nil)
    }
    #expect(half.safe(root) == Insets(22, 0, 25, 0))
    let given = try build.screen(on: TestCatalogue.pad) {
      $0.window = WindowShape(frame: nil, safeAreaInsets: Insets(1, 2, 3, 4))
    }
    #expect(given.safe(root) == Insets(1, 2, 3, 4))
  }

  @Test("collapsed split views show one column; side by side they share the width (OUK-75)")
  func split() throws {
    var build = Build()
    let split = build.controller(.split) {
      $0.splitDisplay = .oneBesideSecondary
      $0.primaryColumnWidth = 300
    }
    let primary = build.controller(.viewController, in: split)
    let secondary = build.controller(.viewController, in: split)
    let phone = try build.screen()
    #expect(!phone.controllers[primary].isInWindow)
    #expect(phone.controllers[secondary].safeArea.points == Insets(44, 0, 34, 0))
    let pad = try build.screen(on: TestCatalogue.pad, os: OSVersion(18))
    #expect(pad.controllers[primary].frame == Rect(x: 0, y: 0, width: 300, height: 1180))
    #expect(pad.controllers[secondary].frame == Rect(x: 300.5, y: 0, width: 519.5, height: 1180))
    let card = try build.screen(on: TestCatalogue.pad, os: OSVersion(26))
    #expect(card.controllers[primary].safeArea.points == Insets(0, 0, 10, 0))
    #expect(card.controllers[secondary].safeArea.points == Insets(32, 310, 25, 0))
    let mirrored = try build.screen(on: TestCatalogue.pad, os: OSVersion(26)) {
      $0.layoutDirection = .rightToLeft
    }
    #expect(mirrored.controllers[secondary].safeArea.points == Insets(32, 0, 25, 310))
    #expect(mirrored.controllers[primary].frame.maxX == 810)
  }

  @Test(
    "a container shows its last, its selected or its first child, and a custom one all (INS-54)")
  func shownChild() throws {
    for (kind, shown) in [
      (Controller.Kind.navigation, [false, false, true]), (.tab, [false, true, false]),
      (.page, [true, false, false]), (.custom, [true, true, true]),
    ] {
      var build = Build()
      let container = build.controller(kind) { $0.selectedIndex = 1 }
      let children = (0..<3).map { _ in build.controller(.viewController, in: container) }
      let screen = try build.screen()
      #expect(children.map { screen.controllers[$0].isInWindow } == shown)
      let single = shown == [true, true, true] ? nil : zip(children, shown).first { $0.1 }?.0
      #expect(screen.scenario.shownChild(of: container) == single)
      build.controllers[container].selectedIndex = 3
      if kind == .tab { #expect(build.scenario().shownChild(of: container) == nil) }
    }
  }

  @Test("a page in no window has no safe area (INS-54)")
  func noWindow() throws {
    var build = Build()
    let tab = build.controller(.tab)
    build.controller(.viewController, in: tab)
    let other = build.controller(.viewController, in: tab)
    let root = build.view(of: other)
    #expect(try build.screen().safe(root) == .zero)
  }

  @Test("an overridden safe area is zero for the view and all below it (F15), from iOS 11 on")
  func overridden() throws {
    var build = Build()
    let page = build.controller(.viewController)
    let root = build.view(of: page) { $0.overridesSafeAreaInsets = true }
    let inner = build.view(of: page, in: root, .frame(Rect(x: 0, y: 0, width: 375, height: 812)))
    let screen = try build.screen()
    #expect(screen.safe(root) == .zero)
    #expect(screen.safe(inner) == .zero)
    #expect(screen.controllers[page].safeArea.points.top == 44)
    // The sum still says where the points went.
    let parts = Array(screen.sums.contributions(of: screen.views[root].safeArea.top))
    #expect(parts.map(\.points) == [44, -44])
    #expect(parts.last?.facts == ["F15"])
    #expect(try build.screen(os: OSVersion(10)).safe(root).top != 0)
  }
}
