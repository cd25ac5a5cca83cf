local screens = require "screens"

return test "disable-estimated-heights" {
  case "the blank strip" { scenario = example "s18b",
    fixes = { { finding = "header-height-without-view", view = "settings", edge = "top", holds = true, adds = {} } } },
  case "what it comes to" { scenario = example "s20", asked = false,
    values = { settings = { slots = { { header = 0 }, { header = 0 } } } } },
  case "the jump" { scenario = example "s01b",
    fixes = { { finding = "estimated-heights-jump", view = "feed", holds = true, adds = {} } } },
  case "a footer" {
    scenario = screens.scenario(screens.page(screens.sections("grouped", { { rows = 1 } },
      { delegate = { heightForFooterInSection = 0.01 } }))),
    fixes = { { finding = "header-height-without-view", edge = "bottom", holds = true } },
  },
  -- Once asked for, a height of 0 may mean the default (TBL-25): the strip stays and has another name.
  case "a height of 0" {
    scenario = screens.scenario(screens.page(screens.sections("grouped", { { rows = 1 } },
      { delegate = { heightForHeaderInSection = 0 } }))),
    fixes = { { finding = "header-height-without-view", edge = "top", holds = false, residual = 35,
      adds = { "grouped-zero-height" } } },
  },
  -- An estimate method beats the property (TBL-65's trap).
  case "the delegate estimates by itself" {
    scenario = screens.scenario(screens.page(screens.sections("plain", { { rows = { count = 100, height = 50 } } },
      { loadMore = { follows = "contentSize" }, delegate = { estimatedHeightForRowAt = 44 } }))),
    fixes = { { finding = "estimated-heights-jump", holds = false, residual = 600 } },
  },
  case "no estimates on iOS 10" { scenario = example "s01a", asked = false },
  -- TBL-4, TBL-65: rows that size themselves keep their estimate.
  case "rows that size themselves" {
    scenario = screens.scenario(screens.page(screens.sections("plain", { { rows = { count = 100, height = 50 } } },
      { loadMore = { follows = "contentSize" }, rowHeight = "automaticDimension" }))),
    fixes = {},
  },
  case "their headers do not" {
    scenario = screens.scenario(screens.page(screens.sections("grouped", { { rows = 1 } },
      { rowHeight = "automaticDimension", delegate = { heightForHeaderInSection = 0.01 } }))),
    fixes = { { finding = "header-height-without-view", edge = "top", holds = true, edit =
      "list.estimatedSectionHeaderHeight = 0; list.estimatedSectionFooterHeight = 0" } },
  },
}
