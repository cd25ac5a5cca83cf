internal import InsetModel

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

  /// Newer than any that the catalogue knows.
  static let newest = 99

  /// Takes in a mark. One that contradicts an earlier one is left out: a paste may be of two systems.
  mutating func narrow(_ low: Int?, _ high: Int?, _ reason: String) {
    let newFirst = max(first, low ?? first)
    let newLast = min(last, high ?? last)
    guard newFirst <= newLast, (newFirst, newLast) != (first, last) else { return }
    first = newFirst
    last = newLast
    reasons.append(reason)
  }

  /// Whether it has this version.
  func contains(_ major: Int) -> Bool { first <= major && major <= last }
}

extension DumpText {
  /// The versions that a dump can come from.
  func systems(of dump: Dump) -> SystemRange {
    var range = SystemRange()
    if dump.isAncient { range.narrow(nil, 6, "short lines that end in a blank field") }
    if dump.format == .elements { range.narrow(9, nil, "an XCUITest tree") }
    if dump.format == .printHierarchy { range.narrow(8, nil, "_printHierarchy") }
    var seen = [Bool](repeating: false, count: names.count)
    for index in dump.nodes {
      let node = nodes[index]
      if node.flags.contains(.element) { continue }
      if node.name >= 0, !seen[Int(node.name)] {
        seen[Int(node.name)] = true
        if let mark = Self.classMark(name(node.name)) {
          range.narrow(mark.first, mark.last, name(node.name))
        }
      }
      if node.addressDigits > 0, node.addressDigits <= 8 {
        range.narrow(nil, 10, "32-bit addresses")
      }
      if node.flags.contains(.backgroundColor) {
        range.narrow(15, nil, "backgroundColor is printed")
      }
      if node.flags.contains(.extendedColor) {
        range.narrow(10, nil, "a tint colour of an extended colour space")
      }
      if node.flags.contains(.deviceColor) {
        range.narrow(nil, 9, "a tint colour of a device colour space")
      }
      if node.scroll >= 0 { mark(node, scrolls[Int(node.scroll)], uikitName(index), &range) }
      markPlace(index, &range)
    }
    return range
  }

  /// The fields of a scroll view came one by one.
  private func mark(
    _ node: DumpNode, _ scroll: DumpScroll, _ name: String, _ range: inout SystemRange
  ) {
    guard scroll.contentOffset != nil || scroll.adjustedContentInset != nil,
      !node.flags.contains(.cut)
    else { return }
    if scroll.hasEdgeEffect { range.narrow(26, nil, "topEdge or bottomEdge is printed") }
    guard scroll.adjustedContentInset != nil else {
      if scroll.contentSize == nil {
        range.narrow(nil, 7, "contentSize is not printed")
      } else {
        range.narrow(8, 10, "adjustedContentInset is not printed")
      }
      return
    }
    range.narrow(11, nil, "adjustedContentInset is printed")
    if scroll.hasLayoutSuffix { range.narrow(nil, 12, "the layout stands after the bracket") }
    if scroll.hasDataSource { range.narrow(13, nil, "dataSource is printed") }
    guard node.flags.contains(.layer), name == "UITableView" || name == "UICollectionView" else {
      return
    }
    if !scroll.hasDataSource { range.narrow(nil, 12, "dataSource is not printed") }
    if name == "UITableView", !node.flags.contains(.backgroundColor) {
      range.narrow(nil, 14, "a table without backgroundColor")
    }
  }

  /// Where some views stand in others.
  private func markPlace(_ index: Int, _ range: inout SystemRange) {
    let node = nodes[index]
    guard node.parent >= 0 else { return }
    let parent = Int(node.parent)
    switch name(node.name) {
    case UIKitNames.layoutContainer where isWindow(parent):
      range.narrow(nil, 12, "no UIDropShadowView under the window")
    case UIKitNames.dropShadow
    where name(nodes[parent].name) == UIKitNames.transition && nodes[parent].parent >= 0
      && isWindow(Int(nodes[parent].parent)):
      range.narrow(13, nil, "UIDropShadowView under the window")
    case UIKitNames.wrapper where node.frame.y == 20 && [460, 548].contains(node.frame.height):
      range.narrow(nil, 6, "pages begin below the status bar")
    default: return
    }
  }

  /// Whether a node is a window.
  func isWindow(_ index: Int) -> Bool {
    let node = nodes[index]
    if node.flags.contains(.element) { return name(node.name) == "Window" }
    return isKind(index, of: "UIWindow")
      || (node.parent < 0 && (name(node.name).hasSuffix("Window")))
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
