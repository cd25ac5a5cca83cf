local screens = require "screens"

local function list(rows, more, settings)
  return screens.scenario(screens.navigation(screens.page(screens.sections("plain", { { rows = rows } },
    screens.with({ loadMore = { follows = "contentSize" }, rowHeight = "automaticDimension" }, more)))),
    screens.with({ device = "iphone-7" }, settings))
end
local hundred = { count = 100, height = 50 }
local gone = { { finding = "estimated-heights-jump", view = "list", holds = true, adds = {} } }

-- TBL-61, TBL-63: contentSize is the sum of the estimates until rows were measured.
return test "accurate-row-estimate" {
  case "the automatic estimate of 44" { scenario = list(hundred), fixes = gone },
  case "an estimate that is set" { scenario = list(hundred, { estimatedRowHeight = 10 }), fixes = gone },
  case "iOS 8" { scenario = list(hundred, { estimatedRowHeight = 100 }, { device = "iphone-6", os = "8.0" }),
    fixes = gone },
  case "rows of several heights, in two sections" {
    scenario = screens.scenario(screens.navigation(screens.page(screens.sections("plain",
      { { rows = { 60, 80, 100 } }, { rows = { 20 } } },
      { loadMore = { follows = "contentSize" }, rowHeight = "automaticDimension" }))), { device = "iphone-7" }),
    fixes = gone,
  },
  case "the delegate says that rows size themselves" {
    scenario = list(hundred, { rowHeight = 60, delegate = { heightForRowAt = "automaticDimension" } }), fixes = gone },
  case "fixed rows need no estimate" { scenario = list({ count = 100 }, { rowHeight = 60 }), fixes = {} },
  case "the delegate's fixed rows" { scenario = list({ count = 100 }, { delegate = { heightForRowAt = 60 } }),
    fixes = {} },
  case "the delegate estimates by itself" {
    scenario = list(hundred, { delegate = { estimatedHeightForRowAt = 44 } }), fixes = {} },
  case "rows without a height: 0 would turn estimating off" {
    scenario = list { count = 100, height = 0 }, fixes = {} },
  -- OUK-98: a row that nobody gives a height is 52 on iOS 26, and estimated so.
  case "iOS 26 estimates otherwise" {
    scenario = list({ count = 100, height = 60 }, nil, { device = "iphone-17", os = "26.0" }),
    fixes = { { finding = "estimated-heights-jump", holds = true, edit = "list.estimatedRowHeight = 60" } },
  },
  case "low rows" { scenario = list { count = 100, height = 5 },
    fixes = { { finding = "estimated-heights-jump", holds = true, edit = "list.estimatedRowHeight = 5" } } },
}
