return test "header-top-padding-zero" {
  case "room above the first header" {
    scenario = { insetlua = 1, device = "iphone-x", os = "15.0",
      root = { kind = "viewController", view = { subviews = {
        { class = "UITableView", id = "feed", pins = "superview", wants = { top = "belowBars" },
          table = { sections = { { header = { title = "Today" }, rows = 3 } } } } } } } },
    os = { "15.0", "16.0" }, fixes = { { view = "feed", holds = true, adds = {},
      edit = "feed.sectionHeaderTopPadding = 0" } },
  },
}
