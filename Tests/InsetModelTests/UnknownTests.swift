import InsetModel
import Testing

/// Numbers that no source gives never turn into known ones.
@Suite("Unknown numbers")
struct UnknownTests {
  /// A page in a tab bar controller on iOS 26, whose minimised bar has no known height (Q9).
  private func page(_ build: inout Build) -> (page: Int, root: Int) {
    let tab = build.controller(.tab) {
      $0.tabBar = Bar()
      $0.tabBar?.isMinimized = true
    }
    let page = build.controller(.viewController, in: tab)
    return (page, build.view(of: page))
  }

  private static var insideSafeArea: ViewLayout {
    var pins = Pins()
    for edge in Edge.allCases { pins.edges[edge] = Pins.Pin(target: .safeArea, edge: edge) }
    return .pins(pins)
  }

  @Test("a view that ends above a bar of unknown height is of unknown height, not 0 high (Q9)")
  func pinnedAbove() throws {
    var build = Build()
    let (page, root) = page(&build)
    let list = build.view(of: page, in: root, Self.insideSafeArea)
    var above = Pins()
    above.edges.bottom = Pins.Pin(target: .safeArea, edge: .bottom, constant: 8)
    above.height = 44
    let button = build.view(of: page, in: root, .pins(above))
    let screen = try build.screen(os: OSVersion(26))
    #expect(screen.views[list].frame.y == 44)
    #expect(screen.views[list].frame.height.isNaN)
    #expect(screen.views[button].frame.y.isNaN)
    #expect(screen.views[button].frame.height == 44)
  }

  @Test("of a safe area of 0 nothing is taken, wherever the edge lies (INS-51)")
  func nothingTaken() throws {
    var build = Build()
    let (page, root) = page(&build)
    let view = build.view(of: page, in: root, .frame(Rect(x: .nan, y: 0, width: 10, height: 10)))
    #expect(try build.screen(os: OSVersion(26)).safe(view).left == 0)
  }

  @Test("whether rows overflow a table of unknown height is not known (OUK-95)")
  func overflow() throws {
    func overflows(rows: Int, isBarKnown: Bool) throws -> Bool? {
      var build = Build()
      let (page, root) = page(&build)
      build.controllers[0].tabBar?.isMinimized = !isBarKnown
      let layout = Self.insideSafeArea
      let table = build.scroll(of: page, in: root, layout, className: "UITableView") {
        $0.contentSize = nil
      }
      build.views[table].table = TableProperties()
      build.views[table].table?.sections = [TableSection(rows: Array(repeating: 44, count: rows))]
      return try build.screen(os: OSVersion(26)).scroll(table).overflows
    }
    #expect(try overflows(rows: 30, isBarKnown: false) == nil)
    #expect(try overflows(rows: 30, isBarKnown: true) == true)
    #expect(try overflows(rows: 3, isBarKnown: true) == false)
  }

  @Test("how far something of unknown width covers a view is not known, what lies apart does not")
  func depth() throws {
    func depth(_ bar: Rect, in rect: Rect) throws -> Double? {
      var build = Build()
      let page = build.controller(.viewController)
      build.view(of: page, in: build.view(of: page), .frame(bar)) { $0.obstructs = true }
      return try build.screen().obstructions.last { $0.isOwn }?.depth(in: rect)
    }
    let list = Rect(x: 0, y: 0, width: 375, height: 800)
    let wide = try depth(Rect(x: 0, y: 0, width: .nan, height: 50), in: list)
    #expect(wide?.isNaN == true)
    let apart = Rect(x: 0, y: 300, width: 375, height: 400)
    #expect(try depth(Rect(x: 0, y: 0, width: .nan, height: 50), in: apart) == nil)
    #expect(try depth(Rect(x: 0, y: 0, width: 375, height: 50), in: list) == 50)
  }

  @Test("what is tied to content of unknown size has no known far edge; its near edge is known")
  func tiedToContent() throws {
    var build = Build()
    let page = build.controller(.viewController)
    let scroll = build.scroll(of: page, in: build.view(of: page), .pins(.fill)) {
      $0.contentSize = nil
    }
    let content = build.view(of: page, in: scroll, .pins(.fill))
    let frame = try build.screen().views[content].frame
    #expect(frame.origin == .zero)
    #expect(frame.width.isNaN && frame.height.isNaN)
  }

  @Test("whether a large title folds under a bar at an unknown y is not known (OUK-137)")
  func folding() throws {
    var build = Build()
    let navigation = build.controller(.navigation) {
      $0.navigationBar = Bar()
      $0.navigationBar?.y = .nan
      $0.navigationBar?.largeTitle = .expanded
    }
    let page = build.controller(.viewController, in: navigation)
    let list = build.scroll(of: page, in: build.view(of: page), .pins(.fill)) {
      $0.contentOffset = .point(Point(x: 0, y: 40))
    }
    let screen = try build.screen(os: OSVersion(26))
    #expect(screen.bars[0].frame.height.isNaN)
    #expect(try screen.scroll(list).contentOffset.y.isNaN)
  }
}
