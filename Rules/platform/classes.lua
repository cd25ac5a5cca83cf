-- UIKit's view classes, as far as the model needs them, and what collection layouts change.
--
-- A class has all that its `inherits` chain has, unless it says otherwise. A class that is not listed is taken as a
-- plain view; a scenario or another pack may add its own.
--   kind         view | window | scroll | table | collection | text | web | stack | bar | cell | effect | map |
--                refresh | container (UIKit's own, between controllers) | layout (of a collection view: not a view)
--   interactive  a control: hidden under a bar it cannot be used
--   decorative   draws only: the check content-hidden spares it
--   internal     UIKit makes it; it appears in view dumps, not in an app's code
--   alwaysBounceVertical, contentInsetAdjustmentBehavior: where an app sets none; absent: false, automatic, or as
--                inherited
-- Sources are rows of docs/facts/. Not known: which layouts but the two below bounce; map views' own insets.

return classes {
  { name = "UIView", kind = "view" },
  { name = "UIWindow", inherits = "UIView", kind = "window" },
  { name = "UIStackView", inherits = "UIView", kind = "stack" },

  -- Scroll views
  { name = "UIScrollView", inherits = "UIView", kind = "scroll", alwaysBounceVertical = false,
    fact = "INS-92" },
  { name = "UITableView", inherits = "UIScrollView", kind = "table", alwaysBounceVertical = true, fact = "INS-105" },
  { name = "UICollectionView", inherits = "UIScrollView", kind = "collection", fact = "OUK-32" },
  { name = "UITextView", inherits = "UIScrollView", kind = "text", fact = "INS-92" },
  { name = "WKWebView", inherits = "UIView", kind = "web", contentInsetAdjustmentBehavior = "web", fact = "INS-107",
    note = "WebKit drives the scroll view inside: top, left and right, not bottom; viewport-fit=cover gets none." },
  { name = "UIWebView", inherits = "UIView", kind = "web" },
  { name = "WKScrollView", inherits = "UIScrollView", kind = "scroll", internal = true, fact = "INS-107" },
  { name = "UITableViewWrapperView", inherits = "UIScrollView", kind = "scroll", internal = true, fact = "OUK-99",
    note = "Holds the rows of an insetGrouped table on iOS 26, of older tables too; headers stay outside it." },

  -- Scroll views of other frameworks, by the class that a debugger shows: they set never themselves
  { name = "RCTScrollView", inherits = "UIScrollView", contentInsetAdjustmentBehavior = "never", fact = "INS-109",
    note = "React Native; with RCTCustomScrollView and RCTEnhancedScrollView the scroll view inside it." },
  { name = "RCTCustomScrollView", inherits = "UIScrollView", contentInsetAdjustmentBehavior = "never",
    fact = "INS-109" },
  { name = "RCTEnhancedScrollView", inherits = "UIScrollView", contentInsetAdjustmentBehavior = "never",
    fact = "INS-109" },
  { name = "InAppWebView", inherits = "WKWebView", contentInsetAdjustmentBehavior = "never", fact = "INS-109",
    note = "flutter_inappwebview." },

  -- Layouts of collection views
  { name = "UICollectionViewCompositionalLayout", kind = "layout", layout = "compositional",
    alwaysBounceVertical = true, confidence = "contested", question = "INS-105", fact = "INS-105",
    note = "Observed once (MST-14); every print with short content agrees." },
  { name = "UICollectionViewCompositionalLayout.list", inherits = "UICollectionViewCompositionalLayout",
    kind = "layout", layout = "list", alwaysBounceVertical = true, confidence = "contested", question = "INS-105",
    fact = "OUK-23" },
  { name = "UICollectionViewFlowLayout", kind = "layout", layout = "flow", alwaysBounceVertical = false,
    confidence = "derived", fact = "INS-105", note = "A collection view's own default; no print names the layout." },

  -- Cells
  { name = "UITableViewCell", inherits = "UIView", kind = "cell" },
  { name = "UITableViewHeaderFooterView", inherits = "UIView", kind = "cell" },
  { name = "UICollectionReusableView", inherits = "UIView", kind = "cell" },
  { name = "UICollectionViewCell", inherits = "UICollectionReusableView", kind = "cell" },
  { name = "UICollectionViewListCell", inherits = "UICollectionViewCell", kind = "cell" },

  -- Controls
  { name = "UIControl", inherits = "UIView", interactive = true },
  { name = "UIButton", inherits = "UIControl" },
  { name = "UISwitch", inherits = "UIControl" },
  { name = "UISlider", inherits = "UIControl" },
  { name = "UIStepper", inherits = "UIControl" },
  { name = "UITextField", inherits = "UIControl" },
  { name = "UISearchTextField", inherits = "UITextField" },
  { name = "UISegmentedControl", inherits = "UIControl" },
  { name = "UIPageControl", inherits = "UIControl" },
  { name = "UIDatePicker", inherits = "UIControl" },
  { name = "UIColorWell", inherits = "UIControl" },
  { name = "UIRefreshControl", inherits = "UIControl", kind = "refresh", fact = "INS-135",
    note = "Lies above the content and is hidden when idle: its place is not a finding." },
  { name = "UISearchBar", inherits = "UIView", interactive = true },
  { name = "UIPickerView", inherits = "UIView", interactive = true },
  { name = "UICalendarView", inherits = "UIView", interactive = true },

  -- What only draws
  { name = "UILabel", inherits = "UIView", decorative = true },
  { name = "UIImageView", inherits = "UIView", decorative = true },
  { name = "UIActivityIndicatorView", inherits = "UIView", decorative = true },
  { name = "UIProgressView", inherits = "UIView", decorative = true },
  { name = "UIVisualEffectView", inherits = "UIView", kind = "effect", decorative = true },
  { name = "_UIBarBackground", inherits = "UIView", decorative = true, internal = true },
  { name = "_UIScrollViewScrollIndicator", inherits = "UIView", decorative = true, internal = true },
  { name = "_UITableViewCellSeparatorView", inherits = "UIView", decorative = true, internal = true },
  { name = "MKMapView", inherits = "UIView", kind = "map" },

  -- Bars
  { name = "UINavigationBar", inherits = "UIView", kind = "bar" },
  { name = "UITabBar", inherits = "UIView", kind = "bar" },
  { name = "UIToolbar", inherits = "UIView", kind = "bar" },

  -- Containers that UIKit puts between a controller and its child
  { name = "UITransitionView", inherits = "UIView", kind = "container", internal = true },
  { name = "UIDropShadowView", inherits = "UIView", kind = "container", internal = true },
  { name = "UILayoutContainerView", inherits = "UIView", kind = "container", internal = true },
  { name = "UINavigationTransitionView", inherits = "UIView", kind = "container", internal = true },
  { name = "UIViewControllerWrapperView", inherits = "UIView", kind = "container", internal = true },
}
