local function page(view, bar, controller)
  local scenario = controller or {}
  scenario.kind, scenario.id, scenario.view = "viewController", "page", { id = "root", subviews = view }
  return { insetlua = 1, device = "iphone-x", os = "11.0",
    root = { kind = "navigation", id = "main", navigationBar = bar, children = { scenario } } }
end

local function shifted(behavior)
  return page({ { class = "UITableView", id = "feed", pins = "superview", contentInset = { top = 88 },
    contentInsetAdjustmentBehavior = behavior, wants = { top = "belowBars" } } }, { isTranslucent = false })
end

return test "extend-under-opaque-bars" {
  case "an inset that was written for a page under the bar" {
    scenario = shifted "never", fixes = { { view = "feed", edge = "top", holds = true, adds = {} } },
  },
  case "adjusted as well, the gap stays" {
    scenario = shifted "automatic", fixes = { { view = "feed", edge = "top", holds = false, residual = 88 } },
  },
  case "no opaque bar" { scenario = example "s11", fixes = {} },
}
