local screens = require "screens"

local function page(view, more)
  return screens.scenario(screens.navigation(screens.page(screens.with(
    view, { contentInsetAdjustmentBehavior = "scrollableAxes" }))), more)
end

return test "scrollableAxes" {
  -- T15 (WWDC18-235): content shorter than the view, no bounce: the title stays under the bar.
  case "content that fits is left" {
    scenario = page(screens.scroll(375, 300)),
    values = { list = { adjustedContentInset = { top = 0, bottom = 0 }, contentOffset = { 0, 0 } } },
  },
  case "content that scrolls is inset" {
    scenario = page(screens.scroll(375, 813)),
    values = { list = { adjustedContentInset = { top = 88, bottom = 34 } } },
  },
  -- From the documents alone (INS-96): strictly larger, and contentInset does not count.
  case "content as high as the view fits" {
    scenario = page(screens.scroll(375, 812)), values = { list = { adjustedContentInset = { top = 0, bottom = 0 } } },
  },
  case "contentInset does not make it scroll" {
    scenario = page(screens.scroll(375, 812, { contentInset = { top = 10, bottom = 10 } })),
    values = { list = { adjustedContentInset = { top = 10, bottom = 10 } } },
  },
  case "bouncing counts as scrolling" {
    scenario = page(screens.scroll(375, 300, { alwaysBounceVertical = true })),
    values = { list = { adjustedContentInset = { top = 88, bottom = 34 } } },
  },
  case "a table bounces" {
    scenario = page(screens.sections("plain", { { rows = 1 } })),
      values = { list = { adjustedContentInset = { top = 88 } } },
  },
  case "each axis for itself: sideways only" {
    scenario = example "s08",
    values = { strip = { adjustedContentInset = { top = 10, left = 52, bottom = 0, right = 44 },
      contentOffset = { -52, -10 } } },
  },
  case "sideways bounce" {
    scenario = page(screens.scroll(100, 100, { alwaysBounceHorizontal = true }), { orientation = "landscape" }),
    values = { list = { adjustedContentInset = { top = 0, left = 44, bottom = 0, right = 44 } } },
  },
  case "both axes" {
    scenario = page(screens.scroll(2000, 2000), { orientation = "landscape" }),
    values = { list = { adjustedContentInset = { top = 32, left = 44, bottom = 21, right = 44 } } },
  },
  -- INS-97: taken as no condition; contested (Q5).
  case "scrolling off" {
    scenario = page(screens.scroll(375, 2000, { isScrollEnabled = false })),
    values = { list = { adjustedContentInset = { top = 88 }, contentOffset = { 0, 0 } } },
  },
  case "scrolling off, if it were a condition" {
    scenario = page(screens.scroll(375, 2000, { isScrollEnabled = false })), assume = { Q5 = "required" },
    values = { list = { adjustedContentInset = { top = 0 } } },
  },
  case "iOS 10 does not have the property" {
    scenario = page(screens.scroll(375, 300), { device = "iphone-7" }), os = { "10.3" }, asked = false,
    values = { list = { contentInset = { top = 64 } } },
  },
  case "iOS 11 does" {
    scenario = page(screens.scroll(375, 300), { device = "iphone-7" }), os = { "11.0" },
    values = { list = { contentInset = { top = 0 }, adjustedContentInset = { top = 0 } } },
  },
}
