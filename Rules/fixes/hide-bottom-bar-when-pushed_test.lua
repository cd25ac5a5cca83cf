local function tabs(bar, page)
  page.kind, page.id = "viewController", "detail"
  return { insetlua = 1, device = "iphone-x", os = "11.0",
    root = { kind = "tab", id = "tabs", tabBar = bar, children = {
      { kind = "navigation", children = { { kind = "viewController", id = "list" }, page } } } } }
end

local screens = require "screens"

return test "hide-bottom-bar-when-pushed" {
  case "a pushed page" {
    scenario = tabs({ isHidden = true }, {}), fixes = { { finding = "hidden-tab-bar", holds = true, adds = {} } },
  },
  case "the root page of a tab keeps the bar" {
    scenario = { insetlua = 1, device = "iphone-x", os = "11.0",
      root = { kind = "tab", id = "tabs", tabBar = { isHidden = true }, children = { { kind = "viewController" } } } },
    fixes = {},
  },
  case "a container of one's own pushes nothing" {
    scenario = screens.scenario(screens.tab({ kind = "custom", id = "shell",
      children = { screens.page(screens.list()), screens.page(screens.list { id = "b" }, { id = "second" }) } },
      { tabBar = { isHidden = true } })),
    fixes = {},
  },
  case "another tab's page" {
    scenario = screens.scenario(screens.tab(nil, { tabBar = { isHidden = true }, children = {
      screens.page(screens.list()),
      { kind = "navigation", id = "other", children = {
        screens.page(screens.list { id = "b" }, { id = "second" }),
        screens.page(screens.list { id = "c" }, { id = "third" }) } } } })),
    fixes = {},
  },
}
