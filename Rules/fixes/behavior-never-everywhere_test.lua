local function page(view, bar, controller)
  local scenario = controller or {}
  scenario.kind, scenario.id, scenario.view = "viewController", "page", { id = "root", subviews = view }
  return { insetlua = 1, device = "iphone-x", os = "11.0",
    root = { kind = "navigation", id = "main", navigationBar = bar, children = { scenario } } }
end

local feed = { class = "UITableView", id = "feed", pins = "superview", wants = { top = "edge" } }

return test "behavior-never-everywhere" {
  case "hits the other scroll view too" {
    scenario = page({
      { class = "UITableView", id = "feed", wants = { top = "edge", bottom = "edge" },
        pins = { top = 0, left = 0, width = 180, bottom = 0 } },
      { class = "UITableView", id = "menu", pins = { top = 0, right = 0, width = 180, bottom = 0 },
        table = { sections = { { rows = 30 } } } },
    }, { appearance = "transparent" }),
    fixes = {
      { edge = "top", holds = true, adds = { "content-hidden", "content-hidden" } },
      { edge = "bottom", holds = true, adds = { "content-hidden", "content-hidden" } },
    },
  },
  case "not for one scroll view" { scenario = page({ feed }, { appearance = "transparent" }), fixes = {} },
}
