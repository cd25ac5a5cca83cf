/// A text with dumps in it, read: flat lists of what was found.
struct DumpText {
  /// The views and controllers.
  var nodes: [DumpNode] = []
  /// Scroll views' fields.
  var scrolls: [DumpScroll] = []
  /// What belongs together.
  var dumps: [Dump] = []

  /// The scroll view's fields of a node, made where there are none.
  mutating func changeScroll(_ node: Int, _ change: (inout DumpScroll) -> Void) {
    if nodes[node].scroll < 0 {
      nodes[node].scroll = Int32(scrolls.count)
      scrolls.append(DumpScroll())
    }
    change(&scrolls[Int(nodes[node].scroll)])
  }
}
