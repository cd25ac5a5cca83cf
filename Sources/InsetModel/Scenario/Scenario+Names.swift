extension Scenario {
  /// The JSON pointer of a node: `/root/children/0/view/subviews/1`; in a file whose parts have ids
  /// of their own, the path of those.
  public func pointer(of node: Node) -> String {
    if let path = source.objectPath(of: node) { return path }
    switch node {
    case .scenario: return ""
    case .controller(let index):
      var parts: [String] = []
      var current = index
      while let parent = controllers[current].parent {
        parts.append("/children/\(controllers[current].indexInParent)")
        current = parent
      }
      return "/root" + parts.reversed().joined()
    case .view(let index):
      var parts: [String] = []
      var current = index
      while let superview = views[current].superview {
        parts.append("/subviews/\(views[current].indexInSuperview)")
        current = superview
      }
      return pointer(of: .controller(views[current].controller)) + "/view"
        + parts.reversed().joined()
    case .section(let view, let section):
      return pointer(of: .view(view)) + "/table/sections/\(section)"
    }
  }

  /// What findings call a view: its id, else its pointer.
  public func name(ofView index: Int) -> String { views[index].id ?? pointer(of: .view(index)) }

  /// What findings call a controller: its id, else its class where the app gave one, else its pointer.
  public func name(ofController index: Int) -> String {
    controllers[index].id ?? controllers[index].className ?? pointer(of: .controller(index))
  }

  /// The class of a controller: the app's own, else UIKit's for its kind.
  public func className(ofController index: Int) -> String {
    controllers[index].className ?? controllers[index].kind.className
  }
}
