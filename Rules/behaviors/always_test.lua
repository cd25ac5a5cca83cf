local screens = require "screens"

-- No print of an adjusted inset under always was found: the numbers are INS-93's words applied to printed safe areas.
local form = screens.scenario(screens.page(
  screens.scroll(300, 200, { contentInsetAdjustmentBehavior = "always" })))

return test "always" {
  case "short content, portrait" {
    scenario = form,
    values = { list = { adjustedContentInset = { top = 44, left = 0, bottom = 34, right = 0 },
      contentOffset = { 0, -44 } } },
  },
  case "all four edges in landscape" {
    scenario = form, orientation = { "landscape" },
    values = { list = { adjustedContentInset = { top = 0, left = 44, bottom = 21, right = 44 },
      contentOffset = { -44, 0 } } },
  },
  case "contentInset comes on top" { scenario = example "s10",
    values = { form = { adjustedContentInset = { top = 8, left = 44, bottom = 21, right = 44 } } } },
  case "a table in landscape is inset at the sides, too" {
    scenario = screens.scenario(
      screens.navigation(screens.page(screens.list { contentInsetAdjustmentBehavior = "always" })),
      { orientation = "landscape" }),
    values = { list = { adjustedContentInset = { top = 32, left = 44, bottom = 21, right = 44 } } },
  },
  case "only the overlap counts" {
    scenario = screens.scenario(screens.page(
      screens.scroll(300, 200,
        { contentInsetAdjustmentBehavior = "always", pins = { top = 30, left = 0, bottom = 30, right = 0 } }))),
    values = { list = { adjustedContentInset = { top = 14, left = 0, bottom = 4, right = 0 } } },
  },
  case "the last version without it: contentInset stays" {
    scenario = form, device = { "iphone-7" }, os = { "10.3" }, asked = false,
    values = { list = { contentInset = { top = 0, bottom = 0 }, contentOffset = { 0, 0 } } },
  },
  case "the first version with it" {
    scenario = form, device = { "iphone-7" }, os = { "11.0" },
    values = { list = { contentInset = { top = 0 }, adjustedContentInset = { top = 20, bottom = 0 } } },
  },
  case "an iPad on iOS 26" {
    scenario = form, device = { "ipad-a16" }, os = { "26.1" },
    values = { list = { adjustedContentInset = { top = 32, left = 0, bottom = 25, right = 0 } } },
  },
}
