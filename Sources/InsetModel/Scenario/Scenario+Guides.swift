extension Scenario {
  /// The controller whose layout guides code that places a view's content asks: the view's own, or, where
  /// it is a child of the app's own container or of a page view controller, the outermost of them. Reports
  /// tell of the parent's guides there, not of the child's (INS-117).
  public func guideOwner(ofView index: Int) -> Int {
    var owner = views[index].controller
    while let parent = controllers[owner].parent,
      controllers[parent].kind == .custom || controllers[parent].kind == .page
    {
      owner = parent
    }
    return owner
  }
}
