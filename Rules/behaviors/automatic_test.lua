local screens = require "screens"

local short = screens.scroll(300, 50)
local plain = screens.scenario(screens.page(short))
local inNavigation = screens.scenario(screens.navigation(screens.page(short)))
local inTabs = screens.scenario(screens.tab(screens.page(short)))
local nested = screens.scenario(screens.navigation {
  kind = "custom", id = "shell", view = { subviews = { { id = "decoration", frame = { 0, 0, 10, 10 } } } },
  children = { screens.page(short) },
})

return test "automatic" {
  -- DESIGN's first screen worked by hand: adjusted {88,0,34,0}, content starts at 88.
  case "a table under a navigation bar" {
    scenario = screens.ordinary,
    values = { list = { adjustedContentInset = { top = 88, left = 0, bottom = 34, right = 0 },
      contentOffset = { 0, -88 } } },
  },
  -- Printed: INS-31, T24, devices.md's worked sums, OUK-5.
  case "iPhone 8" { scenario = screens.ordinary, device = { "iphone-8" }, os = { "11.0" },
    values = { list = { adjustedContentInset = { top = 64, bottom = 0 } } } },
  case "iPhone 12 mini on iOS 14 and 15" { scenario = screens.ordinary, device = { "iphone-12-mini" },
    os = { "14.0", "15.0" },
    values = { list = { adjustedContentInset = { top = 94, bottom = 34 } } } },
  case "iPhone 15 on iOS 17 and 18" { scenario = screens.ordinary, device = { "iphone-15" }, os = { "17.0", "18.0" },
    values = { list = { adjustedContentInset = { top = 97.667, bottom = 34 } } } },
  case "iPhone 16 on iOS 26" { scenario = screens.ordinary, device = { "iphone-16" }, os = { "26.1" },
    values = { list = { adjustedContentInset = { top = 113, bottom = 34 } } } },
  case "iPad 10.5 on iOS 12" { scenario = screens.ordinary, device = { "ipad-pro-10-5" }, os = { "12.0" },
    values = { list = { adjustedContentInset = { top = 70, bottom = 0 } } } },
  case "iPad A16 on iOS 26" { scenario = screens.ordinary, device = { "ipad-a16" }, os = { "26.1" },
    values = { list = { adjustedContentInset = { top = 86, bottom = 25 } } } },
  case "landscape leaves the sides" { scenario = screens.ordinary, orientation = { "landscape" },
    values = { list = { safeAreaInsets = { left = 44, right = 44 },
      adjustedContentInset = { top = 32, left = 0, bottom = 21, right = 0 } } } },

  -- The decision table of insets.md 5.1, rows A to D.
  case "A: short content in a navigation controller" {
    scenario = inNavigation, values = { list = { adjustedContentInset = { top = 88, bottom = 34 } } },
  },
  case "B: content that scrolls, alone" {
    scenario = screens.scenario(screens.page(screens.scroll(375, 1440)), { device = "iphone-11-pro", os = "13.0" }),
    values = { list = { adjustedContentInset = { top = 44, bottom = 34 }, contentOffset = { 0, -44 } } },
  },
  case "C: short content that bounces, alone" {
    scenario = screens.scenario(screens.page(screens.sections("plain", { { rows = 1 } }))),
    values = { list = { adjustedContentInset = { top = 44, bottom = 34 } } },
  },
  case "D: short content, alone" {
    scenario = plain, values = { list = { adjustedContentInset = { top = 0, bottom = 0 }, contentOffset = { 0, 0 } } },
  },
  case "D, printed" { scenario = example "s07b",
    values = { options = { adjustedContentInset = { top = 12, bottom = 0 }, contentOffset = { 0, -12 } } } },
  case "A, printed: below an opaque bar" { scenario = example "s07a",
    values = { grid = { adjustedContentInset = { top = 0, bottom = 34 } } } },

  -- From the documents alone: INS-96, INS-100, INS-102, INS-95 for the sides.
  case "content as high as the view fits" {
    scenario = screens.scenario(screens.page(screens.scroll(375, 812))),
    values = { list = { adjustedContentInset = { top = 0, bottom = 0 } } },
  },
  case "the flag takes back the extra rule" {
    scenario = screens.scenario(screens.navigation(screens.page(short,
      { automaticallyAdjustsScrollViewInsets = false }))),
    values = { list = { adjustedContentInset = { top = 0, bottom = 0 } } },
  },
  case "the flag does not keep off what scrolls" { scenario = example "s09b",
    values = { feed = { adjustedContentInset = { top = 64 } } } },
  case "not the first subview: only what scrolls" {
    scenario = screens.scenario(screens.navigation(screens.page { { id = "background", pins = "superview" }, short })),
    values = { list = { adjustedContentInset = { top = 0, bottom = 0 } } },
  },
  case "first of the first: the chain goes on" {
    scenario = screens.scenario(screens.navigation(screens.page { id = "box", pins = "superview",
      subviews = { short } })),
    values = { list = { adjustedContentInset = { top = 88, bottom = 34 } } },
  },
  case "the root view itself" {
    scenario = screens.scenario(screens.navigation {
      kind = "viewController", view = { class = "UIScrollView", id = "list", contentSize = { 300, 50 } } }),
    values = { list = { adjustedContentInset = { top = 88, bottom = 34 } } },
  },
  case "wider than the view" {
    scenario = screens.scenario(screens.page(screens.scroll(2000, 100)), { orientation = "landscape" }),
    values = { list = { adjustedContentInset = { top = 0, left = 44, bottom = 0, right = 44 } } },
  },
  case "the extra rule is for top and bottom only" { scenario = inNavigation, orientation = { "landscape" },
    values = { list = { adjustedContentInset = { top = 32, left = 0, bottom = 21, right = 0 } } } },

  -- Geometry: INS-104 (T10, T11), INS-51 (T16), contentInset on top (T5, T25).
  case "below the top inset" {
    scenario = screens.scenario(screens.page(screens.sections("plain", { { rows = 3 } })),
      { device = "iphone-14-pro", os = "16.0" }),
    values = { list = { adjustedContentInset = { top = 59, bottom = 34 } } },
  },
  case "contentInset on top" { scenario = example "s06b",
    values = { feed = { adjustedContentInset = { top = 84, bottom = 60 } } } },
  case "a negative one passes" { scenario = example "s13b",
    values = { feed = { adjustedContentInset = { top = -24 }, contentOffset = { 0, 24 } } } },
  case "subviews get nothing of what was taken" {
    scenario = screens.scenario(screens.navigation(screens.page(
      screens.scroll(375, 2000, { subviews = { { id = "cover", frame = { 0, 0, 375, 200 } } } })))),
    values = { cover = { safeAreaInsets = { top = 0, bottom = 0 } } },
  },

  -- Open questions, both ways.
  case "Q2: directly in tabs" { scenario = inTabs,
    values = { list = { adjustedContentInset = { top = 44, bottom = 83 } } } },
  case "Q2: if navigation alone counts" { scenario = inTabs, assume = { Q2 = "navigation-only" },
    values = { list = { adjustedContentInset = { top = 0, bottom = 0 } } } },
  case "Q15: deeper than the container's child" { scenario = nested,
    values = { list = { adjustedContentInset = { top = 0, bottom = 0 } } } },
  case "Q15: if any depth counts" { scenario = nested, assume = { Q15 = "any-depth" },
    values = { list = { adjustedContentInset = { top = 88, bottom = 34 } } } },
  case "Q13: iOS 26, not the first subview" {
    scenario = screens.scenario(
      screens.navigation(screens.page { { id = "background", pins = "superview" }, short }),
      { device = "iphone-16", os = "26.1" }),
    assume = { Q13 = "any-position" }, values = { list = { adjustedContentInset = { top = 113, bottom = 34 } } },
  },
  case "INS-105: a list layout bounces" {
    scenario = screens.scenario({ kind = "collectionViewController", id = "page",
      view = { id = "list", collectionLayout = "list", contentSize = { 393, 412.167 } } },
      { device = "iphone-16", os = "26.1" }),
    values = { list = { adjustedContentInset = { top = 59, bottom = 34 } } },
  },
  case "INS-105: if it does not" {
    scenario = screens.scenario({ kind = "collectionViewController", id = "page",
      view = { id = "list", collectionLayout = "list", contentSize = { 393, 412.167 } } },
      { device = "iphone-16", os = "26.1" }),
    assume = { ["INS-105"] = "does-not-bounce" },
    values = { list = { adjustedContentInset = { top = 0, bottom = 0 } } },
  },

  case "iOS 10: contentInset is written instead" {
    scenario = screens.ordinary, device = { "iphone-7" }, os = { "10.3" }, asked = false,
    values = { list = { contentInset = { top = 64, bottom = 0 } } },
  },
  case "iOS 11: contentInset is left alone" {
    scenario = screens.ordinary, device = { "iphone-7" }, os = { "11.0" },
    values = { list = { contentInset = { top = 0, bottom = 0 }, adjustedContentInset = { top = 64, bottom = 0 } } },
  },
  case "no window, no safe area" { scenario = example "s03",
    values = { below = { adjustedContentInset = { top = 12, bottom = 0 } },
      spare = { adjustedContentInset = { top = 0 } } } },
  -- INS-97: asked only of what scrolls and is turned off (Q5); what can be scrolled is row B either way.
  case "Q5: scrolling off, alone" {
    scenario = screens.scenario(screens.page(screens.scroll(375, 1440, { isScrollEnabled = false }))),
    values = { list = { adjustedContentInset = { top = 44, bottom = 34 } } },
  },
  case "Q5: scrolling off, if it were a condition" {
    scenario = screens.scenario(screens.page(screens.scroll(375, 1440, { isScrollEnabled = false }))),
    assume = { Q5 = "required" }, values = { list = { adjustedContentInset = { top = 0, bottom = 0 } } },
  },
  case "Q5: no matter where scrolling is on" {
    scenario = screens.scenario(screens.page(screens.scroll(375, 1440))), assume = { Q5 = "required" },
    values = { list = { adjustedContentInset = { top = 44, bottom = 34 } } },
  },
  -- INS-102: only the chain counts up to iOS 18, whatever iOS 26 does.
  case "Q13: no matter before iOS 26" {
    scenario = screens.scenario(
      screens.navigation(screens.page { { id = "background", pins = "superview" }, short })),
    os = { "11.0", "18.0" }, assume = { Q13 = "any-position" },
    values = { list = { adjustedContentInset = { top = 0, bottom = 0 } } },
  },
}
