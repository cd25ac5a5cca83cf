/// What the user said about one screen: device, controllers, views and what is expected of them.
///
/// Controllers and views stand in flat arrays, parents before children; index 0 of `controllers` is
/// the root. All lengths are points.
public struct Scenario: Sendable, Hashable {
  /// What is said of its properties.
  public var values = PropertyValues<WindowProperty>()
  /// A line that says what the screen shows.
  public var title: String?
  /// Where the screen or its numbers come from: the scenario's `source`.
  public var origin: String?
  /// Free text about the screen.
  public var notes: [String] = []
  /// The device.
  public var device: DeviceReference
  /// The iOS version it runs.
  public var os: OSVersion
  /// The SDK the app was linked with; nil means the same as `os`.
  public var linkedSDK: OSVersion?
  /// How the device is held.
  public var orientation: Orientation = .portrait
  /// The window, where it is not the whole screen.
  public var window: WindowShape?
  /// The keyboard, where it is up.
  public var keyboard: Keyboard?
  /// Whether it is known which controllers hold the screen; a view dump may not show them.
  public var containment: Containment = .known
  /// All controllers, parents first; 0 is the root.
  public var controllers: [Controller]
  /// All views, superviews first.
  public var views: [View]
  /// What the author expects, checked after evaluation.
  public var expectations: [Expectation] = []
  /// Rules switched off here, each with its reason.
  public var suppressions: [Suppression] = []
  /// Open questions that the author decided, by question id.
  public var assumptions: [String: String] = [:]
  /// Where everything stands in the file.
  public var source: SourceMap

  /// A scenario of the given parts.
  public init(
    device: DeviceReference, os: OSVersion, controllers: [Controller], views: [View],
    source: SourceMap
  ) {
    self.device = device
    self.os = os
    self.controllers = controllers
    self.views = views
    self.source = source
  }
}

/// How a scenario names its device.
public enum DeviceReference: Sendable, Hashable {
  /// A slug (`iphone-x`), a machine identifier (`iPhone10,3`) or a marketing name.
  case named(String)
  /// A device described in the scenario itself.
  case inline(Device)
}

/// `UIUserInterfaceLayoutDirection`.
public enum LayoutDirection: String, Sendable, Hashable, CaseIterable {
  case leftToRight, rightToLeft
}

/// A window that is not the whole screen: Split View, Slide Over, Stage Manager, or a test's own.
public struct WindowShape: Sendable, Hashable {
  /// The window's frame on the screen; nil where only a size matters.
  public var frame: Rect?
  /// The window's safe-area insets where they are known; else they follow from its place on the screen.
  public var safeAreaInsets: Insets?

  /// A window.
  public init(frame: Rect?, safeAreaInsets: Insets?) {
    self.frame = frame
    self.safeAreaInsets = safeAreaInsets
  }
}

/// A keyboard that covers the bottom of the window.
public struct Keyboard: Sendable, Hashable {
  /// Its height, with suggestion row and the strip over the home indicator; nil takes the catalogue's.
  public var height: Double?

  /// A keyboard of `height`.
  public init(height: Double?) { self.height = height }
}

/// A rule that the scenario switches off.
public struct Suppression: Sendable, Hashable {
  /// The rule's id.
  public var rule: String
  /// Why.
  public var reason: String
  /// Only for this view, where given.
  public var view: String?

  /// A suppression.
  public init(rule: String, reason: String, view: String? = nil) {
    self.rule = rule
    self.reason = reason
    self.view = view
  }
}

/// One number or list that the author expects of a view, bar or controller.
public struct Expectation: Sendable, Hashable {
  /// What is compared.
  public enum Value: Sendable, Hashable {
    /// Only the edges written are compared.
    case insets(EdgeValues<Double?>)
    /// Only the written parts are compared.
    case point(x: Double?, y: Double?)
    /// Only the written parts are compared.
    case size(width: Double?, height: Double?)
    /// x, y, width, height.
    case rect(Rect)
    /// One number.
    case number(Double)
    /// A list of numbers: the y of each row, in content coordinates; nil is not compared.
    case numbers([Double?])
    /// Heights and places of each section's slots; nil is not compared.
    case slots([SlotExpectation])
  }

  /// The heights expected of one section's slots, and where they begin in the content.
  public struct SlotExpectation: Sendable, Hashable {
    /// The header's height.
    public var header: Double?
    /// The footer's height.
    public var footer: Double?
    /// The padding above the header.
    public var padding: Double?
    /// The header's y: below the padding.
    public var headerY: Double?
    /// The footer's y: below the last row.
    public var footerY: Double?

    /// The numbers; nil is not compared.
    public init(
      header: Double?, footer: Double?, padding: Double?, headerY: Double? = nil,
      footerY: Double? = nil
    ) {
      self.header = header
      self.footer = footer
      self.padding = padding
      self.headerY = headerY
      self.footerY = footerY
    }
  }

  /// The id of the view, bar or controller.
  public var subject: String
  /// Which of its values is compared.
  public var key: Key
  /// What it should be.
  public var value: Value
  /// The fact or address that gives the number.
  public var source: String?
  /// Where it stands in the file.
  public var position: SourcePosition?

  /// An expectation.
  public init(
    subject: String, key: Key, value: Value, source: String?, position: SourcePosition?
  ) {
    self.subject = subject
    self.key = key
    self.value = value
    self.source = source
    self.position = position
  }
}
