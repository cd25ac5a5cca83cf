local screens = require "screens"

local off = { estimatedRowHeight = 0, estimatedSectionHeaderHeight = 0, estimatedSectionFooterHeight = 0 }
local function list(style, delegate, more, settings)
  return screens.scenario(screens.navigation(screens.page(screens.sections(style, { { rows = 1 }, { rows = 1 } },
    screens.with({ delegate = delegate }, more)))), screens.with({ device = "iphone-7", os = "10.3" }, settings))
end

return test "grouped-zero-height" {
  case "an ordinary screen" { scenario = screens.ordinary, expect = {} },
  case "a header of 0 up to iOS 10" { scenario = example "s17c",
    expect = { { view = "settings", section = 0, edge = "top", points = 35, level = "warning", message =
      "heightForHeaderInSection returns 0, which a grouped table reads as its default: 35 pt above section 0" } } },
  case "a footer of 0 up to iOS 10" { scenario = list("grouped", { heightForFooterInSection = 0 }),
    expect = { { view = "list", section = 0, edge = "bottom", points = 17.5 } } },
  case "the view method does not matter up to iOS 10" {
    scenario = list("grouped", { heightForHeaderInSection = 0, viewForHeaderInSection = "view" }),
    expect = { { view = "list", section = 0, edge = "top", points = 35 } },
  },
  case "one section of several" {
    scenario = screens.scenario(screens.page(screens.sections("grouped", {
      { rows = 1, header = { height = 20 } }, { rows = 1, header = { height = 0 } } })),
        { device = "iphone-7", os = "10.3" }),
    expect = { { view = "list", section = 1, edge = "top", points = 17.5 } },
  },
  case "a tiny height is safe" { scenario = list("grouped", { heightForHeaderInSection = 0.01 }), expect = {} },
  case "plain tables take 0 as 0" { scenario = list("plain", { heightForHeaderInSection = 0 }), expect = {} },
  -- TBL-25, OQ-2: contested from iOS 11 on.
  case "iOS 11, estimates off" { scenario = list("grouped", { heightForHeaderInSection = 0 }, off), os = { "11.0" },
    expect = { { view = "list", section = 0, edge = "top", points = 35 } } },
  case "iOS 11, estimates off, if 0 is zero" { scenario = list("grouped", { heightForHeaderInSection = 0 }, off),
    os = { "11.0" }, assume = { ["OQ-2"] = "zero" }, expect = {} },
  case "iOS 11, both methods" {
    scenario = list("grouped", { heightForHeaderInSection = 0, viewForHeaderInSection = "view" }), os = { "11.0" },
    expect = {},
  },
  case "iOS 11, ignored: header-height-without-view's" { scenario = list("grouped", { heightForHeaderInSection = 0 }),
    os = { "11.0" }, expect = {} },
}
