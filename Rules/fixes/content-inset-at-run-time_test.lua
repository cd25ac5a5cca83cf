local screens = require "screens"

local fullBleed = screens.scenario(screens.navigation(
  screens.page(screens.list { wants = { top = "edge" } }), { navigationBar = { appearance = "transparent" } }))

return test "content-inset-at-run-time" {
  case "full bleed" { scenario = fullBleed,
    fixes = { { finding = "content-shifted", edge = "top", holds = true, adds = {} } } },
  case "on every device" { scenario = fullBleed, device = { "iphone-8", "iphone-12", "iphone-15", "ipad-air-5" },
    os = { "17.0" }, fixes = { { finding = "content-shifted", edge = "top", holds = true } }, },
  case "on iOS 26" { scenario = fullBleed, device = { "iphone-17", "ipad-a16" }, os = { "26.0" },
    fixes = { { finding = "content-shifted", edge = "top", holds = true } } },
  case "turned" { scenario = fullBleed, orientation = { "landscape" },
    fixes = { { finding = "content-shifted", edge = "top", holds = true } } },
  case "what it comes to, wherever" { scenario = example "s13c", device = { "iphone-8", "iphone-x", "ipad-9" },
    os = { "15.0" }, asked = false,
    values = { feed = { adjustedContentInset = { top = 0 }, contentOffset = { 0, 0 } } } },
  case "instead of a constant" { scenario = example "s13a",
    fixes = { { finding = "constant-compensation", edge = "top", holds = true, adds = {} } } },
  case "instead of a constant and padding" {
    scenario = screens.scenario(screens.navigation(
      screens.page(screens.list { contentInset = { top = 8 }, wants = { top = "edge" } }),
      { navigationBar = { appearance = "transparent" } })),
    fixes = { { finding = "content-shifted", edge = "top", holds = true } },
  },
  case "not where some of the points are wanted" { scenario = example "s16", fixes = {} },
  case "not where the axis is not adjusted" {
    scenario = screens.scenario(screens.page(screens.scroll(300, 50,
      { contentInset = { top = 30 }, wants = { top = "edge" } }))),
    fixes = {},
  },
  -- 20 - 20 = 0 (INS-90): it takes the constant's place, which went 24 too far.
  case "instead of another phone's constant" { scenario = example "s13b",
    fixes = { { finding = "content-shifted", edge = "top", holds = true, adds = {} } } },
  case "not before iOS 11" { scenario = fullBleed, device = { "iphone-7" }, os = { "10.3" }, asked = false },
  case "not where 5 of the points are wanted" {
    scenario = screens.scenario(screens.page { screens.list { wants = { top = "header" } },
      { id = "header", pins = { top = 0, left = 0, right = 0, height = 5 } } }), fixes = {},
  },
}
