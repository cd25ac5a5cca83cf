/// When a row of the catalogue holds; nil parts do not matter.
public struct MeasureCondition: Sendable, Hashable {
  /// What is around a bar, or below it.
  public enum Context: String, Sendable, Hashable, CaseIterable {
    /// Inside a tab bar controller.
    case tab
    /// In a navigation controller that is the window's root.
    case rootNavigation
    /// A tab whose child shows a navigation bar.
    case navigationBar
  }

  /// A state of a search field, or of the status bar.
  public enum State: String, Sendable, Hashable, CaseIterable {
    /// The search field stands in the bar.
    case attached
    /// The user is searching.
    case active
    /// The user has just ended the search.
    case afterCancel
    /// The status bar shows a call.
    case inCall
  }

  /// Phone or pad.
  public var idiom: Idiom?
  /// How the screen ends: any of these.
  public var corners: [Corner]?
  /// The device's portrait screen: any of these sizes.
  public var screens: [Size]?
  /// Device slugs: any of these.
  public var slugs: [String]?
  /// The vertical size class.
  public var verticalSizeClass: SizeClass?
  /// The horizontal size class.
  public var horizontalSizeClass: SizeClass?
  /// How the device is held.
  public var orientation: Orientation?
  /// Major iOS versions.
  public var os: OSRange?
  /// Major versions of the linked SDK.
  public var linkedSDK: OSRange?
  /// The window's own safe-area top, as held.
  public var safeAreaTop: Double?
  /// What the bar's controller stands in.
  public var inside: Enclosure?
  /// What is around a bar, or below it.
  public var context: Context?
  /// The state of a search field or of the status bar.
  public var state: State?
  /// Whether the bar has items.
  public var items: Bool?
  /// The size of text that the user prefers.
  public var contentSizeCategory: ContentSizeCategory?

  /// A condition that always holds.
  public init() {}
}
