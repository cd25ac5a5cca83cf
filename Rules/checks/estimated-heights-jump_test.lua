local screens = require "screens"

local function list(rows, more, settings)
  return screens.scenario(screens.navigation(screens.page(screens.sections("plain", { { rows = rows } },
    screens.with({ loadMore = { follows = "contentSize" } }, more)))),
    screens.with({ device = "iphone-7", os = "11.0" }, settings))
end
local hundred = list { count = 100, height = 50 }

return test "estimated-heights-jump" {
  case "an ordinary screen" { scenario = screens.ordinary, expect = {} },
  -- D18 and D19: 100 rows start at 4400, whatever they are.
  case "rows higher than 44" { scenario = hundred,
    expect = { { view = "list", points = 600, level = "warning",
      message = "contentSize.height is estimated at 4400 pt and ends at 5000 pt: what follows it jumps by 600 pt" } } },
  case "rows lower than 44" { scenario = list { count = 100, height = 30 },
    expect = { { view = "list", points = -1400 } } },
  case "the example" { scenario = example "s01b", expect = { { view = "feed", points = 720 } } },
  case "rows of just 44" { scenario = list { count = 100, height = 44 }, expect = {} },
  case "nothing follows contentSize" {
    scenario = screens.scenario(screens.page(screens.sections("plain", { { rows = { count = 100, height = 50 } } }))),
    expect = {},
  },
  -- TBL-4, TBL-5: 0 before iOS 11, and only a positive estimate counted.
  case "not before iOS 11" { scenario = hundred, os = { "10.3" }, expect = {} },
  case "iOS 11" { scenario = hundred, os = { "11.0" }, expect = { { view = "list", points = 600 } } },
  case "an app of an older SDK" { scenario = list({ count = 100, height = 50 }, nil, { linkedSDK = "10.3" }),
    expect = {} },
  case "iOS 10 with an estimate" { scenario = list({ count = 100, height = 50 }, { estimatedRowHeight = 60 }),
    os = { "10.3" },
    expect = { { view = "list", points = -1000 } } },
  case "estimates off" { scenario = list({ count = 100, height = 50 }, { estimatedRowHeight = 0 }), expect = {} },
  case "an estimate that is right" { scenario = list({ count = 100, height = 50 }, { estimatedRowHeight = 50 }),
    expect = {} },
  case "the delegate's estimate" {
    scenario = list({ count = 100, height = 50 }, { delegate = { estimatedHeightForRowAt = 48 } }),
    expect = { { view = "list", points = 200 } },
  },
  case "a nib estimates its rows, too (TBL-18)" { scenario = list({ count = 100, height = 50 }, { origin = "nib" }),
    expect = { { view = "list", points = 600 } } },

  -- TBL-62: reloadData forgets heights. 100 rows of 60 are 6000, estimated at 4400; the end of the table at 667 points.
  case "reloaded at the end" {
    scenario = screens.scenario(screens.navigation(screens.page(screens.with(screens.sections("plain",
      { { rows = 100 } }, { rowHeight = 60 }), { contentOffset = { 0, 5333 } }))), { device = "iphone-8" }),
    expect = { { view = "list", points = 1600, level = "warning",
      message = "reloadData drops measured heights: contentSize.height falls to an estimate of 4400 pt, and the table "
        .. "jumps up by 1600 pt" } },
  },
  case "within what the estimate reaches (4400 - 667 = 3733)" {
    scenario = screens.scenario(screens.navigation(screens.page(screens.with(screens.sections("plain",
      { { rows = 100 } }, { rowHeight = 60 }), { contentOffset = { 0, 3733 } }))), { device = "iphone-8" }),
    expect = {},
  },
  case "a little further, above the home indicator's 34 (4400 + 34 - 812 = 3622)" {
    scenario = screens.scenario(screens.navigation(screens.page(screens.with(screens.sections("plain",
      { { rows = 100 } }, { rowHeight = 60 }), { contentOffset = { 0, 3625 } })))),
    expect = { { view = "list", points = 3 } },
  },
  case "what lies beyond all content is not the estimates' matter (6000 - 667 = 5333)" {
    scenario = screens.scenario(screens.navigation(screens.page(screens.with(screens.sections("plain",
      { { rows = 100 } }, { rowHeight = 60 }), { contentOffset = { 0, 90000 } }))), { device = "iphone-8" }),
    expect = { { view = "list", points = 1600 } },
  },
  case "5 points in all" { scenario = list { count = 100, height = 44.05 },
    expect = { { view = "list", points = 5 } } },
  case "0.4 points in all" { scenario = list { count = 1, height = 44.4 }, expect = {} },
  case "an app of an older SDK, if that does not matter (OQ-9)" {
    scenario = list({ count = 100, height = 50 }, nil, { linkedSDK = "10.3" }), assume = { ["OQ-9"] = "os-only" },
    expect = { { view = "list", points = 600 } },
  },
}
