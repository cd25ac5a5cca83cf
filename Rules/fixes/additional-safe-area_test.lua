return test "additional-safe-area" {
  case "holds on the device it was made for" {
    scenario = example "s11",
    fixes = { { edge = "top", holds = true, adds = { "content-hidden", "negative-additional-safe-area" } },
      { edge = "bottom", holds = true } },
  },
  case "the cause is the navigation controller's own addition" {
    scenario = example "s16", fixes = { { view = "feed", holds = true } },
  },
  case "room for a bar of the app's own" {
    scenario = example "s23b", fixes = { { finding = "content-hidden", holds = true } },
  },
  case "a tab bar controller is refused" {
    scenario = { insetlua = 1, device = "iphone-x", os = "12.1",
      root = { kind = "tab", id = "tabs", additionalSafeAreaInsets = { top = 20 }, children = {
        { kind = "viewController", view = { subviews = {
          { class = "UITableView", id = "feed", pins = "superview", wants = { top = "belowBars" } } } } } } } },
    fixes = { { view = "feed", edge = "top", holds = false,
      problem = "known bad: a negative addition breaks the tab bar of a tab bar controller (INS-69)" } },
  },
}
