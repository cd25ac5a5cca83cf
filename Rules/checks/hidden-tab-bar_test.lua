local function tabs(bar, page)
  page.kind, page.id = "viewController", "detail"
  return { insetlua = 1, device = "iphone-x", os = "11.0",
    root = { kind = "tab", id = "tabs", tabBar = bar, children = {
      { kind = "navigation", children = { { kind = "viewController", id = "list" }, page } } } } }
end

return test "hidden-tab-bar" {
  case "hidden by isHidden" {
    scenario = tabs({ isHidden = true }, {}), os = { "11.0", "16.0" },
    expect = { { controller = "tabs", edge = "bottom", level = "note",
      message = "isHidden can leave the tab bar in the safe area; hidesBottomBarWhenPushed takes it out" } },
  },
  case "hidden by the push" { scenario = tabs({ isHidden = true }, { hidesBottomBarWhenPushed = true }), expect = {} },
  case "shown" { scenario = tabs(nil, {}), expect = {} },
}
