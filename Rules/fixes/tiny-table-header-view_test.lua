return test "tiny-table-header-view" {
  case "room above the first section" {
    scenario = { insetlua = 1, device = "iphone-x", os = "11.0",
      root = { kind = "viewController", view = { subviews = {
        { class = "UITableView", id = "settings", pins = "superview", wants = { top = "belowBars" },
          table = { style = "grouped", sections = { { rows = 3 } } } } } } } },
    os = { "11.0", "18.0" }, fixes = { { view = "settings", holds = true, adds = {} } },
  },
}
