local screens = require "screens"

local function list(bar, page)
  return screens.scenario(screens.navigation(screens.page(screens.list(), page), { navigationBar = bar }),
    { device = "iphone-8" })
end

return test "bar-translucent" {
  case "the page runs under the bar again" { scenario = list { isTranslucent = false },
    fixes = { { finding = "transition-bounce", edge = "top", holds = true, adds = {} } } },
  case "not where edgesForExtendedLayout ends the page" { scenario = list(nil, { edgesForExtendedLayout = "none" }),
    fixes = {} },
  case "not where the layout would not extend anyway" {
    scenario = list({ isTranslucent = false }, { edgesForExtendedLayout = { "bottom" } }), fixes = {} },
}
