/// What a screen is evaluated on: the device, the system, the window.
public struct Surroundings: Sendable {
  /// The device.
  public var device: Device
  /// The iOS version.
  public var os: OSVersion
  /// The version that decides linked-on-or-after behaviour.
  public var sdk: OSVersion
  /// The version whose bars are drawn: `os`, or 25 at most in design compatibility mode.
  public var barOS: OSVersion
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
  /// `UIContentSizeCategory`, without its prefix.
  public var contentSizeCategory: String
  /// Whether the OS is newer than the catalogue knows, so that the newest era answers.
  public var isExtrapolated: Bool
  /// How sure the window's insets are.
  public var confidence: Confidence

  /// One device pixel, in points.
  public var pixel: Double { 1 / device.scale }

  /// Whether `condition` holds here; `more` are the parts that depend on the asked-for place.
  public func matches(_ condition: MeasureCondition, _ more: MeasurePlace) -> Bool {
    (condition.idiom.map { $0 == device.idiom } ?? true)
      && (condition.verticalSizeClass.map { $0 == verticalSizeClass } ?? true)
      && (condition.horizontalSizeClass.map { $0 == horizontalSizeClass } ?? true)
      && (condition.os.map { $0.contains(barOS) } ?? true)
      && (condition.linkedSDK.map { $0.contains(sdk) } ?? true)
      && (condition.corner.map { $0 == device.corner } ?? true)
      && (condition.safeAreaTop.map { abs($0 - more.safeAreaTop) < 0.01 } ?? true)
      && (condition.inside.map { $0 == more.inside } ?? true)
      && (condition.context.map { $0 == more.context } ?? true)
      && (condition.state.map { $0 == more.state } ?? true)
      && (condition.width.map { abs($0 - min(screen.width, screen.height)) < 0.5 } ?? true)
      && (condition.height.map { abs($0 - max(screen.width, screen.height)) < 0.5 } ?? true)
      && (condition.slugs.map { $0.contains(device.slug) } ?? true)
      && (condition.contentSizeCategory.map { $0 == contentSizeCategory } ?? true)
      && (condition.items.map { $0 == more.hasItems } ?? true)
  }
}

/// Where a measure is asked for.
public struct MeasurePlace: Sendable {
  /// The safe-area top of the container's view.
  public var safeAreaTop = 0.0
  /// `sheet` or `window`.
  public var inside = "window"
  /// `tab`, `navigation` or `root`.
  public var context = "root"
  /// A state of the measured thing.
  public var state: String?
  /// Whether a toolbar has items.
  public var hasItems = true

  /// A place in the window, outside any sheet.
  public init() {}
}
