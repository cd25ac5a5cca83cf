local screens = require "screens"

---A list that wants to clear the bars, with a contentInset by hand, under an opaque bar unless said otherwise.
local function shifted(behavior, top, bar, page)
  return screens.covered(bar or { isTranslucent = false }, page, {
    contentInset = { top = top }, contentInsetAdjustmentBehavior = behavior, wants = { top = "belowBars" } })
end

return test "extend-under-opaque-bars" {
  case "an inset that was written for a page under the bar" {
    scenario = shifted("never", 88), fixes = { { view = "list", edge = "top", holds = true, adds = {} } },
  },
  case "adjusted as well, the gap stays" {
    scenario = shifted("automatic", 88), fixes = { { view = "list", edge = "top", holds = false, residual = 88 } },
  },
  case "no opaque bar" { scenario = example "s11", fixes = {} },
  -- 5 is left of the page's 88 below the bar: the content starts there, under the bar (INS-35).
  case "a few points are no inset for a bar" {
    scenario = shifted("never", 5),
    fixes = { { edge = "top", adds = { "content-hidden" }, edit = "page.extendedLayoutIncludesOpaqueBars = true" } },
  },
  case "the points are the page's own addition: nothing by hand" {
    scenario = shifted("automatic", 0, nil, { additionalSafeAreaInsets = { top = 30 } }), fixes = {},
  },
  case "it runs under the bar already" {
    scenario = shifted("never", 100, nil, { extendedLayoutIncludesOpaqueBars = true }), fixes = {},
  },
  case "it is not to run under bars" {
    scenario = shifted("never", 88, nil, { edgesForExtendedLayout = "none" }), fixes = {},
  },
  case "the bar is translucent" { scenario = shifted("automatic", 30, {}), fixes = {} },
  case "the opaque bar is hidden" {
    scenario = shifted("never", 88, { isTranslucent = false, isHidden = true }), fixes = {},
  },
}
