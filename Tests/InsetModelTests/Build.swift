import InsetModel

/// Builds small scenarios.
struct Build {
  var controllers: [Controller] = []
  var views: [View] = []

  /// Adds a controller; its parent's children follow.
  @discardableResult
  mutating func controller(
    _ kind: Controller.Kind, in parent: Int? = nil, _ change: (inout Controller) -> Void = { _ in }
  ) -> Int {
    var controller = Controller(kind: kind, parent: parent)
    if let parent { controller.indexInParent = controllers[parent].children.count }
    change(&controller)
    controllers.append(controller)
    let index = controllers.count - 1
    if let parent { controllers[parent].children.append(index) }
    return index
  }

  /// Adds a view: a controller's root view, or a subview.
  @discardableResult
  mutating func view(
    of controller: Int, in superview: Int? = nil, _ layout: ViewLayout = .fill,
    _ change: (inout View) -> Void = { _ in }
  ) -> Int {
    var view = View(
      className: "UIView", superview: superview, controller: controller, layout: layout)
    if let superview { view.indexInSuperview = views[superview].subviews.count }
    change(&view)
    views.append(view)
    let index = views.count - 1
    if let superview {
      views[superview].subviews.append(index)
    } else {
      controllers[controller].view = index
    }
    return index
  }

  /// Adds a scroll view.
  @discardableResult
  mutating func scroll(
    of controller: Int, in superview: Int? = nil, _ layout: ViewLayout = .fill,
    content: Size = Size(width: 100, height: 5000), className: String = "UIScrollView",
    _ change: (inout ScrollProperties) -> Void = { _ in }
  ) -> Int {
    var properties = ScrollProperties()
    properties.contentSize = content
    change(&properties)
    return view(of: controller, in: superview, layout) { view in
      view.className = className
      view.scroll = properties
    }
  }

  /// The scenario on a device of the test catalogue.
  func scenario(
    on device: Device = TestCatalogue.notch, os: OSVersion = OSVersion(13),
    _ change: (inout Scenario) -> Void = { _ in }
  ) -> Scenario {
    var scenario = Scenario(
      device: .inline(device), os: os, controllers: controllers, views: views,
      source: SourceMap(path: "test.json"))
    change(&scenario)
    return scenario
  }

  /// The screen on a device of the test catalogue.
  func screen(
    on device: Device = TestCatalogue.notch, os: OSVersion = OSVersion(13),
    policy: TestPolicy = TestPolicy(), _ change: (inout Scenario) -> Void = { _ in }
  ) throws -> Screen {
    let scenario = scenario(on: device, os: os, change)
    return Walk.evaluate(
      scenario,
      on: try Resolver.surroundings(of: scenario, catalogue: TestCatalogue.standard),
      catalogue: TestCatalogue.standard, policy: policy)
  }
}

extension Screen {
  /// A view's safe area.
  func safe(_ view: Int) -> Insets { views[view].safeArea.points }

  /// The scroll view at a view.
  func scroll(_ view: Int) throws -> PlacedScroll {
    guard let index = views[view].scroll else {
      throw Diagnostic(path: "test", message: "no scroll view")
    }
    return scrolls[index]
  }
}

extension EdgeValues where Value == Double {
  /// Insets in UIKit's order.
  init(_ top: Double, _ left: Double, _ bottom: Double, _ right: Double) {
    self.init(top: top, left: left, bottom: bottom, right: right)
  }
}
