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
  case "nothing to repair" { scenario = screens.ordinary, fixes = {} },
  case "code that adds the safe area once more" {
    scenario = { insetlua = 1, device = "iphone-x", os = "11.0", root = { kind = "navigation", children = {
      { kind = "viewController", view = { subviews = { { class = "UITableView", id = "list", pins = "superview",
        contentInset = { top = "safeAreaInsets.top" } } } } } } } },
    fixes = { { finding = "double-inset", view = "list", edge = "top", holds = true, adds = {} } },
  },
}
