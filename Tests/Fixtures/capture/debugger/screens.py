"""The screens of ../Screens.swift, as a debugger meets them."""

from __future__ import annotations

import math
from typing import Any, Dict, List, Optional

import things
from things import Thing


class Screen:
    """A stopped app that shows a window."""

    def __init__(self, machine: str, system: str, idiom: int, size: List[float], scale: float) -> None:
        Thing.system = tuple(int(part) for part in system.split("."))
        self.machine, self.system, self.idiom = machine, system, idiom
        self.sdk: Optional[str] = None
        self.fails = ""
        self.has_started = True
        self.expressions: Dict[str, Thing] = {}
        self.bar = Thing("UIStatusBarManager", isStatusBarHidden=0, statusBarFrame=[0, 0, 0, 20])
        self.screen = Thing("UIScreen", bounds=[0, 0, *size], scale=scale, nativeScale=scale)
        self.window = Thing("UIWindow", screen=self.screen, frame=[0, 0, *size],
                            windowScene=Thing("UIWindowScene", statusBarManager=self.bar))
        self.application = Thing(
            "UIApplication", keyWindow=self.window, windows=[self.window],
            preferredContentSizeCategory="UICTContentSizeCategoryL", isStatusBarHidden=0,
            statusBarFrame=[0, 0, size[0], 20])
        self.paths = Thing("NSIndexPath").can({
            "indexPathForRow:inSection:": lambda row, section: Thing("NSIndexPath", place=(row, section))})

    def root(self, controller: Thing) -> "Screen":
        self.window.answers["rootViewController"] = controller
        return self

    def start(self) -> Dict[str, Any]:
        if not self.has_started:
            return {}
        start = {
            "machine": self.machine, "system": self.system, "idiom": self.idiom,
            "design_compatibility": 0, "application": self.application.address,
            "index_path_class": self.paths.address,
        }
        return start if self.sdk is None else {**start, "sdk": self.sdk}


def look(**answers: Any) -> Thing:
    return Thing("UINavigationBarAppearance UIBarAppearance",
                 **{"backgroundEffect": Thing("UIVisualEffect"), **answers})


def bar(height: float, **answers: Any) -> Thing:
    return Thing("UINavigationBar", **{
        "frame": [0, 44, 375, height], "standardAppearance": look(), "scrollEdgeAppearance": None,
        **answers})


def item(**answers: Any) -> Thing:
    return Thing("UINavigationItem", **{
        "standardAppearance": None, "scrollEdgeAppearance": None, "searchBarPlacement": 0, **answers})


def page(name: str, view: Optional[Thing] = None, stores: Optional[Dict[str, Any]] = None,
         **answers: Any) -> Thing:
    controller = Thing(name + ("" if " " in name else " UIViewController"), stores,
                       **{"navigationItem": item(), **answers})
    return controller if view is None else controller.show(view)


def rect_height(heights: List[float]) -> Any:
    return lambda section: [0, 0, 375, heights[section]]


def table(name: str, rows: List[List[float]], headers: List[float], footers: List[float],
          **answers: Any) -> Thing:
    return Thing(name, **{"numberOfSections": len(rows), **answers}).can({
        "numberOfRowsInSection:": lambda section: len(rows[section]),
        "rectForHeaderInSection:": rect_height(headers),
        "rectForFooterInSection:": rect_height(footers),
        "rectForRowAtIndexPath:": lambda path: [0, 0, 375, row_height(rows, path)],
    })


def row_height(rows: List[List[float]], path: int) -> float:
    row, section = things.BY_ADDRESS[path].answers["place"]
    return rows[section][row]


def feed() -> Screen:
    screen = Screen("iPhone10,3", "12.0", 0, [375, 812], 3)
    safe = [88, 0, 34, 0]
    header = Thing("UIView")
    delegate = Thing("Shop.FeedDelegate").can({
        "tableView:heightForHeaderInSection:": lambda _, section: [0.01, 30][section],
        "tableView:viewForHeaderInSection:": lambda _, section: [None, header][section],
        "tableView:heightForRowAtIndexPath:": lambda _, path: 44,
    })
    source = Thing("Shop.FeedSource").can({
        "tableView:titleForFooterInSection:":
            lambda _, section: [None, "Prices \"include\" VAT\n"][section],
    })
    # Key-value observing makes a class of its own.
    feed_table = table(
        "NSKVONotifying_Shop.FeedTable Shop.FeedTable UITableView",
        [[44, 44, 60], [44]], [0.01, 30], [17.5, 38], style=1, frame=[0, 0, 375, 812],
        bounds=[0, -88, 375, 812], autoresizingMask=18, safeAreaInsets=safe,
        adjustedContentInset=safe, contentOffset=[0, -88], contentSize=[375, 290], rowHeight=44,
        estimatedRowHeight=0, tableFooterView=Thing("UIView", frame=[0, 0, 375, 1e-5]),
        delegate=delegate, dataSource=source)
    feed_table.add(Thing("UIView", frame=[0, 0, 375, 44]))
    close = Thing("Shop.CloseButton UIButton", frame=[315, 96, 44, 44],
                  translatesAutoresizingMaskIntoConstraints=0)
    view = Thing("UIView", frame=[0, 0, 375, 812], safeAreaInsets=safe, window=screen.window).add(
        feed_table, Thing("_UIShadowView UIView", frame=[0, 0, 375, 1]), close,
        Thing("UILabel", frame=[16, 700.3336, 343, 20], isHidden=1))
    controller = page("Shop.FeedViewController", view, {
        "nothing": None, "feed": feed_table, "again": feed_table,
        "$__lazy_storage_$_closeButton": close})
    navigation = page("UINavigationController", view, navigationBar=bar(44),
                      presentedViewController=Thing("UIAlertController")).hold(controller, listed=True)
    controller.show(view)
    screen.expressions = {
        "self": controller, "self.feed": feed_table, "self.feed?": feed_table,
        '[self valueForKey:@"feed"]': feed_table, "source": source, "window": screen.window}
    return screen.root(navigation)


def tabs() -> Screen:
    screen = Screen("iPhone10,3", "12.0", 0, [375, 812], 3)
    screen.application.answers["preferredContentSizeCategory"] = "UICTContentSizeCategoryAccessibilityM"
    scroll = Thing(
        "UIScrollView", frame=[0, 0, 355, 480], contentInset=[8, 0, 8, 0],
        adjustedContentInset=[8, 0, 8, 0], contentInsetAdjustmentBehavior=2,
        contentSize=[355, 900], contentOffset=[0, -8], alwaysBounceVertical=1, isScrollEnabled=0,
        verticalScrollIndicatorInsets=[4, 0, 5, 0], horizontalScrollIndicatorInsets=[0, 6, 0, 7],
        automaticallyAdjustsScrollIndicatorInsets=0,
        refreshControl=Thing("UIRefreshControl", isRefreshing=0))
    inner = Thing("UIView", frame=[10, 20, 355, 480]).add(scroll)
    embedded = page("Shop.PanelViewController", inner, {"_scroll": scroll})
    panel = Thing("Shop.PanelView UIView", frame=[0, 140, 375, 500], bounds=[0, 5, 375, 500],
                  translatesAutoresizingMaskIntoConstraints=0).add(inner)
    inner.answers["nextResponder"] = embedded
    collection = Thing(
        "UICollectionView", frame=[0, 640, 375, 172], safeAreaInsets=[0, 0, 83, 0],
        adjustedContentInset=[0, 0, 83, 0], contentSize=[375, 172], alwaysBounceVertical=1,
        translatesAutoresizingMaskIntoConstraints=0, collectionViewLayout=Thing(
            "UICollectionViewFlowLayout", sectionInset=[0, 16, 0, 16], sectionInsetReference=1))
    view = Thing("UIView", frame=[0, 0, 375, 812], safeAreaInsets=[140, 0, 83, 0],
                 window=screen.window).add(panel, collection)
    container = page("Shop.ContainerViewController", view,
                     navigationItem=item(largeTitleDisplayMode=1)).hold(embedded)
    below = page("Shop.ListViewController")
    navigation = page("UINavigationController", navigationBar=bar(96, prefersLargeTitles=1)).hold(
        below, container, listed=True)
    home = page("Shop.HomeViewController", hidesBottomBarWhenPushed=1)
    split = page("UISplitViewController", isCollapsed=1).hold(navigation, listed=True)
    tab = page("UITabBarController", Thing("UIView", window=screen.window), tabBar=Thing("UITabBar"),
               selectedViewController=split).hold(home, split, listed=True)
    stray = page("Shop.HomeViewController", Thing("UIView"))
    screen.expressions = {"container": container, "stray": stray}
    return screen.root(tab)


def sheet() -> Screen:
    screen = Screen("iPhone13,2", "15.0", 0, [390, 844], 3)
    settings = table(
        "UITableView", [[44]] * 60, [0] * 60, [0] * 60, safeAreaInsets=[86, 0, 34, 0],
        adjustedContentInset=[86, 0, 34, 0], contentOffset=[0, -86], contentSize=[390, 6000],
        sectionHeaderTopPadding=0, window=screen.window)
    controller = page("Shop.SettingsController UITableViewController", settings,
                      navigationItem=item(prompt="Choose"))
    detent = Thing("UISheetPresentationControllerDetent", identifier="com.apple.UIKit.medium")
    navigation = page(
        "UINavigationController", navigationBar=bar(86),
        sheetPresentationController=Thing(
            "UISheetPresentationController", selectedDetentIdentifier=None, detents=[detent]),
    ).hold(controller, listed=True).show(Thing("UIView", frame=[0, 388, 390, 456]))
    home = page("Shop.HomeViewController", presentedViewController=navigation)
    return screen.root(home)


def pad() -> Screen:
    screen = Screen("arm64", "17.0", 1, [1180, 820], 2)
    screen.window.answers.update(
        frame=[0, 0, 589.5, 820], safeAreaInsets=[24, 0, 20, 0],
        effectiveUserInterfaceLayoutDirection=1)
    screen.screen.answers["nativeScale"] = 2.2
    screen.bar.answers["isStatusBarHidden"] = 1
    clear = Thing("UIColor", description="UIExtendedGrayColorSpace 0 0")
    search = Thing("UISearchController", isActive=0,
                   searchBar=Thing("UISearchBar", frame=[0, 0, 320, 0]))
    first = page(
        "Shop.FirstController", Thing("UIView", safeAreaInsets=[10, 0, 0, 0], window=screen.window),
        edgesForExtendedLayout=0, extendedLayoutIncludesOpaqueBars=1,
        automaticallyAdjustsScrollViewInsets=0, additionalSafeAreaInsets=[10, 0, 0, 0],
        navigationItem=item(searchController=search))
    navigation = page(
        "UINavigationController", isToolbarHidden=0, toolbar=Thing(
            "UIToolbar", isTranslucent=0, standardAppearance=look(backgroundEffect=None),
            scrollEdgeAppearance=None),
        navigationBar=bar(50, isTranslucent=0, scrollEdgeAppearance=look(
            backgroundEffect=None, backgroundColor=clear))).hold(first, listed=True)
    web = Thing("WKWebView", frame=[0, 0, 269.5, 300], safeAreaInsets=[24, 0, 0, 0], scrollView=Thing(
        "WKScrollView UIScrollView", adjustedContentInset=[24, 0, 0, 0], contentOffset=[0, -24],
        contentSize=[269.5, 900], alwaysBounceVertical=1))
    web.add(Thing("UIView"))
    text = Thing("Shop.Notes UITextView", frame=[0, 300, 269.5, 100], contentSize=[269.5, 37],
                 transform=[2, 0, 0, 2, 0, 0])
    grid = Thing(
        "UICollectionView", frame=[0, 400, 269.5, 420], contentSize=[269.5, 900],
        safeAreaInsets=[0, 0, 20, 0], adjustedContentInset=[0, 0, 20, 0],
        alwaysBounceHorizontal=1, contentInsetAdjustmentBehavior=1,
        collectionViewLayout=Thing(
            "UICollectionViewCompositionalLayout",
            configuration=Thing("UICollectionViewCompositionalLayoutConfiguration",
                                contentInsetsReference=1)))
    effect = Thing("UIVisualEffectView UIView", frame=[0, 780, 100, 40]).add(
        Thing("_UIVisualEffectContentView UIView", frame=[0, 0, 100, 40]).add(
            Thing("UIButton", frame=[0, 0, 40, 40])))
    second = page(
        "Shop.SecondController",
        Thing("UIView", frame=[0, 0, 269.5, 820], safeAreaInsets=[24, 0, 20, 0],
              window=screen.window).add(web, text, grid, effect),
        {"edge": text})
    pages = page("UIPageViewController").hold(second, listed=True)
    split = page("UISplitViewController", isCollapsed=0, displayMode=2, primaryColumnWidth=320,
                 primaryBackgroundStyle=0).hold(navigation, pages, listed=True)
    return screen.root(split)


def island() -> Screen:
    """A large sheet on a phone whose sheets no public source has, and numbers that the format refuses."""
    screen = Screen("iPhone15,2", "17.0", 0, [393, 852], 3)
    safe = [56, 0, 83, 0]
    rows: List[List[float]] = [[], [44, 60]]
    delegate = Thing("Shop.SettingsDelegate").can({
        "tableView:heightForHeaderInSection:": lambda _, section: [-2, 20][section],
        "tableView:heightForFooterInSection:": lambda _, section: [8, 200_000][section],
        # There is no row in the first section.
        "tableView:heightForRowAtIndexPath:": lambda _, path: row_height(rows, path),
        "tableView:estimatedHeightForRowAtIndexPath:": lambda _, path: math.inf,
    })
    settings = table(
        "UITableView", rows, [20, 20], [8, 8], safeAreaInsets=safe, adjustedContentInset=safe,
        contentOffset=[0, -56], verticalScrollIndicatorInsets=[math.inf, 0, 0, 0], rowHeight=math.nan,
        estimatedSectionFooterHeight=-3, sectionHeaderTopPadding=-1,
        tableHeaderView=Thing("UIView", frame=[0, 0, 393, 300_000]), delegate=delegate,
        window=screen.window)
    controller = page("Shop.SettingsController UITableViewController", settings)
    navigation = page("UINavigationController", navigationBar=bar(56)).hold(controller, listed=True)
    # The item's appearance counts before the bar's.
    selected = Thing("UITabBarItem", standardAppearance=None,
                     scrollEdgeAppearance=look(backgroundEffect=None))
    tab_bar = Thing("UITabBar", selectedItem=selected, scrollEdgeAppearance=None,
                    standardAppearance=look(backgroundColor=Thing("UIColor")))
    tab = page("UITabBarController", tabBar=tab_bar, selectedViewController=navigation,
               modalPresentationStyle=-2).hold(navigation, listed=True).show(
                   Thing("UIView", frame=[0, 0, 393, 793]))
    return screen.root(page("Shop.HomeViewController", presentedViewController=tab))


def deep() -> Screen:
    screen = Screen("iPhone10,3", "12.0", 0, [375, 812], 3)
    root = inner = Thing("UIView", safeAreaInsets=[44, 0, 34, 0], window=screen.window)
    for _ in range(64):
        view = Thing("UIView")
        inner.add(view)
        inner = view
    for _ in range(1000):
        root.add(Thing("UIView"))
    return screen.root(page("Shop.DeepController", root))


def old() -> Screen:
    """iOS 10: layout guides, and an inset that UIKit wrote."""
    screen = Screen("iPhone9,1", "10.3", 0, [375, 667], 2)
    screen.sdk = "9.3"
    del screen.window.answers["windowScene"]
    screen.application.answers["statusBarFrame"] = [0, 0, 375, 40]
    scroll = Thing("UIScrollView", frame=[0, 0, 375, 667], contentInset=[84, 0, 0, 0],
                   contentOffset=[0, -84], contentSize=[375, 900])
    controller = page(
        "Shop.OldController", Thing("UIView", window=screen.window).add(scroll),
        topLayoutGuide=Thing("_UILayoutGuide", length=84),
        bottomLayoutGuide=Thing("_UILayoutGuide", length=0))
    return screen.root(
        page("UINavigationController", navigationBar=bar(44)).hold(controller, listed=True))


def broken() -> Screen:
    screen = feed()
    screen.fails = "error: Execution was interrupted, reason: a lock.\nThe process …"
    return screen


def foreign() -> Screen:
    """A program without Objective-C."""
    screen = feed()
    screen.fails = (
        "expression failed to parse:\n"
        "error: <user expression 0>:4:12: use of undeclared identifier 'sysctlbyname'\n  size…\n")
    return screen


def starting() -> Screen:
    screen = feed()
    screen.has_started = False
    return screen


def odd() -> Screen:
    screen = feed()
    del screen.window.answers["screen"]
    return screen


def early() -> Screen:
    screen = Screen("iPhone10,3", "12.0", 0, [375, 812], 3)
    screen.window.answers["rootViewController"] = None
    return screen


def make(name: str) -> Screen:
    return {screen.__name__: screen for screen in (
        feed, tabs, sheet, pad, island, deep, old, broken, foreign, starting, odd, early)}[name]()
