local screens = require "screens"

local function page(view, settings)
  return screens.scenario(screens.navigation(
    screens.page(view, { automaticallyAdjustsScrollViewInsets = false })), settings)
end

return test "deprecated-switch" {
  case "an ordinary screen" { scenario = screens.ordinary, expect = {} },
  case "iOS 10 heeds it" { scenario = example "s09a", asked = false },
  case "iOS 11 does not" { scenario = example "s09b",
    expect = { { controller = "page", edge = "top", points = 64, level = "warning", message =
      "automaticallyAdjustsScrollViewInsets = false does not keep 64 pt away from feed on iOS 11 and later" } } },
  case "never does" { scenario = example "s09c", expect = {} },
  -- From the documents alone (INS-100): content that fits is left.
  case "content that fits" { scenario = page(screens.scroll(300, 50)), expect = {} },
  case "content that scrolls" { scenario = page(screens.scroll(300, 2000)),
    expect = { { controller = "page", edge = "top", points = 88 } } },
  case "the last system that heeds it" { scenario = page(screens.list(), { device = "iphone-7" }), os = { "10.3.3" },
    asked = false },
  case "the first that does not" { scenario = page(screens.list(), { device = "iphone-7" }), os = { "11.0" },
    expect = { { controller = "page", edge = "top", points = 64 } } },
  case "clear of the bars it has no part in anything" {
    scenario = page(screens.list { pins = { top = 88, left = 0, bottom = 34, right = 0 } }), expect = {},
  },
  case "the points are wanted: a leftover, not a fault" {
    scenario = page(screens.list { wants = { top = "belowBars", bottom = "belowBars" } }), expect = {},
  },
  case "the flag on" { scenario = screens.scenario(screens.navigation(screens.page(screens.list(),
    { automaticallyAdjustsScrollViewInsets = true }))), expect = {} },
  case "5 points overlap" { scenario = page(screens.list { pins = { top = 83, left = 0, bottom = 34, right = 0 } }),
    expect = { { controller = "page", edge = "top", points = 5 } } },
  case "0.4 points are none" {
    scenario = page(screens.list { pins = { top = 87.6, left = 0, bottom = 34, right = 0 } }), expect = {},
  },
}
