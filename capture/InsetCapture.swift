// The screen of a running app as an insetlua scenario. Drop this one file into an app or its tests:
//
//     print(InsetCapture.scenario(of: tableView))
//     try InsetCapture.write(of: window, to: url)
//
// then `insetlua run screen.json`. docs/capture.md tells what is captured, and what is not. The LLDB command
// in insetlua_capture/ does the same walk from outside, and the two print the same scenario: what is
// changed here is changed there.

#if canImport(UIKit)
  import Foundation
  import UIKit

  #if canImport(WebKit)
    import WebKit
  #endif

  /// Prints the screen that shows a view as a scenario.
  @MainActor
  public enum InsetCapture {
    /// Why there is no scenario.
    public struct Failure: Error, CustomStringConvertible {
      /// What is missing.
      public let description: String
    }

    /// The scenario of the screen that shows a window's topmost controller, or the screen around a view.
    ///
    /// A screen that cannot be captured gives the reason as text, which is no scenario: `insetlua`
    /// refuses it. `capture(of:)` throws instead.
    public static func scenario(of view: UIView) -> String { text { try capture(of: view) } }

    /// The scenario of the screen that shows a controller.
    public static func scenario(of controller: UIViewController) -> String {
      text { try capture(of: controller) }
    }

    /// Prints the scenario of the screen around a view.
    public static func print(of view: UIView) { Swift.print(scenario(of: view)) }

    /// Writes the scenario of the screen around a view to a file.
    public static func write(of view: UIView, to file: URL) throws {
      try Data((capture(of: view) + "\n").utf8).write(to: file)
    }

    /// The scenario of the screen around a view, or of a window's topmost controller.
    public static func capture(of view: UIView) throws -> String {
      var walk = CaptureWalk()
      if let window = view as? UIWindow {
        guard let root = window.rootViewController else {
          throw Failure(description: "the window has no rootViewController")
        }
        return try walk.scenario(in: window, root: walk.topmost(root)).text()
      }
      var responder: UIResponder? = view
      while let next = responder, !(next is UIViewController) { responder = next.next }
      guard let controller = responder as? UIViewController else {
        throw Failure(
          description: "\(className(view)) is neither a window nor in a controller's view")
      }
      return try capture(of: controller)
    }

    /// The scenario of the screen that shows a controller.
    public static func capture(of controller: UIViewController) throws -> String {
      var root = controller
      while let parent = root.parent { root = parent }
      guard root.isViewLoaded, let window = root.view.window else {
        throw Failure(
          description: "\(className(root)) is in no window: its safe area is zero there (INS-54), "
            + "and there is no screen to capture")
      }
      var walk = CaptureWalk()
      return try walk.scenario(in: window, root: root).text()
    }

    private static func text(_ body: () throws -> String) -> String {
      do { return try body() } catch { return "no scenario: \(error)" }
    }
  }

  // MARK: - JSON

  /// A value of the scenario, its keys in the order in which they were written.
  private indirect enum Value: Equatable {
    case number(Double), string(String), flag(Bool), null, list([Value]), object(Members)

    /// On one line where it fits into 100 columns.
    func text(indent: Int = 0, lead: Int = 0) -> String {
      let line = oneLine
      if indent + lead + line.unicodeScalars.count < 100 { return line }
      let outer = String(repeating: " ", count: indent)
      let inner = outer + "  "
      switch self {
      case .object(let members) where !members.pairs.isEmpty:
        let parts = members.pairs.map { key, value -> String in
          let name = Value.quoted(key) + ": "
          return inner + name + value.text(indent: indent + 2, lead: name.unicodeScalars.count)
        }
        return "{\n" + parts.joined(separator: ",\n") + "\n\(outer)}"
      case .list(let values) where !values.isEmpty:
        let parts = values.map { inner + $0.text(indent: indent + 2) }
        return "[\n" + parts.joined(separator: ",\n") + "\n\(outer)]"
      default: return line
      }
    }

    var oneLine: String {
      switch self {
      case .number(let value):
        let isWhole = value == value.rounded() && abs(value) < 1e15
        return isWhole ? String(Int(value)) : "\(value)"
      case .string(let text): return Value.quoted(text)
      case .flag(let flag): return flag ? "true" : "false"
      case .null: return "null"
      case .list(let values): return "[" + values.map(\.oneLine).joined(separator: ", ") + "]"
      case .object(let members):
        let parts = members.pairs.map { Value.quoted($0) + ": " + $1.oneLine }
        return parts.isEmpty ? "{}" : "{ " + parts.joined(separator: ", ") + " }"
      }
    }

    private static func quoted(_ text: String) -> String {
      var quoted = "\""
      for scalar in text.unicodeScalars {
        switch scalar {
        case "\"": quoted += "\\\""
        case "\\": quoted += "\\\\"
        case "\n": quoted += "\\n"
        case "\r": quoted += "\\r"
        case "\t": quoted += "\\t"
        case "\u{8}": quoted += "\\b"
        case "\u{c}": quoted += "\\f"
        case ..<" ":
          let digits = String(scalar.value, radix: 16)
          quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        default: quoted.unicodeScalars.append(scalar)
        }
      }
      return quoted + "\""
    }
  }

  private struct Members: Equatable {
    var pairs: [(key: String, value: Value)] = []

    static func == (one: Members, other: Members) -> Bool {
      one.pairs.elementsEqual(other.pairs) { $0.key == $1.key && $0.value == $1.value }
    }

    /// Nothing is written for nil, and for empty insets and lists, which are UIKit's default.
    subscript(key: String) -> Value? {
      get { pairs.first { $0.key == key }?.value }
      set {
        guard let newValue else { return }
        switch newValue {
        case .list(let values) where values.isEmpty: return
        case .object(let members) where members.pairs.isEmpty: return
        default: break
        }
        if let index = pairs.firstIndex(where: { $0.key == key }) {
          pairs[index].value = newValue
        } else {
          pairs.append((key, newValue))
        }
      }
    }

    /// A controller with what its container says of it, before what it holds.
    func placed(_ place: Members) -> Members {
      let held = ["navigationBar", "toolbar", "tabBar", "view", "children"]
      var placed = Members(pairs: pairs.filter { !held.contains($0.key) })
      placed.add(place)
      placed.pairs += pairs.filter { held.contains($0.key) }
      return placed
    }

    mutating func add(_ other: Members) { for (key, value) in other.pairs { self[key] = value } }

    mutating func set(_ key: String, if flag: Bool, to value: Value) {
      if flag { self[key] = value }
    }
  }

  // MARK: - Numbers

  /// A thousandth of a point is enough.
  private func number(_ value: CGFloat) -> Value {
    .number((Double(value) * 1000 + 0.5).rounded(.down) / 1000)
  }

  /// Numbers that the scenario format takes, or nothing.
  private func numbers(_ values: [CGFloat], limit: CGFloat = 100_000) -> Value? {
    values.allSatisfy { abs($0) <= limit } ? .list(values.map(number)) : nil
  }

  private func edges(_ insets: UIEdgeInsets, all: Bool = false) -> Value? {
    let values = [insets.top, insets.left, insets.bottom, insets.right]
    guard case .list(let taken)? = numbers(values) else { return nil }
    var members = Members()
    for (edge, value) in zip(["top", "left", "bottom", "right"], taken)
    where all || value != .number(0) { members[edge] = value }
    return .object(members)
  }

  private func rect(_ frame: CGRect) -> Value? {
    numbers([frame.origin.x, frame.origin.y, frame.size.width, frame.size.height])
  }

  /// A height; one that is tiny on purpose is kept as it is (TBL-41).
  private func height(_ value: CGFloat) -> Value? {
    if value == -1 { return .string("automaticDimension") }
    if !(value >= 0 && value <= 100_000) { return nil }
    return value > 0 && value < 0.001 ? .number(Double(value)) : number(value)
  }

  /// Why the format has no such height.
  private func refusal(_ value: CGFloat) -> String {
    abs(value) <= 100_000
      ? "is \(number(value).oneLine), a negative height (TBL-29)" : "is out of range"
  }

  private func words(_ mask: UInt, _ names: [String]) -> [Value] {
    names.enumerated().filter { mask & (1 << UInt($0.offset)) != 0 }.map { .string($0.element) }
  }

  // MARK: - Classes

  /// The class, without the module and without what key-value observing makes of it.
  @MainActor private func className(_ object: NSObject) -> String {
    var name = NSStringFromClass(type(of: object))
    if name.hasPrefix("NSKVONotifying_") { name.removeFirst("NSKVONotifying_".count) }
    return name.split(separator: ".").last.map(String.init) ?? name
  }

  @MainActor private func address(_ object: AnyObject) -> UInt {
    UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque())
  }

  /// UIKit's class that decides which keys a view has, or that it is a control.
  @MainActor private func baseClass(_ view: UIView) -> String? {
    #if canImport(WebKit)
      if view is WKWebView { return "WKWebView" }
    #endif
    switch view {
    case is UITableView: return "UITableView"
    case is UICollectionView: return "UICollectionView"
    case is UITextView: return "UITextView"
    case is UIScrollView: return "UIScrollView"
    case is UIButton: return "UIButton"
    case is UITextField: return "UITextField"
    case is UISwitch: return "UISwitch"
    case is UISlider: return "UISlider"
    case is UIStepper: return "UIStepper"
    case is UISegmentedControl: return "UISegmentedControl"
    case is UIDatePicker: return "UIDatePicker"
    case is UIPageControl: return "UIPageControl"
    case is UIRefreshControl: return "UIRefreshControl"
    case is UIControl: return "UIControl"
    case is UISearchBar: return "UISearchBar"
    case is UINavigationBar: return "UINavigationBar"
    case is UITabBar: return "UITabBar"
    case is UIToolbar: return "UIToolbar"
    default: return nil
    }
  }

  /// What is inside these is theirs: cells, labels of buttons, pages of web views.
  @MainActor private func isClosed(_ view: UIView) -> Bool {
    switch view {
    case is UILabel, is UIImageView, is UIPickerView, is UIProgressView,
      is UIActivityIndicatorView:
      return true
    default:
      guard let base = baseClass(view) else { return false }
      return base != "UIScrollView"
    }
  }

  @MainActor private func kind(_ controller: UIViewController) -> String {
    switch controller {
    case is UINavigationController: return "navigation"
    case is UITabBarController: return "tab"
    case is UISplitViewController: return "split"
    case is UIPageViewController: return "page"
    case is UITableViewController: return "tableViewController"
    case is UICollectionViewController: return "collectionViewController"
    default: return "viewController"
    }
  }

  // MARK: - Deprecated names

  /// Asked through a protocol, so that an app for newer systems compiles without a warning.
  @MainActor private protocol OldNames {
    func adjustsInsets(_ controller: UIViewController) -> Bool
    var isStatusBarHidden: Bool { get }
    var statusBarHeight: CGFloat { get }
  }

  @MainActor private struct OldSystem: OldNames {
    @available(iOS, deprecated: 11.0)
    func adjustsInsets(_ controller: UIViewController) -> Bool {
      controller.automaticallyAdjustsScrollViewInsets
    }

    @available(iOS, deprecated: 13.0)
    var isStatusBarHidden: Bool { UIApplication.shared.isStatusBarHidden }

    @available(iOS, deprecated: 13.0)
    var statusBarHeight: CGFloat { UIApplication.shared.statusBarFrame.size.height }
  }

  // MARK: - The walk

  /// A view on its way into the scenario.
  @MainActor private final class ViewNode {
    let view: UIView
    let depth: Int
    /// Its superview's corner in the coordinates of the controller's root view; then its own.
    var origin: CGPoint
    /// Where its superview's bounds begin, and how far its superview's content is scrolled.
    var offset = CGPoint.zero
    var scrolled = CGPoint.zero
    var frame = Members()
    var members = Members()
    var observed = Members()
    var subviews: [ViewNode] = []

    init(_ view: UIView, depth: Int = 0, origin: CGPoint = .zero) {
      (self.view, self.depth, self.origin) = (view, depth, origin)
    }

    /// With what was observed of it and what lies in it, in the order of the format.
    var finished: Value {
      members["observed"] = .object(observed)
      members["subviews"] = .list(subviews.map(\.finished))
      return .object(members)
    }
  }

  /// One walk over one screen.
  @MainActor private struct CaptureWalk {
    // A deeper or larger screen is cut, and the scenario's notes say so. A table with more sections or
    // rows gets its content size instead of its sections.
    static let maximumDepth = 60
    static let maximumViews = 1000
    static let maximumSections = 50
    static let maximumRows = 200

    private let old: any OldNames = OldSystem()
    private let os = UIDevice.current.systemVersion
    private var notes: [String] = []
    private var names: [UInt: String] = [:]
    private var taken: Set = ["superview", "safeArea", "edge", "belowBars"]
    private var viewCount = 0
    private var cut = 0
    private var transformed = 0

    private mutating func note(_ text: String) {
      if !notes.contains(text) { notes.append(text) }
    }

    private mutating func dropped(_ what: String, because why: String = "is out of range") {
      note("\(what) \(why), so it is left out.")
    }

    /// What the format takes of an answer; one that it refuses is named in the notes.
    private mutating func kept(_ value: Value?, _ what: String) -> Value? {
      if value == nil { dropped(what) }
      return value
    }

    private mutating func kept(height value: CGFloat, _ what: String) -> Value? {
      let kept = height(value)
      if kept == nil { dropped(what, because: refusal(value)) }
      return kept
    }

    /// A width or height that was measured.
    private mutating func extent(_ value: CGFloat, _ what: String) -> Value? {
      kept(value >= 0 ? numbers([value]) : nil, what).flatMap {
        if case .list(let values) = $0 { return values.first }
        return nil
      }
    }

    private mutating func identify(_ object: NSObject, _ name: String? = nil) -> Value {
      var id = name ?? ""
      // Reports print the class before it.
      if id.isEmpty || taken.contains(id) { id = "0x" + String(address(object), radix: 16) }
      taken.insert(id)
      return .string(id)
    }

    private func name(of view: UIView) -> String {
      names[address(view)] ?? className(view)
    }

    mutating func scenario(in window: UIWindow, root: UIViewController) throws -> Value {
      var first = Members()
      var rest = Members()
      surroundings(&first, &rest, window)
      var tree = try controller(root)
      if window.rootViewController !== root { presentation(&tree, root, in: window) }
      if cut > 0 {
        note(
          "Views that were left out, beyond \(Self.maximumViews) or deeper than "
            + "\(Self.maximumDepth), without those in them: \(cut).")
      }
      if transformed > 0 {
        note(
          "Transformed views, which insetlua does not model, have the frames that UIKit reports: "
            + "\(transformed).")
      }
      var members = Members()
      for key in ["insetlua", "title"] { members[key] = first[key] }
      members["notes"] = .list(notes.map(Value.string))
      for key in ["device", "os"] { members[key] = first[key] }
      members.add(rest)
      members["root"] = .object(tree)
      return .object(members)
    }

    mutating func topmost(_ root: UIViewController) -> UIViewController {
      var root = root
      while let shown = root.presentedViewController {
        if shown is UIAlertController || shown is UISearchController
          || shown is UIActivityViewController
        {
          note("\(className(shown)) lies over the screen; it is not part of it.")
          break
        }
        root = shown
      }
      return root
    }

    // MARK: Surroundings

    private mutating func surroundings(
      _ first: inout Members, _ rest: inout Members, _ window: UIWindow
    ) {
      let screen = window.screen
      let bounds = screen.bounds
      let portrait = [
        min(bounds.size.width, bounds.size.height), max(bounds.size.width, bounds.size.height),
      ]
      let isLandscape = bounds.size.width > bounds.size.height
      let machine = Self.machine
      first["insetlua"] = .number(1)
      first["title"] = .string(
        "Captured from a running app: \(machine), iOS \(os), screen "
          + portrait.map { number($0).oneLine }.joined(separator: " × "))
      first["device"] =
        Self.isIdentifier(machine)
        ? .string(machine) : ownDevice(machine, window, portrait, isLandscape)
      first["os"] = .string(os)
      if let sdk = Bundle.main.object(forInfoDictionaryKey: "DTPlatformVersion") as? String,
        Self.release(sdk) != Self.release(os)
      {
        rest["linkedSDK"] = .string(sdk)
      }
      rest.set("orientation", if: isLandscape, to: .string("landscape"))
      if let frame = rect(window.frame), frame != rect(CGRect(origin: .zero, size: bounds.size)) {
        var part = Members()
        part["frame"] = frame
        // Which bars reach into a part of the screen is the system's secret.
        part["safeAreaInsets"] = kept(
          edges(window.safeAreaInsets), "safeAreaInsets of the window")
        rest["window"] = .object(part)
      }
      // Above the screen's own scale is zoomed. A Plus stays below it either way; its size tells.
      let (scale, native) = (screen.scale, screen.nativeScale)
      let isZoomed = native > scale + 0.01 || (native < scale - 0.01 && portrait == [375, 667])
      rest.set("displayZoom", if: isZoomed, to: .flag(true))
      application(&rest, window)
    }

    private mutating func application(_ members: inout Members, _ window: UIWindow) {
      if #available(iOS 13.0, *) {
        let isHidden = window.windowScene?.statusBarManager?.isStatusBarHidden
        members.set("statusBarHidden", if: isHidden ?? false, to: .flag(true))
      } else if old.isStatusBarHidden {
        members["statusBarHidden"] = .flag(true)
      } else {
        members.set("statusBarDoubleHeight", if: old.statusBarHeight == 40, to: .flag(true))
      }
      let category = UIApplication.shared.preferredContentSizeCategory.rawValue
      members["preferredContentSizeCategory"] = Self.categories[
        category.replacingOccurrences(of: "UICTContentSizeCategory", with: "")
      ].map(Value.string)
      let isReversed = window.effectiveUserInterfaceLayoutDirection == .rightToLeft
      members.set("layoutDirection", if: isReversed, to: .string("rightToLeft"))
      let compatible = Bundle.main.object(forInfoDictionaryKey: "UIDesignRequiresCompatibility")
      members.set("designCompatibility", if: compatible as? Bool ?? false, to: .flag(true))
    }

    private static let categories = [
      "XS": "extraSmall", "S": "small", "M": "medium", "XL": "extraLarge",
      "XXL": "extraExtraLarge", "XXXL": "extraExtraExtraLarge",
      "AccessibilityM": "accessibilityMedium", "AccessibilityL": "accessibilityLarge",
      "AccessibilityXL": "accessibilityExtraLarge",
      "AccessibilityXXL": "accessibilityExtraExtraLarge",
      "AccessibilityXXXL": "accessibilityExtraExtraExtraLarge",
    ]

    /// The model; a simulator says in its environment which one it stands for.
    private static var machine: String {
      if let model = ProcessInfo.processInfo.environment["SIMULATOR_MODEL_IDENTIFIER"] {
        return model
      }
      var system = utsname()
      uname(&system)
      return withUnsafeBytes(of: &system.machine) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
    }

    private static func isIdentifier(_ machine: String) -> Bool {
      machine.range(of: "^(iPhone|iPad|iPod)[0-9]+,[0-9]+$", options: .regularExpression) != nil
    }

    private static func release(_ version: String) -> [Int] {
      let parts = version.split(separator: ".").compactMap { Int($0) }
      return Array((parts + [0]).prefix(2))
    }

    /// A device that no identifier names: described by what it shows.
    private func ownDevice(
      _ machine: String, _ window: UIWindow, _ size: [CGFloat], _ isLandscape: Bool
    ) -> Value {
      let isPad = UIDevice.current.userInterfaceIdiom == .pad
      let safe = window.safeAreaInsets
      let corner: String
      if isPad {
        corner = safe.bottom > 0 ? "padRounded" : "padHomeButton"
      } else if safe.bottom == 0 {
        corner = "homeButton"
      } else {
        // The highest notch is 50, the lowest island 59 (devices.md).
        corner = max(safe.top, safe.left) > 55 ? "dynamicIsland" : "notch"
      }
      var device = Members()
      device["name"] = .string(machine.isEmpty ? "unknown" : machine)
      device["idiom"] = .string(isPad ? "pad" : "phone")
      device["size"] = .list(size.map(number))
      device["scale"] = number(window.screen.scale)
      device["corner"] = .string(corner)
      var insets = Members()
      insets[isLandscape ? "landscape" : "portrait"] = edges(safe, all: true)
      device["safeAreaInsets"] = .object(insets)
      return .object(device)
    }

    private mutating func presentation(
      _ members: inout Members, _ root: UIViewController, in window: UIWindow
    ) {
      let raw = root.modalPresentationStyle.rawValue
      // Automatic, -2, is a page sheet unless a system controller decides otherwise.
      let known = [
        -2: "pageSheet", 0: "fullScreen", 1: "pageSheet", 2: "formSheet", 5: "overFullScreen",
        7: "popover",
      ][raw]
      if known == nil {
        note(
          "modalPresentationStyle \(raw) is read as overFullScreen; its transition may place it "
            + "elsewhere.")
      }
      let style = known ?? "overFullScreen"
      members["presentation"] = .string(style)
      if #available(iOS 13.0, *), ["pageSheet", "formSheet", "popover"].contains(style) {
        let frame = root.view.frame
        // How high a sheet is differs by device and is not published for most: measured. A large one that
        // is narrower than the window is an iPad's, which does not reach its lower edge.
        if frame.size.width == window.frame.size.width || !isLarge(root),
          let tall = extent(frame.size.height, "the sheet's height")
        {
          var presentation = Members()
          presentation["style"] = .string(style)
          presentation["detent"] = tall
          members["presentation"] = .object(presentation)
        }
      }
      let size = root.preferredContentSize
      if style == "formSheet" || style == "popover", size.width > 0, size.height > 0 {
        members["preferredContentSize"] = kept(
          numbers([size.width, size.height]), "preferredContentSize")
      }
    }

    /// Whether a sheet stands at the large detent, the default and before iOS 15 the only one.
    private func isLarge(_ root: UIViewController) -> Bool {
      guard #available(iOS 15.0, *), let sheet = root.sheetPresentationController else {
        return true
      }
      var name = sheet.selectedDetentIdentifier
      if #available(iOS 16.0, *), name == nil { name = sheet.detents.first?.identifier }
      return name == nil || name == .large
    }

    // MARK: Controllers

    /// A controller and all that it shows.
    private mutating func controller(
      _ controller: UIViewController, depth: Int = 0
    ) throws -> Members {
      if depth > Self.maximumDepth {
        throw InsetCapture.Failure(
          description: "more than \(Self.maximumDepth) controllers are nested")
      }
      if let split = controller as? UISplitViewController, split.isCollapsed,
        let column = split.viewControllers.first
      {
        note("\(className(split)) is collapsed: its one column stands for it.")
        return try self.controller(column, depth: depth + 1)
      }
      var members = switches(controller)
      switch controller {
      case let navigation as UINavigationController:
        try describe(navigation, in: &members, depth: depth)
      case let tab as UITabBarController: try describe(tab, in: &members, depth: depth)
      case let split as UISplitViewController: try describe(split, in: &members, depth: depth)
      case let pages as UIPageViewController:
        members["children"] = .list(
          try (pages.viewControllers ?? []).map {
            .object(try self.controller($0, depth: depth + 1))
          })
      default: try page(controller, in: &members, depth: depth)
      }
      return members
    }

    private mutating func switches(_ controller: UIViewController) -> Members {
      var members = introduction(controller)
      let extended = words(
        UInt(controller.edgesForExtendedLayout.rawValue), ["top", "left", "bottom", "right"])
      if extended.count < 4 {
        members["edgesForExtendedLayout"] = extended.isEmpty ? .string("none") : .list(extended)
      }
      members.set(
        "extendedLayoutIncludesOpaqueBars", if: controller.extendedLayoutIncludesOpaqueBars,
        to: .flag(true))
      members.set(
        "automaticallyAdjustsScrollViewInsets", if: !old.adjustsInsets(controller), to: .flag(false)
      )
      members["additionalSafeAreaInsets"] = kept(
        edges(controller.additionalSafeAreaInsets),
        "additionalSafeAreaInsets of \(className(controller))")
      members.set(
        "hidesBottomBarWhenPushed", if: controller.hidesBottomBarWhenPushed, to: .flag(true))
      return members
    }

    private mutating func introduction(_ controller: UIViewController) -> Members {
      var members = Members()
      let name = className(controller)
      members["kind"] = .string(kind(controller))
      members["id"] = identify(controller)
      members.set("class", if: !name.hasPrefix("UI"), to: .string(name))
      return members
    }

    /// A controller that is not on the screen: only what it says to its container.
    private mutating func unseen(_ controller: UIViewController) -> Value {
      var members = introduction(controller)
      members.set(
        "hidesBottomBarWhenPushed", if: controller.hidesBottomBarWhenPushed, to: .flag(true))
      return .object(members)
    }

    private mutating func describe(
      _ navigation: UINavigationController, in members: inout Members, depth: Int
    ) throws {
      let stack = navigation.viewControllers
      var bar = Members()
      bar.set("isHidden", if: navigation.isNavigationBarHidden, to: .flag(true))
      if !stack.isEmpty { describe(navigation.navigationBar, of: stack, in: &bar) }
      members["navigationBar"] = .object(bar)
      if let top = stack.last, !navigation.isToolbarHidden, let toolbar = navigation.toolbar {
        var shown = Members()
        shown.set("isTranslucent", if: !toolbar.isTranslucent, to: .flag(false))
        if #available(iOS 15.0, *) {
          appearance(in: &shown, [toolbar.scrollEdgeAppearance, toolbar.standardAppearance])
        } else if #available(iOS 13.0, *) {
          appearance(in: &shown, [toolbar.standardAppearance])
        }
        // An empty toolbar is shown, too, so `items` is written either way: a key must stand there.
        shown["items"] = .flag(!(top.toolbarItems ?? []).isEmpty)
        members["toolbar"] = .object(shown)
      }
      var children = stack.dropLast().map { unseen($0) }
      if let top = stack.last { children.append(.object(try controller(top, depth: depth + 1))) }
      members["children"] = .list(children)
    }

    private mutating func describe(
      _ bar: UINavigationBar, of stack: [UIViewController], in members: inout Members
    ) {
      let items = stack.map(\.navigationItem)
      let item = items[items.count - 1]
      members.set("isTranslucent", if: !bar.isTranslucent, to: .flag(false))
      let isLarge = bar.prefersLargeTitles && hasLargeTitle(items)
      if #available(iOS 13.0, *) {
        let hasEdge = isLarge || Self.release(os)[0] >= 15
        let edge = hasEdge ? [item.scrollEdgeAppearance, bar.scrollEdgeAppearance] : []
        appearance(in: &members, edge + [item.standardAppearance, bar.standardAppearance])
      }
      var room = bar.frame.size.height
      if let prompt = item.prompt, !prompt.isEmpty {
        members["prompt"] = .string(prompt)
        // No public source has the height of a bar with a prompt (bars/prompt.legacy): measured.
        if Self.release(os)[0] < 26 {
          members["height"] = extent(room, "the navigation bar's height")
        }
        room -= 30
      }
      let search = self.search(item)
      room -= search.height
      if isLarge {
        // 44 or 54 without one, 52 more with it (Rules/platform/bars.lua); between them it folds.
        members["largeTitle"] = .string(room > 75 ? "expanded" : "collapsed")
      }
      members["searchBar"] = search.state.map(Value.string)
    }

    /// Writes that the app made a bar transparent.
    ///
    /// Where content ends the appearance for the scroll edge counts, which before iOS 15 only bars with a
    /// large title have. If there is none, UIKit draws the standard one without its background, but that is
    /// how every bar looks unless told otherwise: it is the scenario's default, too.
    @available(iOS 13.0, *)
    private func appearance(in members: inout Members, _ looks: [UIBarAppearance?]) {
      guard let look = looks.lazy.compactMap({ $0 }).first else { return }
      let isClear = look.backgroundColor.map { $0.cgColor.alpha == 0 } ?? true
      let isTransparent = look.backgroundEffect == nil && look.backgroundImage == nil && isClear
      members.set("appearance", if: isTransparent, to: .string("transparent"))
    }

    /// The state of the search bar below the title, and the height that it takes.
    private mutating func search(_ item: UINavigationItem) -> (state: String?, height: CGFloat) {
      guard let search = item.searchController else { return (nil, 0) }
      if #available(iOS 16.0, *), ![0, 2].contains(item.searchBarPlacement.rawValue) {
        note("the search bar is beside the title or in a toolbar, where it takes no height.")
        return (nil, 0)
      }
      if search.isActive { return ("active", 0) }
      let bar = search.searchBar
      let height = bar.window == nil ? 0 : bar.frame.size.height
      return height == 0 && item.hidesSearchBarWhenScrolling ? ("hidden", 0) : ("attached", height)
    }

    /// Whether the top item shows one: `automatic` follows the item below.
    private func hasLargeTitle(_ items: [UINavigationItem]) -> Bool {
      let decided = items.last { $0.largeTitleDisplayMode != .automatic }
      return decided.map { $0.largeTitleDisplayMode == .always } ?? true
    }

    private mutating func describe(
      _ tab: UITabBarController, in members: inout Members, depth: Int
    ) throws {
      var bar = Members()
      bar.set("isHidden", if: tab.tabBar.isHidden, to: .flag(true))
      #if compiler(>=6.0)
        if #available(iOS 18.0, *) {
          bar.set("isHidden", if: tab.isTabBarHidden, to: .flag(true))
        }
      #endif
      bar.set("isTranslucent", if: !tab.tabBar.isTranslucent, to: .flag(false))
      let item = tab.tabBar.selectedItem
      if #available(iOS 15.0, *) {
        appearance(
          in: &bar,
          [
            item?.scrollEdgeAppearance, tab.tabBar.scrollEdgeAppearance, item?.standardAppearance,
            tab.tabBar.standardAppearance,
          ])
      } else if #available(iOS 13.0, *) {
        appearance(in: &bar, [item?.standardAppearance, tab.tabBar.standardAppearance])
      }
      #if compiler(>=6.2)
        if #available(iOS 26.0, *), let accessory = tab.bottomAccessory {
          bar["accessoryHeight"] = extent(
            accessory.contentView.frame.size.height, "the bottom accessory's height")
        }
      #endif
      members["tabBar"] = .object(bar)
      var children = tab.viewControllers ?? []
      let selected = tab.selectedViewController
      // The list of further tabs, which UIKit adds itself.
      if let selected, !children.contains(where: { $0 === selected }) { children.append(selected) }
      if let index = children.firstIndex(where: { $0 === selected }), index > 0 {
        members["selectedIndex"] = .number(Double(index))
      }
      members["children"] = .list(
        try children.map {
          $0 === selected ? .object(try controller($0, depth: depth + 1)) : unseen($0)
        })
    }

    private mutating func describe(
      _ split: UISplitViewController, in members: inout Members, depth: Int
    ) throws {
      let columns = split.viewControllers
      let display = [1: "secondaryOnly", 2: "oneBesideSecondary", 3: "oneOverSecondary"][
        split.displayMode.rawValue]
      members["display"] = display.map(Value.string)
      if display == nil || columns.count > 2 {
        note("of three columns only the first and the last are described.")
      }
      if display != "secondaryOnly", split.primaryColumnWidth > 0 {
        members["primaryColumnWidth"] = extent(split.primaryColumnWidth, "primaryColumnWidth")
      }
      if #available(iOS 13.0, *) {
        let hasNone = split.primaryBackgroundStyle == .none
        members.set("primaryBackgroundStyle", if: hasNone, to: .string("none"))
      }
      var children: [Value] = []
      for (index, column) in columns.enumerated()
      where index == 0 || index == columns.count - 1 {
        let child = try controller(column, depth: depth + 1)
        let isPrimary = index == 0 && columns.count > 1
        var place = Members()
        place["column"] = .string(isPrimary ? "primary" : "secondary")
        children.append(.object(child.placed(place)))
      }
      members["children"] = .list(children)
    }

    /// A controller whose views are the app's own.
    private mutating func page(
      _ controller: UIViewController, in members: inout Members, depth: Int
    ) throws {
      guard controller.isViewLoaded, let root = controller.view else {
        note("the view of \(className(controller)) is not loaded yet.")
        return
      }
      let kind = kind(controller)
      let hasOwnRoot =
        kind == "tableViewController" && !(root is UITableView)
        || kind == "collectionViewController" && !(root is UICollectionView)
      // Else its table or collection view lies in another view, as in any other controller.
      if hasOwnRoot { members["kind"] = .string("viewController") }
      learnNames(controller)
      let places = views(of: controller, root: root, in: &members)
      if places.isEmpty { return }
      guard members["kind"] == .string("viewController") else {
        note("controllers inside \(className(controller)) are left out: a \(kind) holds none.")
        return
      }
      members["kind"] = .string("custom")
      members["children"] = .list(
        try places.map { child, place in
          .object(try self.controller(child, depth: depth + 1).placed(place))
        })
    }

    /// Which address a controller's properties hold; the first one to say so names it.
    ///
    /// Memory is read and nothing is called or retained: what a word means need not be known, since it is
    /// only compared with the addresses of views.
    private mutating func learnNames(_ controller: UIViewController) {
      let object = Unmanaged.passUnretained(controller).toOpaque()
      var next: AnyClass? = type(of: controller)
      while let its = next {
        next = class_getSuperclass(its)
        let name = NSStringFromClass(its)
        if name.hasPrefix("NSKVONotifying_") { continue }
        if name.hasPrefix("UI") || name.hasPrefix("NS") { break }
        var count: UInt32 = 0
        let fields = class_copyIvarList(its, &count)
        defer { free(fields) }
        for field in UnsafeBufferPointer(start: fields, count: Int(count)) {
          let offset = ivar_getOffset(field)
          guard let label = ivar_getName(field), offset % MemoryLayout<UInt>.size == 0 else {
            continue
          }
          let word = object.load(fromByteOffset: offset, as: UInt.self)
          let plain = String(cString: label)
            .replacingOccurrences(of: "$__lazy_storage_$_", with: "").drop { $0 == "_" }
          if word != 0, !plain.isEmpty, names[word] == nil { names[word] = String(plain) }
        }
      }
    }

    // MARK: Views

    /// Writes the views of a controller; the controllers embedded among them, and where.
    private mutating func views(
      of owner: UIViewController, root: UIView, in members: inout Members
    ) -> [(UIViewController, Members)] {
      let top = ViewNode(root)
      var embedded: [ObjectIdentifier: UIViewController] = [:]
      for child in owner.children where child.isViewLoaded {
        embedded[ObjectIdentifier(child.view)] = child
      }
      var places: [(UIViewController, Members)] = []
      viewCount += 1
      var level = [top]
      while !level.isEmpty {
        var below: [ViewNode] = []
        for node in level {
          if node !== top { place(node) }
          if let child = embedded[ObjectIdentifier(node.view)] {
            places.append((child, placeInContainer(node)))
            continue
          }
          describe(node)
          if node === top { observe(root: node) }
          if !node.view.isHidden, !isClosed(node.view) {
            below += subviews(of: node) { embedded[ObjectIdentifier($0)] != nil }
          }
        }
        level = below
      }
      scrolls(in: top)
      members["view"] = top.finished
      return places
    }

    private mutating func subviews(
      of node: ViewNode, isEmbedded: (UIView) -> Bool
    ) -> [ViewNode] {
      var children: [ViewNode] = []
      for view in node.view.subviews {
        // UIKit's private views are left out, but not those that hold an app's views.
        let name = className(view)
        if name.hasPrefix("_UI"), name != "_UIVisualEffectContentView" { continue }
        if viewCount >= Self.maximumViews || node.depth >= Self.maximumDepth {
          cut += 1
          continue
        }
        viewCount += 1
        let child = ViewNode(view, depth: node.depth + 1, origin: node.origin)
        // A frame is counted from the bounds, which begin elsewhere where a view was scrolled. A scroll
        // view's are content coordinates, as in the scenario.
        if node.view is UIScrollView {
          child.scrolled = node.view.bounds.origin
        } else {
          child.offset = node.view.bounds.origin
        }
        children.append(child)
        if !isEmbedded(view) { node.subviews.append(child) }
      }
      return children
    }

    private mutating func place(_ node: ViewNode) {
      let view = node.view
      let corner = CGPoint(
        x: view.frame.origin.x - node.offset.x, y: view.frame.origin.y - node.offset.y)
      node.origin = CGPoint(
        x: node.origin.x + corner.x - node.scrolled.x, y: node.origin.y + corner.y - node.scrolled.y
      )
      if let frame = rect(CGRect(origin: corner, size: view.frame.size)) {
        node.frame["frame"] = frame
      } else {
        note("the frame of \(name(of: view)) is out of range; 0 is written.")
        node.frame["frame"] = .list(Array(repeating: .number(0), count: 4))
      }
      if view.translatesAutoresizingMaskIntoConstraints {
        node.frame["autoresizing"] = .list(
          words(
            view.autoresizingMask.rawValue,
            [
              "flexibleLeftMargin", "flexibleWidth", "flexibleRightMargin", "flexibleTopMargin",
              "flexibleHeight", "flexibleBottomMargin",
            ]))
      }
      if view.transform != .identity { transformed += 1 }
    }

    /// Where an embedded controller's view lies in the view of its container.
    private func placeInContainer(_ node: ViewNode) -> Members {
      if node.depth == 1 { return node.frame }
      var place = Members()
      place["frame"] =
        rect(CGRect(origin: node.origin, size: node.view.frame.size))
        ?? .list(Array(repeating: .number(0), count: 4))
      return place
    }

    private mutating func describe(_ node: ViewNode) {
      let name = className(node.view)
      node.members.set("class", if: name != "UIView", to: .string(name))
      if let base = baseClass(node.view), base != name {
        node.members["baseClass"] = .string(base)
      }
      node.members["id"] = identify(node.view, names[address(node.view)])
      node.members.add(node.frame)
      node.members.set("isHidden", if: node.view.isHidden, to: .flag(true))
    }

    private func observe(root node: ViewNode) {
      node.observed["safeAreaInsets"] = edges(node.view.safeAreaInsets, all: true)
    }

    // MARK: Scroll views

    private mutating func scrolls(in top: ViewNode) {
      var level = [top]
      while !level.isEmpty {
        for node in level {
          var source = node.view as? UIScrollView
          #if canImport(WebKit)
            // A web view has a scroll view and is none.
            if let web = node.view as? WKWebView { source = web.scrollView }
          #endif
          if let source { scroll(source, node) }
        }
        level = level.flatMap(\.subviews)
      }
    }

    private mutating func scroll(_ scroll: UIScrollView, _ node: ViewNode) {
      var members = node.members
      members["contentInset"] = kept(
        edges(scroll.contentInset), "contentInset of \(name(of: node.view))")
      members["contentInsetAdjustmentBehavior"] = [
        1: "scrollableAxes", 2: "never", 3: "always",
      ][scroll.contentInsetAdjustmentBehavior.rawValue].map(Value.string)
      // Tables bounce by themselves and plain scroll views do not (INS-105).
      let vertical = scroll.alwaysBounceVertical
      members.set(
        "alwaysBounceVertical", if: vertical != (scroll is UITableView), to: .flag(vertical))
      members.set("alwaysBounceHorizontal", if: scroll.alwaysBounceHorizontal, to: .flag(true))
      members.set("isScrollEnabled", if: !scroll.isScrollEnabled, to: .flag(false))
      if #available(iOS 11.1, *) {
        let (bar, other) = (
          scroll.verticalScrollIndicatorInsets, scroll.horizontalScrollIndicatorInsets
        )
        members["scrollIndicatorInsets"] = kept(
          edges(
            UIEdgeInsets(top: bar.top, left: other.left, bottom: bar.bottom, right: other.right)),
          "scrollIndicatorInsets of \(name(of: node.view))")
      }
      if #available(iOS 13.0, *) {
        members.set(
          "automaticallyAdjustsScrollIndicatorInsets",
          if: !scroll.automaticallyAdjustsScrollIndicatorInsets, to: .flag(false))
      }
      if let refresh = scroll.refreshControl {
        members["refreshControl"] = .string(refresh.isRefreshing ? "refreshing" : "idle")
      }
      if let table = scroll as? UITableView {
        self.table(table, in: &members)
      } else {
        members["contentSize"] = contentSize(scroll, node.view)
      }
      if let collection = scroll as? UICollectionView { self.collection(collection, in: &members) }
      node.members = members
      observe(scroll, node)
    }

    private mutating func contentSize(_ scroll: UIScrollView, _ view: UIView) -> Value? {
      let size = scroll.contentSize
      let isSize = size.width >= 0 && size.height >= 0
      return kept(
        isSize ? numbers([size.width, size.height], limit: 1e9) : nil,
        "contentSize of \(name(of: view))")
    }

    private func observe(_ scroll: UIScrollView, _ node: ViewNode) {
      var observed = Members()
      observed["adjustedContentInset"] = edges(scroll.adjustedContentInset, all: true)
      observed["contentOffset"] = numbers(
        [scroll.contentOffset.x, scroll.contentOffset.y], limit: 1e9)
      observed["safeAreaInsets"] = edges(node.view.safeAreaInsets, all: true)
      observed.add(node.observed)
      node.observed = observed
    }

    private mutating func collection(_ view: UICollectionView, in members: inout Members) {
      if let flow = view.collectionViewLayout as? UICollectionViewFlowLayout {
        members["collectionLayout"] = .string("flow")
        members["sectionInset"] = kept(
          edges(flow.sectionInset), "sectionInset of \(name(of: view))")
        members["insetsReference"] = [1: "fromSafeArea", 2: "fromLayoutMargins"][
          flow.sectionInsetReference.rawValue
        ].map(Value.string)
      } else if #available(iOS 13.0, *),
        let layout = view.collectionViewLayout as? UICollectionViewCompositionalLayout
      {
        members["collectionLayout"] = .string("compositional")
        if #available(iOS 14.0, *) {
          members["insetsReference"] = [
            1: "none", 2: "safeArea", 3: "layoutMargins", 4: "readableContent",
          ][layout.configuration.contentInsetsReference.rawValue].map(Value.string)
        }
      }
    }

    // MARK: Tables

    private mutating func table(_ view: UITableView, in members: inout Members) {
      var table = Members()
      table["style"] = [1: "grouped", 2: "insetGrouped"][view.style.rawValue].map(Value.string)
      var heights: [(String, CGFloat)] = [
        ("rowHeight", view.rowHeight), ("sectionHeaderHeight", view.sectionHeaderHeight),
        ("sectionFooterHeight", view.sectionFooterHeight),
        ("estimatedRowHeight", view.estimatedRowHeight),
        ("estimatedSectionHeaderHeight", view.estimatedSectionHeaderHeight),
        ("estimatedSectionFooterHeight", view.estimatedSectionFooterHeight),
      ]
      if #available(iOS 15.0, *) {
        heights.append(("sectionHeaderTopPadding", view.sectionHeaderTopPadding))
      }
      // Automatic is the default from iOS 11 on (TBL-4, TBL-6).
      for (key, value) in heights where value != -1 {
        table[key] = kept(height: value, "\(key) of \(name(of: view))")
      }
      for (key, part) in [
        ("tableHeaderView", view.tableHeaderView), ("tableFooterView", view.tableFooterView),
      ] {
        guard let part else { continue }
        var sized = Members()
        sized["height"] = kept(
          height: max(part.frame.size.height, 0), "the height of \(key) of \(name(of: view))")
        table[key] = .object(sized)
      }
      if !sections(of: view, in: &table) { members["contentSize"] = contentSize(view, view) }
      members["table"] = .object(table)
    }

    /// Asks the delegate and the data source, as UIKit does; whether all rows were measured.
    private mutating func sections(of view: UITableView, in table: inout Members) -> Bool {
      let count = view.numberOfSections
      if count > Self.maximumSections {
        note("\(name(of: view)) has \(count) sections: only its content size is written.")
        return false
      }
      var returned: [Members] = []
      for section in 0..<count { returned.append(delegateValues(view, section: section)) }
      let usual = returned.first ?? Members()
      let rows = self.rows(of: view, count)
      var delegate = usual
      if let first = rows.values.firstIndex(where: { $0 != .number(0) }),
        let methods = view.delegate
      {
        let path = IndexPath(row: 0, section: first)
        delegate["heightForRowAt"] = returnedHeight(
          methods.tableView?(view, heightForRowAt: path), "heightForRowAt", view)
        delegate["estimatedHeightForRowAt"] = returnedHeight(
          methods.tableView?(view, estimatedHeightForRowAt: path), "estimatedHeightForRowAt", view)
      }
      table["delegate"] = .object(delegate)
      var sections: [Value] = []
      for index in 0..<count {
        var section = Members()
        section["rows"] = rows.values[index]
        let source = view.dataSource
        let header = source?.tableView?(view, titleForHeaderInSection: index)
        let footer = source?.tableView?(view, titleForFooterInSection: index)
        section["header"] = slot("Header", title: header, returned[index], usual)
        section["footer"] = slot("Footer", title: footer, returned[index], usual)
        sections.append(.object(section))
      }
      // A table without sections is written as such: unwritten would mean that they are not known.
      table.pairs.append(("sections", .list(sections)))
      return rows.areMeasured
    }

    /// A height that the delegate returned, if it implements the method.
    private mutating func returnedHeight(
      _ value: CGFloat?, _ method: String, _ view: UITableView
    ) -> Value? {
      guard let value else { return nil }
      return kept(height: value, "\(method) of \(name(of: view))")
    }

    /// What the delegate's section methods return, where they are implemented.
    private mutating func delegateValues(_ view: UITableView, section: Int) -> Members {
      var values = Members()
      guard let methods = view.delegate else { return values }
      func shown(_ part: UIView?, _ slot: CGRect) -> Value {
        guard part != nil else { return .null }
        // Of a view whose height the format refuses no more is known.
        guard let tall = height(max(slot.size.height, 0)) else { return .string("view") }
        var sized = Members()
        sized["height"] = tall
        return .object(sized)
      }
      values["heightForHeaderInSection"] = returnedHeight(
        methods.tableView?(view, heightForHeaderInSection: section), "heightForHeaderInSection",
        view)
      values["heightForFooterInSection"] = returnedHeight(
        methods.tableView?(view, heightForFooterInSection: section), "heightForFooterInSection",
        view)
      // nil is an answer, too, so whether there is a method has to be asked.
      if methods.responds(to: Selector(("tableView:viewForHeaderInSection:"))) {
        let part = methods.tableView?(view, viewForHeaderInSection: section)
        values["viewForHeaderInSection"] = shown(part, view.rectForHeader(inSection: section))
      }
      if methods.responds(to: Selector(("tableView:viewForFooterInSection:"))) {
        let part = methods.tableView?(view, viewForFooterInSection: section)
        values["viewForFooterInSection"] = shown(part, view.rectForFooter(inSection: section))
      }
      values["estimatedHeightForHeaderInSection"] = returnedHeight(
        methods.tableView?(view, estimatedHeightForHeaderInSection: section),
        "estimatedHeightForHeaderInSection", view)
      values["estimatedHeightForFooterInSection"] = returnedHeight(
        methods.tableView?(view, estimatedHeightForFooterInSection: section),
        "estimatedHeightForFooterInSection", view)
      return values
    }

    /// What a section's header or footer has that the delegate's first answer does not say.
    private func slot(
      _ part: String, title: String?, _ returned: Members, _ usual: Members
    ) -> Value {
      var slot = Members()
      slot["title"] = title.map(Value.string)
      for (key, method) in [("view", "viewFor"), ("height", "heightFor")] {
        let name = "\(method)\(part)InSection"
        if returned[name] != usual[name] { slot[key] = returned[name] }
      }
      return .object(slot)
    }

    /// The rows of each section with their heights, or without where there are too many.
    private mutating func rows(
      of view: UITableView, _ sections: Int
    ) -> (values: [Value], areMeasured: Bool) {
      let counts = (0..<sections).map { view.numberOfRows(inSection: $0) }
      let total = counts.reduce(0, +)
      if total > Self.maximumRows {
        note("\(name(of: view)) has \(total) rows: their heights are not written.")
        return (counts.map { .number(Double($0)) }, false)
      }
      var values: [Value] = []
      for (section, count) in counts.enumerated() {
        var heights: [Value] = []
        for row in 0..<count {
          let rect = view.rectForRow(at: IndexPath(row: row, section: section))
          let tall = kept(
            height: max(rect.size.height, 0), "a row's height in \(name(of: view))")
          heights.append(tall ?? .null)
        }
        values.append(Self.rows(heights))
      }
      return (values, true)
    }

    private static func rows(_ heights: [Value]) -> Value {
      guard let first = heights.first else { return .number(0) }
      if first == .null || !heights.allSatisfy({ $0 == first }) { return .list(heights) }
      var rows = Members()
      rows["count"] = .number(Double(heights.count))
      rows["height"] = first
      return .object(rows)
    }
  }
#endif
