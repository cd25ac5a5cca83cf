local screens = require "screens"

return test "bar-not-translucent" {
  case "the page starts below the bar" {
    scenario = screens.covered(), os = { "11.0", "18.0" },
    fixes = { { view = "list", edge = "top", holds = true, adds = {} } },
  },
  case "no help where the page runs under opaque bars too" {
    scenario = screens.covered(nil, { extendedLayoutIncludesOpaqueBars = true }),
    fixes = { { view = "list", edge = "top", holds = false, residual = -88 } },
  },
  -- UIKit's part goes, and the app's own 88 stays: other fixes answer for that (INS-119).
  case "an inset written by hand would stay" {
    scenario = screens.scenario(screens.navigation(screens.page(screens.list { contentInset = { top = 88 } }))),
    fixes = {},
  },
  case "content wanted at an edge that a bar covers" { scenario = screens.wanted "edge",
    fixes = { { finding = "content-shifted", view = "list", edge = "top", holds = true } },
  },
  case "content wanted below the bars" { scenario = screens.wanted("belowBars", { contentInset = { top = 64 } }),
    fixes = {} },
  case "a transparent bar covers no edge" { scenario = example "s11", fixes = {} },
  -- F16: a hidden tab bar is out of the safe area; what covers the content is the home indicator.
  case "a hidden bar ends no page" {
    scenario = screens.scenario(screens.tab(
      screens.page(screens.list { contentInsetAdjustmentBehavior = "never" }), { tabBar = { isHidden = true } })),
    fixes = {},
  },
  case "only the bar at that edge" {
    scenario = screens.scenario(screens.tab(
      screens.page(screens.list { contentInsetAdjustmentBehavior = "never" }))),
    fixes = { { finding = "content-hidden", edge = "bottom", holds = true } },
  },
  -- OUK-133: it stands at the bottom of iOS 26 phones, and no bar of the app holds it.
  case "a search field has nothing to make opaque" {
    scenario = screens.scenario(screens.navigation(
      screens.page(screens.list { contentInsetAdjustmentBehavior = "never", wants = { top = "edge" } }),
      { navigationBar = { appearance = "transparent", searchBar = "attached" } })),
    device = { "iphone-16-pro" }, os = { "26.1" }, fixes = {},
  },
  case "an opaque bar that the page runs under" {
    scenario = screens.covered({ isTranslucent = false }, { extendedLayoutIncludesOpaqueBars = true }), fixes = {},
  },
  case "pinned below the bar on iOS 10" {
    scenario = example "s05b", fixes = { { finding = "double-inset", holds = true } },
  },
}
