local screens = require "screens"

local function page(view, bar, controller)
  local scenario = controller or {}
  scenario.kind, scenario.id, scenario.view = "viewController", "page", { id = "root", subviews = view }
  return { insetlua = 1, device = "iphone-x", os = "11.0",
    root = { kind = "navigation", id = "main", navigationBar = bar, children = { scenario } } }
end

local function covered(bar, controller)
  return page({ { class = "UITableView", id = "feed", pins = "superview", contentInsetAdjustmentBehavior = "never",
    table = { sections = { { rows = 2 } } } } }, bar, controller)
end

return test "bar-not-translucent" {
  case "the page starts below the bar" {
    scenario = covered(), os = { "11.0", "18.0" }, fixes = { { view = "feed", edge = "top", holds = true, adds = {} } },
  },
  case "no help where the page runs under opaque bars too" {
    scenario = covered(nil, { extendedLayoutIncludesOpaqueBars = true }),
    fixes = { { view = "feed", edge = "top", holds = false, residual = -88 } },
  },
  case "it is opaque already" { scenario = covered { isTranslucent = false }, fixes = {} },
  -- UIKit's part goes, and the app's own 88 stays: other fixes answer for that (INS-119).
  case "an inset written by hand would stay" {
    scenario = screens.scenario(screens.navigation(screens.page(screens.list { contentInset = { top = 88 } }))),
    fixes = {},
  },
  case "content wanted at an edge that a bar covers" {
    scenario = { insetlua = 1, device = "iphone-8", os = "11.0", root = { kind = "navigation", children = {
      { kind = "viewController", view = { subviews = { { class = "UITableView", id = "list", pins = "superview",
        wants = { top = "edge" } } } } } } } },
    fixes = { { finding = "content-shifted", view = "list", edge = "top", holds = true } },
  },
  case "content wanted below the bars" {
    scenario = { insetlua = 1, device = "iphone-8", os = "11.0", root = { kind = "navigation", children = {
      { kind = "viewController", view = { subviews = { { class = "UITableView", id = "list", pins = "superview",
        contentInset = { top = 64 }, wants = { top = "belowBars" } } } } } } } },
    fixes = {},
  },
  case "a transparent bar covers no edge" { scenario = example "s11", fixes = {} },
}
