local screens = require "screens"

local function short(behavior)
  return { insetlua = 1, device = "iphone-x", os = "11.0",
    root = { kind = "viewController", id = "page", view = { subviews = {
      { class = "UIScrollView", id = "form", pins = "superview", contentSize = { 375, 300 },
        contentInsetAdjustmentBehavior = behavior } } } } }
end

return test "always-bounce-vertical" {
  case "content too short to scroll" {
    scenario = short(), fixes = { { view = "form", edge = "top", holds = true, adds = {} } },
  },
  case "bouncing does not help where nothing is adjusted" { scenario = short "never", fixes = {} },
  -- It is taken in already (INS-98): what covers it is a view of the app's own.
  case "short content of a navigation page" {
    scenario = screens.scenario(screens.navigation(screens.page { screens.scroll(375, 300),
      { id = "header", obstructs = true, pins = { top = 88, left = 0, right = 0, height = 44 } } })),
    fixes = {},
  },
  case "not for a control beside the sensor housing" {
    scenario = screens.scenario(screens.page { { class = "UITextView", id = "note", interactive = true,
      contentSize = { 40, 20 }, pins = { left = 0, centerY = 0, width = 44, height = 30 } } },
      { orientation = "landscape" }),
    fixes = {},
  },
  case "at the bottom as well" {
    scenario = screens.scenario(screens.page(
      screens.scroll(375, 112, { pins = { top = 700, left = 0, right = 0, bottom = 0 } }))),
    fixes = { { view = "list", edge = "bottom", holds = true, adds = {} } },
  },
}
