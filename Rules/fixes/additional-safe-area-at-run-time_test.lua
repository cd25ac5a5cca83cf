local screens = require "screens"

return test "additional-safe-area-at-run-time" {
  case "holds wherever it is recomputed, and moves the button" {
    scenario = example "s11",
    fixes = { { edge = "top", holds = true, adds = { "content-hidden", "negative-additional-safe-area" } },
      { edge = "bottom", holds = true } },
  },
  case "on a phone without a home indicator" {
    scenario = example "s11", device = "iphone-8", fixes = { { edge = "top", holds = true } },
  },
  case "instead of a constant" {
    scenario = example "s15b",
    fixes = { { finding = "content-shifted", holds = true } },
  },
  case "not before the safe area" { scenario = example "s05b", asked = false },
  case "not where 5 of the points are wanted" {
    scenario = screens.scenario(screens.page { screens.list { wants = { top = "header" } },
      { id = "header", pins = { top = 0, left = 0, right = 0, height = 5 } } }), fixes = {},
  },
  case "not where none of them is the safe area's" {
    scenario = screens.scenario(screens.page(screens.list {
      contentInsetAdjustmentBehavior = "never", contentInset = { top = 30 }, wants = { top = "edge" } })),
    fixes = {},
  },
  -- On a container it would move the bar and every page (INS-68).
  case "not on a navigation controller" {
    scenario = screens.scenario(screens.navigation(screens.page(screens.list()), {
      navigationBar = { isHidden = true },
      view = { subviews = { screens.list { id = "overlay", wants = { top = "edge" } } } } })),
    fixes = {},
  },
}
