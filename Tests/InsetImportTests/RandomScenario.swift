import InsetModel

/// Random scenarios that the reader accepts, with their parts in the reader's order.
extension SplitMix {
  mutating func scenario() -> Scenario {
    var scenario = Scenario(
      device: once(in: 2) ? .named(word()) : .inline(device()), os: version(), controllers: [],
      views: [], source: SourceMap(path: ""))
    scenario.title = maybe { $0.word() }
    scenario.origin = maybe { $0.word() }
    scenario.notes = (0..<below(3)).map { _ in word() }
    scenario.linkedSDK = maybe { $0.version() }
    scenario.orientation = any(of: Orientation.self)
    scenario.window = maybe {
      WindowShape(frame: $0.rect(), safeAreaInsets: $0.maybe { $0.insets(low: 0) })
    }
    scenario.displayZoom = once(in: 2)
    scenario.statusBarHidden = once(in: 2)
    scenario.statusBarDoubleHeight = once(in: 2)
    scenario.preferredContentSizeCategory = once(in: 2) ? .large : .accessibilityExtraLarge
    scenario.layoutDirection = any(of: LayoutDirection.self)
    scenario.designCompatibility = once(in: 2)
    if once(in: 2) { scenario.containment = .unknown }
    scenario.keyboard = maybe { random in Keyboard(height: random.maybe { $0.number(low: 0) }) }
    addController(to: &scenario, parent: nil, depth: 0)
    tie(&scenario)
    forget(in: &scenario)
    addExpectations(to: &scenario)
    if once(in: 2) {
      scenario.suppressions = [Suppression(rule: "a-rule", reason: word(), view: nil)]
    }
    if once(in: 2) {
      scenario.assumptions = ["Q2": "navigation-only", "Q5": "true", "Q1": "false"]
    }
    return scenario
  }

  mutating func word() -> String {
    let words = [
      "feed", "a b", "é", "😀", "\"quoted\"", "back\\slash", "line\nbreak", "a\u{1}", "x",
    ]
    return words[below(words.count)]
  }

  mutating func number(low: Double = -100) -> Double {
    switch below(4) {
    case 0: low < 0 ? -Double(below(100)) : 0
    case 1: Double(below(1000)) / 3
    case 2: Double(below(1000)) + 0.5
    default: Double(below(100_000))
    }
  }

  mutating func rect() -> Rect {
    Rect(x: number(), y: number(), width: number(low: 0), height: number(low: 0))
  }

  mutating func size() -> Size { Size(width: number(low: 0), height: number(low: 0)) }

  mutating func insets(low: Double = -100) -> Insets {
    Insets(
      top: number(low: low), left: 0, bottom: number(low: low), right: once(in: 2) ? 0 : 8)
  }

  mutating func expressions() -> InsetExpressions {
    InsetExpressions(insets()).map { inset in
      InsetExpression(constant: inset.constant, factor: Double(below(3)) - 1)
    }
  }

  mutating func version() -> OSVersion {
    let majors = [7, 10, 11, 13, 18, 26]
    return OSVersion(majors[below(majors.count)], below(12), below(3))
  }

  private mutating func device() -> Device {
    Device(
      slug: "inline", name: word(), identifiers: [], idiom: any(of: Idiom.self), size: size(),
      scale: 3, corner: any(of: Corner.self), earliestOS: OSVersion(7), latestOS: nil,
      insets: DeviceInsets(
        portrait: maybe { $0.insets(low: 0) }, landscape: maybe { $0.insets(low: 0) },
        statusBarPortrait: maybe { $0.number(low: 0) }),
      fact: "scenario", confidence: .once)
  }

  private mutating func addController(to scenario: inout Scenario, parent: Int?, depth: Int) {
    let index = scenario.controllers.count
    var kind = any(of: Controller.Kind.self)
    if depth > 3 { kind = .viewController }
    var controller = Controller(kind: kind, id: maybe { _ in "c\(index)" }, parent: parent)
    if let parent {
      controller.indexInParent = scenario.controllers[parent].children.count
      scenario.controllers[parent].children.append(index)
      switch scenario.controllers[parent].kind {
      case .split: controller.column = maybe { $0.any(of: SplitColumn.self) }
      case .custom: controller.layout = maybe { $0.layout() }
      default: break
      }
    }
    controller.className = maybe { _ in "PageController" }
    controller.edgesForExtendedLayout = EdgeSet(rawValue: UInt8(below(16)))
    controller.extendedLayoutIncludesOpaqueBars = once(in: 2)
    controller.automaticallyAdjustsScrollViewInsets = once(in: 2)
    if once(in: 2) { controller.additionalSafeAreaInsets = expressions() }
    controller.hidesBottomBarWhenPushed = once(in: 2)
    controller.isInWindow = once(in: 2)
    controller.presentation = maybe { $0.presentation() }
    controller.preferredContentSize = maybe { $0.size() }
    if kind == .navigation {
      controller.navigationBar = maybe { $0.bar(.navigationBar, id: "n\(index)") }
      controller.toolbar = maybe { $0.bar(.toolbar, id: "t\(index)") }
    }
    if kind == .tab { controller.tabBar = maybe { $0.bar(.tabBar, id: "b\(index)") } }
    if kind == .split {
      controller.splitDisplay = maybe { $0.any(of: SplitDisplay.self) }
      controller.primaryColumnWidth = maybe { $0.number(low: 0) }
      controller.primaryBackgroundStyle = any(of: SplitBackground.self)
    }
    scenario.controllers.append(controller)
    if once(in: 2) || kind == .tableViewController {
      scenario.controllers[index].view = scenario.views.count
      addView(to: &scenario, controller: index, superview: nil, depth: 0)
    }
    guard kind.mayHaveChildren else { return }
    let count = below(3)
    for _ in 0..<count { addController(to: &scenario, parent: index, depth: depth + 1) }
    if kind == .tab, count > 0 { scenario.controllers[index].selectedIndex = below(count) }
  }

  private mutating func presentation() -> Presentation {
    let detents: [Presentation.Detent] = [.large, .medium, .height(number(low: 0))]
    return Presentation(style: any(of: Presentation.Style.self), detent: detents[below(3)])
  }

  private mutating func bar(_ kind: Bar.Kind, id: String) -> Bar {
    var bar = Bar()
    bar.id = maybe { _ in id }
    bar.isHidden = once(in: 2)
    bar.isTranslucent = once(in: 2)
    bar.appearance = any(of: Bar.Appearance.self)
    bar.height = maybe { $0.number(low: 0) }
    bar.y = maybe { $0.number() }
    switch kind {
    case .navigationBar:
      bar.largeTitle = maybe { $0.any(of: Bar.LargeTitle.self) }
      bar.prompt = maybe { $0.word() }
      bar.search = maybe { $0.any(of: Bar.Search.self) }
      bar.isRefreshing = once(in: 2)
    case .toolbar: bar.hasItems = once(in: 2)
    case .tabBar:
      bar.accessoryHeight = maybe { $0.number(low: 0) }
      bar.isMinimized = once(in: 2)
    case .searchBar: break
    }
    return bar
  }

  private mutating func addView(
    to scenario: inout Scenario, controller: Int, superview: Int?, depth: Int
  ) {
    let index = scenario.views.count
    let classes = [
      "UIView", "UILabel", "UIScrollView", "UITableView", "FeedTable", "UITextView",
      "UICollectionView",
    ]
    var className = classes[below(classes.count)]
    var base = className == "FeedTable" ? maybe { _ in "UITableView" } : nil
    if superview == nil {
      switch scenario.controllers[controller].kind {
      case .tableViewController:
        className = "UITableView"
        base = nil
      case .collectionViewController:
        className = "UICollectionView"
        base = nil
      default: break
      }
    }
    var view = View(
      className: className, id: maybe { _ in "v\(index)" }, superview: superview,
      controller: controller, layout: superview == nil ? .fill : layout())
    view.baseClassName = base
    if let superview {
      view.indexInSuperview = scenario.views[superview].subviews.count
      scenario.views[superview].subviews.append(index)
    }
    view.isHidden = once(in: 2)
    view.isInteractive = once(in: 2)
    view.obstructs = once(in: 2)
    view.overridesSafeAreaInsets = once(in: 4)
    view.isInWindow = once(in: 2)
    let isTable = className == "UITableView" || base == "UITableView"
    if isTable || ["UIScrollView", "UICollectionView", "UITextView"].contains(className) {
      view.scroll = scroll()
      view.observed = maybe { $0.observed() }
      if className == "UICollectionView" {
        view.scroll?.collectionLayout = maybe { $0.any(of: CollectionLayout.self) }
        view.scroll?.insetsReference = maybe { $0.any(of: InsetsReference.self) }
        if once(in: 2) { view.scroll?.sectionInset = insets(low: 0) }
        if view.scroll?.collectionLayout == .list { view.table = maybe { $0.list() } }
      }
    }
    if isTable { view.table = once(in: 4) ? TableProperties() : table() }
    scenario.views.append(view)
    guard depth < 4 else { return }
    for _ in 0..<below(4) {
      addView(to: &scenario, controller: controller, superview: index, depth: depth + 1)
    }
  }

  private mutating func layout() -> ViewLayout {
    switch below(4) {
    case 0: return .frame(rect())
    case 1: return .autoresizing(rect(), AutoresizingMask(rawValue: UInt8(below(64))))
    case 2: return .pins(.fill)
    default:
      var pins = Pins()
      pins.edges.top = Pins.Pin(target: .safeArea, edge: .top, constant: number())
      pins.edges.bottom = Pins.Pin(
        target: .superview, edge: once(in: 2) ? .top : .bottom, constant: number())
      if once(in: 2) { pins.edges.left = Pins.Pin(target: .superview, edge: .left) }
      if pins.edges.left == nil { pins.centerX = number() }
      pins.width = number(low: 0)
      return .pins(pins)
    }
  }

  private mutating func observed() -> Observed {
    var observed = Observed()
    observed.contentOffset = Point(x: number(), y: number())
    observed.adjustedContentInset = maybe { $0.insets() }
    observed.contentInset = maybe { $0.insets() }
    observed.safeAreaInsets = maybe { $0.insets() }
    observed.contentTop = maybe { $0.number() }
    observed.firstRowY = maybe { $0.number() }
    observed.isAnimating = once(in: 2)
    return observed
  }

  private mutating func scroll() -> ScrollProperties {
    var scroll = ScrollProperties()
    if once(in: 2) { scroll.contentInset = expressions() }
    scroll.contentSize = maybe { $0.size() }
    scroll.contentOffset = maybe { random in
      random.once(in: 3) ? .atRest : .point(Point(x: random.number(), y: random.number()))
    }
    scroll.contentInsetAdjustmentBehavior = once(in: 2) ? "automatic" : "never"
    scroll.alwaysBounceVertical = maybe { $0.once(in: 2) }
    scroll.alwaysBounceHorizontal = maybe { $0.once(in: 2) }
    scroll.isScrollEnabled = once(in: 2)
    if once(in: 2) { scroll.scrollIndicatorInsets = insets() }
    scroll.automaticallyAdjustsScrollIndicatorInsets = once(in: 2)
    scroll.refreshControl = maybe { $0.any(of: RefreshControl.self) }
    if once(in: 2) { scroll.wants.top = once(in: 2) ? .edge : .belowBars }
    return scroll
  }
}

extension Controller.Kind {
  fileprivate var mayHaveChildren: Bool {
    switch self {
    case .navigation, .tab, .split, .page, .custom: true
    case .viewController, .tableViewController, .collectionViewController: false
    }
  }
}
