import InsetModel
import Testing

/// Scroll views, keyboards, refresh controls and indicators, against the documented facts.
@Suite("Scroll views")
struct ScrollViewTests {
  @Test("the content scroll view: root view, or the first of the first subviews (INS-102)")
  func owned() throws {
    var build = Build()
    let navigation = build.controller(.navigation)
    let page = build.controller(.viewController, in: navigation)
    let root = build.view(of: page)
    let box = build.view(of: page, in: root, .pins(.fill))
    let first = build.scroll(of: page, in: box, .pins(.fill), content: .zero)
    let second = build.scroll(of: page, in: root, .pins(.fill), content: .zero)
    let screen = try build.screen()
    #expect(screen.controllers[page].contentScrollView == first)
    #expect(try screen.scroll(first).adjustedContentInset.top.points == 88)
    #expect(try screen.scroll(second).adjustedContentInset.top.points == 0)
  }

  @Test(
    "iOS 7-10: guides are written into contentInset, covered or not (INS-111, INS-112, INS-115)")
  func legacy() throws {
    var build = Build()
    let navigation = build.controller(.navigation)
    let page = build.controller(.viewController, in: navigation)
    let root = build.view(of: page)
    let table = build.scroll(
      of: page, in: root, .frame(Rect(x: 0, y: 64, width: 375, height: 603)),
      className: "UITableView")
    let screen = try build.screen(on: TestCatalogue.home, os: OSVersion(10, 3))
    #expect(try screen.scroll(table).contentInset.points == Insets(64, 0, 0, 0))
    #expect(try screen.scroll(table).indicatorInsets.top.points == 64)
    let later = try build.screen(on: TestCatalogue.home, os: OSVersion(11))
    #expect(try later.scroll(table).adjustedContentInset.points == .zero)
    #expect(try later.scroll(table).contentInset.points == .zero)
  }

  @Test("indicators: the safe area by era (INS-130, INS-131)")
  func indicators() throws {
    var build = Build()
    let page = build.controller(.viewController)
    let root = build.view(of: page)
    let never = build.scroll(of: page, in: root, .pins(.fill)) {
      $0.contentInsetAdjustmentBehavior = "never"
      $0.scrollIndicatorInsets = Insets(3, 0, 0, 0)
    }
    let off = build.scroll(of: page, in: root, .pins(.fill)) {
      $0.automaticallyAdjustsScrollIndicatorInsets = false
    }
    #expect(try build.screen(os: OSVersion(12)).scroll(never).indicatorInsets.top.points == 3)
    #expect(try build.screen(os: OSVersion(13)).scroll(never).indicatorInsets.top.points == 47)
    #expect(try build.screen(os: OSVersion(13)).scroll(off).indicatorInsets.top.points == 0)
    #expect(try build.screen(os: OSVersion(12)).scroll(off).indicatorInsets.top.points == 44)
  }

  @Test("a keyboard is a maximum with the safe bottom, never a sum (OUK-58); plain pages ignore it")
  func keyboard() throws {
    for (kind, bottom) in [(Controller.Kind.tableViewController, 260.0), (.viewController, 34)] {
      var build = Build()
      let page = build.controller(kind)
      let table = build.scroll(of: page, className: "UITableView")
      let screen = try build.screen { $0.keyboard = Keyboard(height: nil) }
      #expect(try screen.scroll(table).adjustedContentInset.bottom.points == bottom)
      #expect(screen.safe(table).bottom == 34)
    }
  }

  @Test("a refreshing control: contentInset before 13, the adjusted inset alone later (INS-135)")
  func refreshing() throws {
    var build = Build()
    let page = build.controller(.viewController)
    let table = build.scroll(of: page) { $0.refreshControl = .refreshing }
    let old = try build.screen(os: OSVersion(12)).scroll(table)
    #expect(old.contentInset.top.points == 60)
    #expect(old.adjustedContentInset.top.points == 104)
    let new = try build.screen(os: OSVersion(13)).scroll(table)
    #expect(new.contentInset.top.points == 0)
    #expect(new.adjustedContentInset.top.points == 104)
  }

  @Test(
    "scrolling off: iOS 11 leaves the offset alone (INS-13), later ones move it (INS-10)",
    arguments: zip([OSVersion(11), OSVersion(11, 4), OSVersion(12)], [0.0, 0, -44]))
  func scrollingOff(_ os: OSVersion, _ y: Double) throws {
    var build = Build()
    let page = build.controller(.viewController)
    let scroll = build.scroll(of: page) { $0.isScrollEnabled = false }
    let placed = try build.screen(os: os).scroll(scroll)
    #expect(placed.adjustedContentInset.top.points == 44)
    #expect(placed.contentOffset == Point(x: 0, y: y))
    #expect(placed.contentStart.top == -y)
  }

  @Test("scrolling off: the app's own inset moves short content (INS-12), its own offset stays")
  func scrollingOffByHand() throws {
    var build = Build()
    let page = build.controller(.viewController)
    let short = build.scroll(of: page, content: Size(width: 100, height: 100)) {
      $0.isScrollEnabled = false
      $0.contentInset.top = InsetExpression(constant: 50)
    }
    #expect(try build.screen(os: OSVersion(11)).scroll(short).contentOffset.y == -50)
    build.views[short].scroll?.contentOffset = .point(Point(x: 0, y: -40))
    #expect(try build.screen(os: OSVersion(11)).scroll(short).contentStart.top == 40)
    build.views[short].scroll?.contentOffset = .atRest
    #expect(try build.screen(os: OSVersion(11)).scroll(short).contentStart.top == 50)
  }

  @Test(
    "in no window, contentInset limits the offset, the lower limit winning (MST-7)",
    arguments: [(10.0, 6.0, 0.0, -6.0), (16, 6, 0, -4), (60, 6, 0, 0), (10, 0, 6, 0)])
  func limits(_ height: Double, _ top: Double, _ bottom: Double, _ offset: Double) throws {
    var build = Build()
    let page = build.controller(.viewController) { $0.isInWindow = false }
    let root = build.view(of: page)
    let table = build.scroll(
      of: page, in: root, .frame(Rect(x: 0, y: 0, width: 320, height: 20)),
      content: Size(width: 0, height: height), className: "UITableView"
    ) { $0.contentInset = InsetExpressions(Insets(top, 0, bottom, 0)) }
    #expect(try build.screen().scroll(table).contentOffset.y == offset)
  }

  @Test("nested: the outer scroll view takes the inset, the inner one what is left (INS-80)")
  func nested() throws {
    var build = Build()
    let page = build.controller(.viewController)
    let outer = build.scroll(of: page)
    let inner = build.scroll(
      of: page, in: outer, .frame(Rect(x: 0, y: -44, width: 375, height: 812)))
    let screen = try build.screen()
    #expect(try screen.scroll(outer).adjustedContentInset.points == Insets(44, 0, 34, 0))
    #expect(try screen.scroll(inner).adjustedContentInset.points == .zero)
  }

  @Test(
    "sections of a collection view, sideways, in landscape (TBL-80..82)",
    arguments: [
      (CollectionLayout.flow, InsetsReference?.none, 8.0), (.flow, .fromSafeArea, 52),
      (.compositional, nil, 52), (.compositional, InsetsReference.none, 8), (.list, .safeArea, 52),
    ])
  func sections(_ layout: CollectionLayout, _ reference: InsetsReference?, _ left: Double) throws {
    var build = Build()
    let page = build.controller(.viewController)
    let grid = build.scroll(of: page, className: "UICollectionView") {
      $0.collectionLayout = layout
      $0.insetsReference = reference
      $0.sectionInset = Insets(0, 8, 0, 0)
    }
    let screen = try build.screen { $0.orientation = .landscape }
    #expect(try screen.scroll(grid).sectionInsets.left.points == left)
    #expect(try screen.scroll(grid).sectionInsets.right.points == (left == 8 ? 0 : 44))
  }

  @Test("content insets are the floor of sections measured from the safe area (TBL-81)")
  func floor() throws {
    var build = Build()
    let page = build.controller(.viewController)
    let grid = build.scroll(of: page, className: "UICollectionView") {
      $0.collectionLayout = .flow
      $0.insetsReference = .fromSafeArea
      $0.contentInset = InsetExpressions(Insets(0, 60, 0, 0))
    }
    let screen = try build.screen { $0.orientation = .landscape }
    #expect(try screen.scroll(grid).sectionInsets.left.points == 60)
    #expect(try screen.scroll(grid).sectionInsets.right.points == 44)
  }

  @Test("floating headers stand at the pin line, until their section ends (TBL-71)")
  func pinned() throws {
    var build = Build()
    let page = build.controller(.viewController)
    let table = build.view(of: page) { view in
      view.className = "UITableView"
      var scroll = ScrollProperties()
      scroll.contentOffset = .point(Point(x: 0, y: 100))
      view.scroll = scroll
      var table = TableProperties()
      var section = TableSection(rows: Array(repeating: 44, count: 10))
      section.header.title = "Title"
      table.sections = [section, section]
      view.table = table
    }
    let scroll = try build.screen(on: TestCatalogue.home).scroll(table)
    #expect(scroll.pinLine == 120)
    #expect(scroll.shownHeaderY(ofSection: 0) == 120)
    #expect(scroll.shownHeaderY(ofSection: 1) == 468)
    #expect(scroll.shownHeaderY(ofSection: 2) == nil)
  }

  @Test("rows: headers, heights, estimates on the first screen (TBL-61)")
  func rows() throws {
    var build = Build()
    let page = build.controller(.viewController)
    let table = build.view(of: page) { view in
      view.className = "UITableView"
      view.scroll = ScrollProperties()
      var table = TableProperties()
      table.tableHeaderViewHeight = 100
      table.estimatedRowHeight = 44
      var section = TableSection(rows: Array(repeating: 50, count: 100))
      section.header.title = "Title"
      table.sections = [section, TableSection(rows: [nil, 30])]
      view.table = table
    }
    let scroll = try build.screen(on: TestCatalogue.home).scroll(table)
    let placed = try #require(scroll.table)
    #expect(placed.firstRowY == 128)
    #expect(placed.contentHeight == 128 + 5000 + 44 + 30)
    #expect(try #require(placed.estimatedContentHeight) == 4616.0)
    // 15 rows of 44 fit into 667; they are measured.
    #expect(scroll.contentSize.height == 4616.0 + 90)
  }
}
