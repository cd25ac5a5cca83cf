/// The device family, as `UIUserInterfaceIdiom` names it.
public enum Idiom: String, Sendable, Hashable, CaseIterable { case phone, pad }

/// The direction in which the device is held. Either landscape gives the same numbers (INS-21).
public enum Orientation: String, Sendable, Hashable, CaseIterable { case portrait, landscape }

/// `UIUserInterfaceSizeClass`.
public enum SizeClass: String, Sendable, Hashable, CaseIterable { case compact, regular }

/// How the screen ends at its top and bottom; decides where bars and safe areas begin.
public enum Corner: String, Sendable, Hashable, CaseIterable {
  case homeButton, notch, dynamicIsland, padHomeButton, padRounded
}

/// The window's safe-area insets and status bar for one range of iOS versions.
public struct DeviceInsets: Sendable, Hashable {
  /// Window safe-area insets in portrait, status bar shown; no bars.
  public var portrait: Insets?
  /// The same with the status bar hidden.
  public var portraitStatusBarHidden: Insets?
  /// Window safe-area insets in either landscape.
  public var landscape: Insets?
  /// The status bar's height in portrait.
  public var statusBarPortrait: Double?
  /// The status bar's height in landscape.
  public var statusBarLandscape: Double?

  /// All given; nil means that no source says.
  public init(
    portrait: Insets? = nil, portraitStatusBarHidden: Insets? = nil, landscape: Insets? = nil,
    statusBarPortrait: Double? = nil, statusBarLandscape: Double? = nil
  ) {
    self.portrait = portrait
    self.portraitStatusBarHidden = portraitStatusBarHidden
    self.landscape = landscape
    self.statusBarPortrait = statusBarPortrait
    self.statusBarLandscape = statusBarLandscape
  }
}

/// Numbers that replace a device's own on some versions or when its display is zoomed.
public struct DeviceOverride: Sendable, Hashable {
  /// The iOS versions on which the numbers hold; nil for all.
  public var os: OSRange?
  /// What replaces the device's numbers; absent parts stay.
  public var insets: DeviceInsets
  /// True where only `UIWindow.safeAreaInsets` differs and the root view's do not (iOS 11 without a notch).
  public var windowOnly: Bool
  /// How sure the sources are.
  public var confidence: Confidence

  /// An override of `insets` on `os`.
  public init(
    os: OSRange?, insets: DeviceInsets, windowOnly: Bool = false, confidence: Confidence
  ) {
    self.os = os
    self.insets = insets
    self.windowOnly = windowOnly
    self.confidence = confidence
  }
}

/// One device of the catalogue. All lengths are points.
public struct Device: Sendable, Hashable {
  /// The short name used in scenarios: `iphone-x`.
  public var slug: String
  /// The marketing name: `iPhone X`.
  public var name: String
  /// Machine identifiers: `iPhone10,3`.
  public var identifiers: [String]
  /// Phone or pad.
  public var idiom: Idiom
  /// The screen's size in portrait.
  public var size: Size
  /// Pixels a point.
  public var scale: Double
  /// How the screen ends.
  public var corner: Corner
  /// The first iOS version that runs on it.
  public var earliestOS: OSVersion
  /// The last one, or nil when it runs the newest that the catalogue covers.
  public var latestOS: OSVersion?
  /// The numbers that hold from the first version on.
  public var insets: DeviceInsets
  /// What replaces them on some versions, in order; every matching one is applied.
  public var overrides: [DeviceOverride]
  /// The zoomed display: its size and insets, where a source gives them.
  public var zoomed: ZoomedDisplay?
  /// The fact behind the insets, such as INS-21; else `devices/<slug>`.
  public var fact: FactID
  /// How sure the sources are.
  public var confidence: Confidence
  /// Where the numbers come from.
  public var sources: [String]
  /// What else is known or disputed.
  public var note: String?

  /// All parts, as the catalogue gives them.
  public init(
    slug: String, name: String, identifiers: [String], idiom: Idiom, size: Size, scale: Double,
    corner: Corner, earliestOS: OSVersion, latestOS: OSVersion?, insets: DeviceInsets,
    overrides: [DeviceOverride] = [], zoomed: ZoomedDisplay? = nil, fact: FactID,
    confidence: Confidence, sources: [String] = [], note: String? = nil
  ) {
    self.slug = slug
    self.name = name
    self.identifiers = identifiers
    self.idiom = idiom
    self.size = size
    self.scale = scale
    self.corner = corner
    self.earliestOS = earliestOS
    self.latestOS = latestOS
    self.insets = insets
    self.overrides = overrides
    self.zoomed = zoomed
    self.fact = fact
    self.confidence = confidence
    self.sources = sources
    self.note = note
  }
}

extension Device {
  /// Whether a phone is regular in landscape: the Plus, XR and Max sizes, 414 points and more across.
  /// Source: bars/nav.phone.landscape.regularWidth.
  public var isWide: Bool { idiom == .phone && size.width >= 414 }
}

/// What a device reports when Display Zoom is on.
public struct ZoomedDisplay: Sendable, Hashable {
  /// The reported size in portrait, where a source gives it.
  public var size: Size?
  /// The reported insets.
  public var insets: DeviceInsets
  /// How sure the sources are.
  public var confidence: Confidence

  /// The zoomed numbers.
  public init(size: Size?, insets: DeviceInsets, confidence: Confidence) {
    self.size = size
    self.insets = insets
    self.confidence = confidence
  }
}
