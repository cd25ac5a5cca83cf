import InsetBasics
import InsetModel

/// Finds the dumps in a text, line by line, from the first byte to the last without going back.
struct DumpScanner {
  var text: DumpBytes
  var result = DumpText()
  /// The dump that is being read.
  var current: Dump?
  /// The open ancestors of the next node, outermost first.
  var stack: [Level] = []
  /// How many of them stand before a gap.
  var levelsBeforeGap = 0
  /// Whether a list is open, whose elements belong together.
  var isListOpen = false
  /// Whether the next views are a responder chain: deeper means parent.
  var isResponderChain = false
  /// Whether an element tree has ended: what follows repeats parts of it.
  var hasTreeEnded = false
  /// Printed values of a view that has no description.
  var mirror = MirrorReading()
  /// The last scroll view, for values that are written beside it.
  var lastScroll: Int?

  /// An ancestor: how far in it stands, and its index, -1 where it is not kept.
  struct Level {
    var width: Int
    var index: Int
  }

  init(_ bytes: [UInt8]) { text = DumpBytes(bytes) }

  /// Reads the whole text.
  mutating func scan() {
    while text.index < text.end { scanLine() }
    closeDump()
  }

  private mutating func scanLine() {
    let start = text.index
    let prefix = LinePrefix(text, from: start)
    let byte = text.byte(prefix.ink)
    if prefix.ink >= text.end || byte == .newline {
      text.index = prefix.ink + 1
      return
    }
    if isGap(at: prefix.ink) {
      noteGap(at: prefix.ink)
    } else if byte == "<", readController(prefix) {
      // Its line is done with.
    } else if readTrace(prefix) || readElement(prefix) {
      // As above.
    } else if readViews(prefix, lineStart: start) {
      return
    } else {
      readWords(prefix)
    }
    text.index = text.lineEnd(from: max(text.index, prefix.ink)) + 1
  }

  /// Reads the views on a line; true where there was one. A description may go on over line breaks.
  private mutating func readViews(_ prefix: LinePrefix, lineStart: Int) -> Bool {
    var place = prefix.ink
    var isFirst = true
    while place < text.end, text.bytes[place] != .newline {
      var record: DumpView?
      switch text.bytes[place] {
      case "<": record = DumpView(at: place, in: text)
      case "f" where isFirst && text.holds("frame = (", at: place):
        record = DumpView(fragmentAt: place, lineStart: lineStart, in: text)
      default: break
      }
      guard let record else {
        place += 1
        continue
      }
      guard !record.node.name.isEmpty || record.scroll != nil else {
        place = max(record.end, place + 1)
        continue
      }
      let isAlone = place > prefix.ink + 1 && !prefix.hasBars
      add(record, at: place, width: isFirst ? prefix.width : 0, isAlone: isAlone || !isFirst)
      isFirst = false
      place = max(record.end, place + 1)
    }
    if isFirst { return false }
    text.index = min(place + 1, text.end)
    return true
  }

  // MARK: - Nodes

  /// Adds a view below the nearest ancestor that stands less far in.
  private mutating func add(_ record: DumpView, at offset: Int, width: Int, isAlone: Bool) {
    // A label before a line of its own: a child only where the tree's bars say so.
    let parent = isAlone ? nil : parentLevel(width, in: [.recursiveDescription, .view, .list])
    var node = record.node
    if let parent, !mayAttach(node, to: parent) {
      current?.orphans += 1
      stack.append(Level(width: width, index: -1))
      return
    }
    if parent == nil, !(isListOpen && current?.format == .list) {
      let format: DumpFormat = isResponderChain ? .responderChain : isListOpen ? .list : .view
      begin(format, at: offset)
    } else if parent != nil, current?.format == .view {
      current?.format = .recursiveDescription
    }
    if parent == nil { stack.removeAll(keepingCapacity: true) }
    if let scroll = record.scroll {
      node.scroll = Int32(result.scrolls.count)
      result.scrolls.append(scroll)
      lastScroll = result.nodes.count
    }
    // iOS 4 leaves a blank field at the end of a line.
    if text.byte(record.end - 1) == ">", text.byte(record.end - 2) == 0x20 {
      current?.isAncient = true
    }
    append(node, at: offset, width: width, below: parent)
  }

  /// Adds a node below a level of the stack, or as the first of a tree.
  mutating func append(_ node: DumpNode, at offset: Int, width: Int, below level: Int?) {
    var node = node
    node.parent = Int32(level.map { stack[$0].index } ?? -1)
    (node.line, node.column) = text.position(at: offset)
    stack.append(Level(width: width, index: result.nodes.count))
    result.nodes.append(node)
  }

  /// Adds a node of a tree of one format, which it begins where it is not the child of one.
  mutating func append(_ node: DumpNode, of format: DumpFormat, at prefix: LinePrefix) {
    let level = parentLevel(prefix.width, in: [format])
    if level == nil { begin(format, at: prefix.ink) }
    append(node, at: prefix.ink, width: prefix.width, below: level)
  }

  /// Closes the levels that stand as far in as `width`, or further: the place of the parent in
  /// `stack`, nil where there is none or the dump is of another format.
  mutating func parentLevel(_ width: Int, in formats: Set<DumpFormat>) -> Int? {
    guard let current, formats.contains(current.format) || current.format == .responderChain
    else { return nil }
    while let last = stack.last, last.width >= width { stack.removeLast() }
    levelsBeforeGap = min(levelsBeforeGap, stack.count)
    return stack.isEmpty ? nil : stack.count - 1
  }

  /// Whether a node can be said to be a child: after a gap only bars are, of the container that stood
  /// before it; of all else the superview may have been left out.
  private func mayAttach(_ node: DumpNode, to level: Int) -> Bool {
    let parent = stack[level].index
    if parent < 0 { return false }
    guard level < levelsBeforeGap else { return true }
    return UIKitNames.bars.contains(node.name)
      && UIKitNames.containers.contains(result.nodes[parent].name)
  }

  /// Begins a dump at `offset`.
  mutating func begin(_ format: DumpFormat, at offset: Int) {
    closeDump()
    let count = result.nodes.count
    current = Dump(format: format, nodes: count..<count, line: Int(text.position(at: offset).line))
  }

  /// Ends the dump that is being read.
  mutating func closeDump() {
    guard var dump = current else { return }
    dump.nodes = dump.nodes.lowerBound..<result.nodes.count
    if dump.format == .responderChain {
      // It is printed from the inside out.
      result.nodes[dump.nodes].reverse()
      for index in dump.nodes {
        result.nodes[index].parent = Int32(index > dump.nodes.lowerBound ? index - 1 : -1)
      }
      isResponderChain = false
    }
    result.dumps.append(dump)
    current = nil
    stack.removeAll(keepingCapacity: true)
    levelsBeforeGap = 0
  }

  // MARK: - Words between

  private func isGap(at offset: Int) -> Bool {
    var place = offset
    for mark in ["[...]", "(...)", "[…]", "<snip>", "(snip)"] where text.holds(mark, at: place) {
      place += mark.utf8.count
      break
    }
    if place == offset {
      while text.byte(place) == "." { place += 1 }
      if place - offset < 3 { place = offset }
      if text.holds("…", at: place) { place += 3 }
    }
    let end = text.afterBlanks(place)
    return place > offset && (end >= text.end || text.bytes[end] == .newline)
  }

  private mutating func noteGap(at offset: Int) {
    let line = Int(text.position(at: offset).line)
    if current != nil { current?.gaps.append(line) }
    levelsBeforeGap = stack.count
  }

  /// A line without a view: a command, the bracket of a list, a value.
  private mutating func readWords(_ prefix: LinePrefix) {
    let end = text.lineEnd(from: prefix.ink)
    var last = end
    while last > prefix.ink, text.bytes[last - 1].isBlank { last -= 1 }
    if text.bytes[last - 1] == "(", last - prefix.ink < 300 {
      isListOpen = true
      closeDump()
      return
    }
    if text.bytes[prefix.ink] == ")" {
      isListOpen = false
      closeDump()
      return
    }
    // Most lines of a log say nothing here: only those with a mark become texts.
    guard end - prefix.ink < 500, hasMark(prefix.ink..<last) else { return }
    let line = text.text(prefix.ink..<last)
    if line.contains("presponder") || line.contains("nextResponder") { isResponderChain = true }
    if line.hasPrefix("Path to element") || line.hasPrefix("Query chain") { hasTreeEnded = true }
    if line.hasPrefix("Element subtree") || line.hasPrefix("Attributes:") {
      hasTreeEnded = false
      closeDump()
    }
    readValue(line, at: prefix.ink)
  }

  private static let openings = [
    "(lldb)", "(gdb)", "po ", "▿", "- ", "(", "{", "UIEdgeInsets", "Path to element", "Query chain",
    "Element subtree", "Attributes:",
  ]
  private static let inside = [
    "presponder", "nextResponder", "contentInsetAdjustmentBehavior", "= {", "= (", "= UIEdgeInsets",
  ]

  /// Whether a line can be a command, a value, or a heading.
  private func hasMark(_ line: Range<Int>) -> Bool {
    if Self.openings.contains(where: { text.holds($0, at: line.lowerBound) }) { return true }
    return line.contains { place in
      switch text.bytes[place] {
      case "p", "n", "c", "=": Self.inside.contains { text.holds($0, at: place) }
      default: false
      }
    }
  }
}
