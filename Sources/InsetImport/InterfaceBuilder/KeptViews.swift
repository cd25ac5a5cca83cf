import InsetXML

/// Which views a scenario needs: what scrolls, what users touch, what bars the app draws, and what
/// those are tied to. Labels, images and the insides of scroll views change no inset.
struct KeptViews {
  /// The kept items, superviews first.
  private(set) var order: [Int] = []

  init(_ elements: ViewElements, layouts: Layouts, embedding: Set<Int>, tree: XMLTree) {
    var isKept = Array(repeating: false, count: elements.items.count)
    var holdsScroll = Array(repeating: false, count: elements.items.count)
    var isInScroll = Array(repeating: false, count: elements.items.count)
    for (index, item) in elements.items.enumerated() where item.superview >= 0 {
      isInScroll[index] = isInScroll[item.superview] || elements.items[item.superview].isScrollView
    }
    isKept[0] = true
    func keep(_ start: Int) {
      var current = start
      while current >= 0, !isKept[current] {
        isKept[current] = true
        current = elements.items[current].superview
      }
    }
    for (index, item) in elements.items.enumerated().reversed() {
      if item.isScrollView { holdsScroll[index] = true }
      if holdsScroll[index], item.superview >= 0 { holdsScroll[item.superview] = true }
      let isWanted =
        item.isScrollView || embedding.contains(index) || (!isInScroll[index] && !Self.isIdle(item))
      if isWanted { keep(index) }
    }
    // The first subview decides which scroll view is a controller's content (INS-102).
    for (index, item) in elements.items.enumerated() where isKept[index] && holdsScroll[index] {
      if let first = item.subviews.first, !item.isScrollView { keep(first) }
    }
    // Whatever a kept view is tied to, and what that is tied to.
    var pending = elements.items.indices.filter { isKept[$0] }
    while let next = pending.popLast() {
      for sibling in layouts.siblings(of: next) where !isKept[sibling] {
        keep(sibling)
        pending.append(sibling)
      }
    }
    order = elements.items.indices.filter { isKept[$0] }
  }

  /// Draws, or holds what draws; a class of the app's own may do anything.
  private static func isIdle(_ item: ViewElements.Item) -> Bool {
    idleClasses.contains(item.uikitClass)
      && (item.customClass == nil || item.uikitClass != "UIView" || !item.subviews.isEmpty)
  }

  private static let idleClasses: Set = [
    "UIView", "UILabel", "UIImageView", "UIStackView", "UIVisualEffectView",
    "UIActivityIndicatorView", "UIProgressView",
  ]
}
