/// The properties of `UIViewController`, and of UIKit's containers.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
public enum ControllerProperty: PropertyOwner {
  public static let name = PropertyOwnerName.controller

  public static let edgesForExtendedLayout = property(
    0, "edgesForExtendedLayout", .edges, default: EdgeSet.all,
    interfaceBuilder: .child("extendedEdge", in: "Attributes inspector › Extend Edges"),
    setting: .settable(cost: 5), fact: "INS-33",
    "The edges at which its view reaches under bars; `all` by default.")
  public static let extendedLayoutIncludesOpaqueBars = property(
    1, "extendedLayoutIncludesOpaqueBars", .flag, default: false,
    interfaceBuilder: .attribute(
      "extendedLayoutIncludesOpaqueBars",
      in: "Attributes inspector › Extend Edges › Under Opaque Bars"),
    setting: .settable(cost: 4), fact: "INS-33",
    "Whether its view reaches under opaque bars, too; false by default.")
  public static let automaticallyAdjustsScrollViewInsets = property(
    2, "automaticallyAdjustsScrollViewInsets", .flag, default: true,
    interfaceBuilder: .attribute(
      "automaticallyAdjustsScrollViewInsets",
      in: "Attributes inspector › Layout › Adjust Scroll View Insets"),
    setting: .settable(cost: 4), fact: "INS-110",
    "Up to iOS 10: whether UIKit adjusts its scroll view; true by default.")
  public static let additionalSafeAreaInsets = property(
    3, "additionalSafeAreaInsets", .insets(.safeArea), default: InsetExpressions.zero,
    since: OSVersion(11), reading: .evaluated, setting: .settable(cost: 5), fact: "INS-60",
    "Both signs; `\"-safeAreaInsets.top\"` stands for code that follows the safe area.")
  public static let hidesBottomBarWhenPushed = property(
    4, "hidesBottomBarWhenPushed", .flag, default: false, code: .beforePush,
    interfaceBuilder: .attribute(
      "hidesBottomBarWhenPushed", in: "Attributes inspector › Hide Bottom Bar on Push"),
    setting: .settable(cost: 4), fact: "INS-41",
    "Whether the bottom bar is hidden while it is pushed; false by default.")
  public static let selectedIndex = property(
    5, "selectedIndex", .count, default: 0,
    setting: .none("another child is another screen"), controllers: [.tab],
    needed: "it decides which screen it is",
    "Of a `tab`: the child that is shown; 0 by default.")
  public static let display = property(
    6, "display", .words(of: SplitDisplay.self), default: SplitDisplay?.none,
    setting: .none("other columns are another screen"), fact: "OUK-72", controllers: [.split],
    needed: "it decides which screen it is",
    "Of a `split`: how it shows its columns.")
  public static let primaryColumnWidth = property(
    7, "primaryColumnWidth", .extent, default: Double?.none,
    setting: .none("no finding asks for another width"), fact: "OUK-72", controllers: [.split],
    "Of a `split`: the primary column's width; the catalogue's by default.")
  public static let primaryBackgroundStyle = property(
    8, "primaryBackgroundStyle", .words(of: SplitBackground.self),
    default: SplitBackground.sidebar, setting: .none("no finding asks for another style"),
    fact: "OUK-72", controllers: [.split],
    needed: "it decides which screen it is",
    "Of a `split`: `sidebar` by default, which floats over the secondary column on iOS 26; "
      + "`none` puts the columns side by side.")
  public static let column = property(
    9, "column", .words(of: SplitColumn.self), default: SplitColumn?.none,
    setting: .none("a child keeps its column"), fact: "OUK-72",
    needed: "it decides which screen it is",
    "Of a child of a `split`: the column that it fills.")
  public static let preferredContentSize = property(
    10, "preferredContentSize", .size, default: Size?.none,
    setting: .none("no finding asks for another size"), fact: "OUK-69",
    "For form sheets and popovers.")
  public static let inWindow = property(
    11, "inWindow", .flag, default: true, reading: .none("isInWindow has it"),
    setting: .none("it is a moment, not a setting"), fact: "INS-54",
    needed: "a view in no window is laid out by nobody",
    uncaptured: "what is captured is in a window", "false where its view is in no window.")

  public static let rows = [
    edgesForExtendedLayout.row, extendedLayoutIncludesOpaqueBars.row,
    automaticallyAdjustsScrollViewInsets.row, additionalSafeAreaInsets.row,
    hidesBottomBarWhenPushed.row, selectedIndex.row, display.row, primaryColumnWidth.row,
    primaryBackgroundStyle.row, column.row, preferredContentSize.row, inWindow.row,
  ]
}
