local screens = require "screens"

local function list(style, delegate, settings)
  return screens.scenario(screens.navigation(screens.page(screens.sections(style, { { rows = 1 }, { rows = 1 } },
    { delegate = delegate }))), settings)
end

return test "section-height-and-view" {
  case "a height that is ignored" { scenario = example "s18b",
    fixes = { { finding = "header-height-without-view", view = "settings", edge = "top", holds = true, adds = {},
      edit = "settings.delegate: tableView(_:heightForHeaderInSection:) returns 0.01; "
        .. "settings.delegate: tableView(_:viewForHeaderInSection:) returns a view" } } },
  case "a height of 0, iOS 10" { scenario = example "s17c",
    fixes = { { finding = "grouped-zero-height", view = "settings", edge = "top", holds = true, adds = {} } } },
  case "what it comes to" { scenario = example "s17b", asked = false,
    values = { settings = { slots = { { header = 0, footer = 0 }, { header = 0, footer = 0 } } } } },
  case "on every system" { scenario = example "s17b", os = { "11.0", "13.0", "15.0", "16.7" }, asked = false,
    values = { settings = { slots = { { header = 0, footer = 0 }, { header = 0, footer = 0 } } } } },
  case "footer" { scenario = list("grouped", { heightForFooterInSection = 0.01 }),
    fixes = { { finding = "header-height-without-view", edge = "bottom", holds = true } } },
  case "plain: 0 will do" { scenario = list("plain", { heightForHeaderInSection = "automaticDimension" }),
    fixes = { { finding = "header-height-without-view", edge = "top", holds = true, adds = {},
      edit = "list.delegate: tableView(_:heightForHeaderInSection:) returns 0; "
        .. "list.delegate: tableView(_:viewForHeaderInSection:) returns a view" } } },
  case "iOS 26, inset grouped" {
    scenario = list("insetGrouped", { heightForHeaderInSection = 0.01 }, { device = "iphone-16", os = "26.1" }),
    fixes = { { finding = "header-height-without-view", edge = "top", holds = true, adds = {} } },
  },
  -- UIKit asks for each section: what has a title goes on showing it.
  case "sections with a title keep it" {
    scenario = { insetlua = 1, device = "iphone-x", os = "11.0", root = { kind = "viewController", view = { subviews = {
      { class = "UITableView", id = "list", pins = "superview", wants = { top = "edge" }, table = { style = "grouped",
        sections = { { rows = 1 }, { rows = 1, header = { title = "Account" } } } } } } } } },
    fixes = { { finding = "grouped-first-room", holds = true, edit =
      "list.delegate: tableView(_:heightForHeaderInSection:) returns 0.01 where there is no title; "
        .. "list.delegate: tableView(_:viewForHeaderInSection:) returns a view where there is no title" } },
  },
}
