local screens = require "screens"

local never = screens.scenario(screens.navigation(screens.page(
  screens.list { contentInsetAdjustmentBehavior = "never" })))

-- A container of the app's own in a navigation controller: the second child's table is not adjusted (INS-117).
local function child(id)
  return { kind = "viewController", id = id, view = { subviews = { screens.list { id = id .. "List" } } } }
end
local children = screens.scenario(screens.navigation { kind = "custom", id = "container",
  children = { child "first", child "second" } }, { device = "iphone-5s", os = "7.1" })

return test "content-inset-from-safe-area" {
  case "never, by hand" { scenario = never, fixes = {
    { finding = "content-hidden", view = "list", edge = "top", holds = true, adds = {} },
    { finding = "content-hidden", view = "list", edge = "bottom", holds = true, adds = {} } } },
  case "what it comes to" {
    scenario = screens.scenario(screens.navigation(screens.page(screens.list {
      contentInsetAdjustmentBehavior = "never",
      contentInset = { top = "safeAreaInsets.top", bottom = "safeAreaInsets.bottom" } }))), asked = false,
    values = { list = { adjustedContentInset = { top = 88, bottom = 34 } } },
  },
  case "a second child before iOS 11" { scenario = children, fixes = {
    { finding = "content-hidden", view = "secondList", edge = "top", holds = true, adds = {} } } },
  case "layout guides" {
    scenario = screens.scenario(screens.navigation(screens.page(screens.list { contentInset = {
      top = "topLayoutGuide.length" } }, { automaticallyAdjustsScrollViewInsets = false })),
      { device = "iphone-5s", os = "7.1" }), asked = false,
    values = { list = { contentInset = { top = 64 } } },
  },
  -- The bar of the app's own is in nobody's safe area.
  case "no help against a view of the app's own" { scenario = example "s12b", fixes = {} },
  -- Only the app's own header is there: no safe area or layout guide knows of it.
  case "nothing to take it from" {
    scenario = screens.scenario(screens.page { screens.list { contentInsetAdjustmentBehavior = "never" },
      { id = "header", obstructs = true, pins = { top = 0, left = 0, right = 0, height = 44 } } },
      { device = "iphone-7", statusBarHidden = true }),
    os = { "10.3", "12.0" }, fixes = {},
  },
}
