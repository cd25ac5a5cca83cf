local screens = require "screens"

local function page(added, settings)
  return screens.scenario(screens.page(screens.list(), { additionalSafeAreaInsets = added }), settings)
end

return test "negative-additional-safe-area" {
  case "an ordinary screen" { scenario = screens.ordinary, expect = {} },
  case "less for the page" { scenario = example "s04b",
    expect = { { controller = "page", edge = "top", points = -11, level = "note",
      message = "additionalSafeAreaInsets.top = -11 moves every view of this controller" } } },
  case "all of it" { scenario = example "s15a",
    expect = { { controller = "page", edge = "top", points = -20, level = "note" } } },
  case "more is no matter" { scenario = example "s04a", expect = {} },
  case "more than there is (Q1)" {
    scenario = page { top = -100 }, values = { page = { safeAreaInsets = { top = 0 } } },
    expect = { { controller = "page", edge = "top", points = -100, level = "warning",
      message = "additionalSafeAreaInsets.top = -100 takes away more than there is" } },
  },
  case "the same in landscape" { scenario = page { top = -44 }, orientation = { "landscape" },
    expect = { { controller = "page", edge = "top", points = -44, level = "warning" } } },
  case "Q1: if it may go below 0" { scenario = page { top = -100 }, assume = { Q1 = "negative" },
    values = { page = { safeAreaInsets = { top = -56 } } } },
  case "on a navigation controller the bar moves, too" {
    scenario = screens.scenario(screens.navigation(screens.page(screens.list()),
      { additionalSafeAreaInsets = { top = -10 } })),
    expect = { { controller = "main", edge = "top", points = -10, level = "note",
      message = "additionalSafeAreaInsets.top = -10 moves the bar and every page" } },
  },
  case "on a tab bar controller it breaks the bar" {
    scenario = screens.scenario(screens.tab(screens.page(screens.list()),
      { additionalSafeAreaInsets = { bottom = -10 } })),
    expect = { { controller = "tabs", edge = "bottom", points = -10, level = "warning",
      message = "additionalSafeAreaInsets.bottom = -10 breaks the tab bar of a tab bar controller" } },
  },
  case "two edges" { scenario = page { top = -11, bottom = -4 },
    expect = { { controller = "page", edge = "top" }, { controller = "page", edge = "bottom" } } },
  case "no such property before iOS 11" { scenario = page({ top = -20 }, { device = "iphone-7" }), os = { "10.3" },
    asked = false },
  case "from iOS 11 on" { scenario = page({ top = -20 }, { device = "iphone-7" }), os = { "11.0" },
    expect = { { controller = "page", edge = "top", points = -20 } } },
}
