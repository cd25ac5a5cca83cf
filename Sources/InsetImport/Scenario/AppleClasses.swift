import InsetBasics
import InsetModel

/// The classes of Apple's frameworks that a screen may name, so that a misspelt one is noticed.
///
/// Source: Apple's documentation of UIKit, WebKit, MapKit, PencilKit and PassKit, and the view dumps
/// that docs/dumps.md cites for views that UIKit makes itself.
enum AppleClasses {
  /// Views, `UIView` and everything under it.
  static let views: Set = [
    "UIView", "UIWindow", "UIStackView", "UIScrollView", "UITableView", "UICollectionView",
    "UITextView", "UIWebView", "UITableViewCell", "UITableViewHeaderFooterView",
    "UICollectionReusableView", "UICollectionViewCell", "UICollectionViewListCell", "UIControl",
    "UIButton", "UISwitch", "UISlider", "UIStepper", "UITextField", "UISearchTextField",
    "UISegmentedControl", "UIPageControl", "UIDatePicker", "UIColorWell", "UIRefreshControl",
    "UIEventAttributionView", "UISearchBar", "UIPickerView", "UICalendarView", "UILabel",
    "UIImageView", "UIActivityIndicatorView", "UIProgressView", "UIVisualEffectView",
    "UINavigationBar", "UITabBar", "UIToolbar", "UIInputView", "UIPasteControl",
    "UIPopoverBackgroundView", "UIContentUnavailableView", "UIListContentView",
    "UIBackgroundExtensionView", "UIActionSheet", "UIAlertView", "UIStandardTextCursorView",
    "UITextSelectionHandleView", "UICutoutShadowView",
    // Made by UIKit itself: their names stand in view dumps.
    "UITransitionView", "UIDropShadowView", "UIDimmingView", "UILayoutContainerView",
    "UINavigationTransitionView", "UIViewControllerWrapperView", "UITableViewWrapperView",
    "UITableViewCellContentView", "UITableViewLabel", "UITableViewIndex", "UITableViewCountView",
    "UITableViewCellScrollView", "UITableViewCellSelectedBackground", "UITextEffectsWindow",
    "UIRemoteKeyboardWindow", "UIStatusBarWindow", "UIAutoRotatingWindow", "UIEditingOverlayWindow",
    "UIStatusBar", "UITabBarButton", "UITabBarButtonLabel", "UITabBarSwappableImageView",
    "UINavigationItemView", "UINavigationButton", "UINavigationItemButtonView",
    "UINavigationBarBackground", "UIToolbarButton", "UIToolbarTextButton", "UIButtonLabel",
    "UIButtonBarButton", "UIRoundedRectButton", "UISearchBarBackground", "UISearchBarTextField",
    "UISearchResultsTableView", "UISearchDisplayControllerContainerView",
    "UIGroupTableViewCellBackground", "UIFieldEditor", "UITextFieldLabel", "UITextFieldBorderView",
    "UISegment", "UISegmentLabel", "UIPickerTableView", "UIPickerColumnView",
    "UIPickerTableViewWrapperCell", "UIWebBrowserView", "UIWebDocumentView", "UIPDFPageView",
    "UISplitViewControllerHidingPopoverView", "UIKeyboard", "UIKeyboardAutomatic",
    "UIKeyboardImpl", "UIInputSetContainerView", "UIInputSetHostView", "UIThreadSafeNode",
    "UIMoreListCell", "UIMoreListTableView", "UIShadowView", "UISnapshotView", "UICalloutBar",
    "UIAutocorrectInlinePrompt", "UITextRangeView", "UITextSelectionView",
    "UISwitchModernVisualElement",
    "UIActivityIndicatorModernView", "UIPrintRangeTableViewCell", "UIDatePickerContentView",
    // Of other frameworks.
    "WKWebView", "WKScrollView", "WKContentView", "WKChildScrollView", "WKCompositingView",
    "MKMapView", "MKAnnotationView", "MKPinAnnotationView", "MKMarkerAnnotationView",
    "MKUserLocationView", "MKOverlayView", "MKScaleView", "MKCompassButton", "MKUserTrackingButton",
    "MKZoomControl", "MKPitchControl", "MKNewAnnotationContainerView", "MKBasicMapView",
    "PKCanvasView", "PKAddPassButton", "PKPaymentButton", "PKPassView",
  ]

  /// View controllers.
  static let controllers: Set = [
    "UIViewController", "UITableViewController", "UICollectionViewController",
    "UINavigationController", "UITabBarController", "UISplitViewController",
    "UIPageViewController", "UISearchController", "UISearchContainerViewController",
    "UIAlertController", "UIActivityViewController", "UIImagePickerController",
    "UIVideoEditorController", "UIDocumentPickerViewController", "UIDocumentMenuViewController",
    "UIDocumentBrowserViewController", "UIDocumentViewController", "UIColorPickerViewController",
    "UIFontPickerViewController", "UIInputViewController", "UICloudSharingController",
    "UIReferenceLibraryViewController", "UIHostingController", "UIMoreNavigationController",
    "UIMoreListController", "UICompatibilityInputViewController", "UIInputWindowController",
    "UIApplicationRotationFollowingController", "UISystemInputAssistantViewController",
    "UIEditingOverlayViewController", "UIStatusBarViewController", "UIPrinterPickerViewController",
    "PKPaymentAuthorizationViewController", "PKAddPassesViewController",
    "PKAddPaymentPassViewController", "PKStrokeViewController",
  ]

  /// How their names begin. An app's own class may have any name with another prefix.
  private static let prefixes = ["ui", "wk", "mk", "pk"]

  /// The name of which `name` is a slip of the pen; nil where it is one of the names, begins as none
  /// of them does, or is like none of them: UIKit has more classes than are listed here.
  static func meant(by name: String, of known: Set<String>) -> String? {
    let lowered = name.prefix(2).lowercased()
    guard name.utf8.count <= 64, prefixes.contains(lowered), !known.contains(name) else {
      return nil
    }
    // The end is what is left out most: UITable, UINavigation.
    for end in ["View", "Controller", "ViewController"] where known.contains(name + end) {
      return name + end
    }
    return slip(of: name, among: known.sorted())
  }
}
