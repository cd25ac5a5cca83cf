local screens = require "screens"

local function list(delegate, more)
  local view = screens.sections("grouped", { { rows = 3 }, { rows = 3 } }, { delegate = delegate })
  return screens.scenario(screens.navigation(screens.page(screens.with(view, more))), { device = "iphone-7",
    os = "10.0" })
end

-- TBL-22, TBL-23.
return test "default-section-height" {
  case "0 is read as the default" { scenario = list { heightForHeaderInSection = 0 },
    fixes = { { finding = "grouped-zero-height", view = "list", edge = "top", holds = true, adds = {} } } },
  case "a footer's" { scenario = list { heightForFooterInSection = 0 },
    fixes = { { finding = "grouped-zero-height", view = "list", edge = "bottom", holds = true, adds = {} } } },
  case "the room stays (TBL-30)" { scenario = list { heightForHeaderInSection = "automaticDimension" }, asked = false,
    values = { list = { firstRowY = 35 } } },
  case "not where content is wanted at the top" {
    scenario = list({ heightForHeaderInSection = 0 }, { wants = { top = "belowBars" } }), fixes = {} },
}
