/// Scenarios that several suites read.
enum Fixture {
  /// A navigation controller with a table, in few words.
  static let small = """
    {
      "insetlua": 1,
      "device": "iphone-x",
      "os": "11.0",
      "root": {
        "kind": "navigation", "id": "main",
        "children": [
          { "kind": "viewController", "id": "feedPage",
            "view": { "subviews": [
              { "class": "UITableView", "id": "feed", "pins": "superview" }
            ] } }
        ]
      },
      "expect": { "feed": { "adjustedContentInset": { "top": 88, "bottom": 34 }, "source": "INS-31" } }
    }
    """

  /// Every key of the format at least once.
  static let large = """
    {
      "$schema": "scenario.schema.json", "insetlua": 1,
      "title": "every key", "source": "https://example.com/1", "notes": ["one", "two \\u00e9 😀"],
      "device": {
        "name": "Test phone", "idiom": "phone", "size": [375, 812], "scale": 3, "corner": "notch",
        "safeAreaInsets": {
          "portrait": { "top": 44, "bottom": 34 },
          "portraitStatusBarHidden": { "top": 44, "bottom": 34 },
          "landscape": { "left": 44, "bottom": 21, "right": 44 }
        },
        "statusBarHeight": { "portrait": 44, "landscape": 0 }
      },
      "os": 11.2, "linkedSDK": "10.3.1", "orientation": "landscape",
      "window": { "frame": [0, 0, 375, 812], "safeAreaInsets": { "top": 44 } },
      "displayZoom": true, "statusBarHidden": true, "statusBarDoubleHeight": true,
      "preferredContentSizeCategory": "accessibilityLarge", "layoutDirection": "rightToLeft",
      "designCompatibility": true, "keyboard": { "height": 291.5 }, "containment": "unknown",
      "root": {
        "kind": "tab", "id": "tabs", "selectedIndex": 1, "tabBar": {
          "id": "bar", "isHidden": false, "appearance": "opaque", "isTranslucent": false,
          "height": 83, "y": 729, "accessoryHeight": 48, "isMinimized": true },
        "children": [
          { "kind": "navigation", "id": "main", "class": "MainController",
            "navigationBar": { "largeTitle": "expanded", "prompt": "p", "searchBar": "attached",
              "isRefreshing": true, "appearance": "transparent" },
            "toolbar": { "items": false },
            "children": [
              { "kind": "tableViewController", "id": "orders", "hidesBottomBarWhenPushed": true,
                "edgesForExtendedLayout": ["top", "left"], "extendedLayoutIncludesOpaqueBars": true,
                "automaticallyAdjustsScrollViewInsets": false, "inWindow": false,
                "additionalSafeAreaInsets": { "top": "-safeAreaInsets.top", "left": -4 },
                "view": {
                  "id": "list", "class": "OrdersTable",
                  "contentInset": { "top": "-safeAreaInsets.top + 8", "bottom": 12.5 },
                  "contentSize": [375, 2000000], "contentOffset": [0, -88],
                  "contentInsetAdjustmentBehavior": "scrollableAxes",
                  "alwaysBounceVertical": false, "alwaysBounceHorizontal": true,
                  "isScrollEnabled": false, "scrollIndicatorInsets": { "right": 3 },
                  "automaticallyAdjustsScrollIndicatorInsets": false,
                  "refreshControl": "refreshing",
                  "observed": {
                    "adjustedContentInset": { "top": 88 }, "contentInset": {},
                    "contentOffset": [0, -88], "safeAreaInsets": { "top": 88, "bottom": 34 },
                    "contentTop": 88, "firstRowY": 0.0001, "isAnimating": true },
                  "wants": { "top": "edge", "bottom": "belowBars", "left": "header" },
                  "table": {
                    "style": "grouped", "origin": "nib", "sectionHeaderHeight": 28,
                    "sectionFooterHeight": "automaticDimension", "estimatedRowHeight": 0,
                    "estimatedSectionHeaderHeight": -1, "estimatedSectionFooterHeight": 10,
                    "rowHeight": 44, "sectionHeaderTopPadding": 22,
                    "tableHeaderView": { "height": 100 }, "tableFooterView": { "height": 0.0001 },
                    "delegate": {
                      "heightForHeaderInSection": 0.01, "heightForFooterInSection": "automaticDimension",
                      "viewForHeaderInSection": null, "viewForFooterInSection": "view",
                      "estimatedHeightForHeaderInSection": 20, "estimatedHeightForFooterInSection": 21,
                      "heightForRowAt": 60, "estimatedHeightForRowAt": 61 },
                    "sections": [
                      { "rows": 3 },
                      { "rows": [44, null, "automaticDimension"] },
                      { "rows": { "count": 4, "height": 50.25 },
                        "header": { "title": "Orders", "view": { "height": 30 }, "height": 31 },
                        "footer": { "view": null } },
                      {} ],
                    "loadMore": { "follows": "contentSize" } } } }
            ] },
          { "kind": "split", "display": "oneBesideSecondary", "primaryColumnWidth": 300,
            "primaryBackgroundStyle": "none",
            "presentation": { "style": "pageSheet", "detent": 300 },
            "children": [
              { "kind": "collectionViewController", "column": "primary", "presentation": "popover",
                "preferredContentSize": [320, 480], "edgesForExtendedLayout": "none",
                "view": { "collectionLayout": "list", "sectionInset": { "left": 8 },
                  "insetsReference": "safeArea",
                  "list": { "appearance": "grouped", "headerTopPadding": 0,
                    "sections": [{ "rows": 2, "header": { "title": "Notes" } }] } } },
              { "kind": "custom", "column": "secondary",
                "view": { "id": "box", "subviews": [
                  { "id": "header", "frame": [0, 0, 375, 44], "obstructs": true,
                    "overridesSafeAreaInsets": true },
                  { "class": "MyButton", "baseClass": "UIControl", "id": "go", "interactive": true,
                    "isHidden": true, "inWindow": false, "frame": [0, 700, 375, 44],
                    "autoresizing": ["flexibleTopMargin", "flexibleWidth"] },
                  { "class": "Feed", "baseClass": "UICollectionView", "id": "feed",
                    "pins": { "top": { "to": "header", "constant": 8 },
                      "bottom": { "to": "safeArea" }, "left": 0,
                      "width": 300 } },
                  { "pins": { "top": { "to": "header", "edge": "top" }, "height": 10,
                      "centerX": -3, "width": 20 } },
                  { "pins": { "centerY": 0, "height": 5, "left": 1, "right": -1 } } ] },
                "children": [
                  { "kind": "viewController", "id": "child", "frame": [0, 0, 10, 20],
                    "autoresizing": [] },
                  { "kind": "page", "pins": { "top": { "to": "header" }, "bottom": 0,
                    "left": 0, "right": 0 } } ] }
            ] }
        ]
      },
      "expect": {
        "list": {
          "safeAreaInsets": { "top": 88 }, "contentInset": { "top": -80 },
          "adjustedContentInset": { "top": 8, "left": 0, "bottom": 12.5, "right": 0 },
          "indicatorInsets": { "top": 1 }, "contentOffset": { "y": -8 },
          "contentSize": { "height": 4000 }, "firstRowY": 135, "rows": [0, 44],
          "slots": [
            { "header": 35, "footer": 17.5, "padding": 0, "headerY": 0, "footerY": 167 }, {}], "source": "TBL-30" },
        "orders": { "layoutGuides": { "top": 88 } },
        "feed": { "contentOffset": [0, -8], "contentSize": [300, 400],
          "sectionInsets": { "left": 44 } },
        "/root/children/0/children/0/view": { "contentOffset": { "x": 0 } },
        "main.navigationBar": { "frame": [0, 44, 375, 44] },
        "bar": { "frame": [0, 729, 375, 83] }
      },
      "suppress": [{ "rule": "tiny-header-height", "reason": "wanted", "view": "list" }],
      "assume": { "Q2": "navigation-only", "Q5": true }
    }
    """
}
