local screens = require "screens"

local function list(sections, settings, properties)
  local view = { class = "UICollectionView", id = "list", pins = "superview", collectionLayout = "list",
    list = { appearance = "insetGrouped", sections = sections } }
  for key, value in pairs(properties or {}) do view.list[key] = value end
  return screens.scenario(screens.page(view), settings)
end

local title = { title = "Notes" }
local on16 = { device = "iphone-14-pro", os = "16.0" }
local on26 = { device = "iphone-16", os = "26.1" }
local se26 = { device = "iphone-se-3", os = "26.1" }

return test "list-slots" {
  -- Printed on iOS 16: D7 to D11.
  case "a titled section and an untitled one, iOS 16" {
    scenario = list({ { rows = { 44 }, header = title }, { rows = { 44 } } }, on16),
    values = { list = { rows = { 38.667, 118 }, contentSize = { 393, 182 },
      slots = { { header = 38.667, footer = 17.667 }, { header = 17.667, footer = 0 } } } },
  },
  -- Printed on iOS 26.1: OUK-105, OUK-142.
  case "header views of their own, iOS 26" {
    scenario = list({
      { rows = { count = 3, height = 50.333 }, header = { view = { height = 36.333 } } },
      { rows = { count = 3, height = 50.333 }, header = { view = { height = 36.333 } } },
    }, on26),
    values = { list = { slots = { { header = 36.333, footer = 17.667 }, { header = 36.333 } },
      contentSize = { 393, 36.333 + 151 + 17.667 + 36.333 + 151 + 20 } } },
  },
  case "35 between untitled sections at 2x, nothing above the first" {
    scenario = list({ { rows = { 345 } }, { rows = { 120.5 } } }, se26),
    values = { list = { rows = { 0, 380 }, contentSize = { 375, 520.5 } } },
  },
  case "plain lists without headers have no gaps" {
    scenario = list({ { rows = { 52 } }, { rows = { 52 } } }, on26, { appearance = "plain" }),
    values = { list = { rows = { 0, 52 }, contentSize = { 393, 104 } } },
  },
  case "headerTopPadding that is set" {
    scenario = list({ { rows = { 44 }, header = title } }, on16, { headerTopPadding = 10 }),
    values = { list = { rows = { 48.667 } } },
  },
  -- TBL-35: 10 + 20.333 + 10.
  case "titles on iOS 26" {
    scenario = list({ { rows = { 44 }, header = title }, { rows = { 44 }, header = title } }, on26),
    values = { list = { slots = { { header = 40.333 }, { header = 40.333 } } } },
  },
  -- OUK-105: views have their own heights.
  case "low views that size themselves" {
    scenario = list({ { rows = { 44 }, header = { view = { height = 5 } }, footer = { view = { height = 6 } } },
      { rows = { 44 } } }, on26),
    values = { list = { slots = { { header = 5, footer = 6 }, { header = 17.333 } } } },
  },
  -- Not measured.
  case "a titled footer" {
    scenario = list({ { rows = { 44 }, footer = { title = "one line" } } }, on26),
    values = { list = { slots = { { footer = "unknown" } } } },
  },
  case "a title in a plain list" {
    scenario = list({ { rows = { 44 }, header = title } }, on26, { appearance = "plain" }),
    values = { list = { slots = { { header = "unknown" } } } },
  },
  case "a title at another text size" {
    scenario = list({ { rows = { 44 }, header = title } },
      screens.with(on26, { preferredContentSizeCategory = "extraLarge" })),
    values = { list = { slots = { { header = "unknown" } } } },
  },
}
