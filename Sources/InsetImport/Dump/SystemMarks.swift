import InsetModel

/// The iOS versions that a dump can come from, by what is printed and how.
///
/// Only the form of the print decides: which fields there are, which private classes. The insets
/// themselves are never asked, for they are what is to be compared. Source: docs/dumps.md.
struct SystemRange {
  /// The first and last major version.
  var first = 4
  var last = Self.newest
  /// Why, in words.
  var reasons: [String] = []
  /// Marks that contradict stronger ones, or the same system's earlier ones.
  var setAside: [String] = []

  /// Newer than any that the catalogue knows.
  static let newest = 99

  /// Takes in a mark. One that contradicts an earlier one is left out: a paste may be of two systems.
  mutating func narrow(_ low: Int?, _ high: Int?, _ reason: String) {
    let newFirst = max(first, low ?? first)
    let newLast = min(last, high ?? last)
    guard newFirst <= newLast else {
      setAside.append(reason)
      return
    }
    guard (newFirst, newLast) != (first, last) else { return }
    first = newFirst
    last = newLast
    reasons.append(reason)
  }

  /// Whether it has this version.
  func contains(_ major: Int) -> Bool { first <= major && major <= last }
}

/// The marks of a dump, each once, in the order in which they were met.
struct SystemMarks {
  /// How much a mark tells.
  enum Strength: CaseIterable {
    /// A field that is there: no older system prints it.
    case printed
    /// A class, a colour, the place of a view.
    case usual
    /// What is missing, or short: people cut lines and addresses when they paste.
    case weak
  }

  private var marks: [(low: Int?, high: Int?, reason: String, strength: Strength)] = []
  private var seen: Set<String> = []

  /// Takes a mark in.
  mutating func narrow(_ low: Int?, _ high: Int?, _ reason: String, _ strength: Strength = .usual) {
    if seen.insert(reason).inserted { marks.append((low, high, reason, strength)) }
  }

  /// The versions that they leave; the strong ones speak first.
  var range: SystemRange {
    var range = SystemRange()
    for strength in Strength.allCases {
      for mark in marks where mark.strength == strength {
        range.narrow(mark.low, mark.high, mark.reason)
      }
    }
    return range
  }
}

extension DumpText {
  /// The versions that a dump can come from.
  func systems(of dump: Dump) -> SystemRange {
    var marks = SystemMarks()
    if dump.isAncient { marks.narrow(nil, 6, "short lines that end in a blank field") }
    if dump.format == .elements { marks.narrow(9, nil, "an XCUITest tree", .printed) }
    if dump.format == .printHierarchy { marks.narrow(8, nil, "_printHierarchy", .printed) }
    var seen: Set<String> = []
    for index in dump.nodes where dump.format != .printHierarchy {
      let node = nodes[index]
      if node.flags.contains(.element) { continue }
      if seen.insert(node.name).inserted, let mark = Self.classMark(node.name) {
        marks.narrow(mark.first, mark.last, node.name)
      }
      if node.addressDigits > 0, node.addressDigits <= 8 {
        marks.narrow(nil, 10, "32-bit addresses", .weak)
      }
      if node.flags.contains(.backgroundColor) {
        marks.narrow(15, nil, "backgroundColor is printed", .printed)
      }
      if node.flags.contains(.extendedColor) {
        marks.narrow(10, nil, "a tint colour of an extended colour space")
      }
      if node.flags.contains(.deviceColor) {
        marks.narrow(nil, 9, "a tint colour of a device colour space")
      }
      if node.scroll >= 0 { mark(node, scrolls[Int(node.scroll)], &marks) }
      markPlace(index, &marks)
    }
    return marks.range
  }

  /// The fields of a scroll view came one by one.
  private func mark(_ node: DumpNode, _ scroll: DumpScroll, _ marks: inout SystemMarks) {
    let hasAdjusted = scroll.observed.adjustedContentInset != nil
    guard scroll.observed.contentOffset != nil || hasAdjusted,
      !node.flags.contains(.cut)
    else { return }
    if scroll.hasEdgeEffect { marks.narrow(26, nil, "topEdge or bottomEdge is printed", .printed) }
    guard hasAdjusted else {
      if scroll.contentSize == nil {
        marks.narrow(nil, 7, "contentSize is not printed", .weak)
      } else {
        marks.narrow(8, 10, "adjustedContentInset is not printed", .weak)
      }
      return
    }
    marks.narrow(11, nil, "adjustedContentInset is printed", .printed)
    if scroll.hasLayoutSuffix { marks.narrow(nil, 12, "the layout stands after the bracket") }
    if scroll.hasDataSource { marks.narrow(13, nil, "dataSource is printed", .printed) }
    let name = node.uikitName
    guard node.flags.contains(.layer), name == "UITableView" || name == "UICollectionView" else {
      return
    }
    if !scroll.hasDataSource { marks.narrow(nil, 12, "dataSource is not printed", .weak) }
    if name == "UITableView", !node.flags.contains(.backgroundColor) {
      marks.narrow(nil, 14, "a table without backgroundColor", .weak)
    }
  }

  /// Where some views stand in others.
  private func markPlace(_ index: Int, _ marks: inout SystemMarks) {
    let node = nodes[index]
    guard node.parent >= 0 else { return }
    let parent = Int(node.parent)
    switch node.name {
    case UIKitNames.layoutContainer where isWindow(parent):
      marks.narrow(nil, 12, "no UIDropShadowView under the window")
    case UIKitNames.dropShadow
    where nodes[parent].name == UIKitNames.transition && nodes[parent].parent >= 0
      && isWindow(Int(nodes[parent].parent)):
      marks.narrow(13, nil, "UIDropShadowView under the window")
    case UIKitNames.wrapper where node.frame.y == 20 && [460, 548].contains(node.frame.height):
      marks.narrow(nil, 6, "pages begin below the status bar")
    default: return
    }
  }

  /// Whether a node is a window.
  func isWindow(_ index: Int) -> Bool {
    let node = nodes[index]
    if node.flags.contains(.element) { return node.name == "Window" }
    return node.isKind(of: "UIWindow") || node.parent < 0 && node.name.hasSuffix("Window")
  }

  private static func classMark(_ name: String) -> (first: Int?, last: Int?)? {
    switch name {
    case "_UILayoutGuide": (7, 10)
    case "_UINavigationBarBackground", "_UITabBarBackgroundView": (7, 9)
    case "UINavigationBarBackground", "UIRoundedRectButton", "UIGroupTableViewCellBackground":
      (nil, 6)
    case "_UIBarBackground": (10, nil)
    case "_UINavigationBarContentView", "_UINavigationBarLargeTitleView": (11, nil)
    case "_UIScrollViewScrollIndicator": (13, nil)
    case UIKitNames.splitPanel: (14, nil)
    case "SwiftUI.UpdateCoalescingCollectionView": (16, nil)
    default: name.contains("_UIHostingView") ? (13, nil) : nil
    }
  }
}
