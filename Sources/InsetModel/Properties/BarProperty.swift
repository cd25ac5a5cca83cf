/// The properties of navigation bars, toolbars and tab bars, with what their items say.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
public enum BarProperty: PropertyOwner {
  public static let name = PropertyOwnerName.bar

  public static let isHidden = property(
    0, "isHidden", .flag, default: false, reading: .none("isShown has it"),
    setting: .none("a bar that is gone is another screen"), fact: "INS-39",
    "Whether the bar is hidden; false by default.")
  public static let isTranslucent = property(
    1, "isTranslucent", .flag, default: true, objectiveC: "translucent",
    interfaceBuilder: .attribute("translucent", in: "Attributes inspector › Translucent"),
    setting: .settable(cost: 6), fact: "INS-37",
    "Whether the bar is translucent; true by default.")
  public static let appearance = property(
    2, "appearance", .words(of: Bar.Appearance.self), default: Bar.Appearance.default,
    setting: .none("it changes no inset"), fact: "INS-40", "How the bar is drawn.")
  public static let largeTitle = property(
    3, "largeTitle", .words(of: Bar.LargeTitle.self), default: Bar.LargeTitle?.none,
    setting: .none("a title of another size is another screen"), fact: "INS-45",
    bars: [.navigationBar], "The state of the large title; unwritten: no large title.")
  public static let prompt = property(
    4, "prompt", .text, default: String?.none, setting: .none("what it says is the app's"),
    bars: [.navigationBar], "`navigationItem.prompt`.")
  public static let searchBar = property(
    5, "searchBar", .words(of: Bar.Search.self), default: Bar.Search?.none,
    setting: .none("its state is the user's"), fact: "OUK-133", bars: [.navigationBar],
    "The navigation item's search field: `attached` (never used), `active`, `afterCancel`, "
      + "`hidden` (scrolled away).")
  public static let isRefreshing = property(
    6, "isRefreshing", .flag, default: false,
    setting: .none("whether it refreshes is a moment, not a setting"), fact: "OUK-134",
    bars: [.navigationBar], uncaptured: "no property of the bar tells it",
    "iOS 26: a refresh control refreshes inside the bar.")
  public static let items = property(
    7, "items", .flag, default: true, setting: .none("a toolbar's items are the app's"),
    bars: [.toolbar], "false where the toolbar has no items; true by default.")
  public static let height = property(
    8, "height", .extent, default: Double?.none, reading: .none("frame has it"),
    setting: .none("UIKit decides it"), "The bar's height; the catalogue's by default.")
  public static let y = property(
    9, "y", .length, default: Double?.none, reading: .none("frame has it"),
    setting: .none("UIKit decides it"),
    uncaptured: "UIKit decides it",
    "The bar's y in the container's view; the catalogue's by default.")
  public static let accessoryHeight = property(
    10, "accessoryHeight", .extent, default: Double?.none, since: OSVersion(26),
    setting: .none("the accessory is the app's"), bars: [.tabBar],
    "iOS 26: the height of the bottom accessory.")
  public static let isMinimized = property(
    11, "isMinimized", .flag, default: false, since: OSVersion(26),
    setting: .none("it is a moment, not a setting"), bars: [.tabBar],
    uncaptured: "no source says how an app can tell", "iOS 26: the tab bar is minimised.")

  public static let rows = [
    isHidden.row, isTranslucent.row, appearance.row, largeTitle.row, prompt.row, searchBar.row,
    isRefreshing.row, items.row, height.row, y.row, accessoryHeight.row, isMinimized.row,
  ]
}
