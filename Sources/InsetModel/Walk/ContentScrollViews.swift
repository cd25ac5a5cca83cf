/// Which scroll view each controller takes as its content. Source: INS-102, INS-114, INS-117.
///
/// It is the root view, or the first scroll view met by following `subviews[0]` from it. A child
/// controller's view that is its parent's `subviews[0]` lies on the parent's chain, and then the
/// parent is the owner.
struct ContentScrollViews {
  /// The content scroll view of each controller, by view index.
  private(set) var scrollViews: [Int?]
  /// The owning controller of each view that is one, by controller index.
  private(set) var owners: [Int?]

  init(scenario: Scenario) {
    scrollViews = Array(repeating: nil, count: scenario.controllers.count)
    owners = Array(repeating: nil, count: scenario.views.count)
    // Parents come first, so an outer controller's claim stands against a child's. Each view is
    // visited by at most one chain: a chain that meets a visited view ends with its answer.
    var chainEnd = Array(repeating: -2, count: scenario.views.count)  // -2 not visited, -1 none
    for (index, controller) in scenario.controllers.enumerated() where !controller.kind.handsBarsOn
    {
      guard let root = controller.view ?? Self.firstChildsView(of: controller, in: scenario) else {
        continue
      }
      var path: [Int] = []
      var current: Int? = root
      var end = -1
      while let view = current {
        if chainEnd[view] != -2 {
          end = chainEnd[view]
          break
        }
        path.append(view)
        if scenario.views[view].scroll != nil {
          end = view
          break
        }
        current = Self.firstSubview(of: view, in: scenario)
      }
      for view in path { chainEnd[view] = end }
      if end >= 0 {
        scrollViews[index] = end
        if owners[end] == nil { owners[end] = index }
      }
    }
  }

  /// `subviews[0]`: the first subview, or the first child controller's view where a controller's
  /// root view has no subviews of its own.
  private static func firstSubview(of view: Int, in scenario: Scenario) -> Int? {
    let node = scenario.views[view]
    if let first = node.subviews.first { return first }
    let controller = scenario.controllers[node.controller]
    return controller.view == view ? firstChildsView(of: controller, in: scenario) : nil
  }

  /// The view of a container's first child, where it lies in the container's own: a page view
  /// controller has a scroll view of UIKit's between (INS-117).
  private static func firstChildsView(of controller: Controller, in scenario: Scenario) -> Int? {
    guard !controller.kind.handsBarsOn, controller.kind != .page else { return nil }
    return controller.children.first.flatMap { scenario.controllers[$0].view }
  }
}
