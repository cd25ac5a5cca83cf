local screens = require "screens"

return test "remove-content-inset" {
  case "both edges" {
    scenario = screens.scenario(screens.navigation(screens.page(screens.list { contentInset = { top = 88,
      bottom = 34 } }))),
    fixes = {
      { finding = "double-inset", view = "list", edge = "top", holds = true, adds = {} },
      { finding = "double-inset", view = "list", edge = "bottom", holds = true, adds = {} },
    },
  },
  case "on every device" {
    scenario = screens.scenario(screens.navigation(screens.page(screens.list { contentInset = { top = 44 } }))),
    device = { "iphone-8", "iphone-x" }, os = { "15.0" },
    fixes = { { finding = "double-inset", edge = "top", holds = true } },
  },
  -- INS-115: UIKit gives twice there, and nothing of the app's is to be taken away.
  case "not where UIKit gives twice by itself" { scenario = example "s05b", fixes = {} },
  case "code that adds the safe area once more" {
    scenario = { insetlua = 1, device = "iphone-x", os = "11.0", root = { kind = "navigation", children = {
      { kind = "viewController", view = { subviews = { { class = "UITableView", id = "list", pins = "superview",
        contentInset = { top = "safeAreaInsets.top" } } } } } } } },
    fixes = { { finding = "double-inset", view = "list", edge = "top", holds = true, adds = {} } },
  },
  case "2 points, all of what is wrong" {
    scenario = screens.scenario(screens.page(screens.list {
      contentInsetAdjustmentBehavior = "never", contentInset = { top = 2 },
      wants = { top = "edge", bottom = "edge" } })),
    fixes = { { finding = "content-shifted", edge = "top", holds = true, adds = {},
      edit = "list.contentInset.top = 0" } },
  },
  case "a constant that fits one phone" { scenario = example "s13a",
    fixes = { { finding = "constant-compensation", edge = "top", edit = "feed.contentInset.top = 0" } } },
  -- 44 - 8: without the 8 it were worse.
  case "not where it points the other way" {
    scenario = screens.scenario(screens.page(screens.list { contentInset = { top = -8 }, wants = { top = "edge" } })),
    fixes = {},
  },
  case "not where nothing is set" { scenario = example "s11", fixes = {} },
  case "not a number that follows the safe area" {
    scenario = screens.scenario(screens.navigation(
      screens.page(screens.list { contentInset = { top = "-safeAreaInsets.top" }, wants = { top = "belowBars" } }),
      { navigationBar = { appearance = "transparent" } })),
    fixes = {},
  },
  case "not padding where UIKit gives twice" { -- INS-115
    scenario = screens.scenario(screens.navigation(screens.page(screens.list {
      pins = { top = 64, left = 0, bottom = 0, right = 0 }, contentInset = { top = 8 } })), { device = "iphone-7" }),
    os = { "10.3" }, fixes = {},
  },
}
