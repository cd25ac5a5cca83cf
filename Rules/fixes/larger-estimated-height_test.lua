local screens = require "screens"

local function list(delegate)
  return screens.scenario(screens.navigation(screens.page(screens.sections("plain", { { rows = 3 } },
    { delegate = delegate }))), { device = "iphone-6s", os = "9.0" })
end

-- TBL-28: what is above 1 is used.
return test "larger-estimated-height" {
  case "a header's" { scenario = list { estimatedHeightForHeaderInSection = 0.1 },
    fixes = { { finding = "tiny-estimated-height", view = "list", edge = "top", holds = true, adds = {},
      edit = "list.delegate: tableView(_:estimatedHeightForHeaderInSection:) returns 1.1" } } },
  case "a footer's" { scenario = list { estimatedHeightForFooterInSection = 1 },
    fixes = { { finding = "tiny-estimated-height", view = "list", edge = "bottom", holds = true, adds = {} } } },
}
