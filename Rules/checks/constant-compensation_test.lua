local screens = require "screens"

local function list(inset, more)
  return screens.scenario(screens.navigation(screens.page(screens.list(screens.with({ contentInset = inset }, more)))))
end

return test "constant-compensation" {
  case "an ordinary screen" { scenario = screens.ordinary, expect = {} },
  case "the sensor housing's 44" { scenario = example "s13a",
    expect = { { view = "feed", edge = "top", points = -44, level = "note",
      message = "contentInset.top = -44 cancels what UIKit adds on this device only" } } },
  case "the same number on another phone" { scenario = example "s13b", expect = {} },
  case "status bar and navigation bar" { scenario = list { top = -64 }, device = { "iphone-8" }, os = { "11.0" },
    expect = { { view = "list", edge = "top", points = -64 } } },
  case "the bar alone" { scenario = list { top = -44 }, expect = { { view = "list", edge = "top", points = -44 } } },
  case "the home indicator" { scenario = list { bottom = -34 },
    expect = { { view = "list", edge = "bottom", points = -34 } } },
  case "a number that follows the safe area" { scenario = example "s13c", expect = {} },
  case "some other negative number" { scenario = list { top = -35 }, expect = {} },
  case "nothing is added there" { -- T25
    scenario = screens.scenario(screens.page(screens.list {
      pins = { top = 20, left = 0, bottom = 0, right = 0 }, contentInset = { top = -20 } }), { device = "iphone-8" }),
    expect = {},
  },
  case "never" { scenario = list({ top = -88 }, { contentInsetAdjustmentBehavior = "never" }), expect = {} },
  case "iOS 10 writes contentInset: not asked" { scenario = list { top = -64 }, device = { "iphone-7" },
    os = { "10.3" }, asked = false },
  case "iOS 11 is" { scenario = list { top = -64 }, device = { "iphone-7" }, os = { "11.0" },
    expect = { { view = "list", edge = "top", points = -64 } } },
  case "4 off is another number" { scenario = list { top = -40 }, expect = {} },
  case "within half a point it is the same" { scenario = list { top = -44.4 },
    expect = { { view = "list", edge = "top", points = -44.4 } } },
}
