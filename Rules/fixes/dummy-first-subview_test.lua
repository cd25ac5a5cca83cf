return test "dummy-first-subview" {
  case "iOS 10: only the first view is adjusted" {
    scenario = example "s05b", device = "iphone-6s", os = { "9.0", "10.3" },
    fixes = { { finding = "double-inset", holds = true, adds = {} } },
  },
  case "iOS 11: scrollable content is adjusted all the same" { scenario = example "s11", fixes = {} },
  case "iOS 11: short content is not" {
    scenario = { insetlua = 1, device = "iphone-x", os = "11.0",
      root = { kind = "navigation", navigationBar = { appearance = "transparent" }, children = {
        { kind = "viewController", view = { subviews = {
          { class = "UIScrollView", id = "form", pins = "superview", contentSize = { 375, 300 },
            wants = { top = "edge" } } } } } } } },
    fixes = { { view = "form", edge = "top", holds = true, adds = {} } },
  },
}
