/// What a screen is evaluated on: the device, the system, the window.
public struct Surroundings: Sendable {
  /// The device.
  public var device: Device
  /// The iOS version.
  public var os: RunningVersion
  /// The version that decides linked-on-or-after behaviour.
  public var sdk: RunningVersion
  /// The version whose bars are drawn: `os`, or an older one in design compatibility mode.
  public var barOS: RunningVersion
  /// How the device is held.
  public var orientation: Orientation
  /// The screen's frame, at the origin, as held.
  public var screen: Rect
  /// The window's frame on the screen.
  public var window: Rect
  /// The window's safe-area insets.
  public var windowSafeArea: Insets
  /// The window's vertical size class.
  public var verticalSizeClass: SizeClass
  /// The window's horizontal size class.
  public var horizontalSizeClass: SizeClass
  /// The size of text that the user prefers.
  public var contentSizeCategory: ContentSizeCategory
  /// Whether the OS is newer than the catalogue knows, so that the newest era answers.
  public var isExtrapolated: Bool
  /// How sure the window's insets are.
  public var confidence: Confidence
  /// What an evaluation asked of all this.
  public let asked: AskedSurroundings

  /// One device pixel, in points.
  public var pixel: Double { 1 / device.scale }

  /// The version that decides what tables do since iOS 11: the linked SDK's, unless the answer to OQ-9
  /// is that the system alone does. It is asked only where that makes a difference.
  public func tableSDK(_ answer: (_ question: String) -> String) -> RunningVersion {
    let first = OSVersion(11)
    guard os >= first, sdk < first, answer("OQ-9") == "os-only" else { return sdk }
    return RunningVersion(first, notingIn: nil)
  }

  /// Whether `condition` holds here, at the asked-for `place`: a part that is not written always does.
  public func matches(_ condition: MeasureCondition, at place: MeasurePlace) -> Bool {
    if let idiom = condition.idiom, idiom != device.idiom { return false }
    if let corners = condition.corners, !corners.contains(device.corner) { return false }
    if let screens = condition.screens, !screens.contains(device.size) { return false }
    if let slugs = condition.slugs, !slugs.contains(device.slug) { return false }
    if let wanted = condition.verticalSizeClass, wanted != verticalSizeClass { return false }
    if let wanted = condition.horizontalSizeClass, wanted != horizontalSizeClass { return false }
    if let wanted = condition.orientation, wanted != orientation { return false }
    if let top = condition.safeAreaTop, abs(top - windowSafeArea.top) >= 0.01 { return false }
    if let inside = condition.inside, inside != place.inside { return false }
    if let context = condition.context, context != place.context { return false }
    if let state = condition.state, state != place.state { return false }
    if let items = condition.items, items != place.hasItems { return false }
    if let wanted = condition.contentSizeCategory, wanted != contentSizeCategory { return false }
    // Versions last: what was never compared needs not be the same elsewhere.
    if let versions = condition.os, !versions.contains(barOS) { return false }
    if let versions = condition.linkedSDK, !versions.contains(sdk) { return false }
    return true
  }
}

/// Where a measure is asked for.
public struct MeasurePlace: Sendable {
  /// The safe-area top of the container's view, from which bars hang.
  public var safeAreaTop = 0.0
  /// What the controller stands in.
  public var inside: Enclosure = .window
  /// What is around the bar, or below it.
  public var context: MeasureCondition.Context?
  /// A state of the measured thing.
  public var state: MeasureCondition.State?
  /// Whether a toolbar has items.
  public var hasItems = true

  /// A place in the window, outside any sheet.
  public init() {}
}
