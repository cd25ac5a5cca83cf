extension Scenario {
  /// The one child whose view a container shows: a navigation controller's last, a tab bar
  /// controller's selected one, and a page view controller's first, which is the first of its
  /// `viewControllers`. Nil where the container shows more than one, or none.
  public func shownChild(of container: Int) -> Int? {
    let controller = controllers[container]
    switch controller.kind {
    case .navigation: return controller.children.last
    case .tab:
      guard
        controller.children.indices.contains(
          controller.values.plain(ControllerProperty.selectedIndex))
      else { return nil }
      return controller.children[controller.values.plain(ControllerProperty.selectedIndex)]
    case .page: return controller.children.first
    case .split, .viewController, .tableViewController, .collectionViewController, .custom:
      return nil
    }
  }
}
