local screens = require "screens"

local on10 = { device = "iphone-7", os = "10.3" }
local function navigation(page, more) return screens.scenario(screens.navigation(page, more), on10) end

return test "legacy-automatic" {
  -- Printed: T1, T2, T18 (INS-112).
  case "both bars" { scenario = example "s05a",
    values = { feed = { contentInset = { top = 64, left = 0, bottom = 49, right = 0 }, contentOffset = { 0, -64 } } } },
  case "navigation bar hidden" {
    scenario = screens.scenario(screens.tab(screens.navigation(screens.page(screens.list()),
      { navigationBar = { isHidden = true } })), on10),
    values = { list = { contentInset = { top = 20, bottom = 49 }, contentOffset = { 0, -20 } } },
  },
  case "navigation alone" { scenario = navigation(screens.page(screens.list())),
    values = { list = { contentInset = { top = 64, bottom = 0 } } } },
  case "short content as well" { scenario = navigation(screens.page(screens.scroll(300, 50))),
    values = { list = { contentInset = { top = 64 } } } },
  case "the app's own contentInset is added to" {
    scenario = navigation(screens.page(screens.list { contentInset = { top = 10 } })),
    values = { list = { contentInset = { top = 74 }, adjustedContentInset = { top = 74 } } },
  },
  case "iOS 7 to 10" { scenario = screens.ordinary, device = { "iphone-5s" }, os = { "7.0", "8.4", "9.3", "10.3.3" },
    values = { list = { contentInset = { top = 64, bottom = 0 }, contentOffset = { 0, -64 } } } },
  case "an iPad" { scenario = screens.ordinary, device = { "ipad-air-2" }, os = { "8.1", "10.3" },
    values = { list = { contentInset = { top = 64, bottom = 0 } } } },

  -- INS-110, INS-114..117.
  case "the flag is off" { scenario = example "s09a",
    values = { feed = { contentInset = { top = 0 }, contentOffset = { 0, 0 } } } },
  case "not the first subview" {
    scenario = navigation(screens.page { { id = "background", pins = "superview" }, screens.list() }),
    values = { list = { contentInset = { top = 0, bottom = 0 } } },
  },
  case "not geometric: below the bar it comes twice" { scenario = example "s05b",
    values = { feed = { contentInset = { top = 64 }, contentOffset = { 0, -64 } } } },
  case "an opaque bar: the guide is 0" {
    scenario = navigation(screens.page(screens.list()), { navigationBar = { isTranslucent = false } }),
    values = { page = { frame = { 0, 64, 375, 603 }, layoutGuides = { top = 0 } },
      list = { contentInset = { top = 0 } } },
  },
  case "a grandchild's list that is not first" {
    scenario = navigation { kind = "custom", id = "shell",
      view = { subviews = { { id = "strip", frame = { 0, 64, 375, 40 } } } },
        children = { screens.page(screens.list()) } },
    values = { list = { contentInset = { top = 0 } } },
  },
  case "a grandchild's list that is first: the parent's flag counts" {
    scenario = navigation { kind = "custom", id = "shell", children = { screens.page(screens.list()) } },
    values = { list = { contentInset = { top = 64 } } },
  },
  case "cured by the parent's flag" {
    scenario = navigation { kind = "custom", id = "shell", automaticallyAdjustsScrollViewInsets = false,
      children = { screens.page(screens.list()) } },
    values = { list = { contentInset = { top = 0 } } },
  },
  case "no container at all" { scenario = screens.scenario(screens.page(screens.list()), on10),
    values = { list = { contentInset = { top = 0 }, contentOffset = { 0, 0 } } } },
  case "INS-113: tabs alone" { scenario = screens.scenario(screens.tab(screens.page(screens.list())), on10),
    values = { list = { contentInset = { top = 0, bottom = 0 } } } },
  case "INS-113: if tabs count" { scenario = screens.scenario(screens.tab(screens.page(screens.list())), on10),
    assume = { ["INS-113"] = "navigation-or-tab" }, values = { list = { contentInset = { top = 20, bottom = 49 } } } },
  case "behaviours of iOS 11 mean nothing" {
    scenario = navigation(screens.page(screens.list { contentInsetAdjustmentBehavior = "never" })),
    values = { list = { contentInset = { top = 64 } } },
  },
  case "gone with iOS 11" { scenario = screens.ordinary, device = { "iphone-7" }, os = { "11.0" }, asked = false,
    values = { list = { contentInset = { top = 0 }, adjustedContentInset = { top = 64 } } } },
}
