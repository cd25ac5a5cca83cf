import InsetModel

/// The nodes of one dump as a tree: children by first child and next sibling, in printed order.
struct DumpTree {
  let text: DumpText
  let dump: Dump
  private var first: [Int32]
  private var next: [Int32]
  /// The nodes without a parent.
  let roots: [Int]
  /// The last node of the dump, and all its ancestors: what follows them may have been cut off.
  private var lastPath: Set<Int> = []

  init(_ text: DumpText, _ dump: Dump) {
    self.text = text
    self.dump = dump
    let count = dump.nodes.count
    first = Array(repeating: -1, count: count)
    next = Array(repeating: -1, count: count)
    var roots: [Int] = []
    let base = dump.nodes.lowerBound
    for index in dump.nodes.reversed() {
      let parent = Int(text.nodes[index].parent)
      if parent < 0 {
        roots.append(index)
      } else {
        next[index - base] = first[parent - base]
        first[parent - base] = Int32(index)
      }
    }
    self.roots = roots.reversed()
    var current = dump.nodes.upperBound - 1
    while current >= base {
      lastPath.insert(current)
      current = Int(text.nodes[current].parent)
    }
  }

  func node(_ index: Int) -> DumpNode { text.nodes[index] }

  func name(_ index: Int) -> String { text.nodes[index].name }

  func isHidden(_ index: Int) -> Bool { text.nodes[index].flags.contains(.hidden) }

  func isBar(_ index: Int) -> Bool { UIKitNames.bars.contains(text.nodes[index].uikitName) }

  /// The frame, where one was printed.
  func frame(_ index: Int) -> Rect? {
    text.nodes[index].flags.contains(.hasFrame) ? text.nodes[index].frame : nil
  }

  func position(_ index: Int) -> SourcePosition {
    SourcePosition(line: Int(text.nodes[index].line), column: Int(text.nodes[index].column))
  }

  /// The children, in printed order.
  func children(of index: Int) -> [Int] {
    var children: [Int] = []
    var child = first[index - dump.nodes.lowerBound]
    while child >= 0 {
      children.append(Int(child))
      child = next[Int(child) - dump.nodes.lowerBound]
    }
    return children
  }

  /// Whether children of `index` may be missing: it is on the path to the last line, or lines were
  /// left out.
  func mayBeCut(_ index: Int) -> Bool { !dump.gaps.isEmpty || lastPath.contains(index) }

  /// The first node below `index`, itself included, that `test` holds of; hidden ones do not count.
  func firstBelow(_ index: Int, where test: (Int) -> Bool) -> Int? {
    var open = [index]
    while let current = open.popLast() {
      if test(current) { return current }
      for child in children(of: current).reversed() where !isHidden(child) { open.append(child) }
    }
    return nil
  }
}
