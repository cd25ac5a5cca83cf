extension Scenario {
  /// Whether a view is `ancestor`, or lies in it.
  public func isView(_ view: Int, inside ancestor: Int) -> Bool {
    var current: Int? = view
    while let index = current {
      if index == ancestor { return true }
      current = views[index].superview
    }
    return false
  }
}
