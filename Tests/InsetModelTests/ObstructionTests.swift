import InsetModel
import Testing

/// What lies over what, and how far.
@Suite("Obstructions")
struct ObstructionTests {
  @Test("strips, bars and the app's own views, each with its frame, from back to front")
  func all() throws {
    var build = Build()
    let tab = build.controller(.tab)
    let navigation = build.controller(.navigation, in: tab) {
      $0.navigationBar = Bar()
      $0.navigationBar?.appearance = .transparent
    }
    let page = build.controller(.viewController, in: navigation)
    let root = build.view(of: page)
    let header = build.view(of: page, in: root, .frame(Rect(x: 0, y: 88, width: 375, height: 50))) {
      $0.obstructs = true
    }
    let footer = build.view(of: page, in: root, .frame(Rect(x: 0, y: 700, width: 375, height: 29)))
    { $0.obstructs = true }
    build.view(of: page, in: root, .frame(Rect(x: 0, y: 0, width: 375, height: 50))) {
      $0.obstructs = true
      $0.isHidden = true
    }
    let screen = try build.screen()
    let found = screen.obstructions
    #expect(
      found.map(\.kind) == [
        .window(.top), .window(.bottom), .bar(0), .bar(1), .view(header), .view(footer),
      ])
    let bars = [screen.bars[0], screen.bars[1]].map(\.kind)
    #expect(bars == [.tabBar, .navigationBar])
    #expect(found.map(\.edge) == [.top, .bottom, .bottom, .top, .top, .bottom])
    #expect(
      found.map(\.frame) == [
        Rect(x: 0, y: 0, width: 375, height: 44), Rect(x: 0, y: 778, width: 375, height: 34),
        screen.bars[0].frame, Rect(x: 0, y: 44, width: 375, height: 44),
        Rect(x: 0, y: 88, width: 375, height: 50), Rect(x: 0, y: 700, width: 375, height: 29),
      ])
    #expect(found.map(\.isOpaque) == [true, true, true, false, true, true])
    #expect(found.map(\.isOwn) == [false, false, false, false, true, true])
    #expect(screen.systemObstructions == Array(found.prefix(4)))
  }

  @Test(
    "a navigation bar at the top of the window draws up to the window's edge, another one does not")
  func drawn() throws {
    func drawnFrame(
      _ y: Double?, on device: Device = TestCatalogue.notch, os: OSVersion = OSVersion(13),
      _ orientation: Orientation = .portrait
    ) throws -> Rect? {
      var build = Build()
      let navigation = build.controller(.navigation) {
        $0.navigationBar = Bar()
        $0.navigationBar?.y = y
      }
      build.view(of: build.controller(.viewController, in: navigation))
      let screen = try build.screen(on: device, os: os) { $0.orientation = orientation }
      return screen.obstructions.first { $0.kind == .bar(0) }?.drawnFrame
    }
    #expect(try drawnFrame(nil) == Rect(x: 0, y: 0, width: 375, height: 88))
    #expect(try drawnFrame(10) == Rect(x: 0, y: 0, width: 375, height: 54))
    #expect(try drawnFrame(100) == Rect(x: 0, y: 100, width: 375, height: 44))
    // Without an inset above it a bar starts at 24 in landscape on iOS 26, and at 0 before.
    let (now, before) = (OSVersion(26), OSVersion(18))
    #expect(
      try drawnFrame(nil, os: now, .landscape) == Rect(x: 0, y: 0, width: 812, height: 56))
    #expect(
      try drawnFrame(24, os: now, .landscape) == Rect(x: 0, y: 0, width: 812, height: 56))
    #expect(
      try drawnFrame(24, os: before, .landscape) == Rect(x: 0, y: 24, width: 812, height: 32))
    #expect(
      try drawnFrame(24, on: TestCatalogue.home) == Rect(x: 0, y: 24, width: 375, height: 44))
  }

  @Test("messages call a strip by what lies there, a bar by its kind, a view by its id")
  func names() throws {
    func names(
      on device: Device = TestCatalogue.notch, _ change: (inout Scenario) -> Void = { _ in }
    ) throws -> [String] {
      var build = Build()
      let tab = build.controller(.tab)
      let navigation = build.controller(.navigation, in: tab) {
        $0.toolbar = Bar()
        $0.toolbar?.id = "actions"
      }
      let page = build.controller(.viewController, in: navigation)
      let root = build.view(of: page)
      build.view(of: page, in: root, .frame(Rect(x: 0, y: 88, width: 375, height: 50))) {
        $0.id = "miniPlayer"
        $0.obstructs = true
      }
      let screen = try build.screen(on: device, change)
      return screen.obstructions.map(screen.name)
    }
    let bars = ["the tab bar", "the navigation bar", "the toolbar", "\"miniPlayer\""]
    #expect(
      try names() == ["the status bar and sensor housing", "the home indicator"] + bars)
    #expect(
      try names { $0.statusBarHidden = true } == ["the sensor housing", "the home indicator"] + bars
    )
    #expect(
      try names { $0.orientation = .landscape }
        == ["the sensor housing", "the sensor housing", "the home indicator"] + bars)
    #expect(try names(on: TestCatalogue.home) == ["the status bar"] + bars)
  }

  @Test("a bar that is hidden by hand lies over nothing")
  func hidden() throws {
    var build = Build()
    let tab = build.controller(.tab) {
      $0.tabBar = Bar()
      $0.tabBar?.isHidden = true
    }
    build.view(of: build.controller(.viewController, in: tab))
    let screen = try build.screen()
    #expect(screen.bars.count == 1)
    #expect(screen.obstructions.map(\.kind) == [.window(.top), .window(.bottom)])
  }

  @Test("the depth is what both share along the edge's axis, and unknown where a bar's size is")
  func depth() throws {
    var build = Build()
    let page = build.controller(.viewController)
    let root = build.view(of: page)
    build.view(of: page, in: root, .frame(Rect(x: 100, y: 0, width: 100, height: 60))) {
      $0.obstructs = true
    }
    let screen = try build.screen()
    let view = try #require(screen.obstructions.last)
    #expect(view.depth(in: Rect(x: 0, y: 0, width: 375, height: 812)) == 60)
    #expect(view.depth(in: Rect(x: 150, y: 40, width: 10, height: 100)) == 20)
    #expect(view.depth(in: Rect(x: 0, y: 60, width: 375, height: 100)) == nil)
    #expect(view.depth(in: Rect(x: 200, y: 0, width: 100, height: 100)) == nil)
    build.controllers[page].kind = .navigation
    build.controllers[page].view = nil
    build.controllers[page].navigationBar = Bar()
    build.controllers[page].navigationBar?.height = .nan
    let unknown = try #require(try build.screen().obstructions.first { $0.kind == .bar(0) })
    #expect(unknown.depth(in: Rect(x: 0, y: 0, width: 375, height: 812))?.isNaN == true)
  }
}
