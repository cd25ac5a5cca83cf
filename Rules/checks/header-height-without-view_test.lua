local screens = require "screens"

local function list(style, delegate, more, settings)
  return screens.scenario(screens.navigation(screens.page(screens.sections(style, { { rows = 1 }, { rows = 1 } },
    screens.with({ delegate = delegate }, more)))), screens.with({ device = "iphone-7" }, settings))
end
local tiny = { heightForHeaderInSection = 0.01 }

return test "header-height-without-view" {
  case "an ordinary screen" { scenario = screens.ordinary, expect = {} },
  case "iOS 10 asks for the height" { scenario = example "s18a", asked = false },
  case "iOS 11 does not" { scenario = example "s18b",
    expect = { { view = "settings", section = 0, edge = "top", points = 34.99, level = "warning", message =
      "34.99 pt of blank space above section 0: heightForHeaderInSection returns 0.01, but is ignored without "
      .. "viewForHeaderInSection" } } },
  case "both sides of iOS 11" { scenario = list("grouped", tiny), os = { "10.3" }, asked = false },
  case "from iOS 11 on" { scenario = list("grouped", tiny), os = { "11.0", "15.0" },
    expect = { { view = "list", section = 0, edge = "top", points = 34.99 } } },
  -- OUK-89, reported: 30 ignored, first row at 35.
  case "iOS 26, inset grouped" { scenario = list("insetGrouped", { heightForHeaderInSection = 30 }, nil,
    { device = "iphone-16", os = "26.1" }), expect = { { view = "list", section = 0, edge = "top", points = 5, message =
      "5 pt of blank space above section 0: heightForHeaderInSection returns 30, but is ignored without "
      .. "viewForHeaderInSection" } } },
  case "with the view method" { scenario = example "s19", expect = {} },
  case "with estimates off" { scenario = example "s20", expect = {} },
  case "only the header's estimate off" { scenario = list("grouped", tiny, { estimatedSectionHeaderHeight = 0 }),
    expect = {} },
  case "a footer needs its own view method" {
    scenario = list("grouped", { heightForFooterInSection = 0.01, viewForHeaderInSection = "view" }),
    expect = { { view = "list", section = 0, edge = "bottom", points = 17.49 } },
  },
  case "both directions" { scenario = list("grouped",
    { heightForHeaderInSection = 0.01, heightForFooterInSection = 0.01 }),
    expect = { { view = "list", edge = "top", points = 34.99 }, { view = "list", edge = "bottom", points = 17.49 } } },
  case "plain tables drop the header wholly" { scenario = list("plain", { heightForHeaderInSection = 30 }),
    expect = { { view = "list", section = 0, edge = "top", points = -30, message =
      "30 pt missing above section 0: heightForHeaderInSection returns 30, but is ignored without "
      .. "viewForHeaderInSection" } } },
  case "plain and tiny is harmless" { scenario = list("plain", tiny), expect = {} },
  -- TBL-22: a strip whose size nobody printed (OQ-4).
  case "plain and automatic" { scenario = list("plain", { heightForHeaderInSection = "automaticDimension" }),
    expect = { { view = "list", section = 0, edge = "top", message =
      "a blank strip of 20 to 28 pt above section 0: heightForHeaderInSection returns automaticDimension with nothing "
      .. "to show" } } },
  case "grouped and automatic asks for the default" {
    scenario = list("grouped", { heightForHeaderInSection = "automaticDimension" }), expect = {},
  },
  case "a title has it honoured (OUK-92)" {
    scenario = screens.scenario(screens.page(screens.sections("grouped",
      { { rows = 1, header = { title = "A", height = 30 } } }))),
    expect = {},
  },
  case "a nib estimates no headers (TBL-18)" { scenario = list("grouped", tiny, { origin = "nib" }), expect = {} },
  case "a nib with -1 chosen does" {
    scenario = list("grouped", tiny, { origin = "nib", estimatedSectionHeaderHeight = "automaticDimension" }),
    expect = { { view = "list", section = 0, edge = "top" } },
  },
  case "an app of an older SDK (TBL-8)" { scenario = list("grouped", tiny, nil, { linkedSDK = "10.3" }), expect = {} },
}
