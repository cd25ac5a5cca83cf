local screens = require "screens"

local function list(style, delegate)
  return screens.scenario(screens.navigation(screens.page(screens.sections(style, { { rows = 1 }, { rows = 1 } },
    { delegate = delegate }))))
end
local check = "header-height-without-view"

return test "add-header-view" {
  case "the header" { scenario = example "s18b",
    fixes = { { finding = check, view = "settings", edge = "top", holds = true, adds = {} } } },
  case "what it comes to" { scenario = example "s19", asked = false,
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
  case "nothing to repair on iOS 10" { scenario = example "s18a", asked = false },
  -- A view for every section would take the titles of others away.
  case "sections with a title keep it" {
    scenario = { insetlua = 1, device = "iphone-x", os = "11.0", root = { kind = "viewController", view = { subviews = {
      { class = "UITableView", id = "list", pins = "superview", table = { style = "grouped",
        delegate = { heightForHeaderInSection = 30 },
        sections = { { rows = 1 }, { rows = 1, header = { title = "Account" } } } } } } } } },
    fixes = { { finding = "header-height-without-view", holds = true,
      edit = "list.delegate: tableView(_:viewForHeaderInSection:) returns a view where there is no title" } },
  },
}
