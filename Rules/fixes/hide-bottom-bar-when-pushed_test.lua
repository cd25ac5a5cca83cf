local function tabs(bar, page)
  page.kind, page.id = "viewController", "detail"
  return { insetlua = 1, device = "iphone-x", os = "11.0",
    root = { kind = "tab", id = "tabs", tabBar = bar, children = {
      { kind = "navigation", children = { { kind = "viewController", id = "list" }, page } } } } }
end

return test "hide-bottom-bar-when-pushed" {
  case "a pushed page" {
    scenario = tabs({ isHidden = true }, {}), fixes = { { finding = "hidden-tab-bar", holds = true, adds = {} } },
  },
  case "the root page of a tab keeps the bar" {
    scenario = { insetlua = 1, device = "iphone-x", os = "11.0",
      root = { kind = "tab", id = "tabs", tabBar = { isHidden = true }, children = { { kind = "viewController" } } } },
    fixes = {},
  },
}
