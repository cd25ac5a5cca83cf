return test "behavior-automatic" {
  case "content under the home indicator" {
    scenario = { insetlua = 1, device = "iphone-x", os = "11.0",
      root = { kind = "viewController", view = { subviews = {
        { class = "UITableView", id = "feed", pins = "superview", contentInsetAdjustmentBehavior = "never",
          table = { sections = { { rows = 30 } } } } } } } },
    os = { "11.0", "18.0" },
    fixes = { { view = "feed", edge = "top", holds = true }, { view = "feed", edge = "bottom", holds = true } },
  },
}
