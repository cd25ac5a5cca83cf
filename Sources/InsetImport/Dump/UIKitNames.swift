/// The names of UIKit's own views that a dump shows, by what they mean for a screen.
///
/// Source: docs/dumps.md, which tells what each stands for and from which dumps that is known.
enum UIKitNames {
  /// Bars.
  static let bars: Set = ["UINavigationBar", "UITabBar", "UIToolbar"]

  /// The view of a navigation, tab bar or split view controller.
  static let layoutContainer = "UILayoutContainerView"
  /// Holds the pages of a navigation controller.
  static let navigationTransition = "UINavigationTransitionView"
  /// Holds the shown child of a tab bar controller, or what a window presents.
  static let transition = "UITransitionView"
  /// Holds a child controller's view.
  static let wrapper = "UIViewControllerWrapperView"
  /// Holds a window's root controller (iOS 13 and newer); a sheet's card.
  static let dropShadow = "UIDropShadowView"
  /// A split view controller's view (iOS 14 and newer), and what holds its columns.
  static let splitPanel = "_UISplitViewControllerPanelImplView"
  static let panelContent = "_UIPanelControllerContentView"
  /// A page view controller's view, and the scroll view in it.
  static let pageContent = "_UIPageViewControllerContentView"
  static let queuingScroll = "_UIQueuingScrollView"
  /// Holds a table's cells up to iOS 10.
  static let tableWrapper = "UITableViewWrapperView"

  /// Views that only hold another.
  static let wrappers: Set = [wrapper, transition, navigationTransition, dropShadow, panelContent]
  /// The views of container controllers.
  static let containerRoots: Set = [layoutContainer, splitPanel, pageContent]
  /// What belongs to a container controller.
  static let containers = wrappers.union(containerRoots)

  /// Windows of the system, beside the app's own.
  static let systemWindows: Set = [
    "UITextEffectsWindow", "UIRemoteKeyboardWindow", "UIStatusBarWindow",
    "_UIInteractiveHighlightEffectWindow", "UIAutoRotatingWindow", "UIEditingOverlayWindow",
  ]
}
