local function settings(wants, header)
  return { insetlua = 1, device = "iphone-x", os = "11.0",
    root = { kind = "viewController", view = { subviews = {
      { class = "UITableView", id = "settings", pins = "superview", wants = wants,
        table = { style = "grouped", tableHeaderView = header and { height = header },
          sections = { { rows = 3 } } } } } } } }
end

return test "grouped-first-room" {
  case "where the content is wanted to start" {
    scenario = settings { top = "belowBars" }, os = { "11.0", "18.0" },
    expect = { { view = "settings", section = 0, edge = "top", points = 35, level = "note" } },
  },
  case "UIKit's own look" { scenario = settings(), expect = {} },
  case "taken away" { scenario = settings({ top = "belowBars" }, 0.01), expect = {} },
}
