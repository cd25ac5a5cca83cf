import InsetBasics

/// Finds out what a scenario is evaluated on.
public enum Resolver {
  /// Another device, system or orientation than the scenario's own; nil parts stay.
  public struct Target: Sendable, Hashable {
    /// The device.
    public var device: Device?
    /// The iOS version.
    public var os: OSVersion?
    /// How the device is held.
    public var orientation: Orientation?

    /// A target.
    public init(device: Device? = nil, os: OSVersion? = nil, orientation: Orientation? = nil) {
      self.device = device
      self.os = os
      self.orientation = orientation
    }
  }

  /// The surroundings of `scenario`, on its own device or on `target`.
  ///
  /// - Throws: a `Diagnostic` at the scenario's `device` or `os` key for a device that the catalogue
  ///   does not know, or a system older than the device's first.
  public static func surroundings(
    of scenario: Scenario, catalogue: Catalogue, target: Target = Target()
  ) throws(Diagnostic) -> Surroundings {
    let device: Device
    if let targeted = target.device {
      device = targeted
    } else {
      device = try Self.device(of: scenario, catalogue: catalogue)
    }
    let os = target.os ?? scenario.os
    let orientation = target.orientation ?? scenario.orientation
    guard os >= device.earliestOS else {
      throw Diagnostic(
        path: scenario.source.path, position: scenario.source.position(of: .scenario, key: "os"),
        pointer: "/os", message: "iOS \(os) is too old for \(device.name)",
        suggestion: "its first version is iOS \(device.earliestOS)")
    }
    let chosen = insets(
      of: device, on: os, zoomed: scenario.values.plain(WindowProperty.displayZoom))
    let size = chosen.size
    let screen = Rect(size: orientation == .portrait ? size : size.turned)
    let window = scenario.window?.frame ?? screen
    let isPortrait = orientation == .portrait
    let isHidden = scenario.values[WindowProperty.statusBarHidden]
    var inscreen =
      isPortrait
      ? (isHidden != .known(false) ? chosen.insets.portraitStatusBarHidden : nil)
        ?? chosen.insets.portrait
      : chosen.insets.landscape
    if isPortrait, isHidden.value == nil, let shown = chosen.insets.portrait {
      for edge in Edge.allCases where inscreen?[edge] != shown[edge] { inscreen?[edge] = .nan }
    }
    if isPortrait, scenario.values.plain(WindowProperty.statusBarDoubleHeight),
      isHidden != .known(true),
      device.corner == .homeButton, os < OSVersion(13)
    {
      // Source: bars/status.inCall: 40 instead of 20.
      inscreen?.top += isHidden == .known(false) ? 20 : .nan
    }
    let asked = AskedSurroundings()
    let running = RunningVersion(os, notingIn: asked)
    let isCompatible = scenario.values.plain(WindowProperty.designCompatibility)
    return Surroundings(
      device: device, os: running, sdk: running.limited(to: scenario.linkedSDK),
      barOS: isCompatible ? running.limited(to: catalogue.compatibilityOS) : running,
      orientation: orientation, screen: screen, window: window,
      windowSafeArea: windowInsets(
        scenario.window?.safeAreaInsets, screen: screen, window: window,
        insets: inscreen ?? Insets(all: .nan)),
      verticalSizeClass: device.idiom == .phone && !isPortrait ? .compact : .regular,
      horizontalSizeClass: horizontalSizeClass(device, orientation: orientation, window: window),
      contentSizeCategory: scenario.values.plain(WindowProperty.preferredContentSizeCategory),
      isExtrapolated: os.major > catalogue.newestOS, confidence: chosen.confidence, asked: asked)
  }

  private static func device(
    of scenario: Scenario, catalogue: Catalogue
  ) throws(Diagnostic) -> Device {
    switch scenario.device {
    case .inline(let device): return device
    case .named(let name):
      if let device = catalogue.device(named: name) { return device }
      let near = nearest(to: name.lowercased(), among: catalogue.devices.map(\.slug))
      throw Diagnostic(
        path: scenario.source.path,
        position: scenario.source.position(of: .scenario, key: "device"), pointer: "/device",
        message: "unknown device \"\(name)\"",
        suggestion: near.map { "\(didYouMean($0)) insetlua devices lists them all" }
          ?? "insetlua devices lists them all")
    }
  }

  /// The numbers that hold for `device` on `os`: every matching override applied in order.
  private static func insets(
    of device: Device, on os: OSVersion, zoomed: Bool
  ) -> (insets: DeviceInsets, size: Size, confidence: Confidence) {
    var insets = device.insets
    var confidence = device.confidence
    for change in device.overrides where !change.windowOnly && (change.os?.contains(os) ?? true) {
      insets.replace(with: change.insets)
      confidence = change.confidence
    }
    var size = device.size
    if zoomed, let zoom = device.zoomed {
      // What hiding the status bar changes it changes on a zoomed display, too.
      let isHidingNothing = insets.portraitStatusBarHidden == insets.portrait
      insets.replace(with: zoom.insets)
      if isHidingNothing, zoom.insets.portraitStatusBarHidden == nil {
        insets.portraitStatusBarHidden = insets.portrait
      }
      size = zoom.size ?? size
      confidence = zoom.confidence
    }
    return (insets, size, confidence)
  }

  /// A window's insets follow from its place on the screen (MST-8), unless the scenario gives them.
  private static func windowInsets(
    _ given: Insets?, screen: Rect, window: Rect, insets: Insets
  ) -> Insets {
    if let given { return given }
    var result = insets
    for edge in Edge.allCases {
      let distance = max(0, window.distance(to: screen, at: edge))
      result[edge] = positive(insets[edge] - distance)
    }
    return result
  }

  /// Phones are compact but for the wide ones in landscape (bars/nav.phone.landscape.regularWidth:
  /// Plus, XR and Max sizes); an iPad's window is compact where it is about half a screen or less.
  private static func horizontalSizeClass(
    _ device: Device, orientation: Orientation, window: Rect
  ) -> SizeClass {
    switch device.idiom {
    case .phone: orientation == .landscape && device.isWide ? .regular : .compact
    case .pad: window.width <= 507 ? .compact : .regular
    }
  }
}

extension DeviceInsets {
  /// Takes over every number that `other` gives.
  mutating func replace(with other: DeviceInsets) {
    portrait = other.portrait ?? portrait
    portraitStatusBarHidden = other.portraitStatusBarHidden ?? portraitStatusBarHidden
    landscape = other.landscape ?? landscape
    statusBarPortrait = other.statusBarPortrait ?? statusBarPortrait
    statusBarLandscape = other.statusBarLandscape ?? statusBarLandscape
  }
}
