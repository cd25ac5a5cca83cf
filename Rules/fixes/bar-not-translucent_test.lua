local screens = require "screens"

return test "bar-not-translucent" {
  case "the page starts below the bar" {
    scenario = screens.covered(), os = { "11.0", "18.0" },
    fixes = { { view = "list", edge = "top", holds = true, adds = {} } },
  },
  case "no help where the page runs under opaque bars too" {
    scenario = screens.covered(nil, { extendedLayoutIncludesOpaqueBars = true }),
    fixes = { { view = "list", edge = "top", holds = false, residual = -88 } },
  },
  case "it is opaque already" { scenario = screens.covered { isTranslucent = false }, fixes = {} },
  -- UIKit's part goes, and the app's own 88 stays: other fixes answer for that (INS-119).
  case "an inset written by hand would stay" {
    scenario = screens.scenario(screens.navigation(screens.page(screens.list { contentInset = { top = 88 } }))),
    fixes = {},
  },
}
