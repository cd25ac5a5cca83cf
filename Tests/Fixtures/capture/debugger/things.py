"""Objects of an app that is not there: what they answer, by selector."""

from __future__ import annotations

import itertools
import math
from typing import Any, Dict, List, Optional

_addresses = itertools.count(0x7F8010, 0x10)
BY_ADDRESS: Dict[int, "Thing"] = {}

# UIKit's classes with their superclasses, and what they answer unless told otherwise.
SUPERCLASSES = {
    "UIResponder": "NSObject", "UIView": "UIResponder", "UIWindow": "UIView", "UILabel": "UIView",
    "UIImageView": "UIView", "UIControl": "UIView", "UIButton": "UIControl",
    "UIRefreshControl": "UIControl", "UINavigationBar": "UIView", "UIToolbar": "UIView",
    "UITabBar": "UIView", "UISearchBar": "UIView", "UIScrollView": "UIView",
    "UITextView": "UIScrollView", "UICollectionView": "UIScrollView",
    "UITableView": "UIScrollView", "WKWebView": "UIView", "UIViewController": "UIResponder",
    "UINavigationController": "UIViewController", "UITabBarController": "UIViewController",
    "UISplitViewController": "UIViewController", "UIPageViewController": "UIViewController",
    "UITableViewController": "UIViewController", "UIAlertController": "UIViewController",
    "UISearchController": "UIViewController",
    "UICollectionViewFlowLayout": "UICollectionViewLayout", "UIApplication": "UIResponder",
    "UICollectionViewCompositionalLayout": "UICollectionViewLayout",
}
ZERO = [0.0, 0.0, 0.0, 0.0]
DEFAULTS: Dict[str, Dict[str, Any]] = {
    "UIView": {
        "frame": ZERO, "bounds": ZERO, "isHidden": 0, "autoresizingMask": 0, "subviews": [],
        "translatesAutoresizingMaskIntoConstraints": 1, "transform": [1, 0, 0, 1, 0, 0],
        "effectiveUserInterfaceLayoutDirection": 0, "window": None, "nextResponder": None,
    },
    "UIScrollView": {
        "contentInset": ZERO, "contentSize": [0, 0], "contentOffset": [0, 0],
        "alwaysBounceVertical": 0, "alwaysBounceHorizontal": 0, "isScrollEnabled": 1,
        "refreshControl": None,
    },
    "UITableView": {
        "style": 0, "rowHeight": -1, "sectionHeaderHeight": -1, "sectionFooterHeight": -1,
        "estimatedRowHeight": -1, "estimatedSectionHeaderHeight": -1,
        "estimatedSectionFooterHeight": -1, "tableHeaderView": None, "tableFooterView": None,
        "delegate": None, "dataSource": None, "alwaysBounceVertical": 1,
    },
    "UIViewController": {
        "edgesForExtendedLayout": 15, "extendedLayoutIncludesOpaqueBars": 0,
        "automaticallyAdjustsScrollViewInsets": 1, "hidesBottomBarWhenPushed": 0,
        "childViewControllers": [], "viewIfLoaded": None, "parentViewController": None,
        "presentedViewController": None, "modalPresentationStyle": 1,
        "preferredContentSize": [0, 0], "toolbarItems": None, "nextResponder": None,
        "viewControllers": [],
    },
    "UINavigationController": {"isNavigationBarHidden": 0, "isToolbarHidden": 1},
    "UINavigationBar": {"isTranslucent": 1},
    "UIToolbar": {"isTranslucent": 1},
    "UITabBar": {"isTranslucent": 1},
    "UINavigationItem": {"prompt": None},
    "UIBarAppearance": {
        "backgroundEffect": None, "backgroundColor": None, "backgroundImage": None},
}
# What came with iOS 11.
SINCE_11: Dict[str, Dict[str, Any]] = {
    "UIView": {"safeAreaInsets": ZERO},
    "UIScrollView": {
        "adjustedContentInset": ZERO, "contentInsetAdjustmentBehavior": 0,
        "verticalScrollIndicatorInsets": ZERO, "horizontalScrollIndicatorInsets": ZERO,
    },
    "UIViewController": {"additionalSafeAreaInsets": ZERO},
    "UINavigationBar": {"prefersLargeTitles": 0},
    "UINavigationItem": {
        "largeTitleDisplayMode": 0, "searchController": None, "hidesSearchBarWhenScrolling": 1},
}


class Thing:
    """An object: its classes, what it answers, and the properties that store something."""

    system = (12,)

    def __init__(self, classes: str, stores: Optional[Dict[str, Any]] = None, **answers: Any) -> None:
        self.classes = classes.split()
        while self.classes[-1] != "NSObject":
            self.classes.append(SUPERCLASSES.get(self.classes[-1], "NSObject"))
        self.address = next(_addresses)
        BY_ADDRESS[self.address] = self
        self.stores = stores or {}
        self.answers: Dict[str, Any] = {"self": self}
        for name in reversed(self.classes):
            self.answers.update(DEFAULTS.get(name, {}))
            if self.system >= (11,):
                self.answers.update(SINCE_11.get(name, {}))
        self.answers.update(answers)

    def can(self, methods: Dict[str, Any]) -> "Thing":
        """Methods with arguments."""
        self.answers.update(methods)
        return self

    def add(self, *views: "Thing") -> "Thing":
        self.answers["subviews"] = [*self.answers["subviews"], *views]
        for view in views:
            view.answers["nextResponder"] = view.answers["nextResponder"] or self
        return self

    def hold(self, *children: "Thing", listed: bool = False) -> "Thing":
        self.answers["childViewControllers"] = list(children)
        if listed:
            self.answers["viewControllers"] = list(children)
        for child in children:
            child.answers["parentViewController"] = self
        return self

    def show(self, view: "Thing") -> "Thing":
        self.answers["viewIfLoaded"] = view
        view.answers["nextResponder"] = self
        return self


def encoded(value: Any) -> Any:
    """As the expressions write it."""
    if isinstance(value, Thing):
        return {"address": value.address, "classes": value.classes}
    if isinstance(value, list):
        return [encoded(item) for item in value]
    if isinstance(value, float) and not math.isfinite(value):
        # JSON has no such number.
        return None
    return value


def answer(words: List[int], selectors: List[str]) -> Dict[str, Any]:
    target = BY_ADDRESS[words[0]]
    result = {}
    for selector in selectors:
        if selector in target.answers:
            value = target.answers[selector]
            count = selector.count(":")
            result[selector] = encoded(value(*words[1:1 + count]) if callable(value) else value)
    return result
