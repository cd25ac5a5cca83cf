/// A view controller of a scenario.
public struct Controller: Sendable, Hashable {
  /// What is said of its properties.
  public var values = PropertyValues<ControllerProperty>()
  /// What kind of controller it is: decides where its children's views and bars go.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    case navigation, tab, split, page, viewController, tableViewController,
      collectionViewController, custom

    /// Whether it hands its bars on to its children and never has its own view cut at one (INS-34).
    ///
    /// A page view controller is laid out as content: only its parent's bars matter to it (INS-117).
    public var handsBarsOn: Bool {
      switch self {
      case .navigation, .tab, .split: true
      case .page, .viewController, .tableViewController, .collectionViewController, .custom: false
      }
    }

    /// UIKit's class for the kind.
    public var className: String {
      switch self {
      case .navigation: "UINavigationController"
      case .tab: "UITabBarController"
      case .split: "UISplitViewController"
      case .page: "UIPageViewController"
      case .viewController, .custom: "UIViewController"
      case .tableViewController: "UITableViewController"
      case .collectionViewController: "UICollectionViewController"
      }
    }
  }

  /// The name that findings and `expect` use; nil means the pointer names it.
  public var id: String?
  /// What kind of controller it is.
  public var kind: Kind
  /// The app's own class; nil means UIKit's for the kind.
  public var className: String?
  /// The controller that holds this one, or nil for the root.
  public var parent: Int?
  /// Its place among the parent's children.
  public var indexInParent = 0
  /// The children, in order. A navigation controller's last one is on top.
  public var children: [Int] = []
  /// The root view, or nil where the scenario describes none.
  public var view: Int?

  /// A navigation controller's bar; nil means the standard one: shown, translucent.
  public var navigationBar: Bar?
  /// A navigation controller's toolbar; nil means hidden, as `isToolbarHidden` is by default.
  public var toolbar: Bar?
  /// A tab bar controller's bar; nil means the standard one.
  public var tabBar: Bar?
  /// How the controller is presented, where it is not the window's root full screen.
  public var presentation: Presentation?
  /// Where a custom container puts this child's view, in the container's view; nil fills it.
  public var layout: ViewLayout?

  /// A controller of the given kind.
  public init(kind: Kind, id: String? = nil, parent: Int? = nil) {
    self.kind = kind
    self.id = id
    self.parent = parent
  }
}

/// A navigation bar, toolbar or tab bar.
public struct Bar: Sendable, Hashable {
  /// What is said of its properties.
  public var values = PropertyValues<BarProperty>()
  /// Which bar it is.
  public enum Kind: String, Sendable, Hashable {
    case navigationBar, toolbar, tabBar
    /// The search field of iOS 26 phones that stands at the bottom (OUK-133).
    case searchBar
  }

  /// How a bar is drawn; does not change insets (Q6).
  public enum Appearance: String, Sendable, Hashable, CaseIterable {
    case `default`, opaque, transparent
  }

  /// Whether a large title is open.
  public enum LargeTitle: String, Sendable, Hashable, CaseIterable { case expanded, collapsed }

  /// The search controller's field, where the navigation item has one.
  public enum Search: String, Sendable, Hashable, CaseIterable {
    /// Attached, never used.
    case attached
    /// The field is focused.
    case active
    /// It was used and cancelled once (iOS 26 keeps more room then).
    case afterCancel
    /// Scrolled away (`hidesSearchBarWhenScrolling`).
    case hidden
  }

  /// The name that `expect` uses; nil means `<controller id>.navigationBar` and so on.
  public var id: String?

  /// A bar with UIKit's defaults.
  public init() {}
}

/// How a split view controller shows its columns. Source: OUK-72..75.
public enum SplitDisplay: String, Sendable, Hashable, CaseIterable {
  case oneBesideSecondary, oneOverSecondary, secondaryOnly
}

/// `UISplitViewController.BackgroundStyle`.
public enum SplitBackground: String, Sendable, Hashable, CaseIterable { case sidebar, none }

/// A column of a split view controller.
public enum SplitColumn: String, Sendable, Hashable, CaseIterable { case primary, secondary }

/// How a controller is presented.
public struct Presentation: Sendable, Hashable {
  /// `UIModalPresentationStyle`.
  public enum Style: String, Sendable, Hashable, CaseIterable {
    case fullScreen, overFullScreen, pageSheet, formSheet, popover
  }

  /// How high a sheet stands.
  public enum Detent: Sendable, Hashable {
    case large
    case medium
    /// A height of its own, in points.
    case height(Double)
  }

  /// The presentation style.
  public var style: Style
  /// A sheet's height.
  public var detent: Detent = .large

  /// A presentation.
  public init(style: Style, detent: Detent = .large) {
    self.style = style
    self.detent = detent
  }
}
