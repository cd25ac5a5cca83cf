local screens = require "screens"

---Two lists side by side under a transparent bar; the first wants the edge.
local function two(feed, menu)
  return screens.scenario(screens.navigation(screens.page {
    screens.list(screens.with({ id = "feed", wants = { top = "edge", bottom = "edge" },
      pins = { top = 0, left = 0, width = 180, bottom = 0 } }, feed)),
    screens.list(screens.with({ id = "menu", pins = { top = 0, right = 0, width = 180, bottom = 0 } }, menu)),
  }, { navigationBar = { appearance = "transparent" } }))
end

return test "behavior-never-everywhere" {
  case "hits the other scroll view too" {
    scenario = two(),
    fixes = {
      { edge = "top", holds = true, adds = { "content-hidden", "content-hidden" } },
      { edge = "bottom", holds = true, adds = { "content-hidden", "content-hidden" } },
    },
  },
  case "not for one scroll view" { scenario = example "s11", fixes = {} },
  case "a scroll view that nobody sees does not count" { scenario = two(nil, { isHidden = true }), fixes = {} },
  case "nor one of another tab" {
    scenario = screens.scenario(screens.tab(screens.page(screens.list { wants = { top = "edge" } }),
      { children = { screens.page(screens.list { wants = { top = "edge" } }),
        screens.page(screens.list { id = "other" }, { id = "second" }) } })),
    fixes = {},
  },
  case "one with a behaviour of its own is not reached" {
    scenario = two { contentInsetAdjustmentBehavior = "scrollableAxes" }, fixes = {},
  },
}
