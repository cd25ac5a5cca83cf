import InsetModel

/// A text with dumps in it, read: flat lists of what was found.
struct DumpText {
  /// The names of classes, each once.
  private(set) var names: [String] = []
  private var indexes: [String: Int32] = [:]
  /// The views.
  var nodes: [DumpNode] = []
  /// Scroll views' fields.
  var scrolls: [DumpScroll] = []
  /// View controllers.
  var controllers: [DumpController] = []
  /// What belongs together.
  var dumps: [Dump] = []

  /// The number of a name.
  mutating func index(of name: String) -> Int32 {
    if let known = indexes[name] { return known }
    let index = Int32(names.count)
    names.append(name)
    indexes[name] = index
    return index
  }

  /// The name of a number; empty for -1.
  func name(_ index: Int32) -> String { index < 0 ? "" : names[Int(index)] }

  /// Whether a node's class, or the UIKit class beneath it, is `name`.
  func isKind(_ node: Int, of name: String) -> Bool {
    let entry = nodes[node]
    return self.name(entry.name) == name || self.name(entry.base) == name
  }

  /// The class of a node without an app's own part: what UIKit calls it.
  func uikitName(_ node: Int) -> String {
    let entry = nodes[node]
    return entry.base >= 0 ? name(entry.base) : name(entry.name)
  }

  /// The scroll view's fields of a node, made where there are none.
  mutating func changeScroll(_ node: Int, _ change: (inout DumpScroll) -> Void) {
    if nodes[node].scroll < 0 {
      nodes[node].scroll = Int32(scrolls.count)
      scrolls.append(DumpScroll())
    }
    change(&scrolls[Int(nodes[node].scroll)])
  }
}
