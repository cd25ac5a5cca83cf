local screens = require "screens"

local function settings(wants, header)
  return { insetlua = 1, device = "iphone-x", os = "11.0",
    root = { kind = "viewController", view = { subviews = {
      { class = "UITableView", id = "settings", pins = "superview", wants = wants,
        table = { style = "grouped", tableHeaderView = header and { height = header },
          sections = { { rows = 3 } } } } } } } }
end

local function sections(list)
  return screens.scenario(screens.page(screens.list { wants = { top = "belowBars" },
    table = { style = "grouped", sections = list } }))
end

return test "grouped-first-room" {
  case "where the content is wanted to start" {
    scenario = settings { top = "belowBars" }, os = { "11.0", "18.0" },
    expect = { { view = "settings", section = 0, edge = "top", points = 35, level = "note" } },
  },
  case "UIKit's own look" { scenario = settings(), expect = {} },
  case "taken away" { scenario = settings({ top = "belowBars" }, 0.01), expect = {} },
  case "no section" { scenario = sections(), expect = {} },
  -- Titles and views are wanted, heights are other checks'.
  case "a title" { scenario = sections { { rows = 3, header = { title = "Names" } } }, expect = {} },
  case "a view" { scenario = sections { { rows = 3, header = { view = { height = 30 } } } }, expect = {} },
  case "a height that is ignored" { scenario = sections { { rows = 3, header = { height = 0.01 } } }, expect = {} },
  case "plain tables leave none" {
    scenario = screens.scenario(screens.page(screens.list { wants = { top = "belowBars" } })), expect = {},
  },
}
