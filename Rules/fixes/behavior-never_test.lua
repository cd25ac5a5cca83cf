local screens = require "screens"

local barHidden = screens.scenario(screens.navigation(
  screens.page(screens.list { wants = { top = "edge" } }), { navigationBar = { isHidden = true } }))

return test "behavior-never" {
  case "full bleed" { scenario = example "s11",
    fixes = {
      { finding = "content-shifted", edge = "top", holds = true, adds = {} },
      { finding = "content-shifted", edge = "bottom", holds = true, adds = {} },
    } },
  case "what it comes to" { scenario = example "s14", asked = false,
    values = { feed = { adjustedContentInset = { top = 0, bottom = 0 } } } },
  -- F1: the home indicator's inset goes as well.
  case "the bottom is lost, too" { scenario = barHidden,
    fixes = { { finding = "content-shifted", edge = "top", holds = true, adds = { "content-hidden" } } } },
  case "no home indicator, nothing lost" { scenario = barHidden, device = { "iphone-8" }, os = { "11.0" },
    fixes = { { finding = "content-shifted", edge = "top", holds = true, adds = {} } } },
  case "every device" { scenario = barHidden, device = { "iphone-x", "iphone-12", "iphone-15", "ipad-air-5" },
    os = { "17.0" },
    fixes = { { finding = "content-shifted", edge = "top", holds = true, adds = { "content-hidden" } } } },
  case "for a switch that is no longer heeded" { scenario = example "s09b",
    fixes = {
      { finding = "content-shifted", edge = "top", holds = true },
      { finding = "deprecated-switch", edge = "top", holds = true },
    } },
  case "for an inset by hand" {
    scenario = screens.scenario(screens.navigation(screens.page(screens.list { contentInset = { top = 88,
      bottom = 34 } }))),
    fixes = {
      { finding = "double-inset", edge = "top", holds = true, adds = {} },
      { finding = "double-inset", edge = "bottom", holds = true, adds = {} },
    },
  },
  case "not where some of the points are wanted" { scenario = example "s16", fixes = {} },
  case "not where it is set already" {
    scenario = screens.scenario(screens.page(screens.list {
      contentInsetAdjustmentBehavior = "never", contentInset = { top = 30 }, wants = { top = "edge" } })),
    fixes = {},
  },
  case "no such property on iOS 10" {
    scenario = screens.scenario(screens.navigation(screens.page(screens.list { wants = { top = "edge" } })),
      { device = "iphone-7" }),
    os = { "10.3" }, asked = false,
  },
  case "the first version with it" {
    scenario = screens.scenario(screens.navigation(screens.page(screens.list { wants = { top = "edge" } }),
      { navigationBar = { appearance = "transparent" } }), { device = "iphone-7" }),
    os = { "11.0" }, fixes = { { finding = "content-shifted", edge = "top", holds = true } },
  },
  case "not where 5 of the points are wanted" {
    scenario = screens.scenario(screens.page { screens.list { wants = { top = "header" } },
      { id = "header", pins = { top = 0, left = 0, right = 0, height = 5 } } }), fixes = {},
  },
}
