import InsetModel

/// What is supposed of content of which nobody knows whether it scrolls.
///
/// Scroll views that lie in each other depend on each other, the others do not: what holds in every
/// world holds.
struct ContentWorld: Hashable {
  /// Content of which the same is supposed.
  struct Group: Hashable, Comparable {
    /// Along which axis.
    var axis: Axis
    /// Whether an odd number of scroll views lies around it.
    var isInner: Bool

    static func < (left: Group, right: Group) -> Bool {
      (left.axis.rawValue, left.isInner ? 1 : 0) < (right.axis.rawValue, right.isInner ? 1 : 0)
    }
  }

  private var supposed: [Group: Bool]

  /// Whether content of a group scrolls; nil where nothing is supposed of it.
  func scrolls(_ group: Group) -> Bool? { supposed[group] }

  /// All worlds of some groups: in the first all content scrolls, in the last all fits.
  static func all(of groups: [Group]) -> [ContentWorld] {
    var worlds = [ContentWorld(supposed: [:])]
    for group in groups {
      worlds = [true, false].flatMap { scrolls in
        worlds.map { world in
          var world = world
          world.supposed[group] = scrolls
          return world
        }
      }
    }
    return worlds
  }
}

extension Screen {
  /// The group of a scroll view's content.
  func contentGroup(ofScroll index: Int, along axis: Axis) -> ContentWorld.Group {
    var isInner = false
    var above = scenario.views[scrolls[index].view].superview
    while let view = above {
      if scenario.views[view].scroll != nil { isInner.toggle() }
      above = scenario.views[view].superview
    }
    return ContentWorld.Group(axis: axis, isInner: isInner)
  }

  /// The groups of content that insets or checks depend on. Sideways only insets do.
  var openContent: [ContentWorld.Group] {
    var groups: Set<ContentWorld.Group> = []
    for (index, scroll) in scrolls.enumerated() where views[scroll.view].isInWindow {
      for axis in Axis.allCases {
        let isOpen =
          axis.edges.contains { scroll.outcomes(at: $0) != nil }
          || axis == .vertical && self.scrolls(scroll, along: axis).scrolls == nil
        if isOpen { groups.insert(contentGroup(ofScroll: index, along: axis)) }
      }
    }
    return groups.sorted()
  }
}
