return test "remove-content-inset" {
  case "the same inset twice" {
    scenario = { insetlua = 1, device = "iphone-x", os = "11.0",
      root = { kind = "navigation", children = { { kind = "viewController", view = { subviews = {
        { class = "UITableView", id = "feed", pins = "superview", contentInset = { top = 88 },
          table = { sections = { { rows = 30 } } } } } } } } } },
    fixes = { { finding = "double-inset", holds = true, adds = {} } },
  },
  case "a constant for another phone" {
    scenario = example "s13b", fixes = { { finding = "content-shifted", holds = false, residual = 20 } },
  },
  case "nothing set by hand" { scenario = example "s11", fixes = {} },
}
