local screens = require "screens"

return test "pin-to-safe-area" {
  case "a button under the home indicator" {
    scenario = example "s22a", os = { "11.0", "18.0" }, fixes = { { view = "buyButton", holds = true, adds = {} } },
  },
  case "a button under the status bar" {
    scenario = example "s22b", fixes = { { view = "closeButton", holds = true } },
  },
  case "a scroll view" { scenario = screens.covered(),
    fixes = { { view = "list", edge = "top", holds = true, adds = {} } } },
  -- 88 + 44 - 88: the header of the app's own still covers what starts at the safe area (INS-50).
  case "no help against a view of the app's own" {
    scenario = example "s12b", fixes = { { view = "orders", edge = "top", holds = false, residual = -44 } },
  },
  case "no safe area to pin to" {
    scenario = { insetlua = 1, device = "iphone-8", os = "11.0", statusBarHidden = true,
      root = { kind = "viewController", id = "page", view = { subviews = {
        { class = "UITableView", id = "orders", pins = "superview", table = { sections = { { rows = 30 } } } },
        { id = "header", obstructs = true, pins = { top = 0, left = 0, right = 0, height = 44 } } } } } },
    fixes = {},
  },
  case "content wanted at an edge that a bar covers" { scenario = screens.wanted "edge",
    fixes = { { finding = "content-shifted", view = "list", edge = "top", holds = true } },
  },
  -- 48 + 44 = 92: 4 points of a list at 88 are under the bar (bars/navY, INS-30a).
  case "content wanted 4 points under a bar" {
    scenario = { insetlua = 1, device = "iphone-11", os = "16.0", root = { kind = "navigation", children = {
      { kind = "viewController", view = { subviews = { { class = "UITableView", id = "list",
        frame = { 0, 88, 414, 774 }, wants = { top = "edge" } } } } } } } },
    fixes = { { finding = "content-shifted", view = "list", edge = "top", holds = true } },
  },
  case "content wanted below the bars" { scenario = screens.wanted("belowBars", { contentInset = { top = 64 } }),
    fixes = {} },
  case "a transparent bar covers no edge" { scenario = example "s11", fixes = {} },
  case "the last 5 points of it" {
    scenario = screens.scenario(screens.page { class = "UIButton", id = "close", frame = { 20, 39, 40, 8 } }),
    fixes = { { view = "close", edge = "top", holds = true } },
  },
}
