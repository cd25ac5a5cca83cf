local screens = require "screens"

local opaque = { navigationBar = { isTranslucent = false } }

local function list(bar, page, view, more)
  return screens.scenario(screens.navigation(screens.page(screens.list(view), page), bar),
    screens.with({ device = "iphone-8" }, more))
end

local bounce = { { controller = "page", edge = "top", level = "note",
  message = "content can start lower while the page is pushed or popped, by the status bar's height: the page ends at "
    .. "the navigation bar" } }

-- INS-43, and the radar named in the rule.
return test "transition-bounce" {
  case "an ordinary screen" { scenario = screens.ordinary, os = { "11.0", "11.4" }, expect = {} },
  case "an opaque bar" { scenario = list(opaque), os = { "11.0", "11.4" }, expect = bounce },
  case "edgesForExtendedLayout" { scenario = list(nil, { edgesForExtendedLayout = "none" }), expect = bounce },
  case "a page that runs under the bar alone" { scenario = list(nil, { edgesForExtendedLayout = { "top" } }),
    expect = {} },
  case "reported of iOS 11 only" { scenario = list(opaque, nil, nil, { device = "iphone-7" }),
    os = { "10.3", "12.0", "15.0" }, asked = false },
  case "never is spared" { scenario = list(opaque, nil, { contentInsetAdjustmentBehavior = "never" }), expect = {} },
  case "a page under the opaque bar" { scenario = list(opaque, { extendedLayoutIncludesOpaqueBars = true }),
    expect = {} },
  case "no bar" { scenario = list { navigationBar = { isTranslucent = false, isHidden = true } }, expect = {} },
  case "content that does not scroll" {
    scenario = screens.scenario(screens.navigation(screens.page(screens.scroll(375, 100)), opaque)), expect = {},
  },
  case "a list further down" {
    scenario = list(opaque, nil, { pins = { top = 100, left = 0, right = 0, bottom = 0 } }), expect = {},
  },
  case "no navigation controller around the page" {
    scenario = screens.scenario(screens.tab(screens.page(screens.list()))), expect = {},
  },
  case "an opaque bar further out" {
    scenario = screens.scenario(screens.navigation({ kind = "custom", id = "box", children = {
      screens.navigation(screens.page(screens.list()), { id = "inner" }) } }, opaque), { device = "iphone-8" }),
    expect = {},
  },
  case "a container without a view of its own" {
    scenario = screens.scenario(screens.navigation({ kind = "custom", id = "box", children = {
      screens.page(screens.list()) } }, opaque), { device = "iphone-8" }),
    expect = {},
  },
}
