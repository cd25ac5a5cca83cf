"""UIKit's names, as selectors and as the words of the scenario format."""

from __future__ import annotations

from .objects import Ref

# UIKit's classes that decide which keys a view has, or that it is a control.
SCROLL_CLASSES = ("UITableView", "UICollectionView", "UITextView", "WKWebView", "UIScrollView")
CONTROL_CLASSES = (
    "UIButton", "UITextField", "UISwitch", "UISlider", "UIStepper", "UISegmentedControl",
    "UIDatePicker", "UIPageControl", "UIRefreshControl", "UIControl",
)
BAR_CLASSES = ("UISearchBar", "UINavigationBar", "UITabBar", "UIToolbar")
BASE_CLASSES = SCROLL_CLASSES + CONTROL_CLASSES + BAR_CLASSES
# What is inside these is theirs: cells, labels of buttons, pages of web views.
CLOSED_CLASSES = CONTROL_CLASSES + BAR_CLASSES + (
    "UITableView", "UICollectionView", "UITextView", "WKWebView", "UILabel", "UIImageView",
    "UIPickerView", "UIProgressView", "UIActivityIndicatorView",
)
# UIKit's private views are left out, but not those that hold an app's views.
OPEN_PRIVATE_CLASSES = ("_UIVisualEffectContentView",)
# Not pages: they come over one.
OVERLAY_CONTROLLERS = ("UIAlertController", "UISearchController", "UIActivityViewController")
RESERVED_IDS = ("superview", "safeArea", "edge", "belowBars")

EDGE_BITS = (("top", 1), ("left", 2), ("bottom", 4), ("right", 8))
AUTORESIZING_BITS = (
    ("flexibleLeftMargin", 1), ("flexibleWidth", 2), ("flexibleRightMargin", 4),
    ("flexibleTopMargin", 8), ("flexibleHeight", 16), ("flexibleBottomMargin", 32),
)
BEHAVIORS = {1: "scrollableAxes", 2: "never", 3: "always"}
# Automatic, -2, is a page sheet unless a system controller decides otherwise.
PRESENTATIONS = {
    -2: "pageSheet", 0: "fullScreen", 1: "pageSheet", 2: "formSheet", 5: "overFullScreen", 7: "popover",
}
DISPLAYS = {1: "secondaryOnly", 2: "oneBesideSecondary", 3: "oneOverSecondary"}
CATEGORIES = {
    "XS": "extraSmall", "S": "small", "M": "medium", "XL": "extraLarge", "XXL": "extraExtraLarge",
    "XXXL": "extraExtraExtraLarge", "AccessibilityM": "accessibilityMedium",
    "AccessibilityL": "accessibilityLarge", "AccessibilityXL": "accessibilityExtraLarge",
    "AccessibilityXXL": "accessibilityExtraExtraLarge",
    "AccessibilityXXXL": "accessibilityExtraExtraExtraLarge",
}
FLOW_REFERENCES = {1: "fromSafeArea", 2: "fromLayoutMargins"}
COMPOSITIONAL_REFERENCES = {1: "none", 2: "safeArea", 3: "layoutMargins", 4: "readableContent"}

VIEW_KEYS = (
    "frame", "bounds", "isHidden", "autoresizingMask", "translatesAutoresizingMaskIntoConstraints",
    "safeAreaInsets", "subviews", "transform",
)
SCROLL_KEYS = (
    "contentInset", "contentSize", "contentOffset", "adjustedContentInset",
    "contentInsetAdjustmentBehavior", "alwaysBounceVertical", "alwaysBounceHorizontal",
    "isScrollEnabled", "verticalScrollIndicatorInsets", "horizontalScrollIndicatorInsets",
    "automaticallyAdjustsScrollIndicatorInsets", "refreshControl",
)
TABLE_HEIGHTS = (
    "rowHeight", "sectionHeaderHeight", "sectionFooterHeight", "estimatedRowHeight",
    "estimatedSectionHeaderHeight", "estimatedSectionFooterHeight", "sectionHeaderTopPadding",
)
CONTROLLER_KEYS = (
    "viewIfLoaded", "edgesForExtendedLayout", "extendedLayoutIncludesOpaqueBars",
    "automaticallyAdjustsScrollViewInsets", "additionalSafeAreaInsets", "hidesBottomBarWhenPushed",
    "childViewControllers",
)
# Of a bar and of the item that it shows, for what it looks like.
LOOKS = ("standardAppearance", "scrollEdgeAppearance")

DELEGATE_METHODS = (
    "heightForHeaderInSection", "heightForFooterInSection", "viewForHeaderInSection",
    "viewForFooterInSection", "estimatedHeightForHeaderInSection",
    "estimatedHeightForFooterInSection",
)
TITLE_METHODS = ("titleForHeaderInSection", "titleForFooterInSection")


def controller_kind(ref: Ref) -> str:
    kinds = (
        ("UINavigationController", "navigation"), ("UITabBarController", "tab"),
        ("UISplitViewController", "split"), ("UIPageViewController", "page"),
        ("UITableViewController", "tableViewController"),
        ("UICollectionViewController", "collectionViewController"),
    )
    return next((kind for name, kind in kinds if ref.is_a(name)), "viewController")


def is_closed(ref: Ref) -> bool:
    return any(ref.is_a(name) for name in CLOSED_CLASSES)
