local screens = require "screens"

local function list(more, page, root)
  return screens.scenario(screens.navigation(screens.page(screens.list(more), page),
    { navigationBar = { appearance = "transparent" } }), root)
end
local edge = { wants = { top = "edge", bottom = "edge" } }

-- F15.
return test "override-safe-area-insets" {
  case "a full-bleed page" { scenario = list(edge), fixes = {
    { finding = "content-shifted", edge = "top", holds = true, adds = {},
      edit = "view: override var safeAreaInsets: UIEdgeInsets { .zero }" },
    { finding = "content-shifted", edge = "bottom", holds = true, adds = {} } } },
  case "what it comes to" {
    scenario = list(edge, { view = { overridesSafeAreaInsets = true, subviews = { screens.list(edge) } } }),
    asked = false,
    values = { list = { adjustedContentInset = { top = 0, bottom = 0 }, safeAreaInsets = { top = 0, bottom = 0 } },
      page = { safeAreaInsets = { top = 88, bottom = 34 } } },
  },
  -- How it fails: what should stay clear of the home indicator gets zero, too.
  case "the other edge is lost" { scenario = list { wants = { top = "edge", bottom = "belowBars" } },
    fixes = { { finding = "content-shifted", edge = "top", holds = true, adds = { "content-hidden" } } } },
  case "a child controller's list is lost" {
    scenario = screens.scenario(screens.navigation({ kind = "custom", id = "box",
      view = { overridesSafeAreaInsets = true },
      children = { screens.page(screens.list(), { id = "child" }) } })), asked = false,
    values = { list = { adjustedContentInset = { top = 0, bottom = 0 } } },
  },
  case "a scroll view as root view" {
    scenario = screens.scenario(screens.navigation({ kind = "tableViewController", id = "page",
      view = { id = "list", wants = { top = "edge" } } }, { navigationBar = { appearance = "transparent" } })),
    fixes = {},
  },
  case "what UIKit does not add is not taken away" {
    scenario = list { contentInsetAdjustmentBehavior = "never", contentInset = { top = 20 },
      wants = { top = "edge" } },
    fixes = {},
  },
  case "no such property on iOS 10" { scenario = list(edge, nil, { device = "iphone-7" }), os = { "10.3" },
    asked = false },
  case "on iOS 10 it changes nothing" {
    scenario = screens.scenario(screens.navigation(screens.page(screens.list(),
      { view = { overridesSafeAreaInsets = true, subviews = { screens.list() } } })), { device = "iphone-7" }),
    os = { "10.3" }, asked = false, values = { list = { contentInset = { top = 64 } } },
  },
}
