return test "behavior-never" {
  case "holds, and asks for nothing else" {
    scenario = example "s11", fixes = { { edge = "top", holds = true, adds = {} }, { edge = "bottom", holds = true } },
  },
  case "hides content under the home indicator" {
    scenario = { insetlua = 1, device = "iphone-x", os = "11.0",
      root = { kind = "viewController", view = { subviews = {
        { class = "UITableView", id = "feed", pins = "superview", wants = { top = "edge" },
          table = { sections = { { rows = 30 } } } } } } } },
    fixes = { { edge = "top", holds = true, adds = { "content-hidden" } } },
  },
  case "not before iOS 11" { scenario = example "s05b", fixes = {} },
}
