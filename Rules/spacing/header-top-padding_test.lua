local screens = require "screens"

local function titled(style, more, settings)
  local section = { rows = { count = 2, height = 53 }, header = { title = "Names" } }
  return screens.scenario(screens.page(screens.sections(style, { section, section, section }, more)),
    screens.with({ device = "iphone-se-2", os = "15.0" }, settings))
end

local function padding(points) return { list = { slots = { { padding = points }, { padding = points },
  { padding = points } } } } end

return test "header-top-padding" {
  -- OUK-80, printed on iOS 26.1: headers of 28 at 22, 178 and 334; rows at 50, 103, 206, 259, 362, 415.
  case "plain, printed" {
    scenario = titled("plain", nil, { device = "iphone-se-3", os = "26.1", statusBarHidden = true }),
    values = { list = { rows = { 50, 103, 206, 259, 362, 415 },
      slots = { { padding = 22, header = 28 }, { padding = 22, header = 28 }, { padding = 22, header = 28 } } } },
  },
  case "the last version without it" { scenario = titled("plain"), os = { "14.8" }, asked = false,
    values = padding(0) },
  case "the first version with it" { scenario = titled("plain"), os = { "15.0" }, values = padding(22) },
  -- TBL-52: the same code built with an older Xcode shows none.
  case "an app of an older SDK" { scenario = titled("plain", nil, { linkedSDK = "14.5" }), os = { "15.0", "17.0" },
    values = padding(0) },
  case "an app of the iOS 15 SDK on iOS 17" { scenario = titled("plain", nil, { linkedSDK = "15.0" }), os = { "17.0" },
    values = padding(22) },
  case "none in grouped tables" { scenario = titled("grouped"), values = padding(0) },
  case "none in inset grouped tables" { scenario = titled("insetGrouped"), values = padding(0) },
  case "0 takes it away (TBL-53)" { scenario = titled("plain", { sectionHeaderTopPadding = 0 }), values = padding(0) },
  -- From the documents alone (TBL-50): a number counts in every style.
  case "a number, plain" { scenario = titled("plain", { sectionHeaderTopPadding = 8 }), values = padding(8) },
  case "a number, grouped" { scenario = titled("grouped", { sectionHeaderTopPadding = 8 }), values = padding(8) },
  case "automaticDimension is automatic" {
    scenario = titled("plain", { sectionHeaderTopPadding = "automaticDimension" }), values = padding(22),
  },
  case "no header, no padding" {
    scenario = screens.scenario(screens.page(screens.sections("plain", { { rows = 2 }, { rows = 2 } })),
      { os = "15.0" }),
    values = { list = { firstRowY = 0, slots = { { padding = 0 }, { padding = 0 } } } },
  },
  case "a header view has it, too" {
    scenario = screens.scenario(screens.page(screens.sections("plain", { { rows = 2 } },
      { delegate = { heightForHeaderInSection = 30, viewForHeaderInSection = "view" } })), { os = "15.0" }),
    values = { list = { firstRowY = 52 } },
  },
  -- It does not take the grouped 35 away (TBL-55).
  case "0 leaves the grouped 35" {
    scenario = screens.scenario(screens.page(screens.sections("grouped", { { rows = 2 } },
      { sectionHeaderTopPadding = 0 })),
      { os = "15.0" }),
    values = { list = { firstRowY = 35 } },
  },
  case "OQ-7: a header of height 0" {
    scenario = titled("plain", { delegate = { heightForHeaderInSection = 0 } }), values = padding(0),
  },
  case "OQ-7: if it needs no header" {
    scenario = titled("plain", { delegate = { heightForHeaderInSection = 0 } }), assume = { ["OQ-7"] = "always" },
    values = padding(22),
  },
  case "above a low header, too (TBL-50)" {
    scenario = screens.scenario(screens.page(screens.sections("plain", { { rows = 2 } },
      { delegate = { heightForHeaderInSection = 5, viewForHeaderInSection = "view" } })), { os = "15.0" }),
    values = { list = { firstRowY = 27 } },
  },
}
