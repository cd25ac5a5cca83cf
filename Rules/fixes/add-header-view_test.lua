local screens = require "screens"

local function list(style, delegate)
  return screens.scenario(screens.navigation(screens.page(screens.sections(style, { { rows = 1 }, { rows = 1 } },
    { delegate = delegate }))))
end
local check = "header-height-without-view"

return test "add-header-view" {
  case "the header" { scenario = example "s18b",
    fixes = { { finding = check, view = "settings", edge = "top", holds = true, adds = {} } } },
  case "what it comes to" { scenario = example "s19",
    values = { settings = { slots = { { header = 0 }, { header = 0 } } } } },
  case "each direction for itself" {
    scenario = list("grouped", { heightForHeaderInSection = 0.01, heightForFooterInSection = 0.01 }),
    fixes = { { finding = check, edge = "top", holds = true }, { finding = check, edge = "bottom", holds = true } },
  },
  case "plain" { scenario = list("plain", { heightForHeaderInSection = 30 }),
    fixes = { { finding = check, edge = "top", holds = true, adds = {} } } },
  -- Where 0 is returned the view method has it honoured, and then 0 may mean the default (TBL-25).
  case "an ignored 0" { scenario = list("grouped", { heightForHeaderInSection = 0 }),
    fixes = { { finding = check, edge = "top", holds = true, adds = {} } } },
  case "nothing to repair on iOS 10" { scenario = example "s18a", fixes = {} },
}
