local screens = require "screens"

local function still(more)
  return screens.scenario(screens.navigation(screens.page(screens.scroll(375, 3000,
    screens.with({ isScrollEnabled = false }, more)))), { device = "iphone-8" })
end

-- INS-13: the inset is there, the offset is not moved.
return test "content-offset-at-rest" {
  case "scrolling is off" { scenario = still(),
    fixes = { { finding = "content-hidden", view = "list", edge = "top", holds = true, adds = {} } } },
  case "what it comes to" { scenario = still { contentOffset = "atRest" }, asked = false,
    values = { list = { contentOffset = { 0, -64 }, adjustedContentInset = { top = 64 } } } },
  case "without it" { scenario = still(),
    values = { list = { contentOffset = { 0, 0 }, adjustedContentInset = { top = 64 } } } },
  case "never takes nothing in: rest is where it is" { scenario = still { contentInsetAdjustmentBehavior = "never" },
    fixes = {} },
  -- Users scroll: the offset is theirs.
  case "scrolling is on" {
    scenario = screens.scenario(screens.navigation(screens.page(screens.scroll(375, 3000,
      { contentInsetAdjustmentBehavior = "never" })))),
    fixes = {},
  },
}
