/// What a scenario says of the device's and the window's state.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
public enum WindowProperty: PropertyOwner {
  public static let name = PropertyOwnerName.window

  public static let displayZoom = property(
    0, "displayZoom", .flag, default: false, setting: .none("it is the user's"),
    needed: "it is part of the device's state", "Whether Display Zoom is on.")
  public static let statusBarHidden = property(
    1, "statusBarHidden", .flag, default: false,
    setting: .none("a screen without a status bar is another screen"), fact: "INS-20",
    "Whether the status bar is hidden.")
  public static let statusBarDoubleHeight = property(
    2, "statusBarDoubleHeight", .flag, default: false, setting: .none("it is a moment"),
    needed: "it is part of the device's state",
    "A call or recording banner doubles the status bar: on phones without a notch, up to iOS 12.")
  public static let preferredContentSizeCategory = property(
    3, "preferredContentSizeCategory", .words(of: ContentSizeCategory.self),
    default: ContentSizeCategory.large, setting: .none("it is the user's"),
    needed: "it is part of the device's state",
    "`UIContentSizeCategory` without its prefix; `large` by default.")
  public static let layoutDirection = property(
    4, "layoutDirection", .words(of: LayoutDirection.self), default: LayoutDirection.leftToRight,
    setting: .none("it is the user's"), needed: "it is part of the device's state",
    "Which way the user interface runs; `leftToRight` by default.")
  public static let designCompatibility = property(
    5, "designCompatibility", .flag, default: false, since: OSVersion(26),
    setting: .none("it changes every screen of the app"), fact: "OUK-40",
    needed: "it decides which bars the app has",
    "`UIDesignRequiresCompatibility`: iOS 26 keeps the bars of iOS 18.")

  public static let rows = [
    displayZoom.row, statusBarHidden.row, statusBarDoubleHeight.row,
    preferredContentSizeCategory.row, layoutDirection.row, designCompatibility.row,
  ]
}
