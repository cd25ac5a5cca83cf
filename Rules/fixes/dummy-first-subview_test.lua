local screens = require "screens"

return test "dummy-first-subview" {
  case "iOS 10: only the first view is adjusted" {
    scenario = example "s05b", device = "iphone-6s", os = { "9.0", "10.3" },
    fixes = { { finding = "double-inset", holds = true, adds = {} } },
  },
  case "iOS 11: scrollable content is adjusted all the same" { scenario = example "s11", fixes = {} },
  case "iOS 11: short content is not" {
    scenario = { insetlua = 1, device = "iphone-x", os = "11.0",
      root = { kind = "navigation", navigationBar = { appearance = "transparent" }, children = {
        { kind = "viewController", view = { subviews = {
          { class = "UIScrollView", id = "form", pins = "superview", contentSize = { 375, 300 },
            wants = { top = "edge" } } } } } } } },
    fixes = { { view = "form", edge = "top", holds = true, adds = {} } },
  },
  case "iOS 10: it is not first, so nothing is adjusted" {
    scenario = screens.scenario(screens.navigation(screens.page { { id = "background", pins = "superview" },
      screens.list { contentInset = { top = 30 }, wants = { top = "edge" } } }), { device = "iphone-7" }),
    os = { "10.3" }, fixes = {},
  },
  case "iOS 10: it is the page's root view" {
    scenario = screens.scenario(screens.navigation { kind = "tableViewController", id = "page",
      view = { id = "list", wants = { top = "edge" }, table = { sections = { { rows = 30 } } } } },
      { device = "iphone-7" }),
    os = { "10.3" }, fixes = {},
  },
  case "an inset by hand stays, first or not" {
    scenario = screens.scenario(screens.navigation(screens.page(
      screens.scroll(375, 300, { contentInset = { top = 88 } })))),
    fixes = {},
  },
}
