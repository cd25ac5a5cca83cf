local screens = require "screens"

return test "clear-additional-safe-area" {
  case "a negative addition" {
    scenario = example "s04b", fixes = { { finding = "negative-additional-safe-area", holds = true } },
  },
  case "more than there is, and a button under the status bar" {
    scenario = { insetlua = 1, device = "iphone-x", os = "11.0",
      root = { kind = "viewController", id = "page", additionalSafeAreaInsets = { top = -60 }, view = { subviews = {
        { class = "UIButton", id = "close",
          pins = { top = { to = "safeArea" }, left = 0, width = 44, height = 44 } } } } } },
    fixes = { { finding = "negative-additional-safe-area", holds = true }, { view = "close", holds = true } },
  },
  case "nothing else is added or taken" {
    scenario = screens.scenario(screens.page(screens.list { wants = { top = "belowBars" } },
      { additionalSafeAreaInsets = { top = -11 } })),
    fixes = {
      { finding = "negative-additional-safe-area", holds = true, adds = {},
        edit = "page.additionalSafeAreaInsets.top = 0" },
      { finding = "content-hidden", holds = true, adds = {} },
    },
  },
  case "a positive one of 5 is no cause" {
    scenario = screens.scenario(screens.page({ { class = "UIButton", id = "close", frame = { 0, 0, 44, 30 } } },
      { additionalSafeAreaInsets = { top = 5 } })),
    fixes = {},
  },
}
