local screens = require "screens"

return test "edges-for-extended-layout-none" {
  case "the page starts below the bar" {
    scenario = screens.covered(), os = { "11.0", "18.0" },
    fixes = { { view = "list", edge = "top", holds = true, adds = {} } },
  },
  case "pinned below the bar on iOS 10" {
    scenario = example "s05b", fixes = { { finding = "double-inset", holds = true } },
  },
  -- A view of the app's own covers the top.
  case "it starts there already" {
    scenario = screens.scenario(screens.navigation(screens.page({ screens.list(),
      { id = "header", obstructs = true, pins = { top = 0, left = 0, right = 0, height = 44 } } },
      { edgesForExtendedLayout = "none" }))),
    fixes = {},
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
  case "no bar over the page" { scenario = screens.covered { isHidden = true }, fixes = {} },
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
}
