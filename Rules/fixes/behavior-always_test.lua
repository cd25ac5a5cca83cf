local screens = require "screens"

local function short(behavior)
  return { insetlua = 1, device = "iphone-x", os = "11.0",
    root = { kind = "viewController", id = "page", view = { subviews = {
      { class = "UIScrollView", id = "form", pins = "superview", contentSize = { 375, 300 },
        contentInsetAdjustmentBehavior = behavior } } } } }
end

return test "behavior-always" {
  case "content too short to scroll" {
    scenario = short(), os = { "11.0", "18.0" }, fixes = { { view = "form", edge = "top", holds = true, adds = {} } },
  },
  -- A view of the app's own covers it, which no behaviour takes in.
  case "it is always already" {
    scenario = screens.scenario(screens.page { screens.scroll(375, 300, { contentInsetAdjustmentBehavior = "always" }),
      { id = "header", obstructs = true, pins = { top = 44, left = 0, right = 0, height = 44 } } }),
    fixes = {},
  },
  -- It is taken in already (INS-98): what covers it is a view of the app's own.
  case "short content of a navigation page" {
    scenario = screens.scenario(screens.navigation(screens.page { screens.scroll(375, 300),
      { id = "header", obstructs = true, pins = { top = 88, left = 0, right = 0, height = 44 } } })),
    fixes = {},
  },
  -- INS-13: what UIKit takes in does not move content that nobody scrolls.
  case "scrolling is off on iOS 11" {
    scenario = { insetlua = 1, device = "iphone-8", os = "11.0", root = { kind = "navigation", children = {
      { kind = "viewController", view = { subviews = { { class = "UITableView", id = "list", pins = "superview",
        isScrollEnabled = false, contentInsetAdjustmentBehavior = "never",
        table = { sections = { { rows = 30 } } } } } } } } } },
    fixes = { { finding = "content-hidden", edge = "top", holds = false, residual = -64 } },
  },
}
