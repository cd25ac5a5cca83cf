local screens = require "screens"

local function list(inset, more)
  return screens.scenario(screens.navigation(screens.page(screens.list(screens.with({ contentInset = inset }, more)))))
end

return test "double-inset" {
  case "an ordinary screen" { scenario = screens.ordinary, expect = {} },
  -- DESIGN's (b): adjusted 176.
  case "(b) the whole inset by hand" {
    scenario = list { top = 88 },
    values = { list = { adjustedContentInset = { top = 176 }, contentOffset = { 0, -176 } } },
    expect = { { view = "list", edge = "top", points = 88, level = "warning",
      message = "contentInset.top repeats 88 pt that UIKit adds itself" } },
  },
  case "the bar's part by hand" { scenario = list { top = 44 },
    expect = { { view = "list", edge = "top", points = 44 } } },
  case "the home indicator by hand" { scenario = list { bottom = 34 },
    expect = { { view = "list", edge = "bottom", points = 34 } } },
  case "both edges" { scenario = list { top = 88, bottom = 34 },
    expect = { { view = "list", edge = "top", points = 88 }, { view = "list", edge = "bottom", points = 34 } } },
  -- INS-119, several: the flag off and 64 by hand is 64 too low on iOS 11.
  case "64 and the flag on iOS 11" {
    scenario = screens.scenario(screens.navigation(screens.page(screens.list { contentInset = { top = 64 } },
      { automaticallyAdjustsScrollViewInsets = false })), { device = "iphone-7" }),
    os = { "11.0" }, values = { list = { adjustedContentInset = { top = 128 } } },
    expect = { { view = "list", edge = "top", points = 64 } },
  },
  case "64 and the flag on iOS 10" {
    scenario = screens.scenario(screens.navigation(screens.page(screens.list { contentInset = { top = 64 } },
      { automaticallyAdjustsScrollViewInsets = false })), { device = "iphone-7" }),
    os = { "10.3" }, expect = {},
  },
  -- On an island phone 44 + 53.667 are the bar's 38.667 and the window's 59.
  case "iPhone 15: the window's part" {
    scenario = list { top = 59 }, device = { "iphone-15" }, os = { "17.0" },
    expect = { { view = "list", edge = "top", points = 59 } },
  },
  case "iPhone 15: another phone's 88" { scenario = list { top = 88 }, device = { "iphone-15" }, os = { "17.0" },
    expect = {} },

  case "as high as the bar, but for a bar of the app's own" {
    scenario = screens.scenario(screens.navigation(screens.page { screens.list { contentInset = { top = 44 } },
      { id = "filter", obstructs = true, pins = { top = { to = "safeArea" }, left = 0, right = 0, height = 44 } } })),
    expect = {},
  },
  case "the same at the bottom" {
    scenario = screens.scenario(screens.navigation(screens.page { screens.list { contentInset = { bottom = 34 } },
      { id = "player", obstructs = true, pins = { bottom = 34, left = 0, right = 0, height = 34 } } })),
    expect = {},
  },
  case "any other number is padding" { scenario = list { top = 8, bottom = 20 }, expect = {} },
  case "a written wish is content-shifted's" { scenario = list({ top = 88 }, { wants = { top = "edge" } }),
    expect = {} },
  case "never adds nothing" { scenario = list({ top = 88 }, { contentInsetAdjustmentBehavior = "never" }),
    expect = {} },
  case "an inset that follows the safe area" { scenario = list { top = "-safeAreaInsets.top" }, expect = {} },
  case "clear of the bars UIKit adds nothing" {
    scenario = list({ top = 88 }, { pins = { top = 88, left = 0, bottom = 0, right = 0 } }), expect = {},
  },
  case "more than overlaps" {
    scenario = list({ top = 88 }, { pins = { top = 44, left = 0, bottom = 0, right = 0 } }), expect = {},
  },
  case "padding beside the status bar's 20" { scenario = example "s06b", expect = {} },

  -- INS-115.
  case "iOS 10 does not look where it lies" { scenario = example "s05b",
    expect = { { view = "feed", edge = "top", points = 64,
      message = "UIKit adds 64 pt at the top, but only 0 pt lie under bars" } } },
  case "iOS 11 does" { scenario = example "s05b", os = { "11.0" }, expect = {} },
  case "iOS 10, full screen" { scenario = example "s05a", expect = {} },
  case "code that adds the safe area once more" { scenario = list { top = "safeAreaInsets.top" },
    expect = { { view = "list", edge = "top", points = 88 } } },
  case "4 off is another number" { scenario = list { top = 84 }, expect = {} },
  case "within half a point it is the same" { scenario = list { top = 88.4 },
    expect = { { view = "list", edge = "top", points = 88.4 } } },
  -- 44 + 44 - 5: UIKit adds 83 there, and never 88.
  case "a part that is taken back" {
    scenario = screens.scenario(screens.navigation(screens.page(screens.list { contentInset = { top = 88 } },
      { additionalSafeAreaInsets = { top = -5 } }), { navigationBar = { appearance = "transparent" } })),
    expect = {},
  },
  case "a negative number repeats nothing" {
    scenario = screens.scenario(screens.navigation(screens.page(screens.list { contentInset = { top = -20 } },
      { additionalSafeAreaInsets = { top = -20 } }), { navigationBar = { appearance = "transparent" } })),
    expect = {},
  },
  case "a bar of the app's own at the other end" {
    scenario = screens.scenario(screens.navigation(screens.page { screens.list { contentInset = { top = 88 } },
      { id = "player", obstructs = true, pins = { bottom = 34, left = 0, right = 0, height = 34 } } })),
    expect = { { view = "list", edge = "top", points = 88 } },
  },
  -- 44 + 44 - 44: without the 44 by hand the content were under the bar.
  case "what keeps content clear of a bar that UIKit does not" {
    scenario = screens.scenario(screens.navigation(screens.page(screens.list { contentInset = { top = 44 } },
      { additionalSafeAreaInsets = { top = -44 } }))),
    expect = {},
  },
  case "the sides" {
    scenario = screens.scenario(screens.page(screens.list {
      contentInsetAdjustmentBehavior = "always", contentInset = { left = 44 } }), { orientation = "landscape" }),
    expect = { { view = "list", edge = "left", points = 44 } },
  },
}
