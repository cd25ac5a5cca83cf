local screens = require "screens"

local title = { title = "Names" }

local function grouped(sections, settings)
  return screens.scenario(screens.navigation(screens.page(screens.sections("grouped", sections))), settings)
end

return test "grouped-tail" {
  -- Printed on iOS 26.1: OUK-82 (2x), OUK-83 (2x, large title), OUK-150 (3x).
  case "2x" {
    scenario = grouped({ { rows = { 44, 100, 44, 44, 44, 44, 44 }, header = title } },
      { device = "iphone-se-3", os = "26.1", statusBarHidden = true }),
    values = { list = { adjustedContentInset = { top = 64, bottom = 0 }, contentOffset = { 0, -64 },
      rows = { 55.5, 99.5, 199.5, 243.5, 287.5, 331.5, 375.5 }, contentSize = { 375, 457 } } },
  },
  case "2x, under an expanded large title" {
    scenario = screens.scenario(screens.navigation(screens.page(screens.sections("insetGrouped", {
      { rows = { 44, 44, 44 }, header = title }, { rows = { 44, 44 }, header = title },
    })), { navigationBar = { largeTitle = "expanded" } }),
      { device = "iphone-se-3", os = "26.1", statusBarHidden = true }),
    values = { list = { adjustedContentInset = { top = 116 }, rows = { 38, 82, 126, 225.5, 269.5 },
      contentSize = { 375, 351 } } },
  },
  case "3x" {
    scenario = screens.scenario(screens.navigation(screens.page(screens.sections("insetGrouped", {
      { rows = { count = 6, height = 92 }, header = title },
    }))), { device = "iphone-16", os = "26.1" }),
    values = { list = { contentSize = { 393, 644.667 } } },
  },
  case "not before iOS 26: the last footer is the 20" {
    scenario = grouped({ { rows = { 44 } } }, { device = "iphone-8", os = "16.0" }), asked = false,
    values = { list = { contentSize = { 375, 99 } } },
  },
  -- Not measured on iOS 26; up to 18 a given footer ends the content (D12).
  case "a given last footer ends the content" {
    scenario = grouped({ { rows = { 44 }, footer = { view = "view", height = 30 } } },
      { device = "iphone-16", os = "26.1" }),
    values = { list = { contentSize = { 393, 109 } } },
  },
  case "none in plain tables" {
    scenario = screens.scenario(screens.page(screens.sections("plain", { { rows = { 44 } } })),
      { device = "iphone-16", os = "26.1" }),
    values = { list = { contentSize = { 393, 44 } } },
  },
  -- The same, whichever way the footer is given: 35 + 44 + 30 (OUK-88 for the title).
  case "a last footer's title ends the content" {
    scenario = grouped({ { rows = { 44 }, footer = { title = "one line" } } }, { device = "iphone-16", os = "26.1" }),
    values = { list = { contentSize = { 393, 109 } } },
  },
  case "a last footer's height ends the content" {
    scenario = screens.scenario(screens.page(screens.sections("grouped",
      { { rows = { 44 }, footer = { height = 30 } } }, { estimatedSectionFooterHeight = 0 })),
      { device = "iphone-16", os = "26.1" }),
    values = { list = { contentSize = { 393, 109 } } },
  },
}
