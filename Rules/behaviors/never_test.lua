local screens = require "screens"

local feed = screens.scenario(screens.navigation(screens.page(screens.scroll(375, 2000, {
  contentInsetAdjustmentBehavior = "never",
  subviews = { { id = "cover", frame = { 0, 0, 375, 200 } }, { id = "teaser", frame = { 0, 60, 375, 200 } } },
}))))

return test "never" {
  -- T16: printed adjusted {0,0,0,0}, offset 0.
  case "nothing is added" {
    scenario = feed,
    values = { list = { adjustedContentInset = { top = 0, left = 0, bottom = 0, right = 0 },
      contentOffset = { 0, 0 } } },
  },
  case "the safe area passes on to subviews" {
    scenario = feed,
    values = {
      list = { safeAreaInsets = { top = 88, bottom = 34 } },
      cover = { safeAreaInsets = { top = 88, bottom = 0 } }, teaser = { safeAreaInsets = { top = 28 } },
    },
  },
  case "contentInset alone is left" {
    scenario = screens.scenario(screens.page(
      screens.list { contentInsetAdjustmentBehavior = "never", contentInset = { top = 20, bottom = 40 } })),
    values = { list = { adjustedContentInset = { top = 20, bottom = 40 }, contentOffset = { 0, -20 } } },
  },
  -- MST-8, printed: automatic 62, never 0, on the same window.
  case "a window of its own size, never" {
    scenario = screens.scenario(
      screens.page(screens.scroll(320, 2000, { contentInsetAdjustmentBehavior = "never" })),
      { device = "iphone-16-pro", os = "18.2", window = { frame = { 0, 0, 320, 480 } } }),
    values = { list = { adjustedContentInset = { top = 0, bottom = 0 }, contentOffset = { 0, 0 } } },
  },
  case "the example" { scenario = example "s14",
    values = { feed = { adjustedContentInset = { top = 0, bottom = 0 } }, cover = { safeAreaInsets = { top = 88 } } } },
  case "iOS 10 has no such property" {
    scenario = screens.scenario(
      screens.navigation(screens.page(screens.list { contentInsetAdjustmentBehavior = "never" })),
      { device = "iphone-7" }),
    os = { "10.3" }, asked = false, values = { list = { contentInset = { top = 64 }, contentOffset = { 0, -64 } } },
  },
  case "iOS 11 does" {
    scenario = screens.scenario(
      screens.navigation(screens.page(screens.list { contentInsetAdjustmentBehavior = "never" })),
      { device = "iphone-7" }),
    os = { "11.0" }, values = { list = { contentInset = { top = 0 }, adjustedContentInset = { top = 0 } } },
  },
}
