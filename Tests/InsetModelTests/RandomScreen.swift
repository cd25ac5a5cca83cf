import InsetModel

/// Random scenarios, the same ones for the same seed.
struct RandomScreen {
  private var random: SplitMix

  init(seed: Int) {
    random = SplitMix(seed: UInt64(truncatingIfNeeded: seed) &* 0x9E37_79B9_7F4A_7C15)
  }

  mutating func below(_ limit: Int) -> Int { random.below(limit) }
  mutating func once(in limit: Int) -> Bool { random.once(in: limit) }
  mutating func points(_ low: Double, _ high: Double) -> Double {
    low + ((high - low) * Double(below(1001)) / 1000 * 2).rounded() / 2
  }
  mutating func any<Value>(_ values: [Value]) -> Value { random.any(values) }

  mutating func insets(_ low: Double, _ high: Double) -> Insets {
    Insets(points(low, high), points(low, high), points(low, high), points(low, high))
  }

  /// A window with containers, pages and up to some forty views.
  mutating func scenario() -> Scenario {
    var build = Build()
    var parent: Int?
    for kind in [Controller.Kind.tab, .split, .navigation] where once(in: 2) {
      parent = controller(kind, in: parent, &build)
    }
    let page = controller(
      any([.viewController, .tableViewController, .custom]), in: parent, &build)
    views(of: page, &build)
    if build.controllers[page].kind == .custom {
      for _ in 0..<below(3) {
        let child = controller(.viewController, in: page, &build)
        build.controllers[child].layout = .frame(rect())
        views(of: child, &build)
      }
    }
    let device = any([TestCatalogue.notch, TestCatalogue.home, TestCatalogue.pad])
    let os = any([
      OSVersion(9), OSVersion(11), OSVersion(12), OSVersion(13), OSVersion(16), OSVersion(26, 1),
    ])
    var scenario = build.scenario(on: device, os: max(os, device.earliestOS))
    scenario.orientation = once(in: 3) ? .landscape : .portrait
    scenario.statusBarHidden = once(in: 4)
    if once(in: 4) { scenario.keyboard = Keyboard(height: points(100, 400)) }
    return scenario
  }

  private mutating func rect() -> Rect {
    Rect(x: points(-50, 100), y: points(-50, 200), width: points(0, 400), height: points(0, 900))
  }

  private mutating func controller(
    _ kind: Controller.Kind, in parent: Int?, _ build: inout Build
  ) -> Int {
    var made = Controller(kind: kind)
    if once(in: 3) { made.additionalSafeAreaInsets = InsetExpressions(insets(-40, 60)) }
    if once(in: 4) { made.edgesForExtendedLayout = any([[], [.top], [.bottom]]) }
    made.extendedLayoutIncludesOpaqueBars = once(in: 3)
    made.automaticallyAdjustsScrollViewInsets = !once(in: 4)
    var bar = Bar()
    bar.isHidden = once(in: 5)
    bar.isTranslucent = !once(in: 4)
    if once(in: 4) { bar.largeTitle = .expanded }
    switch kind {
    case .navigation:
      made.navigationBar = bar
      if once(in: 3) { made.toolbar = Bar() }
    case .tab: made.tabBar = bar
    case .split: made.splitDisplay = any([.oneBesideSecondary, .oneOverSecondary, .secondaryOnly])
    default: break
    }
    return build.controller(kind, in: parent) {
      made.parent = $0.parent
      made.indexInParent = $0.indexInParent
      $0 = made
    }
  }

  private mutating func views(of controller: Int, _ build: inout Build) {
    var open = [build.view(of: controller)]
    if build.controllers[controller].kind == .tableViewController {
      makeTable(&build.views[open[0]])
    }
    for _ in 0..<below(20) {
      let superview = any(open)
      let layout: ViewLayout = once(in: 2) ? .pins(.fill) : .frame(rect())
      var view = View(
        className: "UIView", superview: superview, controller: controller, layout: layout)
      switch below(4) {
      case 0: makeTable(&view)
      case 1:
        view.className = "UIScrollView"
        var scroll = ScrollProperties()
        scroll.contentSize = Size(width: points(0, 900), height: points(0, 3000))
        scroll.contentInset = InsetExpressions(insets(-30, 60))
        scroll.contentInsetAdjustmentBehavior = any([
          "automatic", "never", "always", "scrollableAxes",
        ])
        if once(in: 4) { scroll.refreshControl = .refreshing }
        view.scroll = scroll
      default: break
      }
      open.append(
        build.view(of: controller, in: superview, layout) {
          view.indexInSuperview = $0.indexInSuperview
          $0 = view
        })
    }
  }

  private mutating func makeTable(_ view: inout View) {
    view.className = "UITableView"
    view.scroll = ScrollProperties()
    var table = TableProperties()
    if once(in: 3) { table.tableHeaderViewHeight = points(0, 100) }
    var sections: [TableSection] = []
    for _ in 0..<below(4) {
      var section = TableSection(
        rows: Array(repeating: once(in: 2) ? nil : points(0, 90), count: below(9)))
      if once(in: 2) { section.header.title = "Title" }
      sections.append(section)
    }
    table.sections = sections
    view.table = table
  }
}
